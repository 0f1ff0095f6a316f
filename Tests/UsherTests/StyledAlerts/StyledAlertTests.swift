// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Styled alerts in the queue: shown, answered, ended.
@MainActor
struct StyledAlertTests {
  @Test func `it is in front with its texts, and its button ends it with an answer`() throws {
    try Stand.run { stand in
      let diary = Diary()
      let handle = StyledAlert(.success, "Saved").message("It is on its way.")
        .button("Orders") { diary.note("orders") }
        .button("OK", role: .cancel) { diary.note("ok") }
        .onEnd(diary.end(of: "alert"))
        .show()
      stand.settle()
      let card = try #require(stand.styledAlert)
      #expect(card.words == ["Saved", "It is on its way.", "Orders", "OK"])
      #expect(card.window === stand.overlays.last && stand.overlays.last?.isKeyWindow == true)

      try stand.tap("Orders")
      #expect(diary.lines == ["orders"] && handle.outcomeIfEnded == nil)
      stand.settle()

      let answer = StyledAlertResult(button: .init(index: 0, title: "Orders"))
      #expect(handle.outcomeIfEnded == PopupOutcome(reason: .actionChosen, value: answer))
      #expect(diary.lines == ["orders", "alert ended: actionChosen"])
      #expect(stand.overlays.isEmpty && stand.center.driver.isIdle)
    }
  }

  @Test(arguments: [true, false])
  func `a button is heard before the outcome, also where nothing moves or all is out of sight`(
    isSuspended: Bool
  ) {
    Stand.run { stand in
      let diary = Diary()
      let alert = StyledAlert(.info, "Saved").motion(isSuspended ? .zoom : .none)
        .button("OK") { diary.note("ok") }
        .onWillLeave { diary.note("leaves") }
        .onEnd(diary.end(of: "alert"))
      let handle = alert.show()
      stand.settle()
      let card = stand.styledAlert
      if isSuspended {
        stand.center.enqueue(
          Popup(BoxView()).lane(.alerts).priority(.urgent).interrupts())
        stand.settle()
      }
      let before = diary.lines

      card?.choose(0)

      let told = diary.lines.dropFirst(before.count).filter { $0 != "leaves" }
      #expect(told == ["ok", "alert ended: actionChosen"] && handle.hasEnded)
    }
  }

  @Test func `plain text after text with attributes looks like plain text`() throws {
    try Stand.run { stand in
      let style = NSMutableParagraphStyle()
      style.alignment = .right
      style.lineBreakMode = .byClipping
      let text = NSAttributedString(
        string: "Old",
        attributes: [.paragraphStyle: style, .foregroundColor: UIColor.red])
      let handle = StyledAlert(.info, "Title").message(text).button("OK").show()
      stand.settle()
      let label = try #require(stand.styledAlert?.message)
      #expect(label.textAlignment == .right)
      let usual = StyledAlert(.info, "Title").message("New").button("OK")

      handle.update { _ in usual }
      stand.settle()

      #expect(label.text == "New" && label.textAlignment == .center)
      #expect(label.lineBreakMode == .byTruncatingTail && label.textColor != .red)
    }
  }

