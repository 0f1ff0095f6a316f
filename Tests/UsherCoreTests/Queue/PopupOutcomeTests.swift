// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

struct PopupOutcomeTests {
  @Test func `an outcome has a reason and may have a value`() {
    let chosen = PopupOutcome(reason: .actionChosen, value: 3)

    #expect(chosen.value == 3)
    #expect(PopupOutcome<Int>(reason: .dismissed).value == nil)
    #expect(chosen != PopupOutcome(reason: .actionChosen, value: 4))
  }

  @Test func `a reason of the app's own is known by its name`() {
    #expect(PopupEndReason.custom("bought") == .custom("bought"))
    #expect(PopupEndReason.custom("bought") != .dismissed)
    #expect(PopupEndReason.loggedOut.description == "loggedOut")
  }
}
