// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Styled alerts in the queue: shown, completed, dismissed.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertTests {
  @Test
  func `a styled alert has its texts, and a tapped button dismisses it with a result`() throws {
    try TestApp.run { app in
      let diary = CallLog()
      let handle = StyledAlert(.success, "Saved").message("It is on its way.")
        .button("Orders") { diary.record("orders") }
        .button("OK", role: .cancel) { diary.record("ok") }
        .onDismiss(diary.recordOutcome(of: "alert"))
        .show()
      app.runUntilIdle()
      let card = try #require(app.styledAlert)
      #expect(card.texts == ["Saved", "It is on its way.", "Orders", "OK"])
      #expect(card.window === app.overlays.last)
      #expect(app.overlays.last?.isKeyWindow == true)

      try app.tap("Orders")
      #expect(diary.lines.isEmpty)
      #expect(handle.outcomeIfDismissed == nil)
      app.runUntilIdle()

      let result = StyledAlertResult(button: .init(index: 0, title: "Orders"))
      #expect(handle.outcomeIfDismissed == PopupOutcome(reason: .completed, value: result))
      #expect(diary.lines == ["orders", "alert: completed"])
      #expect(app.overlays.isEmpty)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test(arguments: [true, false])
  func `a button handler runs before the outcome, also without animation or while suspended`(
    isSuspended: Bool
  ) {
    TestApp.run { app in
      let diary = CallLog()
      let alert = StyledAlert(.info, "Saved").transition(isSuspended ? .zoom : .none)
        .button("OK") { diary.record("ok") }
        .onWillDisappear { diary.record("will disappear") }
        .onDismiss(diary.recordOutcome(of: "alert"))
      let handle = alert.show()
      app.runUntilIdle()
      let card = app.styledAlert
      if isSuspended {
        app.center.show(
          Popup(FixedSizeView()).lane(.alerts).priority(.urgent).conflict(.interrupt))
        app.runUntilIdle()
      }
      let before = diary.lines

      card?.complete(with: 0)

      let events = diary.lines.dropFirst(before.count).filter { $0 != "will disappear" }
      #expect(events == ["ok", "alert: completed"])
      #expect(handle.isDismissed)
    }
  }

  @Test func `plain text after attributed text has the plain appearance`() throws {
    try TestApp.run { app in
      let style = NSMutableParagraphStyle()
      style.alignment = .right
      style.lineBreakMode = .byClipping
      let text = NSAttributedString(
        string: "Old",
        attributes: [.paragraphStyle: style, .foregroundColor: UIColor.red])
      let handle = StyledAlert(.info, "Title").message(text).button("OK").theme(.badge).show()
      app.runUntilIdle()
      let label = try #require(app.styledAlert?.message)
      #expect(label.textAlignment == .right)
      let usual = StyledAlert(.info, "Title").message("New").button("OK").theme(.badge)

      handle.update { _ in usual }
      app.runUntilIdle()

      #expect(label.text == "New")
      #expect(label.textAlignment == .center)
      #expect(label.lineBreakMode == .byTruncatingTail)
      #expect(label.textColor != .red)
    }
  }

  @Test(arguments: [Double.nan, -40, .infinity])
  func `an icon has a valid size, whatever its metrics`(length: Double) throws {
    try TestApp.run { app in
      let alert = StyledAlert(.waiting, "Title").progress(0.5, style: .ring).theme {
        $0.metrics.icon.circle = length
        $0.metrics.icon.glyph = length
        $0.metrics.icon.indicator = length
      }
      alert.button("OK").show()
      app.runUntilIdle()

      let icon = try #require(app.styledAlert?.icon)
      for view in [icon] + icon.subviews + icon.subviews.flatMap(\.subviews) {
        #expect(view.bounds.width >= 0)
        #expect(view.bounds.width.isFinite)
        #expect(view.layer.cornerRadius >= 0)
        #expect(view.layer.cornerRadius.isFinite)
        if let glyph = view as? StyledAlertGlyphView { #expect(glyph.lineWidth.isFinite) }
      }
    }
  }

  @Test func `a styled alert pauses the display timer of a popup below it`() {
    TestApp.run { app in
      let below = app.center.show(Popup<Never>(FixedSizeView()).displayDuration(.seconds(3)))
      app.runUntilIdle()
      let alert = StyledAlert(.info, "Wait").button("OK").show()
      app.device.clock.advance(by: 10)
      #expect(below.outcomeIfDismissed == nil)

      alert.dismiss()
      app.device.clock.advance(by: 3)
      #expect(below.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `a handler is called once, however often its button is tapped`() throws {
    try TestApp.run { app in
      let diary = CallLog()
      let handle = StyledAlert(.question, "Delete?")
        .button("Delete", role: .destructive) { diary.record("delete") }
        .button("Keep", role: .cancel) { diary.record("keep") }
        .show()
      app.runUntilIdle()
      let buttons = try #require(app.styledAlert).buttons

      for button in [buttons[0], buttons[1], buttons[0]] { button.sendActions(for: .touchUpInside) }
      app.runUntilIdle()

      #expect(diary.lines == ["delete"])
      #expect(handle.outcomeIfDismissed?.value?.button.role == .destructive)
    }
  }

  @Test func `a button tapped after the dismissal has no effect`() throws {
    try TestApp.run { app in
      let diary = CallLog()
      let handle = StyledAlert(.info, "News").button("Read") { diary.record("read") }.show()
      app.runUntilIdle()
      let button = try #require(app.styledAlert).buttons[0]

      handle.dismiss()
      button.sendActions(for: .touchUpInside)
      app.runUntilIdle()
      button.sendActions(for: .touchUpInside)

      #expect(diary.lines.isEmpty)
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
    }
  }

  @Test func `a StyledAlert value can be shown twice, with a new view each time`() throws {
    try TestApp.run { app in
      var views: [UIView] = []
      let alert = StyledAlert(.info, "News").button("OK").customView {
        let view = FixedSizeView(100, 40)
        views.append(view)
        return view
      }
      let (first, second) = (
        alert.show(), alert.message("More").show()
      )
      app.runUntilIdle()
      #expect(views.count == 1)
      #expect(app.styledAlert?.texts == ["News", "OK"])

      try app.tap("OK")
      app.runUntilIdle()
      #expect(first.outcomeIfDismissed?.reason == .completed)
      #expect(second.outcomeIfDismissed == nil)
      #expect(views.count == 2)
      #expect(app.styledAlert?.texts == ["News", "More", "OK"])
      try app.tap("OK")
      app.runUntilIdle()

      #expect(second.outcomeIfDismissed?.reason == .completed)
    }
  }

  @Test
  func `a styled alert is queued behind alerts, is in front of popups and has a display duration`()
  {
    TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box))
      let system = UIAlertController.make("System").usher.show()
      let styled = StyledAlert(.notice, "Styled").displayDuration(.seconds(3)).show()
      app.runUntilIdle()
      #expect(app.styledAlert == nil)
      #expect(styled.blockers.count == 1)

      system.dismiss()
      app.runUntilIdle()
      #expect(app.styledAlert != nil)
      #expect(box.window != nil)
      #expect(app.overlays.last.map { app.styledAlert?.window === $0 } == true)
      app.device.clock.advance(by: 3)

      #expect(styled.outcomeIfDismissed?.reason == .displayDurationElapsed)
      #expect(box.window != nil)
    }
  }

  @Test func `a styled alert above another one appears at once and is dismissed with it`() {
    TestApp.run { app in
      let outer = StyledAlert(.edit, "Outer").button("Go").show()
      app.runUntilIdle()
      let inner =
        StyledAlert(.warning, "Inner").button("Go").show(above: outer)
      app.runUntilIdle()
      #expect(app.styledAlert?.texts == ["Inner", "Go"])

      outer.dismiss()
      app.runUntilIdle()

      #expect(inner.outcomeIfDismissed?.reason == .parentDismissed)
    }
  }

  @Test func `an awaited outcome is delivered after the alert has disappeared`() async throws {
    try await TestApp.run { app in
      let alert = StyledAlert(.question, "Sure?").button("Yes", id: "yes")
      let task = Task { await alert.show().outcome(dismissingOnCancellation: true) }
      await app.device.settle()
      app.runUntilIdle()

      try app.tap("Yes")
      app.runUntilIdle()
      let outcome = await task.value

      #expect(outcome.value?.button.id == "yes")
      #expect(app.overlays.isEmpty)
    }
  }

  @Test func `an alert with a used key updates the first one, and both have one outcome`() throws {
    try TestApp.run { app in
      let first = StyledAlert(.waiting, "Sending").key("send", ifExists: .update).show()
      app.runUntilIdle()
      StyledAlert(.success, "Sent").button("OK").key("send", ifExists: .update).show()
      app.runUntilIdle()
      #expect(app.styledAlert?.texts == ["Sent", "OK"])

      try app.tap("OK")
      app.runUntilIdle()

      #expect(first.outcomeIfDismissed?.reason == .completed)
    }
  }

  @Test func `misuse reports call it a styled alert`() {
    #expect(StyledAlert(.info)._makePresentation().misuseName == "A styled alert")
  }
}

