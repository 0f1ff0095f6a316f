// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Which button confirms, what the return key takes along, and until when anything is judged.
@MainActor
struct StyledAlertSubmissionTests {
  private let name = StyledAlert(.edit).textField("Name")
    .validate("Name") { $0.isEmpty ? "Empty." : nil }

  @Test func `the preferred button confirms, wherever it stands`() {
    TestApp.run { app in
      let handle = name.button("Skip").button("Save", role: .preferred).show()
      app.runUntilIdle()
      #expect(app.styledAlert?.buttons.map(\.isEnabled) == [true, false])

      app.device.type("Ann\n")
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.button.title == "Save")
    }
  }

  @Test func `where there is no other, one that takes something away confirms`() {
    TestApp.run { app in
      let handle = name.button("Keep", role: .cancel).button("Delete", role: .destructive).show()
      app.runUntilIdle()
      #expect(app.styledAlert?.buttons.map(\.isEnabled) == [true, false])

      app.device.type("Ann\n")
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.button.title == "Delete")
    }
  }

  @Test func `what the app says about a field counts from the beginning`() throws {
    try TestApp.run { app in
      StyledAlert(.edit).textField("A") { $0.isEnabled = false }.textField("B") { $0.text = "x" }
        .validate("B") { $0.isEmpty ? "Empty." : nil }.button("OK").show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)

      #expect(card.controls[1].isFirstResponder && card.buttons[0].isEnabled)
      #expect(card.formController?.values.texts == ["", "x"])
    }
  }

  @Test func `a field that is enabled later is gone on to`() {
    TestApp.run { app in
      var later: UITextField?
      StyledAlert(.edit).textField("A")
        .textField("B") {
          $0.isEnabled = false
          later = $0
        }
        .button("OK").show()
      app.runUntilIdle()
      later?.isEnabled = true

      app.device.pressReturn()
      app.runUntilIdle()

      #expect(later?.isFirstResponder == true && app.styledAlert != nil)
    }
  }

  @Test func `the return key takes what is composed, and what the field holds by then`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.edit).textField("A").textField("B").button("OK").show()
      app.runUntilIdle()
      let fields = try #require(app.styledAlert).controls.compactMap { $0 as? UITextField }
      app.device.setMarked("li")
      app.device.pressReturn()
      app.runUntilIdle()
      #expect(fields[0].markedTextRange == nil && fields[1].isFirstResponder)
      #expect(app.styledAlert?.formController?.values.texts == ["li", ""])

      fields[1].text = "hua"
      app.device.pressReturn()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.texts == ["li", "hua"])
    }
  }

  @Test func `nothing is judged any more once it has begun to leave`() throws {
    try TestApp.run { app in
      var validationCount = 0
      let handle = StyledAlert(.edit).textField("Name").validate("Name") { _ in
        validationCount += 1
        return nil
      }.button("OK").show()
      app.runUntilIdle()
      let field = try #require(app.styledAlert?.controls.first as? UITextField)

      handle.dismiss()
      let before = validationCount
      field.text = "x"
      field.sendActions(for: .editingChanged)

      #expect(validationCount == before && handle.outcomeIfDismissed == nil, "it has not left yet")
    }
  }
}
