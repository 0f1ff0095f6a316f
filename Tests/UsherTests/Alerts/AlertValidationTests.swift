// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Buttons that wait for the texts.
@MainActor
struct AlertValidationTests {
  private let signIn = SystemAlert("Account").textField("Name").textField("Password")
    .button("Cancel", role: .cancel)
    .button("Sign in", enabledWhen: { $0.allSatisfy { text in !text.isEmpty } })

  @Test func `a button is enabled while its condition is content with both fields`() throws {
    try TestApp.run { app in
      let handle = signIn.show()
      app.runUntilIdle()
      let alert = try #require(app.alert)
      let button = alert.actions[1]
      #expect(!button.isEnabled && alert.actions[0].isEnabled)
      try app.tap("Sign in")
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed == nil)

      app.device.type("ann")
      #expect(!button.isEnabled, "one field is empty")
      alert.textFields?[1].becomeFirstResponder()
      app.runUntilIdle()
      app.device.type("x")
      #expect(button.isEnabled)
      app.device.deleteBackward()
      #expect(!button.isEnabled)
      app.device.type("yz")
      app.runUntilIdle()

      try app.tap("Sign in")
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.value?.texts == ["ann", "yz"])
    }
  }

  @Test func `what is still being composed does not count`() throws {
    try TestApp.run { app in
      var calls: [[String]] = []
      SystemAlert("Rename").textField("Name", text: "Li")
        .button(
          "Save",
          enabledWhen: {
            calls.append($0)
            return $0[0].count > 2
          }
        ).show()
      app.runUntilIdle()
      let save = try #require(app.alert?.actions.first)
      #expect(!save.isEnabled && calls == [["Li"]])

      app.device.setMarked("hua")
      #expect(!save.isEnabled && calls.last == ["Li"])
      app.device.commitMarked("华")
      #expect(save.isEnabled && calls.last == ["Li华"])
    }
  }

  @Test func `a composition in the middle leaves out its own part only`() throws {
    try TestApp.run { app in
      var last: [String] = []
      SystemAlert("Rename").textField("Name", text: "ab")
        .button(
          "Save",
          enabledWhen: {
            last = $0
            return true
          }
        ).show()
      app.runUntilIdle()
      let field = try #require(app.alert?.textFields?.first)
      let middle = field.position(from: field.beginningOfDocument, offset: 1)
      field.selectedTextRange = middle.flatMap { field.textRange(from: $0, to: $0) }

      app.device.setMarked("x")

      #expect(last == ["ab"] && field.text == "axb")
    }
  }

  @Test func `a condition is not asked after the alert has ended`() throws {
    try TestApp.run { app in
      var calls = 0
      SystemAlert("Name").textField("Name")
        .button("Cancel", role: .cancel)
        .button(
          "Save",
          enabledWhen: { _ in
            calls += 1
            return true
          }
        ).show()
      app.runUntilIdle()
      let alert = try #require(app.alert)
      let field = try #require(alert.textFields?.first)
      try app.tap("Cancel")
      app.runUntilIdle()
      let before = calls

      field.sendActions(for: .editingChanged)

      #expect(calls == before && before > 0)
      #expect(!alert.usher.isVisible, "it is still held")
    }
  }

  @Test func `without a field the condition is asked once`() {
    TestApp.run { app in
      SystemAlert("Nothing to do").button("OK", enabledWhen: { !$0.isEmpty }).show()
      app.runUntilIdle()

      #expect(app.alert?.actions.first?.isEnabled == false)
    }
  }
}
