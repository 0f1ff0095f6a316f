// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// When the time on screen stands still.
@MainActor
struct PopupPauseTests {
  @Test func `a finger on the popup stops its time until it is lifted`() {
    Stand.run { stand in
      let handle = stand.center.enqueue(Popup(BoxView()).closes(after: .seconds(5)))
      stand.settle()
      let middle = CGPoint(x: stand.window.bounds.midX, y: stand.window.bounds.midY)

      stand.device.touchDown(at: middle)
      stand.device.clock.advance(by: 20)
      #expect(handle.outcomeIfEnded == nil)
      stand.device.touchUp()
      stand.device.clock.advance(by: 3)
      #expect(handle.outcomeIfEnded == nil)
      stand.device.clock.advance(by: 1)

      #expect(handle.outcomeIfEnded?.reason == .timeOver)
    }
  }

  @Test(arguments: [true, false])
  func `a finger that was on the popup when it was suspended does not hold it, lifted or not`(
    isLifted: Bool
  ) {
    Stand.run { stand in
      let handle = stand.center.enqueue(Popup(BoxView()).closes(after: .seconds(5)))
      stand.settle()
      stand.device.touchDown(
        at: CGPoint(x: stand.window.bounds.midX, y: stand.window.bounds.midY))
      let urgent = stand.center.enqueue(
        Popup(BoxView()).priority(.urgent).interrupts())
      stand.settle()
      if isLifted { stand.device.touchUp() }
      urgent.end()
      stand.settle()

      stand.device.clock.advance(by: 5)

      #expect(handle.outcomeIfEnded?.reason == .timeOver)
      if !isLifted { stand.device.touchUp() }
    }
  }

  @Test(arguments: [true, false])
  func `while VoiceOver runs no time does`(wasRunning: Bool) {
    Stand.run { stand in
      stand.device.voiceOverRunning = wasRunning
      stand.turn()
      let handle = stand.center.enqueue(Popup(BoxView()).closes(after: .seconds(5)))
      stand.settle()
      stand.device.voiceOverRunning = true
      stand.device.clock.advance(by: 20)
      #expect(handle.outcomeIfEnded == nil)

      stand.device.voiceOverRunning = false
      stand.device.clock.advance(by: 6)

      #expect(handle.outcomeIfEnded?.reason == .timeOver)
    }
  }

  @Test func `a time that an update brings stands still for VoiceOver, too`() {
    Stand.run { stand in
      stand.device.voiceOverRunning = true
      let handle = stand.center.enqueue(Popup(BoxView()).key("upload"))
      stand.settle()
      stand.center.enqueue(
        Popup(BoxView()).key("upload", .update).closes(after: .seconds(5)))
      stand.device.clock.advance(by: 20)
      #expect(handle.outcomeIfEnded == nil)

      stand.device.voiceOverRunning = false
      stand.device.clock.advance(by: 6)

      #expect(handle.outcomeIfEnded?.reason == .timeOver)
    }
  }

  @Test func `the time of a popup that had to wait begins when it appears, and it is told so`() {
    Stand.run { stand in
      let diary = Diary()
      let first = stand.center.enqueue(Popup(BoxView()))
      let second = stand.center.enqueue(
        Popup(BoxView()).closes(after: .seconds(5)).onDidAppear { _ in diary.note("appeared") })
      stand.device.clock.advance(by: 20)
      #expect(diary.lines == [])

      first.end()
      stand.device.clock.advance(by: 4)
      #expect(diary.lines == ["appeared"] && second.outcomeIfEnded == nil)
      stand.device.clock.advance(by: 4)

      #expect(second.outcomeIfEnded?.reason == .timeOver)
    }
  }

  @Test func `a popup and the one that its button shows keep their own times and callbacks`() {
    Stand.run { stand in
      let diary = Diary()
      let box = BoxView()
      stand.center.enqueue(
        Popup(box).closes(after: .seconds(5)).onEnd(diary.end(of: "outer")))
      stand.settle()

      box.usher.enqueue(
        Popup(BoxView()).closes(after: .seconds(5)).onEnd(diary.end(of: "inner")))
      stand.device.clock.advance(by: 8)
      #expect(diary.lines == ["inner ended: timeOver"])
      stand.device.clock.advance(by: 8)

      #expect(diary.lines == ["inner ended: timeOver", "outer ended: timeOver"])
    }
  }

  @Test func `a popup that is not modal lets the time of what is below it run`() {
    Stand.run { stand in
      let handle = stand.center.enqueue(Popup(BoxView()).closes(after: .seconds(5)))
      stand.center.enqueue(Popup(BoxView()).lane(PopupLane(name: "hint", level: 1)).modal(false))

      stand.device.clock.advance(by: 6)

      #expect(handle.outcomeIfEnded?.reason == .timeOver)
    }
  }

  @Test func `the time of what is below a modal popup stands still`() {
    Stand.run { stand in
      let handle = stand.center.enqueue(
        Popup(BoxView()).modal(false).closes(after: .seconds(5)))
      stand.settle()
      let alert = UIAlertController.make("Paid").usher.show()
      stand.device.clock.advance(by: 20)
      #expect(handle.outcomeIfEnded == nil)

      alert.end()
      stand.device.clock.advance(by: 6)

      #expect(handle.outcomeIfEnded?.reason == .timeOver)
    }
  }
}
