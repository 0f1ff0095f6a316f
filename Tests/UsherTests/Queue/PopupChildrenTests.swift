// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Child popups and sequences.
@MainActor
@Suite(.uikitVariants)
struct PopupChildrenTests {
  @Test
  func `a popup shown from a popup's button appears above that popup and is not queued behind it`()
  {
    TestApp.run { app in
      let (box, button, inner) = (FixedSizeView(), UIView(), FixedSizeView())
      box.addSubview(button)
      let handle = app.center.show(Popup(box))
      app.runUntilIdle()

      let child = button.usher.show(Popup(inner))
      app.runUntilIdle()
      #expect(app.overlays == [box.window, inner.window])
      child.dismiss()
      app.runUntilIdle()

      #expect(app.overlays == [box.window])
      #expect(handle.outcomeIfDismissed == nil)
    }
  }

  @Test func `dismissing a popup dismisses its children`() {
    TestApp.run { app in
      let diary = CallLog()
      let handle = app.center.show(
        Popup(FixedSizeView()).onDismiss(diary.recordOutcome(of: "parent")))
      handle.show(Popup(FixedSizeView()).onDismiss(diary.recordOutcome(of: "child")))
      app.runUntilIdle()
      #expect(app.overlays.count == 2)

      handle.dismiss()
      app.runUntilIdle()

      #expect(diary.lines == ["child: parentDismissed", "parent: dismissedByApp"])
      #expect(app.overlays.isEmpty)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test
  func `a removed parent reports its disappearance at once, and its outcome after the child's`() {
    TestApp.run { app in
      let (box, diary) = (FixedSizeView(), CallLog())
      let handle = app.center.show(
        Popup(box)
          .onDidDisappear { diary.record("parent disappeared") }
          .onDismiss(diary.recordOutcome(of: "parent")))
      handle.show(
        Popup(FixedSizeView())
          .onDidDisappear { diary.record("child disappeared") }
          .onDismiss(diary.recordOutcome(of: "child")))
      app.runUntilIdle()

      box.removeFromSuperview()
      app.runTurn()
      #expect(diary.lines == ["parent disappeared"])
      #expect(handle.dismissalReason == nil)
      app.runUntilIdle()

      #expect(
        diary.lines == [
          "parent disappeared", "child disappeared", "child: parentDismissed",
          "parent: removedByApp",
        ])
      #expect(app.overlays.isEmpty)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `a child of a dismissed popup is dismissed at once`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()))
      handle.dismiss(animated: false)

      let child = handle.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      #expect(child.outcomeIfDismissed?.reason == .parentDismissed)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `an alert shown from a popup's button is above the popup, and both can be dismissed`(
    switches: HeadlessSwitches
  ) async throws {
    try await TestApp.run(switches: switches) { app in
      let box = FixedSizeView()
      let handle = app.center.show(Popup<String> { _ in box })
      app.runUntilIdle()
      let task = Task {
        let alert = UIAlertController.make("Really?")
        let outcome = await alert.usher.show(above: box.usher.enclosingPopup).outcome(
          dismissingOnCancellation: true)
        handle.dismiss(returning: "\(outcome.reason)")
      }
      await app.device.settle()
      app.runUntilIdle()
      #expect(app.overlays.count == 2)
      #expect(app.overlays.first === box.window)

      try app.tap("OK")
      app.runUntilIdle()
      await task.value
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value == "dismissedByUIKit")
      #expect(app.overlays.isEmpty)
    }
  }

  @Test func `a child popup of an alert is above the alert`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let alert = UIAlertController.make("Paid").usher.show()
      app.runUntilIdle()

      alert.show(Popup(box))
      app.runUntilIdle()

      #expect(app.overlays.count == 2)
      #expect(app.overlays.last === box.window)
    }
  }

  @Test func `a popup shown from a view outside any popup is queued like any other`() {
    TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(FixedSizeView()))

      app.page.view.usher.show(Popup(box))
      app.runUntilIdle()

      #expect(box.window == nil)
      #expect(app.center.queuedPopups.count == 1)
    }
  }

  @Test func `the steps of a sequence may return values of different types`() {
    TestApp.run { app in
      let (first, second) = (FixedSizeView(), FixedSizeView())
      let steps = app.center.showSequence([
        Popup<Int> { _ in first }, Popup<String> { _ in second },
      ])
      app.runUntilIdle()
      #expect(first.window != nil)
      #expect(second.window == nil)

      (steps.first as? PopupHandle<Int>)?.dismiss(returning: 7)
      app.runUntilIdle()

      #expect((steps.first as? PopupHandle<Int>)?.outcomeIfDismissed?.value == 7)
      #expect(steps.map(\.dismissalReason) == [.completed, nil])
      #expect(second.window != nil)
      #expect(steps[1] is PopupHandle<String>)
    }
  }

  @Test
  func `the steps of a sequence follow one another, and no other popup appears between them`() {
    TestApp.run { app in
      let (views, other) = ([FixedSizeView(), FixedSizeView(), FixedSizeView()], FixedSizeView())
      let steps = app.center.showSequence(views.map { Popup($0) })
      app.center.show(Popup(other).priority(.urgent))
      app.runUntilIdle()

      for (step, view) in zip(steps, views) {
        #expect(view.window != nil)
        #expect(app.overlays.count == 1)
        step.dismiss()
        app.runUntilIdle()
      }

      #expect(other.window != nil)
    }
  }

  @Test func `a child that cannot resume with its parent is suspended and dismissed once`() {
    TestApp.run { app in
      let diary = CallLog()
      let handle = app.center.show(Popup(FixedSizeView()))
      let box = FixedSizeView()
      handle.show(
        Popup(box).modal(false)
          .onSuspend { diary.record("suspended \($0 == .parentSuspended)") }
          .onResume { diary.record("resumed") }
          .onDismiss(diary.recordOutcome(of: "child")))
      app.runUntilIdle()
      let first = app.center.show(Popup(FixedSizeView()).priority(.urgent).conflict(.interrupt))
      app.runUntilIdle()
      box.removeFromSuperview()

      // The parent is being resumed; the next popup interrupts it before the child is resumed.
      first.dismiss(animated: false)
      app.device.clock.advance(by: 0.05)
      let second = app.center.show(Popup(FixedSizeView()).priority(.urgent).conflict(.interrupt))
      app.runUntilIdle()
      #expect(diary.lines == ["suspended true", "child: removedByApp"])

      second.dismiss()
      app.runUntilIdle()
      #expect(diary.lines == ["suspended true", "child: removedByApp"])
    }
  }
}
