// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// A form that an update makes another one of: as many fields, judges and buttons, but others.
@MainActor
struct StyledAlertUpdatedFormTests {
  private let field = StyledAlert(.edit, "Code").textField("Code")

  @Test func `another judge is asked from then on`() throws {
    try Stand.run { stand in
      let handle = field.validate("Code") { $0 == "1" ? nil : "No." }.button("OK").show()
      stand.settle()
      stand.device.type("1")

      handle.update { _ in field.validate("Code") { $0 == "2" ? nil : "No." }.button("OK") }
      stand.settle()

      let button = try #require(stand.styledAlert).buttons[0]
      #expect(!button.isEnabled)
      stand.device.deleteBackward()
      stand.device.type("2")
      #expect(button.isEnabled)
    }
  }

  @Test func `another condition is asked from then on`() {
    Stand.run { stand in
      let handle = field.button("OK", enabledWhen: { $0.text("Code") == "1" }).show()
      stand.settle()
      stand.device.type("1")

      handle.update { _ in field.button("OK", enabledWhen: { $0.text("Code") == "2" }) }
      stand.settle()

      #expect(stand.styledAlert?.buttons[0].isEnabled == false)
    }
  }

  @Test func `another field is filled in from then on`() throws {
    try Stand.run { stand in
      let handle = field.button("OK").show()
      stand.settle()
      stand.device.type("1")

      handle.update { _ in StyledAlert(.edit, "PIN").textField("PIN").button("OK") }
      stand.settle()
      stand.device.type("22")
      try stand.tap("OK")
      stand.settle()

      let answer = try #require(handle.outcomeIfEnded?.value)
      #expect(answer.texts == ["22"] && answer.text("PIN") == "22")
    }
  }

  @Test func `the button that confirms is the one of the buttons that are there now`() {
    Stand.run { stand in
      let form = field.validate("Code") { $0.isEmpty ? "Empty." : nil }
      let handle = form.button("OK").button("Later", role: .cancel).show()
      stand.settle()

      handle.update { _ in form.button("Later", role: .cancel).button("OK") }
      stand.settle()

      #expect(stand.styledAlert?.buttons.map(\.isEnabled) == [true, false])
    }
  }

  @Test func `who was asked about the fields before is not listened to any more`() async throws {
    try await Stand.run { stand in
      var (cancelled, answer): (Bool, CheckedContinuation<String?, Never>?) = (false, nil)
      let handle = field.validate(
        "Code",
        asking: { (_: String) async throws -> String? in
          let said = await withCheckedContinuation { answer = $0 }
          cancelled = Task.isCancelled
          return said
        }
      ).button("OK").enqueue()
      stand.settle()
      try stand.tap("OK")
      for _ in 1...5 { await Task.yield() }
      #expect(stand.styledAlert?.buttons[0].isBusy == true)

      handle.update { _ in field.textField("PIN").button("OK") }
      stand.settle()
      answer?.resume(returning: nil)
      for _ in 1...5 { await Task.yield() }
      stand.settle()

      #expect(cancelled && handle.outcomeIfEnded == nil)
      #expect(stand.styledAlert?.buttons[0].isBusy == false)
    }
  }
}
