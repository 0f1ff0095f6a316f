// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// The styled alerts of the shop, as values.
///
/// The caller decides where and when they are shown.
@MainActor
enum ShopStyledAlerts {
  /// The ids of buttons.
  enum Choice {
    static let yes = "yes"
    static let again = "again"
  }

  /// Confirms an order, for three seconds.
  static var ordered: StyledAlert {
    make(.success, .orderAlertTitle, .orderAlertMessage)
      .button(Copy.orderAlertDone.text).dismissGestures([.tapOutside, .escape])
      .displayDuration(.seconds(3))
  }

  /// Reports that an order was not sent, and offers a retry.
  static func unsent(tryAgain: @escaping @MainActor () -> Void) -> StyledAlert {
    make(.error, .unsentTitle, .unsentMessage)
      .button(Copy.unsentLater.text, role: .cancel)
      .button(Copy.unsentRetry.text, id: Choice.again, role: .preferred, handler: tryAgain)
  }

  /// Offers to keep the last piece.
  static var lastPiece: StyledAlert {
    make(.question, .lastAlertTitle, .lastAlertMessage)
      .button(Copy.lastAlertNo.text, role: .cancel)
      .button(Copy.lastAlertKeep.text, id: Choice.yes, role: .preferred)
  }

  /// Asks before a seat is given back.
  static func release(_ giveBack: @escaping @MainActor () -> Void) -> StyledAlert {
    make(.warning, .releaseAlertTitle, .releaseAlertMessage)
      .button(Copy.releaseAlertConfirm.text, role: .destructive, handler: giveBack)
      .button(Copy.releaseAlertCancel.text, role: .cancel)
  }

  /// Asks for a number from 1 to 6.
  static var howMany: StyledAlert {
    (1...6).reduce(make(.question, .howManyTitle, .howManyMessage)) {
      $0.button(
        "\($1)", style: StyledAlertButtonStyle(fill: .tertiarySystemFill, textColor: .label))
    }
    .buttonLayout(.horizontal).theme { $0.metrics.buttonWidth = 72 }.dismissGestures(.escape)
  }

  /// Asks for a delivery time.
  static var whatTime: StyledAlert {
    [Copy.timeMorning, .timeNoon, .timeAfternoon, .timeEvening, .timeNeighbor]
      .reduce(make(.question, .timeTitle, .timeMessage)) { $0.button($1.text) }
      .button(Copy.giftAlertCancel.text, role: .cancel)
  }

  /// Waits for the bank; the caller dismisses it.
  static var paying: StyledAlert {
    make(.waiting, .payingTitle, .payingMessage)
      .button(Copy.giftAlertCancel.text, role: .cancel)
  }

  /// Reports that the user has signed in on another device.
  static var session: StyledAlert {
    make(.warning, .sessionTitle, .sessionBody)
      .button(Copy.sessionDecline.text, role: .cancel)
      .button(Copy.sessionConfirm.text, role: .preferred)
  }

  /// Announces new products.
  static var arrivals: StyledAlert {
    make(.info, .arrivalsTitle, .arrivalsBody)
      .button(Copy.arrivalsSee.text, role: .preferred)
      .button(Copy.arrivalsLater.text, role: .cancel)
  }

  /// Suggests a delivery date.
  static var delivery: StyledAlert {
    make(.notice, .deliveryTitle, .deliveryBody)
      .button(Copy.deliveryAccept.text, role: .preferred)
      .button(Copy.deliveryDecline.text, role: .cancel)
  }

  /// Offers a seat.
  static var seat: StyledAlert {
    make(.question, .seatTitle, nil)
      .button(Copy.seatLater.text, role: .cancel)
      .button(Copy.seatKeep.text, id: Choice.yes, role: .preferred)
  }

  static func make(_ style: StyledAlertStyle, _ title: Copy, _ message: Copy?) -> StyledAlert {
    StyledAlert(style, title.text).message(message?.text)
  }
}
