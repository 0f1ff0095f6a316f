// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import Usher
import UsherTesting

/// How an app tests its own popups.
@MainActor
struct CustomPopupTests {
  @Test func `a popup has its outcome in virtual time`() async throws {
    try await VirtualDevice.run { phone in
      phone.setRoot(Fixtures.page())
      let handle = PopupCenter.shared.show(Fixtures.card().delay(.seconds(3)))

      phone.clock.advance(by: .seconds(2))
      #expect(!phone.probe.isVisible("Keep"))
      phone.clock.advance(by: .seconds(2))
      try phone.probe.tap("Keep")
      phone.clock.runUntilIdle()

      let outcome = await handle.outcome
      #expect(outcome.value == "kept")
      #expect(!phone.probe.isVisible("Keep"))
    }
  }

  @Test func `the escape gesture dismisses a popup`() async {
    await VirtualDevice.run { phone in
      phone.setRoot(Fixtures.page())
      let handle = PopupCenter.shared.show(Fixtures.card())
      phone.clock.advance(by: .seconds(1))
      #expect(phone.probe.audit() == [])

      #expect(phone.probe.performEscape())
      phone.clock.runUntilIdle()

      let outcome = await handle.outcome
      #expect(outcome.reason == .dismissedByUser)
      #expect(outcome.value == nil)
    }
  }
}
