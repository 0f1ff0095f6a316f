// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// Alerts as values, which a page can show without creating a `UIAlertController`.
extension ShopAlerts {
  /// The ids of buttons.
  enum Choice {
    static let keep = "keep"
    static let redeem = "redeem"
    static let calendar = "calendar"
    static let friend = "friend"
    static let release = "release"
  }

  /// Offers to keep the last piece; only makes sense on the page of that piece.
  static var lastPiece: SystemAlert {
    SystemAlert(Copy.lastAlertTitle.text, message: Copy.lastAlertMessage.text)
      .button(Copy.lastAlertNo.text, role: .cancel)
      .button(Copy.lastAlertKeep.text, id: Choice.keep, isPreferred: true)
  }

  /// Asks for the two numbers of a gift card. The button is enabled when both are complete.
  static var giftCard: SystemAlert {
    SystemAlert(Copy.giftAlertTitle.text, message: Copy.giftAlertMessage.text)
      .textField { configure($0, .giftAlertNumber) }
      .textField(isSecure: true) { configure($0, .giftAlertPIN) }
      .button(Copy.giftAlertCancel.text, role: .cancel)
      .button(
        Copy.giftAlertRedeem.text, id: Choice.redeem, isPreferred: true,
        enabledWhen: { isGiftCard($0.texts) })
  }

  /// Sets a placeholder color with more contrast than that of UIKit.
  private static func configure(_ field: UITextField, _ copy: Copy) {
    field.attributedPlaceholder = NSAttributedString(
      string: copy.text, attributes: [.foregroundColor: Palette.fadedInk])
    field.accessibilityLabel = copy.text
    field.keyboardType = .numberPad
  }

  /// Whether these can be the numbers of a gift card: eight digits and four.
  static func isGiftCard(_ texts: [String]) -> Bool {
    texts.map(\.count) == [8, 4] && texts.joined().allSatisfy(\.isNumber)
  }

  /// The actions for a reserved seat.
  static var seat: SystemAlert {
    SystemAlert(Copy.seatSheetTitle.text)
      .style(.actionSheet)
      .button(Copy.seatSheetCalendar.text, id: Choice.calendar)
      .button(Copy.seatSheetFriend.text, id: Choice.friend)
      .button(Copy.releaseAlertConfirm.text, id: Choice.release, role: .destructive)
      .button(Copy.seatSheetCancel.text, role: .cancel)
  }
}
