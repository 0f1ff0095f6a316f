// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// The submit button, the return key, and the end of validation.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertSubmissionTests {
  private let name = StyledAlert(.edit).textField("Name")
    .validate("Name") { $0.isEmpty ? "Empty." : nil }

  @Test func `the preferred button submits, whatever its position`() {
    expectSubmission(of: "Save", in: name.button("Skip").button("Save", role: .preferred))
  }

  @Test func `a destructive button submits if there is no other`() {
    expectSubmission(
      of: "Delete", in: name.button("Keep", role: .cancel).button("Delete", role: .destructive))
  }

  /// Expects that the second button of an alert submits it, and is disabled before.
  private func expectSubmission(of title: String, in alert: StyledAlert) {
    TestApp.run { app in
      let handle = alert.show()
      app.runUntilIdle()
      #expect(app.styledAlert?.buttons.map(\.isEnabled) == [true, false])

      app.device.type("Ann\n")
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.button.title == title)
    }
  }

  @Test func `properties set in a field's configuration are used from the beginning`() throws {
    try TestApp.run { app in
      StyledAlert(.edit).textField("A") { $0.isEnabled = false }.textField("B") { $0.text = "x" }
        .validate("B") { $0.isEmpty ? "Empty." : nil }.button("OK").show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)

      #expect(card.controls[1].isFirstResponder)
      #expect(card.buttons[0].isEnabled)
      #expect(card.formDriver?.values.texts == ["", "x"])
    }
  }

  @Test func `the return key moves to a field that was enabled later`() {
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

      #expect(later?.isFirstResponder == true)
      #expect(app.styledAlert != nil)
    }
  }

  @Test func `the return key commits marked text and uses the current text of the field`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.edit).textField("A").textField("B").button("OK").show()
      app.runUntilIdle()
      let fields = try #require(app.styledAlert).controls.compactMap { $0 as? UITextField }
      app.device.setMarked("li")
      app.device.pressReturn()
      app.runUntilIdle()
      #expect(fields[0].markedTextRange == nil)
      #expect(fields[1].isFirstResponder)
      #expect(app.styledAlert?.formDriver?.values.texts == ["li", ""])

      fields[1].text = "hua"
      app.device.pressReturn()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.values.texts == ["li", "hua"])
    }
  }

  @Test func `a disappearing alert runs no validators`() throws {
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

      #expect(validationCount == before, "it is still disappearing")
      #expect(handle.outcomeIfDismissed == nil, "it is still disappearing")
    }
  }
}
