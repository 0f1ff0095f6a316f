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
    try Stand.run { stand in
      let handle = signIn.enqueue()
      stand.settle()
      let alert = try #require(stand.alert)
      let button = alert.actions[1]
      #expect(!button.isEnabled && alert.actions[0].isEnabled)
      try stand.tap("Sign in")
      stand.settle()
      #expect(handle.outcomeIfEnded == nil)

      stand.device.type("ann")
      #expect(!button.isEnabled, "one field is empty")
      alert.textFields?[1].becomeFirstResponder()
      stand.settle()
      stand.device.type("x")
      #expect(button.isEnabled)
      stand.device.deleteBackward()
      #expect(!button.isEnabled)
      stand.device.type("yz")
      stand.settle()

      try stand.tap("Sign in")
      stand.settle()
      #expect(handle.outcomeIfEnded?.value?.texts == ["ann", "yz"])
    }
  }

  @Test func `what is still being composed does not count`() throws {
    try Stand.run { stand in
      var asked: [[String]] = []
      SystemAlert("Rename").textField("Name", text: "Li")
        .button(
          "Save",
          enabledWhen: {
            asked.append($0)
            return $0[0].count > 2
          }
        ).enqueue()
      stand.settle()
      let save = try #require(stand.alert?.actions.first)
      #expect(!save.isEnabled && asked == [["Li"]])

      stand.device.setMarked("hua")
      #expect(!save.isEnabled && asked.last == ["Li"])
      stand.device.commitMarked("华")
      #expect(save.isEnabled && asked.last == ["Li华"])
    }
  }

  @Test func `a composition in the middle leaves out its own part only`() throws {
    try Stand.run { stand in
      var last: [String] = []
      SystemAlert("Rename").textField("Name", text: "ab")
        .button(
          "Save",
          enabledWhen: {
            last = $0
            return true
          }
        ).enqueue()
      stand.settle()
      let field = try #require(stand.alert?.textFields?.first)
      let middle = field.position(from: field.beginningOfDocument, offset: 1)
      field.selectedTextRange = middle.flatMap { field.textRange(from: $0, to: $0) }

      stand.device.setMarked("x")

      #expect(last == ["ab"] && field.text == "axb")
    }
  }

  @Test func `a condition is not asked after the alert has ended`() throws {
    try Stand.run { stand in
      var asked = 0
      SystemAlert("Name").textField("Name")
        .button("Cancel", role: .cancel)
        .button(
          "Save",
          enabledWhen: { _ in
            asked += 1
            return true
          }
        ).enqueue()
      stand.settle()
      let alert = try #require(stand.alert)
      let field = try #require(alert.textFields?.first)
      try stand.tap("Cancel")
      stand.settle()
      let before = asked

      field.sendActions(for: .editingChanged)

      #expect(asked == before && before > 0)
      #expect(!alert.usher.isVisible, "it is still held")
    }
  }

  @Test func `without a field the condition is asked once`() {
    Stand.run { stand in
      SystemAlert("Nothing to do").button("OK", enabledWhen: { !$0.isEmpty }).enqueue()
      stand.settle()

      #expect(stand.alert?.actions.first?.isEnabled == false)
    }
  }
}
