// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// The cards of the shop as popups, with the actions of their buttons.
///
/// The caller decides where and when they are shown.
@MainActor
enum ShopPopups {
  /// The values that a card can return.
  enum Choice: Sendable {
    case accepted, declined
  }

  /// Offers a voucher to a new customer.
  static var voucher: Popup<Choice> { card { .voucher() }.priority(.launch) }

  /// Announces new products.
  static var arrivals: Popup<Choice> { card { .arrivals() }.priority(.campaign) }

  /// Suggests a delivery date.
  static var delivery: Popup<Choice> { card { .delivery() } }

  /// Reports that the customer was signed out.
  static var session: Popup<Choice> { card { .session() }.priority(.urgent) }

  /// Asks for confirmation of a payment; interrupts popups of a lower priority.
  static var payment: Popup<Choice> {
    card { .payment() }.priority(.urgent).conflict(.interrupt)
  }

  /// A tip about a product, above the tab bar; the page can be used.
  static var tip: Popup<Never> {
    Popup { handle in
      let card = TipCard.tip()
      card.onDone = { handle.dismiss() }
      return card
    }
    .modal(false).position(.bottom)
    .margins(NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 64, trailing: 16))
  }

  /// Offers a seat, on the page of an activity beside the list; both can be used.
  static func seat(in activity: Activity, _ store: Store) -> Popup<Never> {
    Popup { handle in
      let card = TipCard.seat()
      card.onDone = {
        store.reserved.value.insert(activity.id)
        handle.dismiss()
      }
      card.onDecline = { handle.dismiss() }
      return card
    }
    .modal(false).position(.bottom)
    .margins(
      NSDirectionalEdgeInsets(
        top: 16, leading: ShopColumns.listWidth + 16, bottom: 16, trailing: 16))
  }

  /// A tip about the list of activities, in the column of the list in a window of this width; the
  /// list can be used.
  static func pull(inWidth width: CGFloat) -> Popup<Never> {
    Popup { handle in
      let card = TipCard.pull()
      card.onDone = { handle.dismiss() }
      return card
    }
    .modal(false).position(.bottom)
    .margins(
      NSDirectionalEdgeInsets(
        top: 16, leading: 16, bottom: 16, trailing: width - ShopColumns.listWidth + 16))
  }

  /// Two activities, each of which opens a page from the card. The popup is kept alive with its
  /// page.
  static func picks(on page: UIViewController, _ store: Store) -> Popup<Never> {
    Popup { handle in
      let card = PicksCard()
      card.onPick = { [weak page] in page?.open($0, store) }
      card.onAll = { [weak page] in page?.tabBarController?.selectedIndex = 1 }
      card.onDecline = { handle.dismiss() }
      return card
    }
    .on(page).pageExit(.keepAlive)
  }

  /// Asks for a name for a cup; its second button opens the page of the bowl.
  static func engraving(on page: UIViewController, _ store: Store) -> Popup<String> {
    Popup { handle in
      let card = EngravingCard()
      card.onSave = { handle.dismiss(returning: $0) }
      card.onShowBowl = { [weak page] in page?.open(.bowl, store) }
      return card
    }
  }

  private static func card(_ makeCard: @escaping @MainActor () -> ShopCard) -> Popup<Choice> {
    Popup { handle in
      let card = makeCard()
      card.onAccept = { handle.dismiss(returning: .accepted) }
      card.onDecline = { handle.dismiss(returning: .declined) }
      return card
    }
  }
}
