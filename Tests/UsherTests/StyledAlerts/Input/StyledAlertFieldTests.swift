// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Text fields of styled alerts and their values.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertFieldTests {
  @Test func `the result contains the texts by identifier and from top to bottom`() throws {
    try TestApp.run { app in
      var receivedValues: [FormValues] = []
      let handle = StyledAlert(.edit, "Account")
        .textField("Email", id: "email", text: "ann@").textField("Password", isSecure: true)
        .button("Sign in") { receivedValues.append($0) }.show()
      app.runUntilIdle()
      let fields = try #require(app.styledAlert).controls
      fields[0].becomeFirstResponder()
      app.runUntilIdle()
      app.device.type("clay.io")
      fields[1].becomeFirstResponder()
      app.runUntilIdle()
      app.device.type("glaze")

      try app.tap("Sign in")
      app.runUntilIdle()

      let result = try #require(handle.outcomeIfDismissed?.value)
      #expect(result.values.texts == ["ann@clay.io", "glaze"])
      #expect(result.values.text("email") == "ann@clay.io")
      #expect(result.values.text("Password") == "glaze")
      #expect(result.values.text("PIN") == "")
      #expect(receivedValues == [result.values])
    }
  }

  @Test func `values can be created for tests`() {
    let values = FormValues(
      texts: ["name": "Ann", "town": "Delft"], switches: ["news": true], selections: ["size": 1])

    #expect(values.texts == ["Ann", "Delft"])
    #expect(values.text("town") == "Delft")
    #expect(values.isOn("news"))
    #expect(!values.isOn("name"))
    #expect(values.text("news") == "")
    #expect(values.selection("size") == 1)
    #expect(values.selection("news") == nil)
    #expect(
      StyledAlertResult(button: .init(index: 0, title: "OK"), values: values).values.isOn("news"))
  }

  @Test(arguments: [true, false])
  func `a field has the theme's height, and is higher with large text`(
    isClassic: Bool
  ) throws {
    try TestApp.run { app in
      let theme = isClassic ? StyledAlertTheme.classic : .system
      let metrics = theme.metrics
      StyledAlert(.edit, "Name").theme(theme)
        .textField("Name").button("OK").show()
      app.runUntilIdle()
      let field = try #require(app.styledAlert?.controls.first)
      #expect(abs(field.frame.height - metrics.fieldMinHeight) < 0.01)
      let inside = (field as? UITextField)?.textRect(forBounds: field.bounds).minX
      #expect(inside.map { Double($0) } == metrics.fieldSideInset)

      app.device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      app.runUntilIdle()

      let line = try #require((field as? UITextField)?.font).lineHeight
      #expect(field.frame.height >= line + 2 * metrics.fieldTopInset)
      #expect(field.frame.height > metrics.fieldMinHeight)
    }
  }

  @Test(arguments: [
    (UIKeyboardType.emailAddress, UITextContentType?.none, UITextAutocapitalizationType.none),
    (.default, .username, .none), (.default, .name, .sentences), (.default, nil, .sentences),
  ])
  func `fields capitalize sentences, except addresses and user names`(
    keyboard: UIKeyboardType, type: UITextContentType?, expected: UITextAutocapitalizationType
  ) throws {
    try TestApp.run { app in
      StyledAlert(.edit).textField("It", contentType: type, keyboard: keyboard)
        .button("OK").show()
      app.runUntilIdle()

      let field = try #require(app.styledAlert?.controls.first as? UITextField)

      #expect(field.autocapitalizationType == expected)
      #expect(field.keyboardType == keyboard)
    }
  }
}
