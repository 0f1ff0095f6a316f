// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

struct PopupOutcomeTests {
  @Test func `an outcome has a reason and can have a value`() {
    let completed = PopupOutcome(reason: .completed, value: 3)

    #expect(completed.value == 3)
    #expect(PopupOutcome<Int>(reason: .dismissedByApp).value == nil)
    #expect(completed != PopupOutcome(reason: .completed, value: 4))
  }

  @Test func `a custom reason is identified by its name`() {
    #expect(PopupDismissalReason.custom("bought") == .custom("bought"))
    #expect(PopupDismissalReason.custom("bought") != .dismissedByApp)
    #expect(PopupDismissalReason.loggedOut.description == "loggedOut")
  }
}
