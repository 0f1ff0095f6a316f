// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// When the time on screen stands still.
@MainActor
struct DisplayTimerPauseTests {
  @Test func `a finger on the popup stops its time until it is lifted`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()).displayDuration(after: .seconds(5)))
      app.runUntilIdle()
      let middle = CGPoint(x: app.window.bounds.midX, y: app.window.bounds.midY)

      app.device.touchDown(at: middle)
      app.device.clock.advance(by: 20)
      #expect(handle.outcomeIfDismissed == nil)
      app.device.touchUp()
      app.device.clock.advance(by: 3)
      #expect(handle.outcomeIfDismissed == nil)
      app.device.clock.advance(by: 1)

      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test(arguments: [true, false])
  func `a finger that was on the popup when it was suspended does not hold it, lifted or not`(
    isLifted: Bool
  ) {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()).displayDuration(after: .seconds(5)))
      app.runUntilIdle()
      app.device.touchDown(
        at: CGPoint(x: app.window.bounds.midX, y: app.window.bounds.midY))
      let urgent = app.center.show(
        Popup(FixedSizeView()).priority(.urgent).conflict())
      app.runUntilIdle()
      if isLifted { app.device.touchUp() }
      urgent.dismiss()
      app.runUntilIdle()

      app.device.clock.advance(by: 5)

      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
      if !isLifted { app.device.touchUp() }
    }
  }

  @Test(arguments: [true, false])
  func `while VoiceOver runs no time does`(wasRunning: Bool) {
    TestApp.run { app in
      app.device.voiceOverRunning = wasRunning
      app.runTurn()
      let handle = app.center.show(Popup(FixedSizeView()).displayDuration(after: .seconds(5)))
      app.runUntilIdle()
      app.device.voiceOverRunning = true
      app.device.clock.advance(by: 20)
      #expect(handle.outcomeIfDismissed == nil)

      app.device.voiceOverRunning = false
      app.device.clock.advance(by: 6)

      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `a time that an update brings stands still for VoiceOver, too`() {
    TestApp.run { app in
      app.device.voiceOverRunning = true
      let handle = app.center.show(Popup(FixedSizeView()).key("upload"))
      app.runUntilIdle()
      app.center.show(
        Popup(FixedSizeView()).key("upload", .update).displayDuration(after: .seconds(5)))
      app.device.clock.advance(by: 20)
      #expect(handle.outcomeIfDismissed == nil)

      app.device.voiceOverRunning = false
      app.device.clock.advance(by: 6)

      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `the time of a popup that had to wait begins when it appears, and it is told so`() {
    TestApp.run { app in
      let diary = CallLog()
      let first = app.center.show(Popup(FixedSizeView()))
      let second = app.center.show(
        Popup(FixedSizeView()).displayDuration(after: .seconds(5)).onDidAppear { _ in diary.record("appeared") })
      app.device.clock.advance(by: 20)
      #expect(diary.lines == [])

      first.dismiss()
      app.device.clock.advance(by: 4)
      #expect(diary.lines == ["appeared"] && second.outcomeIfDismissed == nil)
      app.device.clock.advance(by: 4)

      #expect(second.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `a popup and the one that its button shows keep their own times and callbacks`() {
    TestApp.run { app in
      let diary = CallLog()
      let box = FixedSizeView()
      app.center.show(
        Popup(box).displayDuration(after: .seconds(5)).onDismiss(diary.recordOutcome(of: "outer")))
      app.runUntilIdle()

      box.usher.show(
        Popup(FixedSizeView()).displayDuration(after: .seconds(5)).onDismiss(diary.recordOutcome(of: "inner")))
      app.device.clock.advance(by: 8)
      #expect(diary.lines == ["inner ended: displayDurationElapsed"])
      app.device.clock.advance(by: 8)

      #expect(diary.lines == ["inner ended: displayDurationElapsed", "outer ended: displayDurationElapsed"])
    }
  }

  @Test func `a popup that is not modal lets the time of what is below it run`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()).displayDuration(after: .seconds(5)))
      app.center.show(Popup(FixedSizeView()).lane(PopupLane(name: "hint", level: 1)).modal(false))

      app.device.clock.advance(by: 6)

      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `the time of what is below a modal popup stands still`() {
    TestApp.run { app in
      let handle = app.center.show(
        Popup(FixedSizeView()).modal(false).displayDuration(after: .seconds(5)))
      app.runUntilIdle()
      let alert = UIAlertController.make("Paid").usher.show()
      app.device.clock.advance(by: 20)
      #expect(handle.outcomeIfDismissed == nil)

      alert.dismiss()
      app.device.clock.advance(by: 6)

      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }
}
