// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! Styled alerts that are dismissed after the reading time, and buttons with countdowns.

// snippet.hide
import UIKitShim
import Usher

// snippet.show
@MainActor
func showSaved() {
  // snippet.reading
  StyledAlert(.success, "Saved")
    .message("Your order is on its way.")
    .displayDuration(.readingTime)
    .show()
  // snippet.end
}

@MainActor
func sendCode(again: @escaping @MainActor () -> Void) {
  // snippet.countdown
  StyledAlert(.info, "Code sent")
    .button("Send again", countdown: .enables(after: .seconds(30))) { again() }
    .button("Confirm", countdown: .presses(after: .seconds(10), style: .text))
    .show()
  // snippet.end
}