  @Test(arguments: [Double.nan, -40, .infinity])
  func `an icon has a size, whatever its measures`(length: Double) throws {
    try Stand.run { stand in
      let alert = StyledAlert(.waiting, "Title").progress(0.5, as: .ring).theme {
        $0.measures.icon.circle = length
        $0.measures.icon.glyph = length
        $0.measures.icon.indicator = length
      }
      alert.button("OK").show()
      stand.settle()

      let icon = try #require(stand.styledAlert?.icon)
      for view in [icon] + icon.subviews + icon.subviews.flatMap(\.subviews) {
        #expect(view.bounds.width >= 0 && view.bounds.width.isFinite)
        #expect(view.layer.cornerRadius >= 0 && view.layer.cornerRadius.isFinite)
        if let glyph = view as? IconGlyphView { #expect(glyph.weight.isFinite) }
      }
    }
  }

  @Test func `the time of what is below it stands still`() {
    Stand.run { stand in
      let below = stand.center.enqueue(Popup<Never>(BoxView()).closes(after: .seconds(3)))
      stand.settle()
      let alert = StyledAlert(.info, "Wait").button("OK").show()
      stand.device.clock.advance(by: 10)
      #expect(below.outcomeIfEnded == nil)

      alert.end()
      stand.device.clock.advance(by: 3)
      #expect(below.outcomeIfEnded?.reason == .timeOver)
    }
  }

  @Test func `a handler is called once, however often its button is tapped`() throws {
    try Stand.run { stand in
      let diary = Diary()
      let handle = StyledAlert(.question, "Delete?")
        .button("Delete", role: .destructive) { diary.note("delete") }
        .button("Keep", role: .cancel) { diary.note("keep") }
        .show()
      stand.settle()
      let buttons = try #require(stand.styledAlert).buttons

      for button in [buttons[0], buttons[1], buttons[0]] { button.sendActions(for: .touchUpInside) }
      stand.settle()

      #expect(diary.lines == ["delete"])
      #expect(handle.outcomeIfEnded?.value?.button.role == .destructive)
    }
  }

  @Test func `a button that comes too late is not heard`() throws {
    try Stand.run { stand in
      let diary = Diary()
      let handle = StyledAlert(.info, "News").button("Read") { diary.note("read") }.show()
      stand.settle()
      let button = try #require(stand.styledAlert).buttons[0]

      handle.end()
      button.sendActions(for: .touchUpInside)
      stand.settle()
      button.sendActions(for: .touchUpInside)

      #expect(diary.lines.isEmpty && handle.outcomeIfEnded?.reason == .dismissed)
    }
  }

  @Test func `the same value can be shown twice, each time as a new card`() throws {
    try Stand.run { stand in
      var views: [UIView] = []
      let alert = StyledAlert(.info, "News").button("OK").view {
        let view = BoxView(100, 40)
        views.append(view)
        return view
      }
      let (first, second) = (
        alert.show(), alert.message("More").show()
      )
      stand.settle()
      #expect(views.count == 1 && stand.styledAlert?.words == ["News", "OK"])

      try stand.tap("OK")
      stand.settle()
      #expect(first.outcomeIfEnded?.reason == .actionChosen && second.outcomeIfEnded == nil)
      #expect(views.count == 2 && stand.styledAlert?.words == ["News", "More", "OK"])
      try stand.tap("OK")
      stand.settle()

      #expect(second.outcomeIfEnded?.reason == .actionChosen)
    }
  }

  @Test func `it waits for alerts, stands in front of popups, and closes after its time`() {
    Stand.run { stand in
      let box = BoxView()
      stand.center.enqueue(Popup(box))
      let system = UIAlertController.make("System").usher.show()
      let styled = StyledAlert(.notice, "Styled").closes(after: .seconds(3)).show()
      stand.settle()
      #expect(stand.styledAlert == nil && styled.whyNotVisible.count == 1)

      system.end()
      stand.settle()
      #expect(stand.styledAlert != nil && box.window != nil)
      #expect(stand.overlays.last.map { stand.styledAlert?.window === $0 } == true)
      stand.device.clock.advance(by: 3)

      #expect(styled.outcomeIfEnded?.reason == .timeOver && box.window != nil)
    }
  }

  @Test func `above a popup it does not wait, and it ends with that`() {
    Stand.run { stand in
      let outer = StyledAlert(.edit, "Outer").button("Go").show()
      stand.settle()
      let inner =
        StyledAlert(.warning, "Inner").button("Go").show(above: outer.erased)
      stand.settle()
      #expect(stand.styledAlert?.words == ["Inner", "Go"])

      outer.end()
      stand.settle()

      #expect(inner.outcomeIfEnded?.reason == .parentEnded)
    }
  }

  @Test func `awaited it answers when it has left`() async throws {
    try await Stand.run { stand in
      let alert = StyledAlert(.question, "Sure?").button("Yes", id: "yes")
      let task = Task { await alert.show() }
      await Task.yield()
      stand.settle()

      try stand.tap("Yes")
      stand.settle()
      let outcome = await task.value

      #expect(outcome.value?.button.id == "yes" && stand.overlays.isEmpty)
    }
  }

  @Test func `what has its key takes its place on the card, and ends for both`() throws {
    try Stand.run { stand in
      let first = StyledAlert(.waiting, "Sending").key("send", .update).show()
      stand.settle()
      StyledAlert(.success, "Sent").button("OK").key("send", .update).show()
      stand.settle()
      #expect(stand.styledAlert?.words == ["Sent", "OK"])

      try stand.tap("OK")
      stand.settle()

      #expect(first.outcomeIfEnded?.reason == .actionChosen)
    }
  }

  @Test func `it is told of as an alert by a center that has gone`() {
    #expect(StyledAlertKind(content: StyledAlertContent(style: .info)).noun == "A styled alert")
  }
}

extension StyledAlertTests {
  enum Way: CaseIterable {
    case escape, outside, besideIcon

    @MainActor func go(on stand: Stand) throws {
      let card = try #require(stand.styledAlert)
      switch self {
      case .escape: _ = stand.overlays.last?.root.accessibilityPerformEscape()
      case .outside: stand.device.tap(at: CGPoint(x: 20, y: 120))
      // What the icon has above the card makes room on both sides of it.
      case .besideIcon:
        stand.device.tap(at: card.convert(CGPoint(x: 20, y: 4), to: nil))
      }
      stand.settle()
    }
  }

  @Test(arguments: Way.allCases)
  func `without buttons it closes in every way, so that nobody is stuck`(way: Way) throws {
    try Stand.run { stand in
      let handle = StyledAlert(.success, "Saved").show()
      stand.settle()

      try way.go(on: stand)

      #expect(handle.outcomeIfEnded?.reason == .dismissed && handle.outcomeIfEnded?.value == nil)
    }
  }

  @Test(arguments: Way.allCases)
  func `what waits, and what has to be answered, stays`(way: Way) throws {
    try Stand.run { stand in
      for alert in [StyledAlert(.waiting, "Sending"), StyledAlert(.info, "News").button("OK")] {
        let handle = alert.show()
        stand.settle()

        try way.go(on: stand)

        #expect(handle.outcomeIfEnded == nil)
        handle.end(animated: false)
      }
    }
  }

  @Test(arguments: Way.allCases)
  func `closing taps the button that cancels`(way: Way) throws {
    try Stand.run { stand in
      let diary = Diary()
      let handle =
        StyledAlert(.question, "Sure?")
        .button("Keep", role: .cancel) { diary.note("keep") }.button("Delete")
        .closedBy([.tapOutside, .escape]).show()
      stand.settle()

      try way.go(on: stand)

      #expect(diary.lines == ["keep"] && handle.outcomeIfEnded?.value?.button.index == 0)
    }
  }

  @Test func `with a button that cancels only the escape gesture closes it`() throws {
    try Stand.run { stand in
      let handle =
        StyledAlert(.question, "Sure?").button("Keep", role: .cancel).show()
      stand.settle()
      try Way.outside.go(on: stand)
      #expect(handle.outcomeIfEnded == nil)

      try Way.escape.go(on: stand)

      #expect(handle.outcomeIfEnded?.value?.button.role == .cancel)
    }
  }
}
