// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Text fields on the card: what they hold is the answer.
@MainActor
struct StyledAlertFieldTests {
  @Test func `what was typed is in the answer, by name and from top to bottom`() throws {
    try Stand.run { stand in
      var handed: [StyledAlertValues] = []
      let handle = StyledAlert(.edit, "Account")
        .textField("Email", id: "email", text: "ann@").textField("Password", isSecure: true)
        .button("Sign in") { handed.append($0) }.show()
      stand.settle()
      let fields = try #require(stand.styledAlert).controls
      fields[0].becomeFirstResponder()
      stand.settle()
      stand.device.type("clay.io")
      fields[1].becomeFirstResponder()
      stand.settle()
      stand.device.type("glaze")

      try stand.tap("Sign in")
      stand.settle()

      let answer = try #require(handle.outcomeIfEnded?.value)
      #expect(answer.texts == ["ann@clay.io", "glaze"])
      #expect(answer.text("email") == "ann@clay.io" && answer.text("Password") == "glaze")
      #expect(answer.text("PIN") == "" && handed == [answer.values])
    }
  }

  @Test func `values can be made for a test of what is done with them`() {
    let values = StyledAlertValues(
      texts: ["name": "Ann", "town": "Delft"], switches: ["news": true], selections: ["size": 1])

    #expect(values.texts == ["Ann", "Delft"] && values.text("town") == "Delft")
    #expect(values.isOn("news") && !values.isOn("name") && values.text("news") == "")
    #expect(values.selection("size") == 1 && values.selection("news") == nil)
    #expect(StyledAlertResult(button: .init(index: 0, title: "OK"), values: values).isOn("news"))
  }

  @Test(arguments: [true, false])
  func `a field is as high as the theme says, and higher with large text`(
    isClassic: Bool
  ) throws {
    try Stand.run { stand in
      let theme = isClassic ? StyledAlertTheme.classic : .system
      let measures = theme.measures
      StyledAlert(.edit, "Name").theme(theme)
        .textField("Name").button("OK").show()
      stand.settle()
      let field = try #require(stand.styledAlert?.controls.first)
      #expect(abs(field.frame.height - measures.fieldHeight) < 0.01)
      let inside = (field as? UITextField)?.textRect(forBounds: field.bounds).minX
      #expect(inside.map { Double($0) } == measures.fieldSideInset)

      stand.device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      stand.settle()

      let line = try #require((field as? UITextField)?.font).lineHeight
      #expect(field.frame.height >= line + 2 * measures.fieldTopInset)
      #expect(field.frame.height > measures.fieldHeight)
    }
  }

  @Test(arguments: [
    (UIKeyboardType.emailAddress, UITextContentType?.none, UITextAutocapitalizationType.none),
    (.default, .username, .none), (.default, .name, .sentences), (.default, nil, .sentences),
  ])
  func `sentences begin with a capital letter, addresses do not`(
    keyboard: UIKeyboardType, type: UITextContentType?, expected: UITextAutocapitalizationType
  ) throws {
    try Stand.run { stand in
      StyledAlert(.edit).textField("It", contentType: type, keyboard: keyboard)
        .button("OK").show()
      stand.settle()

      let field = try #require(stand.styledAlert?.controls.first as? UITextField)

      #expect(field.autocapitalizationType == expected && field.keyboardType == keyboard)
    }
  }
}
