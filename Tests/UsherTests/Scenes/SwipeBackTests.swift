// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// A swipe back from the edge, finished and broken off, below a popup that lets touches through.
@MainActor
struct SwipeBackTests {
  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a swipe back that is broken off changes nothing`(switches: HeadlessSwitches) {
    TestApp.runOnDetail(switches: switches) { app, box, handle, diary in
      app.device.touchDown(at: CGPoint(x: 2, y: 700))
      app.swipe(to: 120)
      #expect(app.isMoving && box.superview?.alpha == 1)

      app.swipe(to: 10)
      app.device.touchUp()
      app.runUntilIdle()

      #expect(box.superview?.alpha == 1 && app.overlays == [box.window])
      #expect(handle.outcomeIfDismissed == nil && diary.lines == ["appeared"])
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a swipe back takes the popup away from its release on`(switches: HeadlessSwitches) {
    TestApp.runOnDetail(switches: switches) { app, box, handle, _ in
      app.device.touchDown(at: CGPoint(x: 2, y: 700))
      app.swipe(to: 300)
      #expect(app.isMoving && box.superview?.alpha == 1, "the finger has not let go")

      app.device.touchUp()
      app.runTurn()
      #expect(box.superview?.alpha == 0 && handle.outcomeIfDismissed == nil)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .pageLeft && app.overlays.isEmpty)
    }
  }
}

extension TestApp {
  /// A page on another one, with a popup of its own that is not modal.
  fileprivate static func runOnDetail(
    switches: HeadlessSwitches,
    _ body: @MainActor (TestApp, FixedSizeView, PopupHandle<Never>, CallLog) throws -> Void
  ) rethrows {
    try runInNavigation(switches: switches) { app, navigation in
      navigation.pushViewController(DetailPage(), animated: false)
      app.runUntilIdle()
      let (box, diary) = (FixedSizeView(), CallLog())
      let handle = app.center.show(
        Popup(box).on(DetailPage.self).modal(false)
          .onDidAppear { _ in diary.record("appeared") }.onWillDisappear { diary.record("leaves") })
      app.runUntilIdle()
      try body(app, box, handle, diary)
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
