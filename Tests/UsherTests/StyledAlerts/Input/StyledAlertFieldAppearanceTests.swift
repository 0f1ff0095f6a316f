// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// The appearance, accessibility and touch targets of fields.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertFieldAppearanceTests {
  private let all = StyledAlert(.edit).textField("Name").textView("Note").toggle("News")
    .segments(["A", "B"], title: "Kind", id: "kind")

  @Test func `every control has an accessibility label and its error as a hint`() throws {
    try TestApp.run { app in
      (["Name", "Note", "News", "kind"] as [String]).reduce(all) { alert, id in
        alert.validateForm(errorBelow: id) { _ in "\(id) is wrong." }
      }.button("OK").show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      try app.tap("OK")
      app.runUntilIdle()

      let parts: [UIView?] = card.controls.map { control in
        control.subviews.first { $0 is UISwitch || $0 is UISegmentedControl } ?? control
      }
      #expect(parts.prefix(3).map { $0?.accessibilityLabel } == ["Name", "Note", "News"])
      #expect(
        parts.map { $0?.accessibilityHint } == [
          "Name is wrong.", "Note is wrong.", "News is wrong.", "kind is wrong.",
        ])
      #expect(app.visibleLabel("Note is wrong.")?.isAccessibilityElement == true)
      let titles = card.controls.dropFirst().prefix(2).flatMap { row in
        row.subviews.compactMap { $0 as? UILabel }
      }
      #expect(titles.map(\.isAccessibilityElement) == [false, false], "titles are not read twice")
    }
  }

  @Test func `the border of an invalid field is red, whether it is first responder or not`()
    throws
  {
    try TestApp.run { app in
      StyledAlert(.edit).textField("A").textField("B").textView("C")
        .validate("A", when: .onSubmit) { _ in "No." }.validate("B", when: .onSubmit) { _ in "No." }
        .validate("C", when: .onSubmit) { _ in "No." }.button("OK").show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      try app.tap("OK")

      let red = StyledAlertColors.system.error.resolvedColor(with: card.traitCollection).cgColor
      #expect(card.controls.map { $0.layer.borderColor == red } == [true, true, true])
      app.device.type("x")
      #expect(card.controls.map { $0.layer.borderColor == red } == [false, true, true])
    }
  }

  @Test func `a field without an error is as high as its control, and has the theme's text color`()
    throws
  {
    try TestApp.run { app in
      all.theme { $0.colors.fieldText = .brown }.button("OK").show()
      app.runUntilIdle()
      let controls = try #require(app.styledAlert).controls

      for control in controls {
        #expect(control.frame == control.superview?.bounds)
      }
      #expect((controls[0] as? UITextField)?.textColor == .brown)
      #expect((controls[1] as? UITextView)?.textColor == .brown)
    }
  }

  @Test(arguments: 0..<4)
  func `low fields have a touch target of 44 points`(kind: Int) throws {
    try TestApp.run { app in
      let alert = StyledAlert(.edit, "Title").theme(.classic)
      let rows = [
        alert.textField("Name"), alert.toggle("News"), alert.segments(["A", "B"], id: "kind"),
        alert.control(id: "own", { LowControl() }, value: { _ in 1 }),
      ]
      rows[kind].customView { FixedSizeView(100, 40) }.button("OK").show()
      app.runUntilIdle()
      let row = try #require(app.styledAlert).controls[0]
      let part = row.subviews.first { $0 is UIControl } ?? row
      let edge = part.convert(part.bounds, to: nil)

      #expect(edge.height < 44)
      for y in [edge.minY - 3, edge.maxY + 3] {
        let hit = row.window?.hitTest(CGPoint(x: edge.midX, y: y), with: nil)
        #expect(hit?.isDescendant(of: row) == true, "\(y - edge.minY)")
      }
    }
  }

  @Test func `text grows with the text size in every control`() throws {
    try TestApp.run { app in
      all.button("OK").show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      let before = card.fonts
      #expect(before.count == 5)

      app.device.settings.contentSizeCategory = .accessibilityLarge
      app.runUntilIdle()

      #expect(zip(before, card.fonts).allSatisfy { $0.pointSize < $1.pointSize })
    }
  }

  @Test func `controls of a light card are light in dark appearance`() throws {
    try TestApp.run { app in
      app.device.settings.appearance = .dark
      all.theme { $0.colors.card = .white }.button("OK").show()
      app.runUntilIdle()

      let controls = try #require(app.styledAlert).controls
      let parts = controls.suffix(2).compactMap { row in
        row.subviews.first { $0 is UIControl }
      }

      #expect(parts.map(\.traitCollection.userInterfaceStyle) == [.light, .light])
    }
  }

  @Test func `the border of a field and a switch follow the tint`() throws {
    try TestApp.run { app in
      let handle = all.theme(.classic).button("OK").show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)

      handle.update { $0.tint(.systemRed) }
      app.runUntilIdle()

      let red = UIColor.systemRed.resolvedColor(with: card.traitCollection).cgColor
      #expect(card.controls.prefix(2).map { $0.layer.borderColor == red } == [true, true])
      let toggle = card.controls[2].subviews.lazy.compactMap { $0 as? UISwitch }.first
      #expect(toggle?.onTintColor == .systemRed)
    }
  }

  @Test func `the placeholder of a text view is visible while the text is empty`() throws {
    try TestApp.run { app in
      StyledAlert(.edit).textView("Note").textView("Other", text: "Two").button("OK").show()
      app.runUntilIdle()
      let views = try #require(app.styledAlert).controls
      let placeholders = views.compactMap { view in
        view.subviews.lazy.compactMap { $0 as? UILabel }.first
      }
      #expect(placeholders.map(\.isHidden) == [false, true])

      app.device.type("x")
      #expect(placeholders[0].isHidden, "immediately")
      app.device.deleteBackward()

      #expect(!placeholders[0].isHidden)
    }
  }
}

/// A control that is only 30 points high.
private final class LowControl: UIControl {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 30) }
}

extension StyledAlertView {
  /// The fonts of all texts in and beside the controls.
  fileprivate var fonts: [UIFont] {
    controls.flatMap { control -> [UIFont?] in
      let labels = control.subviews.compactMap { ($0 as? UILabel)?.font }
      if let field = control as? UITextField { return [field.font] }
      if let view = control as? UITextView { return [view.font] + labels }
      return labels
    }.compactMap { $0 }
  }
}
