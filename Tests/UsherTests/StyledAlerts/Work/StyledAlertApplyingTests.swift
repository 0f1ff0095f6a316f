// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Applying new content to a card keeps the views of unchanged parts.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertApplyingTests {
  private func content(
    _ style: StyledAlertStyle, _ title: String,
    _ more: (inout StyledAlertContent) -> Void = { _ in }
  ) -> StyledAlertContent {
    var content = StyledAlertContent(style: style)
    content.title = .plain(title)
    more(&content)
    return content
  }

  @Test func `unchanged rows and buttons keep their views, removed ones are released`() throws {
    try TestApp.run { app in
      StyledAlert(.waiting, "Sending").message("One of two")
        .customView { FixedSizeView(100, 40) }.customView { FixedSizeView(100, 20) }
        .button("Stop", role: .cancel).button("Hide").show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      let (rows, buttons, card) = (view.rows, view.buttons, view.card)

      var new = view.content
      new.message = nil
      new.rows.removeFirst()
      new.buttons = ["Hide", "More"].map { StyledAlertButton(title: $0, id: $0) { _ in } }
      view.apply(new, animated: true)
      app.runUntilIdle()

      #expect(view.rows.count == 1)
      #expect(view.rows.first === rows[1])
      #expect(view.buttons.count == 2)
      #expect(view.buttons.first === buttons[1])
      #expect(rows[0].superview == nil)
      #expect(buttons[0].superview == nil)
      #expect(view.card === card)
      #expect(view.message.text?.isEmpty != false)
      #expect(view.texts.filter { !$0.isEmpty } == ["Sending", "Hide", "More"])
    }
  }

  @Test func `a button that keeps its view performs its new action`() throws {
    try TestApp.run { app in
      let diary = CallLog()
      let handle = StyledAlert(.waiting, "Sending").button("First") { diary.record("first") }
        .button("Go") { diary.record("old") }.show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)

      var new = view.content
      new.buttons = [StyledAlertButton(title: "Go", id: "Go") { _ in diary.record("new") }]
      view.apply(new, animated: false)
      app.runUntilIdle()
      try app.tap("Go")
      app.runUntilIdle()

      #expect(diary.lines == ["new"])
      #expect(handle.outcomeIfDismissed?.value?.button.index == 0)
    }
  }

  @Test func `texts cross-fade, and new parts are in place from the beginning`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.waiting, "Sending").show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      let (before, height) = (view.scrollView.subviews.count, view.bounds.height)

      handle.update { _ in StyledAlert(.success, "Sent").button("OK") }
      app.device.clock.advance(by: 0.17)

      #expect(view.scrollView.subviews.count == before + 1, "a snapshot of the old title")
      let seen = view.title.layer.presentation()?.opacity ?? 1
      #expect(seen > 0.05)
      #expect(seen < 0.95)
      let button = view.buttons[0]
      #expect(button.layer.animation(forKey: "position") == nil)
      #expect(button.frame.minX == 16)
      app.runUntilIdle()
      #expect(view.scrollView.subviews.count == before)
      #expect(view.title.alpha == 1)
      #expect(view.bounds.height > height + 40)
      #expect(app.styledAlert === view)
    }
  }

  @Test(arguments: [false, true])
  func `the icon animates to the new one, with Reduce Motion as a cross-fade`(
    reducesMotion: Bool
  ) throws {
    try TestApp.run { app in
      app.device.reduceMotion = reducesMotion
      StyledAlert(.waiting, "Sending").show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      let before = view.icon.subviews.count

      view.apply(content(.success, "Sent"), animated: true)
      app.runTurn()

      #expect(view.icon.subviews.count == before + 1)
      let moves = view.icon.hasIconAnimation
      #expect(moves == !reducesMotion)
      app.runUntilIdle()
      #expect(view.icon.subviews.count == before)
      #expect(view.icon.style == .success)
    }
  }

  @Test func `content is applied without animation while the card is not on the screen`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.waiting, "Sending").show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      handle.dismiss(animated: false)

      view.apply(content(.error, "Failed"), animated: true)

      #expect(view.title.text == "Failed")
      #expect(view.title.alpha == 1)
      #expect(!view.icon.hasIconAnimation)
    }
  }
}

extension UIView {
  /// Whether the view or a subview has an icon animation.
  var hasIconAnimation: Bool {
    layer.hasIconAnimation || subviews.contains { $0.hasIconAnimation }
  }
}

extension CALayer {
  fileprivate var hasIconAnimation: Bool {
    let hasAnimation = (animationKeys() ?? []).contains { ["swell", "draw", "turn"].contains($0) }
    return hasAnimation || (sublayers ?? []).contains { $0.hasIconAnimation }
  }
}
