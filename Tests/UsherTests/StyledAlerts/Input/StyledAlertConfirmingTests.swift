// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Which button confirms, what the return key takes along, and until when anything is judged.
@MainActor
struct StyledAlertConfirmingTests {
  private let name = StyledAlert(.edit).textField("Name")
    .validate("Name") { $0.isEmpty ? "Empty." : nil }

  @Test func `the preferred button confirms, wherever it stands`() {
    Stand.run { stand in
      let handle = name.button("Skip").button("Save", role: .preferred).show()
      stand.settle()
      #expect(stand.styledAlert?.buttons.map(\.isEnabled) == [true, false])

      stand.device.type("Ann\n")
      stand.settle()

      #expect(handle.outcomeIfEnded?.value?.button.title == "Save")
    }
  }

  @Test func `where there is no other, one that takes something away confirms`() {
    Stand.run { stand in
      let handle = name.button("Keep", role: .cancel).button("Delete", role: .destructive).show()
      stand.settle()
      #expect(stand.styledAlert?.buttons.map(\.isEnabled) == [true, false])

      stand.device.type("Ann\n")
      stand.settle()

      #expect(handle.outcomeIfEnded?.value?.button.title == "Delete")
    }
  }

  @Test func `what the app says about a field counts from the beginning`() throws {
    try Stand.run { stand in
      StyledAlert(.edit).textField("A") { $0.isEnabled = false }.textField("B") { $0.text = "x" }
        .validate("B") { $0.isEmpty ? "Empty." : nil }.button("OK").show()
      stand.settle()
      let card = try #require(stand.styledAlert)

      #expect(card.controls[1].isFirstResponder && card.buttons[0].isEnabled)
      #expect(card.input?.values.texts == ["", "x"])
    }
  }

  @Test func `a field that is enabled later is gone on to`() {
    Stand.run { stand in
      var later: UITextField?
      StyledAlert(.edit).textField("A")
        .textField("B") {
          $0.isEnabled = false
          later = $0
        }
        .button("OK").show()
      stand.settle()
      later?.isEnabled = true

      stand.device.pressReturn()
      stand.settle()

      #expect(later?.isFirstResponder == true && stand.styledAlert != nil)
    }
  }

  @Test func `the return key takes what is composed, and what the field holds by then`() throws {
    try Stand.run { stand in
      let handle = StyledAlert(.edit).textField("A").textField("B").button("OK").show()
      stand.settle()
      let fields = try #require(stand.styledAlert).controls.compactMap { $0 as? UITextField }
      stand.device.setMarked("li")
      stand.device.pressReturn()
      stand.settle()
      #expect(fields[0].markedTextRange == nil && fields[1].isFirstResponder)
      #expect(stand.styledAlert?.input?.values.texts == ["li", ""])

      fields[1].text = "hua"
      stand.device.pressReturn()
      stand.settle()

      #expect(handle.outcomeIfEnded?.value?.texts == ["li", "hua"])
    }
  }

  @Test func `nothing is judged any more once it has begun to leave`() throws {
    try Stand.run { stand in
      var judged = 0
      let handle = StyledAlert(.edit).textField("Name").validate("Name") { _ in
        judged += 1
        return nil
      }.button("OK").show()
      stand.settle()
      let field = try #require(stand.styledAlert?.controls.first as? UITextField)

      handle.end()
      let before = judged
      field.text = "x"
      field.sendActions(for: .editingChanged)

      #expect(judged == before && handle.outcomeIfEnded == nil, "it has not left yet")
    }
  }
}
