// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
@Suite(.uikitVariants)
struct PopupHandleTests {
  @Test func `every waiting task gets the same outcome`() async {
    await TestApp.run { app in
      let handle = app.center.show(Popup<Int> { _ in FixedSizeView() })
      async let first = handle.outcome
      async let second = handle.outcome
      await app.device.settle()

      handle.dismiss(returning: 3)
      handle.dismiss(returning: 4)
      handle.dismiss(reason: .loggedOut)
      app.runUntilIdle()

      let expected = PopupOutcome(reason: .completed, value: 3)
      #expect(await first == expected)
      #expect(await second == expected)
      #expect(await handle.outcome == expected, "so does a task that starts waiting later")
    }
  }

  @Test func `a popup that the app dismisses early stays for its minimum display duration`() {
    TestApp.run { app in
      let (early, tapped) = (FixedSizeView(), FixedSizeView())
      let handle = app.center.show(Popup(early).minimumDisplayDuration(.seconds(3)))
      handle.dismiss()
      app.device.clock.advance(by: 3)
      #expect(early.window != nil)
      #expect(handle.outcomeIfDismissed == nil)
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)

      let other = app.center.show(Popup(tapped).minimumDisplayDuration(.seconds(30)))
      app.runUntilIdle()
      app.device.tap(at: CGPoint(x: 8, y: 100))
      app.runUntilIdle()
      #expect(other.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }

  @Test func `the outcome is delivered after the popup has disappeared`() {
    TestApp.run { app in
      let box = FixedSizeView()
      var wasOnScreen: Bool?
      let handle = app.center.show(Popup(box).onDismiss { _ in wasOnScreen = box.window != nil })
      app.runUntilIdle()

      handle.dismiss()
      app.device.clock.advance(by: 0.05)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(wasOnScreen == nil)
      app.runUntilIdle()

      #expect(wasOnScreen == false)
    }
  }

  @Test func `a returned value is ignored if the popup was dismissed for another reason before`() {
    TestApp.run { app in
      let handle = app.center.show(Popup<Int> { _ in FixedSizeView() })
      app.runUntilIdle()

      handle.dismiss(reason: .loggedOut)
      handle.dismiss(returning: 3)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == PopupOutcome(reason: .loggedOut, value: nil))
    }
  }

  @Test func `cancelling a task that waits for the outcome only stops waiting`() async {
    await TestApp.run { app in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box))
      let task = Task { await handle.outcome }
      await app.device.settle()

      task.cancel()
      let outcome = await task.value

      #expect(outcome.reason == .cancelled)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(box.window != nil)
    }
  }

  @Test func `a task that is cancelled right after the dismissal gets its outcome`() async {
    await TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      let task = Task { await handle.outcome }
      await app.device.settle()

      handle.dismiss(animated: false)
      app.runUntilIdle()
      task.cancel()
      let outcome = await task.value
      await app.device.settle()

      #expect(outcome.reason == .dismissedByApp)
    }
  }

  @Test func `cancelling a task that awaits an outcome with dismissal dismisses the popup`() async {
    await TestApp.run { app in
      let box = FixedSizeView()
      let task = Task { await app.center.show(Popup(box)).outcome(dismissingOnCancellation: true) }
      await app.device.settle()
      app.runUntilIdle()
      #expect(box.window != nil)

      task.cancel()
      await app.device.settle()
      app.runUntilIdle()

      #expect(await task.value.reason == .cancelled)
    }
  }

  @Test func `onDismissed is called once, also if the popup has been dismissed already`() {
    TestApp.run { app in
      let diary = CallLog()
      let handle: AnyPopupHandle = app.center.show(Popup(FixedSizeView()))
      handle.onDismissed { diary.record("early: \($0)") }
      app.runUntilIdle()
      #expect(diary.lines.isEmpty)
      #expect(handle.dismissalReason == nil)

      handle.dismiss(reason: .custom("seen"))
      app.runUntilIdle()
      handle.onDismissed { diary.record("late: \($0)") }
      app.runUntilIdle()

      #expect(diary.lines == ["early: seen", "late: seen"])
      #expect(handle.dismissalReason == .custom("seen"))
    }
  }

  @Test func `a cancelled task does not dismiss a popup that another one has joined`() async {
    await TestApp.run { app in
      let box = FixedSizeView()
      let first = app.center.show(Popup(box).key("offer"))
      let second = app.center.show(Popup(FixedSizeView()).key("offer"))
      app.runUntilIdle()
      let task = Task { await second.outcome(dismissingOnCancellation: true) }
      await app.device.settle()

      task.cancel()
      let outcome = await task.value
      app.runUntilIdle()

      #expect(outcome.reason == .cancelled)
      #expect(first.dismissalReason == nil)
      #expect(box.window != nil)
    }
  }

  @Test func `blockers name the popup in front by its key, and pages by their type`() {
    TestApp.run { app in
      app.center.show(Popup(FixedSizeView()).key("offer"))
      let behind = app.center.show(Popup(FixedSizeView()))
      let elsewhere = app.center.show(Popup(FixedSizeView()).on(ElsewherePage.self))
      app.runUntilIdle()

      #expect(
        behind.blockers.map { "\($0)" } == ["its lane is full: “offer” is on the screen"])
      #expect(
        elsewhere.blockers.map { "\($0)" } == [
          "visible page: UIViewController; expected: ElsewherePage",
          "its lane is full: “offer” is on the screen",
          "popup \(behind.id) (FixedSizeView) starts first",
        ])
    }
  }

  @Test func `the lists of a queue and enclosingPopup contain the handles that show returned`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let suspended = app.center.show(Popup(FixedSizeView()))
      let queued = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      let visible = app.center.show(Popup(box).priority(.urgent).conflict(.interrupt))
      app.runUntilIdle()

      #expect(app.center.visiblePopups.map { $0 === visible } == [true])
      #expect(app.center.queuedPopups.map { $0 === queued } == [true])
      #expect(app.center.suspendedPopups.map { $0 === suspended } == [true])
      #expect(box.usher.enclosingPopup === visible)
    }
  }

  @Test func `releasing the handle does not dismiss the popup`() {
    TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box))

      app.runUntilIdle()

      #expect(box.window != nil)
    }
  }

  @Test func `a button in a popup can dismiss its enclosing popup`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let inner = UIView()
      box.addSubview(inner)
      let handle = app.center.show(Popup(box))
      #expect(inner.usher.enclosingPopup?.id == handle.id)

      inner.usher.enclosingPopup?.dismiss(reason: .custom("inner"))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .custom("inner"))
      #expect(inner.usher.enclosingPopup == nil)
    }
  }
}

private final class ElsewherePage: UIViewController {}
