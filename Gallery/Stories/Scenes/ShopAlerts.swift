// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What the shop says in system alerts.
///
/// They are ordinary alerts, and what becomes of them is decided where they are shown.
@MainActor
enum ShopAlerts {
  /// Says that there is no network.
  static func offline() -> UIAlertController {
    make(.offlineAlertTitle, .offlineAlertMessage, [(.offlineAlertDone, .cancel, {})])
  }

  /// Asks what to do about a price in the bag; true stands for keeping what it is asked for.
  static func price(_ onAnswer: @escaping @MainActor (Bool) -> Void) -> UIAlertController {
    make(
      .priceAlertTitle, .priceAlertMessage,
      [
        (.priceAlertKeep, .cancel, { onAnswer(true) }),
        (.priceAlertRemove, .destructive, { onAnswer(false) }),
      ])
  }

  /// Says that an order has arrived.
  static func receipt(_ onDone: @escaping @MainActor () -> Void = {}) -> UIAlertController {
    make(.orderAlertTitle, .orderAlertMessage, [(.orderAlertDone, .cancel, onDone)])
  }

  /// Says that somebody else has the seat, and asks whether to wait for another; true stands for
  /// waiting.
  static func seatHasGone(_ onAnswer: @escaping @MainActor (Bool) -> Void) -> UIAlertController {
    make(
      .seatAlertTitle, .seatAlertMessage,
      [
        (.seatAlertWait, .cancel, { onAnswer(true) }),
        (.seatAlertLeave, .default, { onAnswer(false) }),
      ])
  }

  /// What can be done with a seat that is kept, as a controller that a page presents.
  static func plainSeat() -> UIAlertController {
    make(
      .seatSheetTitle, nil,
      [
        (.seatSheetCalendar, .default, {}), (.seatSheetFriend, .default, {}),
        (.releaseAlertConfirm, .destructive, {}), (.seatSheetCancel, .cancel, {}),
      ], style: .actionSheet)
  }

  private static func make(
    _ title: Copy, _ message: Copy?,
    _ actions: [(Copy, UIAlertAction.Style, @MainActor () -> Void)],
    style: UIAlertController.Style = .alert
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: title.text, message: message?.text, preferredStyle: style)
    for (name, style, action) in actions {
      alert.addAction(UIAlertAction(title: name.text, style: style) { _ in action() })
    }
    return alert
  }
}
