// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

/// What the shop says on styled alerts about time and work.
@MainActor
enum ShopStyledWork {
  /// A code that comes by mail; it can be asked for again only after a while.
  static var code: StyledAlert {
    StyledAlert(.info, Copy.codeTitle.text)
      .message(Copy.codeMessage.text)
      .button(Copy.codeAgain.text, id: "again", countdown: .enables(after: .seconds(20)))
      .button(Copy.codeClose.text, role: .cancel)
      .buttonLayout(.vertical)
  }

  /// A seat that is kept, and taken if nobody says anything.
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

  /// A few words, which are read at a glance.
  static var saved: StyledAlert {
    StyledAlert(.success, Copy.savedTitle.text).displayDuration(after: .readingTime)
  }

  /// Many words, which take their time.
  static var firing: StyledAlert {
    StyledAlert(.notice, Copy.firingTitle.text).message(Copy.firingMessage.text)
      .displayDuration(after: .readingTime)
  }

  /// An order on its way to the shop.
  static var ordering: StyledAlert {
    StyledAlert(.waiting, Copy.orderingTitle.text).button(
      Copy.orderingStop.text, role: .cancel)
  }

  /// Photos on their way to the workshop, as a bar or as a ring.
  static func sending(as style: StyledAlertProgressStyle) -> StyledAlert {
    StyledAlert(.waiting, Copy.sendingTitle.text).message(Copy.sendingMessage.text("0"))
      .progress(nil, style: style).button(Copy.sendingStop.text, role: .cancel)
  }

  /// So many of the three photos have arrived.
  static func sent(
    _ arrived: Int, as style: StyledAlertProgressStyle
  ) -> @MainActor (StyledAlert) -> StyledAlert {
    {
      arrived < 3
        ? $0.message(Copy.sendingMessage.text("\(arrived)")).progress(Double(arrived) / 3, style: style)
        : $0.changing(.success, Copy.sentTitle.text).message(Copy.sentMessage.text)
          .button(Copy.sentDone.text, role: .cancel)
    }
  }
}
