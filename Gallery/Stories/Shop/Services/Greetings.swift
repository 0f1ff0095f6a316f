// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

/// Two features that greet the user at launch. Neither knows of the other.
@MainActor
enum Greetings {
  /// What a user can do with a card.
  enum Choice: Sendable {
    case accepted, declined
  }

  /// Hands a new customer a voucher.
  @discardableResult
  static func welcome(on page: UIViewController) -> PopupHandle<Choice> {
    page.usher.popups.enqueue(popup { ShopCard.voucher() }.priority(.launch))
  }

  /// Tells that the kiln was opened.
  @discardableResult
  static func kilnNews(on page: UIViewController) -> PopupHandle<Choice> {
    page.usher.popups.enqueue(popup { ShopCard.arrivals() }.priority(.campaign))
  }

  private static func popup(_ makeCard: @escaping @MainActor () -> ShopCard) -> Popup<Choice> {
    Popup { handle in
      let card = makeCard()
      card.onAccept = { handle.end(returning: .accepted) }
      card.onDecline = { handle.end(returning: .declined) }
      return card
    }
  }
}
