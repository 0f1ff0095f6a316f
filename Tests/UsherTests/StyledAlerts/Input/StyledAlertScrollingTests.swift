// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Scrolling of a card that is higher than the available space.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertScrollingTests {
  private func highAlert(_ last: (StyledAlert) -> StyledAlert) -> StyledAlert {
    let lines = (1...7).reduce(StyledAlert(.edit, "Address").toggle("Home")) {
      $0.textField("Line \($1)")
    }
    return last(lines).button("Save")
  }

  @Test func `submitting scrolls to an invalid switch that is not visible`() throws {
    try TestApp.run { app in
      highAlert { $0.validateForm(errorBelow: "Home") { $0.isOn("Home") ? nil : "Only at home." } }
        .show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      card.controls[7].becomeFirstResponder()
      app.runUntilIdle()
      #expect(card.scrollView.contentOffset.y > 100)

      app.device.pressReturn()
      app.runUntilIdle()

      #expect(card.controls[7].isFirstResponder)
      #expect(card.isVisible(app.visibleLabel("Only at home.")))
    }
  }

  @Test func `submitting scrolls to an error of the form, which has its own space`() throws {
    try TestApp.run { app in
      highAlert { $0.validateForm { _ in "Too far away." } }.show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      let before = (card.bounds.height, card.scrollView.contentSize.height)
      #expect(card.scrollView.contentOffset.y == 0)

      try app.tap("Save")
      app.runUntilIdle()

      #expect(card.bounds.height == before.0)
      #expect(card.scrollView.contentSize.height > before.1 + 10)
      #expect(card.isVisible(app.visibleLabel("Too far away.")))
    }
  }

  @Test
  func `a text view that becomes first responder is scrolled to and remains visible`()
    throws
  {
    try TestApp.run { app in
      highAlert { $0.textView("Note", lines: 1...4) }.show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      let view = try #require(card.controls[8] as? UITextView)

      view.becomeFirstResponder()
      app.runUntilIdle()
      #expect(card.isVisible(view, spacing: 0))
      for line in 2...4 {
        app.device.type("x\n")
        app.runUntilIdle()
        #expect(card.isVisible(view, spacing: 0), "\(line)")
        #expect(view.contentOffset.y == 0, "\(line)")
      }
    }
  }

  @Test func `the line with the caret of a high text view is visible`() throws {
    try TestApp.run { app in
      app.device.orientation = .landscapeLeft
      app.runUntilIdle()
      StyledAlert(.edit, "Note").textView("Note", lines: 3...12).button("Save").show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      let view = try #require(card.controls[0] as? UITextView)

      for line in 1...9 {
        app.device.type("x\n")
        app.runUntilIdle()
        let end = try #require(view.selectedTextRange?.end)
        let caret = view.convert(view.caretRect(for: end), to: card.scrollView)
        let visible = card.scrollView.bounds.insetBy(dx: 0, dy: -0.5)
        #expect(visible.minY <= caret.minY, "\(line)")
        #expect(visible.maxY >= caret.maxY, "\(line)")
      }
    }
  }

  @Test func `if the caret is not visible, the caret rectangle is that of the text view`() throws {
    try TestApp.run { app in
      StyledAlert(.edit, "Note").textView("Note", lines: 2...2).button("Save").show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      let view = try #require(card.controls[0] as? StyledAlertTextView)
      for _ in 1...9 { app.device.type("x\n") }
      app.runUntilIdle()
      #expect(view.caretRect.height < view.bounds.height)
      #expect(view.contentOffset.y > 0)

      view.contentOffset.y = 0

      #expect(view.caretRect == view.bounds)
    }
  }
}

extension StyledAlertView {
  /// Whether a view is visible, with space below it unless it is the last one.
  fileprivate func isVisible(_ view: UIView?, spacing: CGFloat = 8) -> Bool {
    guard let view else { return false }
    let frame = view.convert(view.bounds, to: scrollView)
    let spacing = min(spacing, scrollView.contentSize.height - frame.maxY)
    return frame.minY >= scrollView.bounds.minY - 0.5
      && frame.maxY <= scrollView.bounds.maxY - spacing + 0.5
  }
}
