// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Configuration of text controls, and the events that validate them.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertTypedFieldTests {
  @Test func `a text field has the configured traits, and defaults for the others`() throws {
    try TestApp.run { app in
      StyledAlert(.edit)
        .textField("Email", text: "ann", contentType: .username, keyboard: .emailAddress)
        .textField("Password", isSecure: true).textField("Town")
        .textField("Code", capitalization: .allCharacters).show()
      app.runUntilIdle()
      let fields = try #require(app.styledAlert).controls.compactMap { $0 as? UITextField }

      #expect(fields.map(\.isSecureTextEntry) == [false, true, false, false])
      #expect(fields[0].keyboardType == .emailAddress)
      #expect(fields[0].text == "ann")
      #expect(fields[0].textContentType == .username)
      #expect(fields[0].autocorrectionType == .no)
      #expect(fields[1].autocorrectionType == .no)
      #expect(fields[2].autocorrectionType != .no)
      #expect(
        fields.map(\.autocapitalizationType) == [.none, .none, .sentences, .allCharacters])
      #expect(fields.map(\.attributedPlaceholder?.string) == ["Email", "Password", "Town", "Code"])
    }
  }

  @Test
  func `text views and segmented controls have their title as identifier by default`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.edit).textView("Note").segments(["A", "B"], title: "Kind")
        .segments(["A", "B"], id: "second", selection: 1)
        .segments(["A", "B"], id: "none", selection: 7).button("OK").show()
      app.runUntilIdle()
      app.device.type("One")
      try app.tap("OK")
      app.runUntilIdle()

      let result = try #require(handle.outcomeIfDismissed?.value)
      #expect(result.values.text("Note") == "One")
      #expect(result.values.selection("Kind") == 0)
      #expect(result.values.selection("second") == 1)
      #expect(result.values.selection("none") == nil)
    }
  }

  @Test
  func `configuration closures run for each control, after the alert's own configuration`() throws {
    try TestApp.run { app in
      var configured: [String] = []
      StyledAlert(.edit).textField("A") { _ in configured.append("field") }
        .textView("B") {
          configured.append("view")
          $0.isEditable = false
        }
        .toggle("C") { _ in configured.append("switch") }
        .segments(["1", "2"], id: "D") { _ in configured.append("segments") }
        .textField("E").button("OK").show()
      app.runUntilIdle()
      #expect(configured == ["field", "view", "switch", "segments"])

      app.device.pressReturn()
      app.runUntilIdle()

      let fields = try #require(app.styledAlert).controls
      #expect(fields[4].isFirstResponder, "a control that is not editable is skipped")
    }
  }

  @Test func `the text of a text view is validated without its marked text`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.edit).textView("Note").textField("Name")
        .validate("Note") { $0.count < 2 ? "Too short." : nil }.button("OK").show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      app.device.type("x")
      app.device.setMarked("hua")
      #expect(!card.buttons[0].isEnabled)
      app.device.setMarked("")
      card.controls[1].becomeFirstResponder()
      app.runUntilIdle()
      #expect(app.visibleLabel("Too short.") != nil, "editing has ended")
      #expect(card.controls[0].accessibilityHint == "Too short.")

      card.controls[0].becomeFirstResponder()
      app.device.type("y")
      #expect(card.buttons[0].isEnabled)
      #expect(card.controls[0].accessibilityHint == nil)
      app.device.setMarked("li")
      try app.tap("OK")
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.values.text("Note").count == 4)
    }
  }

  @Test func `the value of a control is read when editing ends, even without a change event`()
    throws
  {
    try TestApp.run { app in
      StyledAlert(.edit).textField("A").textView("B")
        .validateForm { $0.texts.contains("") ? "Empty." : nil }
        .button("OK", enabledWhen: { !$0.texts.contains("") }).show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      (card.controls[0] as? UITextField)?.text = "1"
      card.controls[1].becomeFirstResponder()
      (card.controls[1] as? UITextView)?.text = "2"
      #expect(card.formDriver?.values.texts == ["1", ""])

      card.endEditing(true)

      #expect(card.formDriver?.values.texts == ["1", "2"])
      #expect(card.buttons[0].isEnabled)
    }
  }

  @Test func `switches and segmented controls are validated when tapped`() throws {
    try TestApp.run { app in
      StyledAlert(.edit).toggle("Agreed").segments(["No", "Yes"], id: "sure")
        .button("OK", enabledWhen: { $0.isOn("Agreed") && $0.selection("sure") == 1 }).show()
      app.runUntilIdle()
      let button = try #require(app.styledAlert).buttons[0]
      try app.tap("Agreed")
      app.runUntilIdle()
      #expect(!button.isEnabled)

      try app.tap("Yes")
      app.runUntilIdle()

      #expect(button.isEnabled)
    }
  }
}
