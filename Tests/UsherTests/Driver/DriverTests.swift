// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
@Suite(.uikitVariants)
struct DriverTests {
  @Test func `callbacks of the app are called after all other effects have been performed`() {
    TestApp.run { app in
      let diary = CallLog()
      for name in ["a", "b"] {
        app.center.show(
          Popup(FixedSizeView()).lane(PopupLane(name: name)).onDismiss { _ in
            diary.record("\(name): \(app.overlays.count) windows")
          })
      }
      app.runUntilIdle()
      #expect(app.overlays.count == 2)

      app.center.dismissAll(reason: .loggedOut, animated: false)

      #expect(diary.lines == ["a: 0 windows", "b: 0 windows"])
    }
  }

  @Test func `a popup that a callback shows is known to the queue at once`() {
    TestApp.run { app in
      var reasons: [PopupBlocker] = []
      let handle = app.center.show(
        Popup(FixedSizeView()).onDismiss { _ in
          reasons = app.center.show(Popup(FixedSizeView())).blockers
        })
      app.runUntilIdle()

      handle.dismiss(animated: false)

      #expect(reasons == [.waitingForNextTurn])
    }
  }

  @Test func `the next popup starts in the turn after the callbacks of the previous one`() {
    TestApp.run { app in
      let next = FixedSizeView()
      let urgent = FixedSizeView()
      let handle = app.center.show(
        Popup(FixedSizeView()).onDismiss { _ in
          app.center.show(Popup(urgent).priority(.urgent))
        })
      app.center.show(Popup(next))
      app.runUntilIdle()

      handle.dismiss(animated: false)
      #expect(next.window == nil)
      #expect(urgent.window == nil)
      app.runTurn()

      #expect(urgent.window != nil)
      #expect(next.window == nil)
    }
  }

  /// UIKit would otherwise remove one and present the other in one commit.
  @Test func `the next popup starts after the turn of the dismissal has been laid out`() {
    var switches = HeadlessSwitches()
    switches.mainQueueComesFirst = true
    TestApp.run(switches: switches) { app in
      let next = FixedSizeView()
      let handle = app.center.show(Popup(FixedSizeView()))
      app.center.show(Popup(next))
      app.runUntilIdle()

      _ = MainClock.schedule(after: .zero) { handle.dismiss(animated: false) }
      app.runTurn()
      #expect(handle.outcomeIfDismissed != nil)
      #expect(next.window == nil)
      app.runTurn()

      #expect(next.window != nil)
    }
  }

  @Test func `a popup shown while another popup's view is made does not affect that popup`() {
    TestApp.run { app in
      let inner = FixedSizeView()
      let outer = FixedSizeView()
      let handle = app.center.show(
        Popup<Int> { _ in
          app.center.show(Popup(inner))
          return outer
        })
      app.runUntilIdle()
      #expect(outer.window != nil)
      #expect(inner.window == nil)

      handle.dismiss()
      app.runUntilIdle()

      #expect(inner.window != nil)
    }
  }

  @Test func `a popup that is dismissed while its view is made does not appear`() {
    TestApp.run { app in
      let handle = app.center.show(
        Popup<Int> { handle in
          handle.dismiss(returning: 1, animated: false)
          return FixedSizeView()
        })
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == PopupOutcome(reason: .completed, value: 1))
      #expect(app.overlays.isEmpty)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `a callback can dismiss another popup`() {
    TestApp.run { app in
      let diary = CallLog()
      let second = app.center.show(
        Popup(FixedSizeView()).delay(.seconds(60)).onDismiss(diary.recordOutcome(of: "second")))
      let first = app.center.show(
        Popup(FixedSizeView()).onDismiss { _ in
          second.dismiss(reason: .custom("not needed"))
          diary.record("first dismissed")
        })
      app.runUntilIdle()

      first.dismiss(animated: false)

      #expect(diary.lines == ["first dismissed", "second: not needed"])
    }
  }

  @Test func `a queue without popups observes and schedules nothing`() {
    TestApp.run { app in
      #expect(app.center.driver.isIdle)
      let visible = app.center.show(Popup(FixedSizeView()))
      let delayed = app.center.show(Popup(FixedSizeView()).delay(.seconds(60)))
      app.runUntilIdle()
      #expect(!app.center.driver.isIdle)

      visible.dismiss()
      delayed.dismiss()
      app.runUntilIdle()

      #expect(app.center.driver.isIdle)
      #expect(app.device.clock.nextTurnTime == nil)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a dismissed popup releases its window, root, view and handle`(switches: HeadlessSwitches) {
    TestApp.run(switches: switches) { app in
      weak var window: UIWindow?
      weak var root: UIViewController?
      weak var view: UIView?
      weak var handle: PopupHandle<Never>?
      do {
        let box = FixedSizeView()
        let popup = app.center.show(Popup(box))
        app.runUntilIdle()
        (window, root, view, handle) = (
          app.overlays[0], app.overlays[0].rootViewController, box, popup
        )
        popup.dismiss()
        app.runUntilIdle()
      }

      #expect(window == nil)
      #expect(root == nil)
      #expect(view == nil)
      #expect(handle == nil)
      #expect(app.scene.windows.allSatisfy { !($0 is OverlayWindow) })
    }
  }

  @Test func `a queue is deallocated with its scene`() {
    TestApp.runOnDevice { device in
      weak var center: PopupCenter?
      weak var driver: QueueDriver?
      do {
        let app = TestApp(on: device)
        app.center.show(Popup(FixedSizeView()))
        (center, driver) = (app.center, app.center.driver)
        app.runUntilIdle()
        device.disconnect(app.scene)
        app.runUntilIdle()
      }

      #expect(center == nil)
      #expect(driver == nil)
    }
  }

  @Test func `a recorded trace can be replayed`() throws {
    try TestApp.run { app in
      app.center.isRecording = true
      let first = app.center.show(Popup(FixedSizeView()).key("offer"))
      app.center.show(Popup(FixedSizeView()).priority(.urgent).delay(.seconds(1)))
      app.runUntilIdle()
      first.dismiss()
      app.runUntilIdle()
      app.center.dismissAll(reason: .loggedOut)
      app.runUntilIdle()

      let trace = try #require(app.center.trace)
      #expect(trace.steps.count > 6)
      #expect(trace.firstDivergence() == nil)
      #expect(trace.replay() == app.center.driver.queue)
    }
  }
}
