// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Properties that the app sets on a control are kept.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertConfiguredTests {
  private let font = UIFont.systemFont(ofSize: 31)

  @Test
  func `fonts, colors and placeholders set by the app are kept when traits and tints change`()
    throws
  {
    try TestApp.run { app in
      StyledAlert(.edit, "Order")
        .textField(id: "name") { field in
          (field.font, field.textColor, field.placeholder) = (font, .red, "Own")
        }
        .textView("Note", id: "note") { view in (view.font, view.textColor) = (font, .red) }
        .toggle("Wrap", id: "wrap") { $0.onTintColor = .red }
        .segments(["Small", "Large"], id: "size") {
          $0.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        }
        .button("OK").show()
      app.runUntilIdle()
      app.device.appearance = .dark
      app.device.contentSizeCategory = .extraExtraLarge
      app.runUntilIdle()
      StyledAlert(.question, "Sure?").button("Yes").conflict(.interrupt).show()
      app.runUntilIdle()

      let alert = try #require(
        app.scene.windows.lazy.compactMap { $0.first(StyledAlertTextField.self) }.first)
      let card = try #require(
        sequence(first: alert as UIView, next: \.superview).first { $0 is StyledAlertView })
      #expect(alert.font == font)
      #expect(alert.textColor == .red)
      #expect(alert.attributedPlaceholder?.string == "Own")
      let view = try #require(card.first(StyledAlertTextView.self))
      #expect(view.font == font)
      #expect(view.textColor == .red)
      #expect(card.first(UISwitch.self)?.onTintColor == .red)
      let attributes = try #require(
        card.first(UISegmentedControl.self)?.titleTextAttributes(for: .normal))
      #expect(attributes[.foregroundColor] as? UIColor == .red)
      #expect(attributes[.font] != nil)
    }
  }

  @Test func `segments that are configured again have the font of the theme`() throws {
    try TestApp.run { app in
      StyledAlert(.edit).segments(["1", "2"], id: "count").button("OK").show()
      app.runUntilIdle()
      let row = try #require(app.styledAlert?.controls[0] as? StyledAlertSegments)
      let segments = try #require(row.first(UISegmentedControl.self))
      let font = try #require(segments.titleTextAttributes(for: .normal)?[.font] as? UIFont)

      row.configure(returnKey: .done)
      row.layoutIfNeeded()

      #expect(segments.titleTextAttributes(for: .normal)?[.font] as? UIFont == font)
    }
  }

  @Test func `properties that the app did not set follow the theme`() throws {
    try TestApp.run { app in
      StyledAlert(.edit, "Order").textField("Name") { $0.textColor = .red }.button("OK").show()
      app.runUntilIdle()
      let field = try #require(app.styledAlert?.controls[0] as? UITextField)
      let before = try #require(field.font).pointSize

      app.device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      app.runUntilIdle()

      #expect(field.font?.pointSize ?? 0 > before)
      #expect(field.textColor == .red)
    }
  }

  @Test func `an accessibility hint set by the app is restored when the error is gone`() throws {
    try TestApp.run { app in
      StyledAlert(.edit, "Order")
        .textField("Name") { $0.accessibilityHint = "As on your card" }
        .validate("Name", when: .onSubmit) { $0.isEmpty ? "Enter a name." : nil }.button("OK")
        .show()
      app.runUntilIdle()
      let field = try #require(app.styledAlert?.controls[0] as? UITextField)
      #expect(field.accessibilityHint == "As on your card")
      try app.tap("OK")
      #expect(field.accessibilityHint == "Enter a name.")
      app.device.type("Ada")
      app.runUntilIdle()

      #expect(field.accessibilityHint == "As on your card")
    }
  }
}
