// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Buttons that are enabled depending on the texts.
@MainActor
@Suite(.uikitVariants)
struct AlertValidationTests {
  private let signIn = SystemAlert("Account").textField("Name").textField("Password")
    .button("Cancel", role: .cancel)
    .button("Sign in", enabledWhen: { $0.texts.allSatisfy { text in !text.isEmpty } })

  @Test func `a button is enabled while its condition accepts both texts`() throws {
    try TestApp.run { app in
      let handle = signIn.show()
      app.runUntilIdle()
      let alert = try #require(app.alert)
      let button = alert.actions[1]
      #expect(!button.isEnabled)
      #expect(alert.actions[0].isEnabled)
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
      #expect(handle.outcomeIfDismissed?.value?.values.texts == ["ann", "yz"])
    }
  }

  @Test func `marked text is not passed to a condition`() throws {
    try TestApp.run { app in
      var calls: [[String]] = []
      SystemAlert("Rename").textField("Name", text: "Li")
        .button(
          "Save",
          enabledWhen: {
            calls.append($0.texts)
            return $0.text("Name").count > 2
          }
        ).show()
      app.runUntilIdle()
      let save = try #require(app.alert?.actions.first)
      #expect(!save.isEnabled)
      #expect(calls == [["Li"]])

      app.device.setMarked("hua")
      #expect(!save.isEnabled)
      #expect(calls.last == ["Li"])
      app.device.commitMarked("华")
      #expect(save.isEnabled)
      #expect(calls.last == ["Li华"])
    }
  }

  @Test func `only the marked range is left out of the text`() throws {
    try TestApp.run { app in
      var last: [String] = []
      SystemAlert("Rename").textField("Name", text: "ab")
        .button(
          "Save",
          enabledWhen: {
            last = $0.texts
            return true
          }
        ).show()
      app.runUntilIdle()
      let field = try #require(app.alert?.textFields?.first)
      let middle = field.position(from: field.beginningOfDocument, offset: 1)
      field.selectedTextRange = middle.flatMap { field.textRange(from: $0, to: $0) }

      app.device.setMarked("x")

      #expect(last == ["ab"])
      #expect(field.text == "axb")
    }
  }

  @Test func `a condition is not called after the alert was dismissed`() throws {
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

      #expect(calls == before)
      #expect(before > 0)
      #expect(!alert.usher.isVisible, "the alert is still referenced")
    }
  }

  @Test func `without a field the condition is called once`() {
    TestApp.run { app in
      var calls = 0
      SystemAlert("Nothing to do")
        .button(
          "OK",
          enabledWhen: {
            calls += 1
            return !$0.texts.isEmpty
          }
        ).show()
      app.runUntilIdle()

      #expect(app.alert?.actions.first?.isEnabled == false)
      #expect(calls == 1)
    }
  }
}
