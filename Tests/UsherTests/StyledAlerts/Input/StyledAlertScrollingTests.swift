// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// A card that is too high for its room, and what is to be seen on it.
@MainActor
struct StyledAlertScrollingTests {
  private func long(_ last: (StyledAlert) -> StyledAlert) -> StyledAlert {
    let lines = (1...7).reduce(StyledAlert(.edit, "Address").toggle("Home")) {
      $0.textField("Line \($1)")
    }
    return last(lines).button("Save")
  }

  @Test func `what is wrong with a switch out of sight is scrolled to`() throws {
    try Stand.run { stand in
      long { $0.validate(below: "Home") { $0.isOn("Home") ? nil : "Only at home." } }.show()
      stand.settle()
      let card = try #require(stand.styledAlert)
      card.controls[7].becomeFirstResponder()
      stand.settle()
      #expect(card.scroll.contentOffset.y > 100)

      stand.device.pressReturn()
      stand.settle()

      #expect(card.controls[7].isFirstResponder && card.shows(stand.seen("Only at home.")))
    }
  }

  @Test func `so is what is wrong with all of it, and there is room for it`() throws {
    try Stand.run { stand in
      long { $0.validate { _ in "Too far away." } }.show()
      stand.settle()
      let card = try #require(stand.styledAlert)
      let before = (card.bounds.height, card.scroll.contentSize.height)
      #expect(card.scroll.contentOffset.y == 0)

      try stand.tap("Save")
      stand.settle()

      #expect(card.bounds.height == before.0 && card.scroll.contentSize.height > before.1 + 10)
      #expect(card.shows(stand.seen("Too far away.")))
    }
  }

  @Test func `a text view that gets the focus is scrolled to, and grows into sight`() throws {
    try Stand.run { stand in
      long { $0.textView("Note", lines: 1...4) }.show()
      stand.settle()
      let card = try #require(stand.styledAlert)
      let view = try #require(card.controls[8] as? UITextView)

      view.becomeFirstResponder()
      stand.settle()
      #expect(card.shows(view, room: 0))
      for line in 2...4 {
        stand.device.type("x\n")
        stand.settle()
        #expect(card.shows(view, room: 0) && view.contentOffset.y == 0, "\(line)")
      }
    }
  }

  @Test func `of a text view that is too high the line with the caret is seen`() throws {
    try Stand.run { stand in
      stand.device.orientation = .landscapeLeft
      stand.settle()
      StyledAlert(.edit, "Note").textView("Note", lines: 3...12).button("Save").show()
      stand.settle()
      let card = try #require(stand.styledAlert)
      let view = try #require(card.controls[0] as? UITextView)

      for line in 1...9 {
        stand.device.type("x\n")
        stand.settle()
        let end = try #require(view.selectedTextRange?.end)
        let caret = view.convert(view.caretRect(for: end), to: card.scroll)
        #expect(card.scroll.bounds.insetBy(dx: 0, dy: -0.5).contains(caret), "\(line)")
      }
    }
  }

  @Test func `where the caret was scrolled away, all of the text view is what is seen to`() throws {
    try Stand.run { stand in
      StyledAlert(.edit, "Note").textView("Note", lines: 2...2).button("Save").show()
      stand.settle()
      let card = try #require(stand.styledAlert)
      let view = try #require(card.controls[0] as? StyledAlertTextView)
      for _ in 1...9 { stand.device.type("x\n") }
      stand.settle()
      #expect(view.caret.height < view.bounds.height && view.contentOffset.y > 0)

      view.contentOffset.y = 0

      #expect(view.caret == view.bounds)
    }
  }
}

extension StyledAlertView {
  /// Whether all of a view is seen, with some room below it unless it is the last.
  fileprivate func shows(_ view: UIView?, room: CGFloat = 8) -> Bool {
    guard let view else { return false }
    let place = view.convert(view.bounds, to: scroll)
    let room = min(room, scroll.contentSize.height - place.maxY)
    return place.minY >= scroll.bounds.minY - 0.5 && place.maxY <= scroll.bounds.maxY - room + 0.5
  }
}
