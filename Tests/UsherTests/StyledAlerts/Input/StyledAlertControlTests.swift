// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Text views, switches and segmented controls in a styled alert.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertControlTests {
  @Test func `a text view grows to its maximum number of lines and then scrolls`() throws {
    try TestApp.run { app in
      StyledAlert(.edit, "Note").textView("What happened?", id: "note", lines: 2...4)
        .button("Send").theme(.badge).show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      let view = try #require(card.controls[0] as? UITextView)
      let line = try #require(view.font).lineHeight
      @MainActor func lines() -> Int { Int(((view.bounds.height - 16) / line).rounded()) }
      #expect(lines() == 2)
      #expect(view.isFirstResponder)
      #expect(app.visibleLabel("What happened?") != nil)

      var heights: [Int] = []
      for _ in 1...5 {
        app.device.type("x\n")
        app.runUntilIdle()
        heights.append(lines())
      }

      #expect(heights == [2, 3, 4, 4, 4])
      #expect(app.visibleLabel("What happened?") == nil)
      #expect(view.contentOffset.y > 0)
      for _ in 1...8 { app.device.deleteBackward() }
      app.runUntilIdle()
      #expect(lines() == 2)
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func `the result contains the text of a text view with its line breaks`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.edit, "Note").textView("Note", id: "note", text: "One")
        .button("Send").show()
      app.runUntilIdle()
      app.device.type("\nTwo")

      try app.tap("Send")
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.values.text("note") == "One\nTwo")
    }
  }

  @Test func `the result contains the values of switches and segmented controls`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.edit, "Order").toggle("Gift wrap", id: "wrap")
        .toggle("Insure", isOn: true)
        .segments(["Small", "Large"], title: "Size", id: "size")
        .segments(["Red", "Blue"], id: "glaze", selection: nil)
        .button("Order it").show()
      app.runUntilIdle()

      try app.tap("Gift wrap")
      try app.tap("Large")
      app.runUntilIdle()
      try app.tap("Order it")
      app.runUntilIdle()

      let result = try #require(handle.outcomeIfDismissed?.value)
      #expect(result.values.isOn("wrap"))
      #expect(result.values.isOn("Insure"))
      #expect(result.values.texts.isEmpty)
      #expect(result.values.selection("size") == 1)
      #expect(result.values.selection("glaze") == nil)
    }
  }

  @Test(arguments: [false, true])
  func `a switch is at the trailing edge of its row`(isRightToLeft: Bool) throws {
    try TestApp.run { app in
      app.device.settings.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      app.runUntilIdle()
      StyledAlert(.edit).toggle("Gift wrap").button("OK").show()
      app.runUntilIdle()

      let row = try #require(app.styledAlert?.controls.first)
      let toggle = try #require(row.subviews.compactMap { $0 as? UISwitch }.first)
      let label = try #require(row.subviews.compactMap { $0 as? UILabel }.first)

      #expect(isRightToLeft ? toggle.frame.minX == 0 : toggle.frame.maxX == row.bounds.width)
      #expect(!label.frame.intersects(toggle.frame))
      #expect(toggle.accessibilityLabel == "Gift wrap")
      let height = CGFloat(StyledAlertTheme.system.metrics.fieldMinHeight)
      #expect(abs(row.bounds.height - height) < 0.01)
    }
  }

  @Test func `segment titles are as large as the space allows`() throws {
    try TestApp.run { app in
      StyledAlert(.edit).segments(["Breakfast", "Dinner", "Afternoon"], title: "Set", id: "set")
        .segments(["1", "2"], id: "count").button("OK").show()
      app.device.settings.contentSizeCategory = .accessibilityExtraLarge
      app.runUntilIdle()
      let controls = try #require(app.styledAlert).controls

      let fonts = try controls.map { row -> CGFloat in
        let segments = try #require(row.subviews.compactMap { $0 as? UISegmentedControl }.first)
        let font = segments.titleTextAttributes(for: .normal)?[.font] as? UIFont
        return try #require(font).pointSize
      }

      #expect(fonts[0] >= 13)
      #expect(fonts[0] < fonts[1])
      #expect(fonts[1] > 30)
    }
  }

  @Test func `the switch and the border of a field have the accent color of the alert`() throws {
    try TestApp.run { app in
      StyledAlert(.edit).theme(.classic).tint(.systemRed).toggle("On", isOn: true)
        .textField("Name").button("OK").show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)

      let toggle = card.controls[0].subviews.compactMap { $0 as? UISwitch }.first

      #expect(toggle?.onTintColor == .systemRed)
      let red = UIColor.systemRed.resolvedColor(with: card.traitCollection).cgColor
      #expect(card.controls[1].layer.borderColor == red)
    }
  }
}
