// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

/// The shop's cards as popups: what they look like, and what their buttons do to them.
///
/// Where and when they appear is decided where they are enqueued.
@MainActor
enum ShopPopups {
  /// What a user can do with a card.
  enum Choice: Sendable {
    case accepted, declined
  }

  /// Hands a new customer a voucher.
  static var voucher: Popup<Choice> { card { .voucher() }.priority(.launch) }

  /// Tells that the kiln was opened.
  static var arrivals: Popup<Choice> { card { .arrivals() }.priority(.campaign) }

  /// Says when the bag could be delivered.
  static var delivery: Popup<Choice> { card { .delivery() } }

  /// Tells that the customer was signed out.
  static var session: Popup<Choice> { card { .session() }.priority(.urgent) }

  /// Asks whether a payment is the customer's own; it does not wait for anything less urgent.
  static var payment: Popup<Choice> {
    card { .payment() }.priority(.urgent).conflict()
  }

  /// A word about a product, above the tab bar; the page stays in use.
  static var tip: Popup<Never> {
    Popup { handle in
      let card = TipCard.tip()
      card.onDone = { handle.dismiss() }
      return card
    }
    .modal(false).position(.bottom)
    .margins(NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 64, trailing: 16))
  }

  /// Offers a seat, on the page of its activity beside the list; both stay in use.
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

  /// A word about the list of activities, in its column of a window that is so wide; the list stays in
  /// use.
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

  /// Two activities, each with a page that opens from the card, which is kept alive with its page.
  static func picks(on page: UIViewController, _ store: Store) -> Popup<Never> {
    Popup { handle in
      let card = PicksCard()
      card.onPick = { [weak page] in page?.open($0, store) }
      card.onAll = { [weak page] in page?.tabBarController?.selectedIndex = 1 }
      card.onDecline = { handle.dismiss() }
      return card
    }
    .on(page).keepAlive()
  }

  /// Asks for a name for a cup; the bowl can be looked at before.
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
