// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The system alerts of the shop.
///
/// They are ordinary `UIAlertController` objects; the caller decides how to present them.
@MainActor
enum ShopAlerts {
  /// Reports that there is no network.
  static func offline() -> UIAlertController {
    make(.offlineAlertTitle, .offlineAlertMessage, [(.offlineAlertDone, .cancel, {})])
  }

  /// Asks whether to keep an item whose price has changed; true means to keep it.
  static func price(_ onAnswer: @escaping @MainActor (Bool) -> Void) -> UIAlertController {
    make(
      .priceAlertTitle, .priceAlertMessage,
      [
        (.priceAlertKeep, .cancel, { onAnswer(true) }),
        (.priceAlertRemove, .destructive, { onAnswer(false) }),
      ])
  }

  /// Confirms an order.
  static func receipt(_ onDone: @escaping @MainActor () -> Void = {}) -> UIAlertController {
    make(.orderAlertTitle, .orderAlertMessage, [(.orderAlertDone, .cancel, onDone)])
  }

  /// Reports that the seat is taken, and asks whether to wait for another one; true means to wait.
  static func seatHasGone(_ onAnswer: @escaping @MainActor (Bool) -> Void) -> UIAlertController {
    make(
      .seatAlertTitle, .seatAlertMessage,
      [
        (.seatAlertWait, .cancel, { onAnswer(true) }),
        (.seatAlertLeave, .default, { onAnswer(false) }),
      ])
  }

  /// The actions for a reserved seat, as a controller that a page presents.
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
