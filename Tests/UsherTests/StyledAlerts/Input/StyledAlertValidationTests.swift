// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// What is right and wrong on the card, and who is told.
@MainActor
struct StyledAlertValidationTests {
  private let address = StyledAlert(.edit, "Account")
    .textField("Email", id: "email", keyboard: .emailAddress).textField("Name", id: "name")
    .validate("email") { $0.contains("@") ? nil : "That is no address." }
    .button("Sign in").button("Later", role: .cancel)

  @Test func `the button that confirms waits until all is right, the others do not`() throws {
    try Stand.run { stand in
      let handle = address.show()
      stand.settle()
      let card = try #require(stand.styledAlert)
      #expect(card.buttons.map(\.isEnabled) == [false, true])
      #expect(card.buttons[0].accessibilityTraits.contains(.notEnabled))
      try stand.tap("Sign in")
      stand.settle()
      #expect(handle.outcomeIfEnded == nil)

      stand.device.type("ann@clay.io")
      #expect(
        card.buttons[0].isEnabled && !card.buttons[0].accessibilityTraits.contains(.notEnabled))
      try stand.tap("Sign in")
      stand.settle()

      #expect(handle.outcomeIfEnded?.value?.text("email") == "ann@clay.io")
    }
  }

  @Test func `what is wrong is said below the field that is left, and heard, and makes room`()
    throws
  {
    try Stand.run { stand in
      address.show()
      stand.settle()
      let card = try #require(stand.styledAlert)
      let before = card.card.bounds.height
      stand.device.type("ann")
      #expect(stand.seen("That is no address.") == nil)

      card.controls[1].becomeFirstResponder()
      stand.settle()

      let label = try #require(stand.seen("That is no address."))
      let place = label.convert(label.bounds, to: card.card)
      let field = card.controls[0].convert(card.controls[0].bounds, to: card.card)
      let next = card.controls[1].convert(card.controls[1].bounds, to: card.card)
      #expect(place.minY > field.maxY && place.maxY < next.minY && place.minX == field.minX)
      #expect(card.card.bounds.height > before)
      #expect(stand.device.announcements.last?.text == "That is no address.")
      #expect(card.controls[0].accessibilityHint == "That is no address.")
      #expect(card.controls[0].layer.borderColor == UIColor.errorOfSystem(in: card))

      card.controls[0].becomeFirstResponder()
      stand.device.type("@clay.io")
      stand.settle()
      #expect(stand.seen("That is no address.") == nil && card.card.bounds.height == before)
      #expect(card.controls[0].accessibilityHint == nil)
    }
  }

  @Test func `what is still being composed is not judged, and is taken as it is in the end`() throws
  {
    try Stand.run { stand in
      var judged: [String] = []
      let handle = StyledAlert(.edit, "Rename").textField("Name")
        .validate("Name") {
          judged.append($0)
          return $0.isEmpty ? "Empty" : nil
        }
        .button("Save").show()
      stand.settle()
      let save = try #require(stand.styledAlert).buttons[0]

      stand.device.setMarked("hua")
      #expect(!save.isEnabled && Set(judged) == [""])
      stand.device.commitMarked("华")
      #expect(save.isEnabled && judged.last == "华")
      stand.device.setMarked("li")
      #expect(judged.last == "华")
      try stand.tap("Save")
      stand.settle()

      #expect(handle.outcomeIfEnded?.value?.texts == ["华li"])
    }
  }

  @Test func `a button is enabled while its condition is content, and nothing is said`() throws {
    try Stand.run { stand in
      StyledAlert(.question, "Delete?").textField("Type DELETE", id: "word")
        .button("Delete", role: .destructive, enabledWhen: { $0.text("word") == "DELETE" })
        .button("Keep", role: .cancel).show()
      stand.settle()
      let button = try #require(stand.styledAlert).buttons[0]
      let quiet = stand.device.announcements.count
      #expect(!button.isEnabled)

      stand.device.type("DELETE")
      #expect(button.isEnabled)
      stand.device.deleteBackward()

      #expect(!button.isEnabled && stand.device.announcements.count == quiet)
    }
  }

  @Test func `on confirmation the first thing that is wrong gets the focus`() throws {
    try Stand.run { stand in
      let handle = StyledAlert(.edit, "Password").textField("New", isSecure: true)
        .textField("Again", isSecure: true).toggle("I wrote it down", id: "noted")
        .validate(below: "Again") { $0.text("New") == $0.text("Again") ? nil : "They differ." }
        .validate { $0.isOn("noted") ? nil : "Write it down first." }
        .button("Change").show()
      stand.settle()
      let card = try #require(stand.styledAlert)
      stand.device.type("glaze")
      try stand.tap("Change")
      stand.settle()
      #expect(handle.outcomeIfEnded == nil && card.controls[1].isFirstResponder)
      #expect(stand.device.announcements.last?.text == "They differ.")
      #expect(stand.seen("Write it down first.") != nil)

      stand.device.type("glaze")
      try stand.tap("I wrote it down")
      stand.settle()
      #expect(stand.seen("They differ.") == nil && stand.seen("Write it down first.") == nil)
      try stand.tap("Change")
      stand.settle()

      #expect(handle.outcomeIfEnded?.value?.isOn("noted") == true)
    }
  }

  @Test func `nothing is judged after the alert has ended`() throws {
    try Stand.run { stand in
      var judged = 0
      StyledAlert(.edit).textField("Name").validate("Name") { _ in
        judged += 1
        return nil
      }.button("OK").show()
      stand.settle()
      let field = try #require(stand.styledAlert?.controls.first as? UITextField)
      try stand.tap("OK")
      let before = judged
      field.text = "x"
      field.sendActions(for: .editingChanged)
      stand.settle()
      field.sendActions(for: .editingChanged)

      #expect(judged == before && judged > 0)
    }
  }

  @Test func `names that are taken or not there are told, and all the rest works`() throws {
    try Stand.run { stand in
      let misuse = MisuseCollector()
      let handle = StyledAlert(.edit).textField("A", id: "a", text: "1")
        .textField("B", id: "a", text: "2")
        .validate("b", .onConfirm) { _ in "No." }.button("OK").show()
      stand.settle()
      #expect(
        misuse.reports.map(\.anchor) == ["styled-alert-name-taken", "styled-alert-no-such-field"])
      #expect(misuse.reports.last?.lookedAt.contains("there is \"a\"") == true)

      try stand.tap("OK")
      stand.settle()

      #expect(handle.outcomeIfEnded == nil && stand.seen("No.") != nil, "it is said below the rows")
      let values = try #require(stand.styledAlert?.input?.values)
      #expect(values.texts == ["1", "2"] && values.text("a") == "1")
    }
  }
}

extension Stand {
  /// The label on the card with this text that can be seen.
  func seen(_ text: String) -> UILabel? {
    func find(_ view: UIView) -> UILabel? {
      guard !view.isHidden, view.alpha > 0.5 else { return nil }
      if let label = view as? UILabel, label.text == text, label.bounds.height > 1 { return label }
      return view.subviews.lazy.compactMap(find).first
    }
    return styledAlert.flatMap(find)
  }
}

extension UIColor {
  @MainActor fileprivate static func errorOfSystem(in view: UIView) -> CGColor {
    StyledAlertColors.system.error.resolvedColor(with: view.traitCollection).cgColor
  }
}
