// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// When and where validation errors are shown and announced.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertValidationTests {
  private let address = StyledAlert(.edit, "Account")
    .textField("Email", id: "email", keyboard: .emailAddress).textField("Name", id: "name")
    .validate("email") { $0.contains("@") ? nil : "That is no address." }
    .button("Sign in").button("Later", role: .cancel)

  @Test
  func `the submit button is disabled until every value is valid, other buttons are not`() throws {
    try TestApp.run { app in
      let handle = address.show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      #expect(card.buttons.map(\.isEnabled) == [false, true])
      #expect(card.buttons[0].accessibilityTraits.contains(.notEnabled))
      try app.tap("Sign in")
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed == nil)

      app.device.type("ann@clay.io")
      #expect(card.buttons[0].isEnabled)
      #expect(!card.buttons[0].accessibilityTraits.contains(.notEnabled))
      try app.tap("Sign in")
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.values.text("email") == "ann@clay.io")
    }
  }

  @Test func `a new error fades in, another text of it does not`() {
    TestApp.run { app in
      let error = StyledAlertErrorView(.system)
      error.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
      app.page.view.addSubview(error)

      error.show("That is no address.")
      #expect(error.layer.animationKeys()?.isEmpty == false)
      app.runUntilIdle()
      error.show("That address is taken.")

      #expect(error.layer.animationKeys() ?? [] == [])
      #expect(error.alpha == 1)
    }
  }

  @Test
  func `an error is shown below the field when its editing ends, announced, and has its own space`()
    throws
  {
    try TestApp.run { app in
      address.show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      let before = card.card.bounds.height
      app.device.type("ann")
      #expect(app.visibleLabel("That is no address.") == nil)

      card.controls[1].becomeFirstResponder()
      app.runUntilIdle()

      let label = try #require(app.visibleLabel("That is no address."))
      let frame = label.convert(label.bounds, to: card.card)
      let field = card.controls[0].convert(card.controls[0].bounds, to: card.card)
      let next = card.controls[1].convert(card.controls[1].bounds, to: card.card)
      #expect(frame.minY > field.maxY)
      #expect(frame.maxY < next.minY)
      let inset = CGFloat(card.theme.metrics.fieldSideInset)
      #expect(frame.minX == field.minX + inset, "below the text of the field")
      #expect(card.card.bounds.height > before)
      #expect(app.device.announcements.last?.text == "That is no address.")
      #expect(card.controls[0].accessibilityHint == "That is no address.")
      #expect(card.controls[0].layer.borderColor == UIColor.errorOfSystem(in: card))

      card.controls[0].becomeFirstResponder()
      app.device.type("@clay.io")
      app.runUntilIdle()
      #expect(app.visibleLabel("That is no address.") == nil)
      #expect(card.card.bounds.height == before)
      #expect(card.controls[0].accessibilityHint == nil)
    }
  }

  @Test func `marked text is not validated and is committed by the submission`() throws {
    try TestApp.run { app in
      var validated: [String] = []
      let handle = StyledAlert(.edit, "Rename").textField("Name")
        .validate("Name") {
          validated.append($0)
          return $0.isEmpty ? "Empty" : nil
        }
        .button("Save").show()
      app.runUntilIdle()
      let save = try #require(app.styledAlert).buttons[0]

      app.device.setMarked("hua")
      #expect(!save.isEnabled)
      #expect(Set(validated) == [""])
      app.device.commitMarked("华")
      #expect(save.isEnabled)
      #expect(validated.last == "华")
      app.device.setMarked("li")
      #expect(validated.last == "华")
      try app.tap("Save")
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.values.texts == ["华li"])
    }
  }

  @Test
  func `a button with a condition is enabled while the condition is true, without announcements`()
    throws
  {
    try TestApp.run { app in
      StyledAlert(.question, "Delete?").textField("Type DELETE", id: "word")
        .button("Delete", role: .destructive, enabledWhen: { $0.text("word") == "DELETE" })
        .button("Keep", role: .cancel).show()
      app.runUntilIdle()
      let button = try #require(app.styledAlert).buttons[0]
      let announcementCount = app.device.announcements.count
      #expect(!button.isEnabled)

      app.device.type("DELETE")
      #expect(button.isEnabled)
      app.device.deleteBackward()

      #expect(!button.isEnabled)
      #expect(app.device.announcements.count == announcementCount)
    }
  }

  @Test func `a submission makes the first invalid field first responder`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.edit, "Password").textField("New", isSecure: true)
        .textField("Again", isSecure: true).toggle("I wrote it down", id: "noted")
        .validateForm(errorBelow: "Again") {
          $0.text("New") == $0.text("Again") ? nil : "They differ."
        }
        .validateForm { $0.isOn("noted") ? nil : "Write it down first." }
        .button("Change").show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      app.device.type("glaze")
      try app.tap("Change")
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed == nil)
      #expect(card.controls[1].isFirstResponder)
      #expect(app.device.announcements.last?.text == "They differ.")
      #expect(app.visibleLabel("Write it down first.") != nil)

      app.device.type("glaze")
      try app.tap("I wrote it down")
      app.runUntilIdle()
      #expect(app.visibleLabel("They differ.") == nil)
      #expect(app.visibleLabel("Write it down first.") == nil)
      try app.tap("Change")
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.values.isOn("noted") == true)
    }
  }

  @Test func `nothing is validated after the alert was dismissed`() throws {
    try TestApp.run { app in
      var validated = 0
      StyledAlert(.edit).textField("Name").validate("Name") { _ in
        validated += 1
        return nil
      }.button("OK").show()
      app.runUntilIdle()
      let field = try #require(app.styledAlert?.controls.first as? UITextField)
      try app.tap("OK")
      let before = validated
      field.text = "x"
      field.sendActions(for: .editingChanged)
      app.runUntilIdle()
      field.sendActions(for: .editingChanged)

      #expect(validated == before)
      #expect(validated > 0)
    }
  }

  @Test func `duplicate and unknown field identifiers are reported, and the rest works`() throws {
    try TestApp.run { app in
      let misuse = MisuseCollector()
      let handle = StyledAlert(.edit).textField("A", id: "a", text: "1")
        .textField("B", id: "a", text: "2")
        .validate("b", when: .onSubmit) { _ in "No." }.button("OK").show()
      app.runUntilIdle()
      #expect(
        misuse.reports.map(\.code) == ["styled-alert-name-taken", "styled-alert-no-such-field"])
      #expect(misuse.reports.last?.evidence.contains("fields of the alert are: \"a\"") == true)

      try app.tap("OK")
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
      #expect(app.visibleLabel("No.") != nil, "the error is below the rows")
      let values = try #require(app.styledAlert?.formDriver?.values)
      #expect(values.texts == ["1", "2"])
      #expect(values.text("a") == "1")
    }
  }
}

extension TestApp {
  /// The visible label with this text on the card.
  func visibleLabel(_ text: String) -> UILabel? {
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
