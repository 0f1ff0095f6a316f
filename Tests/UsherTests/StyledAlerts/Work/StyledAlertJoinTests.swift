// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// A styled alert with the key of a visible one updates that alert.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertJoinTests {
  private func upload(_ style: StyledAlertStyle, _ title: String) -> StyledAlert {
    StyledAlert(style, title).key("upload", ifExists: .update)
  }

  @Test func `the card keeps its view, and both handles refer to it`() throws {
    try TestApp.run { app in
      let diary = CallLog()
      let first = upload(.waiting, "One of two").button("Hide") { diary.record("old") }.show()
      app.runUntilIdle()
      let (view, window) = (try #require(app.styledAlert), app.overlays.last)
      let button = view.buttons[0]

      let second = upload(.info, "Two of two").message("Almost there.")
        .button("Hide") { diary.record("new") }.show()
      app.runUntilIdle()

      #expect(app.styledAlert === view)
      #expect(app.overlays == [window].compactMap { $0 })
      #expect(view.texts == ["Two of two", "Almost there.", "Hide"])
      #expect(view.buttons[0] === button)
      #expect(view.icon.style == .info)
      #expect(first.id == second.id)
      try app.tap("Hide")
      app.runUntilIdle()
      #expect(diary.lines == ["new"])
      #expect(first.outcomeIfDismissed?.value == second.outcomeIfDismissed?.value)
      #expect(second.outcomeIfDismissed?.value?.button.title == "Hide")
      #expect(app.center.driver.isIdle)
    }
  }

  @Test(arguments: [false, true])
  func `the handler of a button is called before the outcomes of both handles`(
    isQueued: Bool
  ) throws {
    try TestApp.run { app in
      let diary = CallLog()
      let blocker = isQueued ? StyledAlert(.info, "News").button("OK").show() : nil
      app.runUntilIdle()
      let first = upload(.waiting, "One of two").onDismiss { _ in diary.record("first") }.show()
      upload(.success, "Two of two").button("Done") { diary.record("handler") }
        .onDismiss { _ in diary.record("second") }.show()
      blocker?.dismiss()
      app.runUntilIdle()

      try app.tap("Done")
      app.runUntilIdle()

      #expect(diary.lines == ["handler", "first", "second"])
      #expect(first.isDismissed)
    }
  }

  @Test func `a joined alert that is queued gets the dismiss gestures of the new alert`() throws {
    for (first, second, isClosed) in [
      (StyledAlertStyle.waiting, StyledAlertStyle.success, true), (.info, .waiting, false),
    ] {
      TestApp.run { app in
        let blocker = StyledAlert(.info, "News").button("OK").show()
        app.runUntilIdle()
        let handle = upload(first, "One of two").show()
        upload(second, "Two of two").show()
        blocker.dismiss()
        app.runUntilIdle()
        #expect(app.styledAlert?.texts == ["Two of two"], "first: \(first)")

        app.device.tap(at: CGPoint(x: 20, y: 80))
        app.runUntilIdle()

        #expect(handle.isDismissed == isClosed)
      }
    }
  }

  @Test func `joining cross-fades and resizes the card like an update`() throws {
    try TestApp.run { app in
      upload(.waiting, "One of two").show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      let height = view.bounds.height

      upload(.waiting, "Two of two").message("Almost there.").button("Hide").show()

      #expect(view.bounds.height > height + 40)
      #expect(view.superview?.layer.animationKeys()?.isEmpty == false)
      #expect(view.message.layer.animationKeys()?.isEmpty == false)
    }
  }

  @Test func `joining restarts the display duration, and so do later changes of the text`() {
    TestApp.run { app in
      let first = upload(.info, "One").displayDuration(.seconds(5)).show()
      app.device.clock.advance(by: 4)
      upload(.info, "Two").displayDuration(.readingTime).show()
      app.device.clock.advance(by: 4)
      #expect(first.outcomeIfDismissed == nil)
      first.update { $0.title("Three") }
      app.device.clock.advance(by: 4)
      #expect(first.outcomeIfDismissed == nil)

      app.device.clock.advance(by: 2)

      #expect(first.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test
  func `a joined alert has the dismiss gestures of the second one, which later updates keep`() {
    TestApp.run { app in
      let first = upload(.waiting, "One").show()
      app.runUntilIdle()
      upload(.info, "Two").button("OK").dismissGestures([]).show()
      app.runUntilIdle()
      app.device.tap(at: CGPoint(x: 20, y: 120))
      app.runUntilIdle()
      upload(.info, "Three").button("OK").dismissGestures(.tapOutside).show()
      app.runUntilIdle()
      #expect(first.outcomeIfDismissed == nil)
      #expect(app.overlays.last?.root.backdrop?.isButton == true)
      first.update { $0.message("Almost there.") }
      app.runUntilIdle()
      #expect(app.styledAlert?.texts == ["Three", "Almost there.", "OK"])

      app.device.tap(at: CGPoint(x: 20, y: 120))
      app.runUntilIdle()

      #expect(first.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }

  @Test func `fields with the same identifier keep their texts`() throws {
    try TestApp.run { app in
      @MainActor func form(_ title: String) -> StyledAlert {
        StyledAlert(.edit, title).key("form", ifExists: .update).textField("Name").toggle("News")
          .validate("Name", when: .onSubmit) { $0 == "Ann" ? nil : "\(title): no." }.button("Save")
      }
      let handle = form("First").show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      let fields = view.controls
      app.device.type("An")
      try app.tap("News")
      app.runUntilIdle()

      form("Second").show()
      app.runUntilIdle()
      #expect(zip(view.controls, fields).allSatisfy { $0 === $1 })
      #expect(fields[0].isFirstResponder)
      try app.tap("Save")
      app.runUntilIdle()
      #expect(app.visibleLabel("Second: no.") != nil)
      app.device.type("n")
      try app.tap("Save")
      app.runUntilIdle()

      let result = try #require(handle.outcomeIfDismissed?.value)
      #expect(result.values.texts == ["Ann"])
      #expect(result.values.isOn("News"))
    }
  }

  @Test func `a field of another kind is replaced, and so is one without an identifier`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.edit).textField("Name").textField(text: "1").toggle("a", id: "x")
        .segments(["A", "B"], id: "s").button("OK").show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      let old = view.controls

      handle.update { _ in
        StyledAlert(.edit).textField("Name", isSecure: true).textField(text: "2")
          .textView(id: "x").segments(["A", "C"], id: "s").button("OK")
      }
      app.runUntilIdle()

      #expect(zip(view.controls, old).allSatisfy { $0 !== $1 })
      #expect(view.controls.count == 4)
      #expect(old.allSatisfy { $0.window == nil })
    }
  }

  @Test func `a suspended or queued alert is updated before it appears`() throws {
    try TestApp.runInNavigation { app, navigation in
      let kept = upload(.waiting, "One").on(HomePage.self).pageExit(.keepAlive).show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()
      upload(.success, "Two").button("OK").show()
      let queued = StyledAlert(.info, "Third").key("line", ifExists: .update).on(HomePage.self)
      let waiting = queued.show()
      queued.title("Fourth").show()
      navigation.popViewController(animated: true)
      app.runUntilIdle()
      #expect(app.styledAlert === view)
      #expect(view.texts == ["Two", "OK"])

      kept.dismiss()
      app.runUntilIdle()

      #expect(app.styledAlert?.texts == ["Fourth"])
      #expect(waiting.outcomeIfDismissed == nil)
    }
  }

  @Test
  func `a popup with its key replaces the content of a styled alert, and the other way round`() {
    TestApp.run { app in
      let alert = upload(.waiting, "One").lane(.popups).show()
      app.runUntilIdle()

      let popup = Popup<Never> { _ in FixedSizeView(80, 80) }.key("upload", ifExists: .update)
        .show()
      app.runUntilIdle()
      #expect(app.styledAlert == nil)
      #expect(app.overlays.count == 1)
      #expect(popup.id == alert.id)
      alert.update { $0.title("Nothing there") }
      upload(.success, "Two").lane(.popups).show()
      app.runUntilIdle()

      #expect(app.styledAlert?.texts == ["Two"])
      #expect(app.overlays.count == 1)
    }
  }

  @Test func `joined alerts release their views after dismissal`() {
    TestApp.run { app in
      weak var view: StyledAlertView?
      let first = upload(.waiting, "One").show()
      app.runUntilIdle()
      upload(.info, "Two").show()
      app.runUntilIdle()
      view = app.styledAlert
      #expect(view != nil)

      first.dismiss()
      app.runUntilIdle()

      #expect(view == nil)
      #expect(app.center.driver.isIdle)
      #expect(app.overlays.isEmpty)
    }
  }
}
