// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

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
  func `canceled work does not run and releases what it holds`() {
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
  func `who watches the screen sees each frame of an animation, without another turn`() throws {
    try HeadlessDevice.run { device in
      let window = UIWindow(windowScene: device.connectScene())
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      window.isHidden = false
      device.clock.advance(by: 1)
      var shown: [CGFloat] = []
      var turns = 0
      let observer = device.clock.addTurnObserver { turns += 1 }
      device.clock.screenMayHaveChanged = {
        shown.append(view.layer.presentation()?.frame.minX ?? -1)
      }
      UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 60
      }

      device.clock.advance(by: 0.2)
      device.clock.screenMayHaveChanged = nil
      device.clock.advance(by: 0.2)

      #expect(turns == 3, "the end of the animation, and of both advances")
      try #require(shown.count == 7)
      for (frame, x) in shown.prefix(5).enumerated() {
        #expect(abs(x - 10 * CGFloat(frame + 1)) < 0.01, "frame \(frame)")
      }
      #expect(shown.suffix(2) == [60, 60])
      observer.invalidate()
    }
  }

  @Test
  func `time jumps from one due moment to the next, also while something moves`() throws {
    try HeadlessDevice.run { device in
      var moments: [TimeInterval] = []
      let observer = device.clock.addTurnObserver { moments.append(device.clock.now) }
      device.clock.schedule(after: 0.5) {}

      device.clock.advance(by: 1)
      #expect(moments == [0.5, 1])
      moments = []
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      UIView.animate(withDuration: 0.1) { view.alpha = 0 }
      device.clock.advance(by: 1)

      // The end of the animation, and that of the second.
      try #require(moments.count == 2)
      #expect(abs(moments[0] - 1.1) < 1e-9)
      #expect(moments[1] == 2)
      observer.invalidate()
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
