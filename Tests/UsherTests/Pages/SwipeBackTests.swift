// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// A swipe back from the edge, finished and broken off, below a popup that lets touches through.
@MainActor
struct SwipeBackTests {
  @Test(arguments: HeadlessSwitches.variants)
  func `a swipe back that is broken off changes nothing`(switches: HeadlessSwitches) {
    Stand.runOnDetail(switches: switches) { stand, box, handle, diary in
      stand.device.touchDown(at: CGPoint(x: 2, y: 700))
      stand.swipe(to: 120)
      #expect(stand.isMoving && box.superview?.alpha == 1)

      stand.swipe(to: 10)
      stand.device.touchUp()
      stand.settle()

      #expect(box.superview?.alpha == 1 && stand.overlays == [box.window])
      #expect(handle.outcomeIfEnded == nil && diary.lines == ["appeared"])
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `a swipe back takes the popup away from its release on`(switches: HeadlessSwitches) {
    Stand.runOnDetail(switches: switches) { stand, box, handle, _ in
      stand.device.touchDown(at: CGPoint(x: 2, y: 700))
      stand.swipe(to: 300)
      #expect(stand.isMoving && box.superview?.alpha == 1, "the finger has not let go")

      stand.device.touchUp()
      stand.turn()
      #expect(box.superview?.alpha == 0 && handle.outcomeIfEnded == nil)
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .pageLeft && stand.overlays.isEmpty)
    }
  }
}

extension Stand {
  /// A page on another one, with a popup of its own that is not modal.
  fileprivate static func runOnDetail(
    switches: HeadlessSwitches,
    _ body: @MainActor (Stand, BoxView, PopupHandle<Never>, Diary) throws -> Void
  ) rethrows {
    try runInNavigation(switches: switches) { stand, navigation in
      navigation.pushViewController(DetailPage(), animated: false)
      stand.settle()
      let (box, diary) = (BoxView(), Diary())
      let handle = stand.center.enqueue(
        Popup(box).on(DetailPage.self).modal(false)
          .onDidAppear { _ in diary.note("appeared") }.onWillLeave { diary.note("leaves") })
      stand.settle()
      try body(stand, box, handle, diary)
    }
  }

  fileprivate var isMoving: Bool { page.transitionCoordinator?.isInteractive == true }

  /// Moves the finger there, not too fast.
  fileprivate func swipe(to x: CGFloat) {
    for step in 1...10 {
      device.touchMove(to: CGPoint(x: x * CGFloat(step) / 10, y: 700))
      device.clock.advance(by: 0.03)
    }
  }
}
