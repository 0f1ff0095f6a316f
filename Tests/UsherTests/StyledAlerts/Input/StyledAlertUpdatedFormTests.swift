// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Updates that replace the fields, validators or buttons of a form by as many others.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertUpdatedFormTests {
  private let field = StyledAlert(.edit, "Code").textField("Code")

  @Test func `a replaced validator is used from then on`() throws {
    try TestApp.run { app in
      let handle = field.validate("Code") { $0 == "1" ? nil : "No." }.button("OK").show()
      app.runUntilIdle()
      app.device.type("1")

      handle.update { _ in field.validate("Code") { $0 == "2" ? nil : "No." }.button("OK") }
      app.runUntilIdle()

      let button = try #require(app.styledAlert).buttons[0]
      #expect(!button.isEnabled)
      app.device.deleteBackward()
      app.device.type("2")
      #expect(button.isEnabled)
    }
  }

  @Test func `a replaced button condition is used from then on`() {
    TestApp.run { app in
      let handle = field.button("OK", enabledWhen: { $0.text("Code") == "1" }).show()
      app.runUntilIdle()
      app.device.type("1")

      handle.update { _ in field.button("OK", enabledWhen: { $0.text("Code") == "2" }) }
      app.runUntilIdle()

      #expect(app.styledAlert?.buttons[0].isEnabled == false)
    }
  }

  @Test func `a replaced field is edited from then on`() throws {
    try TestApp.run { app in
      let handle = field.button("OK").show()
      app.runUntilIdle()
      app.device.type("1")

      handle.update { _ in StyledAlert(.edit, "PIN").textField("PIN").button("OK") }
      app.runUntilIdle()
      app.device.type("22")
      try app.tap("OK")
      app.runUntilIdle()

      let result = try #require(handle.outcomeIfDismissed?.value)
      #expect(result.values.texts == ["22"])
      #expect(result.values.text("PIN") == "22")
    }
  }

  @Test func `the submit button is one of the current buttons`() {
    TestApp.run { app in
      let form = field.validate("Code") { $0.isEmpty ? "Empty." : nil }
      let handle = form.button("OK").button("Later", role: .cancel).show()
      app.runUntilIdle()

      handle.update { _ in form.button("Later", role: .cancel).button("OK") }
      app.runUntilIdle()

      #expect(app.styledAlert?.buttons.map(\.isEnabled) == [true, false])
    }
  }

  @Test func `the result of a validator of replaced fields is ignored`() async throws {
    try await TestApp.run { app in
      var (cancelled, continuation): (Bool, CheckedContinuation<String?, Never>?) = (false, nil)
      let handle = field.validate(
        "Code",
        asynchronously: { (_: String) async throws -> String? in
          let message = await withCheckedContinuation { continuation = $0 }
          cancelled = Task.isCancelled
          return message
        }
      ).button("OK").show()
      app.runUntilIdle()
      try app.tap("OK")
      await app.device.settle()
      #expect(app.styledAlert?.buttons[0].isBusy == true)

      handle.update { _ in field.textField("PIN").button("OK") }
      app.runUntilIdle()
      continuation?.resume(returning: nil)
      await app.device.settle()
      app.runUntilIdle()

      #expect(cancelled)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(app.styledAlert?.buttons[0].isBusy == false)
    }
  }
}
