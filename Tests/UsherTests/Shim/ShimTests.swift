// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

/// The behavior of the platform that the sources rely on.
@MainActor
@Suite(.uikitVariants)
struct ShimTests {
  @Test
  func `scheduled actions run once at their time, never inline, in the order of their times`() {
    HeadlessDevice.run { device in
      var order: [String] = []
      _ = MainClock.schedule(after: .seconds(2)) { order.append("two at \(MainClock.now)") }
      _ = MainClock.schedule(after: .seconds(1)) { order.append("one at \(MainClock.now)") }
      MainClock.nextTurn { order.append("next turn") }
      #expect(order.isEmpty)

      device.clock.advance(by: 3)

      #expect(order == ["next turn", "one at 1.0 seconds", "two at 2.0 seconds"])
    }
  }

  @Test func `a cancelled action does not run`() {
    HeadlessDevice.run { device in
      var didRun = false
      let work = MainClock.schedule(after: .seconds(1)) { didRun = true }

      work.cancel()
      device.clock.advance(by: 2)

      #expect(!didRun)
    }
  }

  @Test func `a turn observer is called at the end of each turn until it is invalidated`() {
    HeadlessDevice.run { device in
      var order: [String] = []
      let observer = RunLoopObserver { order.append("observer") }
      MainClock.nextTurn { order.append("work") }
      device.clock.runTurn()
      device.clock.runTurn()
      observer.invalidate()
      device.clock.runTurn()

      #expect(order == ["work", "observer", "observer"])
    }
  }

  /// As in a pass of `CFRunLoop`, which serves the main queue before its observers.
  @Test(arguments: [true, false])
  func `the next turn begins after the layout and the observers of this one`(comesFirst: Bool) {
    var switches = HeadlessSwitches()
    switches.mainQueueComesFirst = comesFirst
    HeadlessDevice.run(switches: switches) { device in
      var order: [String] = []
      let observer = RunLoopObserver { order.append("observer") }
      _ = MainClock.schedule(after: .zero) {
        MainClock.nextTurn { order.append("next turn") }
        order.append("work")
      }

      device.clock.runTurn()
      #expect(order == ["work", "observer"])
      device.clock.runTurn()
      #expect(order == ["work", "observer", "next turn", "observer"])
      observer.invalidate()
    }
  }

  @Test func `work of the next turn that an observer asks for runs in the next turn`() {
    HeadlessDevice.run { device in
      var order: [String] = []
      var hasAsked = false
      let observer = RunLoopObserver {
        if !hasAsked { MainClock.nextTurn { order.append("next turn") } }
        hasAsked = true
        order.append("observer")
      }

      device.clock.runTurn()
      device.clock.runTurn()

      #expect(order == ["observer", "next turn", "observer"])
      observer.invalidate()
    }
  }

  @Test
  func `an associated object lives as long as its responder, separate from other associations`() {
    HeadlessDevice.run { _ in
      let first = AssociatedObject<NSObject>()
      let second = AssociatedObject<NSObject>()
      weak var kept: NSObject?
      do {
        let view = UIView()
        let object = NSObject()
        kept = object
        first[view] = object
        #expect(first[view] === object)
        #expect(second[view] == nil)
      }

      #expect(kept == nil)
    }
  }

  @Test func `a gesture recognizer calls its action`() {
    HeadlessDevice.run { device in
      let scene = device.connectScene()
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      device.clock.advance(by: 1)
      let tap = UITapGestureRecognizer()
      window.rootViewController?.view.addGestureRecognizer(tap)
      var states: [UIGestureRecognizer.State] = []
      GestureAction.add(to: tap) { states.append($0.state) }

      device.tap(at: CGPoint(x: 100, y: 100))
      device.clock.advance(by: 1)

      #expect(states == [.ended])
    }
  }
}