extension StyledAlertTests {
  enum DismissalMethod: CaseIterable {
    case escape, outside, besideIcon

    @MainActor func perform(on app: TestApp) throws {
      let card = try #require(app.styledAlert)
      switch self {
      case .escape: _ = app.overlays.last?.root.accessibilityPerformEscape()
      case .outside: app.device.tap(at: CGPoint(x: 20, y: 120))
      // The part of the icon above the card leaves space on both sides of it.
      case .besideIcon:
        app.device.tap(at: card.convert(CGPoint(x: 20, y: 4), to: nil))
      }
      app.runUntilIdle()
    }
  }

  @Test(arguments: DismissalMethod.allCases)
  func `an alert without buttons can be dismissed with every gesture`(method: DismissalMethod)
    throws
  {
    try TestApp.run { app in
      let handle = StyledAlert(.success, "Saved").theme(.badge).show()
      app.runUntilIdle()

      try method.perform(on: app)

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
      #expect(handle.outcomeIfDismissed?.value == nil)
    }
  }

  @Test(arguments: DismissalMethod.allCases)
  func `a waiting alert and an alert with buttons cannot be dismissed with gestures`(
    method: DismissalMethod
  ) throws {
    try TestApp.run { app in
      for alert in [StyledAlert(.waiting, "Sending"), StyledAlert(.info, "News").button("OK")] {
        let handle = alert.show()
        app.runUntilIdle()

        try method.perform(on: app)

        #expect(handle.outcomeIfDismissed == nil)
        handle.dismiss(animated: false)
      }
    }
  }

  @Test(arguments: DismissalMethod.allCases)
  func `a dismiss gesture taps the cancel button`(method: DismissalMethod) throws {
    try TestApp.run { app in
      let diary = CallLog()
      let handle =
        StyledAlert(.question, "Sure?")
        .button("Keep", role: .cancel) { diary.record("keep") }.button("Delete")
        .dismissGestures([.tapOutside, .escape]).theme(.badge).show()
      app.runUntilIdle()

      try method.perform(on: app)

      #expect(diary.lines == ["keep"])
      #expect(handle.outcomeIfDismissed?.value?.button.index == 0)
    }
  }

  @Test
  func `an alert with a cancel button can be dismissed with the escape gesture only`() throws {
    try TestApp.run { app in
      let handle =
        StyledAlert(.question, "Sure?").button("Keep", role: .cancel).show()
      app.runUntilIdle()
      try DismissalMethod.outside.perform(on: app)
      #expect(handle.outcomeIfDismissed == nil)

      try DismissalMethod.escape.perform(on: app)

      #expect(handle.outcomeIfDismissed?.value?.button.role == .cancel)
    }
  }
}
