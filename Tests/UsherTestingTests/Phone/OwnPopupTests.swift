// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import Usher
import UsherTesting

/// What an app does to test a popup of its own.
@MainActor
struct OwnPopupTests {
  @Test func `a popup is played to its outcome in virtual time`() async throws {
    try await VirtualPhone.run { phone in
      phone.show(Scenery.page())
      let handle = PopupCenter.shared.enqueue(Scenery.card().delay(.seconds(3)))

      phone.clock.advance(by: .seconds(2))
      #expect(!phone.probe.sees("Keep"))
      phone.clock.advance(by: .seconds(2))
      try phone.probe.tap("Keep")
      phone.clock.settle()

      let outcome = await handle.outcome
      #expect(outcome.value == "kept")
      #expect(!phone.probe.sees("Keep"))
    }
  }

  @Test func `the escape gesture dismisses a popup`() async {
    await VirtualPhone.run { phone in
      phone.show(Scenery.page())
      let handle = PopupCenter.shared.enqueue(Scenery.card())
      phone.clock.advance(by: .seconds(1))
      #expect(phone.probe.audit() == [])

      #expect(phone.probe.escape())
      phone.clock.settle()

      let outcome = await handle.outcome
      #expect(outcome.reason == .dismissed)
      #expect(outcome.value == nil)
    }
  }
}
