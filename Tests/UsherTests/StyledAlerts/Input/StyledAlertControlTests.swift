// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Text views, switches and segments on the card.
@MainActor
struct StyledAlertControlTests {
  @Test func `a text view grows with its text up to its last line, and then scrolls`() throws {
    try Stand.run { stand in
      StyledAlert(.edit, "Note").textView("What happened?", id: "note", lines: 2...4)
        .button("Send").show()
      stand.settle()
      let card = try #require(stand.styledAlert)
      let view = try #require(card.controls[0] as? UITextView)
      let line = try #require(view.font).lineHeight
      @MainActor func lines() -> Int { Int(((view.bounds.height - 16) / line).rounded()) }
      #expect(lines() == 2 && view.isFirstResponder && stand.seen("What happened?") != nil)

      var heights: [Int] = []
      for _ in 1...5 {
        stand.device.type("x\n")
        stand.settle()
        heights.append(lines())
      }

      #expect(heights == [2, 3, 4, 4, 4] && stand.seen("What happened?") == nil)
      #expect(view.contentOffset.y > 0)
      for _ in 1...8 { stand.device.deleteBackward() }
      stand.settle()
      #expect(lines() == 2 && view.contentOffset.y == 0)
    }
  }

  @Test func `what is typed into a text view is in the answer, with its lines`() throws {
    try Stand.run { stand in
      let handle = StyledAlert(.edit, "Note").textView("Note", id: "note", text: "One")
        .button("Send").show()
      stand.settle()
      stand.device.type("\nTwo")

      try stand.tap("Send")
      stand.settle()

      #expect(handle.outcomeIfEnded?.value?.text("note") == "One\nTwo")
    }
  }

  @Test func `switches and segments are in the answer`() throws {
    try Stand.run { stand in
      let handle = StyledAlert(.edit, "Order").toggle("Gift wrap", id: "wrap")
        .toggle("Insure", isOn: true)
        .segments(["Small", "Large"], title: "Size", id: "size")
        .segments(["Red", "Blue"], id: "glaze", selection: nil)
        .button("Order it").show()
      stand.settle()

      try stand.tap("Gift wrap")
      try stand.tap("Large")
      stand.settle()
      try stand.tap("Order it")
      stand.settle()

      let answer = try #require(handle.outcomeIfEnded?.value)
      #expect(answer.isOn("wrap") && answer.isOn("Insure") && answer.texts.isEmpty)
      #expect(answer.selection("size") == 1 && answer.selection("glaze") == nil)
    }
  }

  @Test(arguments: [false, true])
  func `a switch stands at the end of its line`(isRightToLeft: Bool) throws {
    try Stand.run { stand in
      stand.device.settings.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      stand.settle()
      StyledAlert(.edit).toggle("Gift wrap").button("OK").show()
      stand.settle()

      let row = try #require(stand.styledAlert?.controls.first)
      let toggle = try #require(row.subviews.compactMap { $0 as? UISwitch }.first)
      let label = try #require(row.subviews.compactMap { $0 as? UILabel }.first)

      #expect(isRightToLeft ? toggle.frame.minX == 0 : toggle.frame.maxX == row.bounds.width)
      #expect(!label.frame.intersects(toggle.frame) && toggle.accessibilityLabel == "Gift wrap")
      #expect(abs(row.bounds.height - 44) < 0.01)
    }
  }

  @Test func `titles of segments are as large as there is room`() throws {
    try Stand.run { stand in
      StyledAlert(.edit).segments(["Breakfast", "Dinner", "Afternoon"], title: "Set", id: "set")
        .segments(["1", "2"], id: "count").button("OK").show()
      stand.device.settings.contentSizeCategory = .accessibilityExtraLarge
      stand.settle()
      let controls = try #require(stand.styledAlert).controls

      let fonts = try controls.map { row -> CGFloat in
        let segments = try #require(row.subviews.compactMap { $0 as? UISegmentedControl }.first)
        let font = segments.titleTextAttributes(for: .normal)?[.font] as? UIFont
        return try #require(font).pointSize
      }

      #expect(fonts[0] >= 13 && fonts[0] < fonts[1] && fonts[1] > 30)
    }
  }

  @Test func `a switch wears the accent of the alert, and so does the line around a field`() throws
  {
    try Stand.run { stand in
      StyledAlert(.edit).theme(.classic).tint(.systemRed).toggle("On", isOn: true)
        .textField("Name").button("OK").show()
      stand.settle()
      let card = try #require(stand.styledAlert)

      let toggle = card.controls[0].subviews.compactMap { $0 as? UISwitch }.first

      #expect(toggle?.onTintColor == .systemRed)
      let red = UIColor.systemRed.resolvedColor(with: card.traitCollection).cgColor
      #expect(card.controls[1].layer.borderColor == red)
    }
  }
}
