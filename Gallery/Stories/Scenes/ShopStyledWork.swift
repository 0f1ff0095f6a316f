// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// The styled alerts of the shop with countdowns, display durations and progress.
@MainActor
enum ShopStyledWork {
  /// A code that was sent by mail; it can be sent again only after 20 seconds.
  static var code: StyledAlert {
    StyledAlert(.info, Copy.codeTitle.text)
      .message(Copy.codeMessage.text)
      .button(Copy.codeAgain.text, id: "again", countdown: .enables(after: .seconds(20)))
      .button(Copy.codeClose.text, role: .cancel)
      .buttonLayout(.vertical)
  }

  /// A seat that is held, and booked if the user does not respond.
  static var heldSeat: StyledAlert {
    StyledAlert(.question, Copy.heldTitle.text)
      .message(Copy.heldMessage.text)
      .button(
        Copy.heldTake.text, id: "take", role: .preferred,
        countdown: .presses(after: .seconds(10), style: .text)
      )
      .button(Copy.heldLeave.text, role: .cancel)
      .buttonLayout(.vertical)
  }

  /// A short message.
  static var saved: StyledAlert {
    StyledAlert(.success, Copy.savedTitle.text).displayDuration(.readingTime)
  }

  /// A long message.
  static var firing: StyledAlert {
    StyledAlert(.notice, Copy.firingTitle.text).message(Copy.firingMessage.text)
      .displayDuration(.readingTime)
  }

  /// An order that is being sent.
  static var ordering: StyledAlert {
    StyledAlert(.waiting, Copy.orderingTitle.text).button(
      Copy.orderingStop.text, role: .cancel)
  }

  /// An upload of photos, with a progress bar or ring.
  static func sending(as style: StyledAlertProgressStyle) -> StyledAlert {
    StyledAlert(.waiting, Copy.sendingTitle.text).message(Copy.sendingMessage.text("0"))
      .progress(nil, style: style).button(Copy.sendingStop.text, role: .cancel)
  }

  /// Returns the update for this number of uploaded photos, out of three.
  static func sent(
    _ arrived: Int, as style: StyledAlertProgressStyle
  ) -> @MainActor (StyledAlert) -> StyledAlert {
    {
      arrived < 3
        ? $0.message(Copy.sendingMessage.text("\(arrived)")).progress(
          Double(arrived) / 3, style: style)
        : $0.changing(to: .success, Copy.sentTitle.text).message(Copy.sentMessage.text)
          .button(Copy.sentDone.text).dismissGestures([.tapOutside, .escape])
    }
  }
}
