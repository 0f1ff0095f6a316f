// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Popups that belong to popups.
@MainActor
struct PopupChildrenTests {
  @Test func `what a popup's button asks for comes above the popup and does not wait for its end`()
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

      #expect(app.overlays == [box.window] && handle.outcomeIfDismissed == nil)
    }
  }

  @Test func `a popup that belongs to another ends with it`() {
    TestApp.run { app in
      let diary = CallLog()
      let handle = app.center.show(Popup(FixedSizeView()).onDismiss(diary.recordOutcome(of: "parent")))
      handle.show(Popup(FixedSizeView()).onDismiss(diary.recordOutcome(of: "child")))
      app.runUntilIdle()
      #expect(app.overlays.count == 2)

      handle.dismiss()
      app.runUntilIdle()

      #expect(diary.lines == ["child ended: parentDismissed", "parent ended: dismissed"])
      #expect(app.overlays.isEmpty && app.center.driver.isIdle)
    }
  }

  @Test func `nothing can belong to a popup that has ended`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()))
      handle.dismiss(animated: false)

      let child = handle.erased.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      #expect(child.outcomeIfDismissed?.reason == .parentDismissed)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `an alert that a popup's button shows is above the popup, and both come to an end`(
    switches: HeadlessSwitches
  ) async throws {
    try await TestApp.run(switches: switches) { app in
      let box = FixedSizeView()
      let handle = app.center.show(Popup<String> { _ in box })
      app.runUntilIdle()
      let task = Task {
        let alert = UIAlertController.make("Really?")
        let outcome = await alert.usher.show(above: box.usher.enclosingPopup)
        handle.dismiss(returning: "\(outcome.reason)")
      }
      await Task.yield()
      app.runUntilIdle()
      #expect(app.overlays.count == 2 && app.overlays[0] === box.window)

      try app.tap("OK")
      while handle.outcomeIfDismissed == nil {
        await Task.yield()
        app.runUntilIdle()
      }

      await task.value
      #expect(handle.outcomeIfDismissed?.value == "dismissed")
      #expect(app.overlays.isEmpty)
    }
  }

  @Test func `a popup that belongs to an alert is above the alert`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let alert = UIAlertController.make("Paid").usher.show()
      app.runUntilIdle()

      alert.show(Popup(box))
      app.runUntilIdle()

      #expect(app.overlays.count == 2 && app.overlays.last === box.window)
    }
  }

  @Test func `a view in no popup enqueues like any other`() {
    TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(FixedSizeView()))

      app.page.view.usher.show(Popup(box))
      app.runUntilIdle()

      #expect(box.window == nil && app.center.queuedPopups.count == 1)
    }
  }

  @Test func `steps of a sequence follow each other, and nothing comes between`() {
    TestApp.run { app in
      let (views, other) = ([FixedSizeView(), FixedSizeView(), FixedSizeView()], FixedSizeView())
      let steps = app.center.showSequence(sequence: views.map { Popup($0) })
      app.center.show(Popup(other).priority(.urgent))
      app.runUntilIdle()

      for (step, view) in zip(steps, views) {
        #expect(view.window != nil && app.overlays.count == 1)
        step.dismiss()
        app.runUntilIdle()
      }

      #expect(other.window != nil)
    }
  }

  @Test func `a child that cannot come back with its parent is told so, once`() {
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
      let first = app.center.show(Popup(FixedSizeView()).priority(.urgent).conflict())
      app.runUntilIdle()
      box.removeFromSuperview()

      // The parent is on its way back, and what interrupts it again comes in front of its child.
      first.dismiss(animated: false)
      app.device.clock.advance(by: 0.05)
      let second = app.center.show(Popup(FixedSizeView()).priority(.urgent).conflict())
      app.runUntilIdle()
      #expect(diary.lines == ["suspended true", "child ended: removedByApp"])

      second.dismiss()
      app.runUntilIdle()
      #expect(diary.lines == ["suspended true", "child ended: removedByApp"])
    }
  }
}
