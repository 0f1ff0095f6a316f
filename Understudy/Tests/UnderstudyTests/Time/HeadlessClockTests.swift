// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct HeadlessClockTests {
  @Test
  func `work runs in order of its time, then of its scheduling`() {
    let clock = HeadlessClock()
    var log: [String] = []
    clock.schedule(after: 0.2) { log.append("b") }
    clock.schedule(after: 0.1) { log.append("a") }
    clock.schedule(after: 0.2) { log.append("c at \(clock.now)") }

    clock.advance(by: 1)

    #expect(log == ["a", "b", "c at 0.2"])
    #expect(clock.now == 1)
  }

  @Test
  func `nothing runs inline, and work scheduled in a turn runs in the next one`() {
    let clock = HeadlessClock()
    var log: [Int] = []
    clock.nextTurn {
      log.append(1)
      clock.nextTurn { log.append(2) }
    }
    #expect(log.isEmpty)

    clock.runTurn()
    #expect(log == [1])
    clock.runTurn()

    #expect(log == [1, 2])
  }

  @Test
  func `cancelled work does not run and releases what it holds`() {
    let clock = HeadlessClock()
    var runs = 0
    weak var held: NSObject?
    let work: HeadlessScheduledWork
    do {
      let object = NSObject()
      held = object
      work = clock.schedule(after: 1) {
        _ = object
        runs += 1
      }
    }

    work.cancel()
    clock.advance(by: 2)

    #expect(runs == 0)
    #expect(held == nil)
    #expect(work.isCancelled)
  }

  @Test
  func `observers are called at the end of every turn until they are invalidated`() {
    let clock = HeadlessClock()
    var log: [String] = []
    let observer = clock.addTurnObserver { log.append("observer") }
    clock.nextTurn { log.append("work") }

    clock.runTurn()
    observer.invalidate()
    clock.runTurn()

    #expect(log == ["work", "observer"])
    #expect(!observer.isValid)
  }

  @Test
  func `an observer can invalidate one that comes after it in the same turn`() {
    let clock = HeadlessClock()
    var calls = 0
    var second: HeadlessTurnObserver?
    let first = clock.addTurnObserver { second?.invalidate() }
    second = clock.addTurnObserver { calls += 1 }

    clock.runTurn()

    #expect(calls == 0)
    first.invalidate()
  }

  @Test
  func `time jumps from one due moment to the next, in frames only while something moves`() {
    HeadlessDevice.run { device in
      var moments: [TimeInterval] = []
      let observer = device.clock.addTurnObserver { moments.append(device.clock.now) }
      device.clock.schedule(after: 0.5) {}

      device.clock.advance(by: 1)
      #expect(moments == [0.5, 1])
      moments = []
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      UIView.animate(withDuration: 0.1) { view.alpha = 0 }
      device.clock.advance(by: 1)

      // Five frames before the end at 1.1, that end, and the end of the second.
      #expect(moments.count == 7)
      #expect(abs(moments[5] - 1.1) < 1e-9)
      #expect(moments.last == 2)
      observer.invalidate()
    }
  }

  @Test
  func `a display link is called once a frame until it is paused or invalidated`() {
    HeadlessDevice.run { device in
      var frames: [TimeInterval] = []
      let link = CADisplayLink(headless: { frames.append($0.timestamp) })

      device.clock.advance(by: 0.1)
      #expect(frames.count == 6)
      link.isPaused = true
      device.clock.advance(by: 0.1)
      #expect(frames.count == 6)
      link.invalidate()

      #expect(device.clock.nextMoment == nil)
    }
  }

  @Test
  func `media time is the clock's`() {
    HeadlessDevice.run { device in
      device.clock.advance(by: 3)

      #expect(CACurrentMediaTime() == 3)
    }
  }
}
