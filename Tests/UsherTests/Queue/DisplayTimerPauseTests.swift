// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The conditions that pause a display timer.
@MainActor
@Suite(.uikitVariants)
struct DisplayTimerPauseTests {
  @Test func `touching a popup pauses its display timer until the touch ends`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()).displayDuration(.seconds(5)))
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
  func `a touch from before a suspension does not pause the display timer after it`(
    isLifted: Bool
  ) {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()).displayDuration(.seconds(5)))
      app.runUntilIdle()
      app.device.touchDown(
        at: CGPoint(x: app.window.bounds.midX, y: app.window.bounds.midY))
      let urgent = app.center.show(
        Popup(FixedSizeView()).priority(.urgent).conflict(.interrupt))
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
  func `VoiceOver pauses display timers`(wasRunning: Bool) {
    TestApp.run { app in
      app.device.voiceOverRunning = wasRunning
      app.runTurn()
      let handle = app.center.show(Popup(FixedSizeView()).displayDuration(.seconds(5)))
      app.runUntilIdle()
      app.device.voiceOverRunning = true
      app.device.clock.advance(by: 20)
      #expect(handle.outcomeIfDismissed == nil)

      app.device.voiceOverRunning = false
      app.device.clock.advance(by: 6)

      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test(arguments: [true, false])
  func `a popup that does not wait for assistive technologies is dismissed with VoiceOver, too`(
    wasRunning: Bool
  ) {
    TestApp.run { app in
      app.device.voiceOverRunning = wasRunning
      app.runTurn()
      let handle = app.center.show(
        Popup(FixedSizeView()).displayDuration(.seconds(5), waitsForAssistiveTechnologies: false))
      app.runUntilIdle()
      app.device.voiceOverRunning = true
      app.device.clock.advance(by: 6)

      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `VoiceOver also pauses a display timer that an update has set`() {
    TestApp.run { app in
      app.device.voiceOverRunning = true
      let handle = app.center.show(Popup(FixedSizeView()).key("upload"))
      app.runUntilIdle()
      app.center.show(
        Popup(FixedSizeView()).key("upload", ifExists: .update).displayDuration(.seconds(5)))
      app.device.clock.advance(by: 20)
      #expect(handle.outcomeIfDismissed == nil)

      app.device.voiceOverRunning = false
      app.device.clock.advance(by: 6)

      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `the display timer of a queued popup starts when the popup appears`() {
    TestApp.run { app in
      let diary = CallLog()
      let first = app.center.show(Popup(FixedSizeView()))
      let second = app.center.show(
        Popup(FixedSizeView()).displayDuration(.seconds(5)).onDidAppear { _ in
          diary.record("appeared")
        })
      app.device.clock.advance(by: 20)
      #expect(diary.lines == [])

      first.dismiss()
      app.device.clock.advance(by: 4)
      #expect(diary.lines == ["appeared"])
      #expect(second.outcomeIfDismissed == nil)
      app.device.clock.advance(by: 4)

      #expect(second.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `a popup and its child have their own display timers and callbacks`() {
    TestApp.run { app in
      let diary = CallLog()
      let box = FixedSizeView()
      app.center.show(
        Popup(box).displayDuration(.seconds(5)).onDismiss(diary.recordOutcome(of: "outer")))
      app.runUntilIdle()

      box.usher.show(
        Popup(FixedSizeView()).displayDuration(.seconds(5)).onDismiss(
          diary.recordOutcome(of: "inner")))
      app.device.clock.advance(by: 8)
      #expect(diary.lines == ["inner: displayDurationElapsed"])
      app.device.clock.advance(by: 8)

      #expect(diary.lines == ["inner: displayDurationElapsed", "outer: displayDurationElapsed"])
    }
  }

  @Test func `a popup that is not modal does not pause the display timer of a popup below it`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()).displayDuration(.seconds(5)))
      app.center.show(Popup(FixedSizeView()).lane(PopupLane(name: "hint", level: 1)).modal(false))

      app.device.clock.advance(by: 6)

      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `a modal popup pauses the display timer of a popup below it`() {
    TestApp.run { app in
      let handle = app.center.show(
        Popup(FixedSizeView()).modal(false).displayDuration(.seconds(5)))
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
