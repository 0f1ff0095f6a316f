// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
struct DriverTests {
  @Test func `what users wrote is called when everything else has been done`() {
    Stand.run { stand in
      let diary = Diary()
      for name in ["a", "b"] {
        stand.center.enqueue(
          Popup(BoxView()).lane(PopupLane(name: name)).onEnd { _ in
            diary.note("\(name): \(stand.overlays.count) windows")
          })
      }
      stand.settle()
      #expect(stand.overlays.count == 2)

      stand.center.endAll(.loggedOut, animated: false)

      #expect(diary.lines == ["a: 0 windows", "b: 0 windows"])
    }
  }

  @Test func `what a callback asks for is known to the queue at once`() {
    Stand.run { stand in
      var reasons: [PopupWaitReason] = []
      let handle = stand.center.enqueue(
        Popup(BoxView()).onEnd { _ in
          reasons = stand.center.enqueue(Popup(BoxView())).whyNotVisible
        })
      stand.settle()

      handle.end(animated: false)

      #expect(reasons == [.nextTurn])
    }
  }

  @Test func `the next popup starts the turn after the callbacks of the last one`() {
    Stand.run { stand in
      let next = BoxView()
      let urgent = BoxView()
      let handle = stand.center.enqueue(
        Popup(BoxView()).onEnd { _ in
          stand.center.enqueue(Popup(urgent).priority(.urgent))
        })
      stand.center.enqueue(Popup(next))
      stand.settle()

      handle.end(animated: false)
      #expect(next.window == nil && urgent.window == nil)
      stand.turn()

      #expect(urgent.window != nil && next.window == nil)
    }
  }

  @Test func `a view that enqueues while it is made does not disturb its own popup`() {
    Stand.run { stand in
      let inner = BoxView()
      let outer = BoxView()
      let handle = stand.center.enqueue(
        Popup<Int> { _ in
          stand.center.enqueue(Popup(inner))
          return outer
        })
      stand.settle()
      #expect(outer.window != nil && inner.window == nil)

      handle.end()
      stand.settle()

      #expect(inner.window != nil)
    }
  }

  @Test func `a view that ends its own popup while it is made never stays`() {
    Stand.run { stand in
      let handle = stand.center.enqueue(
        Popup<Int> { handle in
          handle.end(returning: 1, animated: false)
          return BoxView()
        })
      stand.settle()

      #expect(handle.outcomeIfEnded == PopupOutcome(reason: .actionChosen, value: 1))
      #expect(stand.overlays.isEmpty && stand.center.driver.isIdle)
    }
  }

  @Test func `a callback can end what is left`() {
    Stand.run { stand in
      let diary = Diary()
      let second = stand.center.enqueue(
        Popup(BoxView()).delay(.seconds(60)).onEnd(diary.end(of: "second")))
      let first = stand.center.enqueue(
        Popup(BoxView()).onEnd { _ in
          second.end(.custom("not needed"))
          diary.note("first ended")
        })
      stand.settle()

      first.end(animated: false)

      #expect(diary.lines == ["first ended", "second ended: not needed"])
    }
  }

  @Test func `when nothing is left nothing is observed or scheduled`() {
    Stand.run { stand in
      #expect(stand.center.driver.isIdle)
      let visible = stand.center.enqueue(Popup(BoxView()))
      let delayed = stand.center.enqueue(Popup(BoxView()).delay(.seconds(60)))
      stand.settle()
      #expect(!stand.center.driver.isIdle)

      visible.end()
      delayed.end()
      stand.settle()

      #expect(stand.center.driver.isIdle)
      #expect(stand.device.clock.nextMoment == nil)
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `nothing of ours is left after the end`(switches: HeadlessSwitches) {
    Stand.run(switches: switches) { stand in
      weak var window: UIWindow?
      weak var root: UIViewController?
      weak var view: UIView?
      weak var handle: PopupHandle<Never>?
      do {
        let box = BoxView()
        let popup = stand.center.enqueue(Popup(box))
        stand.settle()
        (window, root, view, handle) = (
          stand.overlays[0], stand.overlays[0].rootViewController, box, popup
        )
        popup.end()
        stand.settle()
      }

      #expect(window == nil && root == nil && view == nil && handle == nil)
      #expect(stand.scene.windows.allSatisfy { !($0 is OverlayWindow) })
    }
  }

  @Test func `a queue goes with its scene`() {
    Stand.runOnDevice { device in
      weak var center: PopupCenter?
      weak var driver: Driver?
      do {
        let stand = Stand(on: device)
        stand.center.enqueue(Popup(BoxView()))
        (center, driver) = (stand.center, stand.center.driver)
        stand.settle()
        device.disconnect(stand.scene)
        stand.settle()
      }

      #expect(center == nil && driver == nil)
    }
  }

  @Test func `a recorded run replays`() throws {
    try Stand.run { stand in
      stand.center.isRecording = true
      let first = stand.center.enqueue(Popup(BoxView()).key("offer"))
      stand.center.enqueue(Popup(BoxView()).priority(.urgent).delay(.seconds(1)))
      stand.settle()
      first.end()
      stand.settle()
      stand.center.endAll(.loggedOut)
      stand.settle()

      let trace = try #require(stand.center.trace)
      #expect(trace.steps.count > 6)
      #expect(trace.firstDivergence() == nil)
      #expect(trace.replay() == stand.center.driver.queue)
    }
  }
}
