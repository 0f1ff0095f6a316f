// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Swiping back from the edge, completed and cancelled, below a popup that passes touches through.
@MainActor
@Suite(.uikitVariants)
struct SwipeBackTests {
  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `during a swipe back the popup is invisible, and afterwards as before if it is cancelled`(
    switches: HeadlessSwitches
  ) {
    TestApp.runOnDetail(switches: switches) { app, box, handle, diary in
      app.device.touchDown(at: CGPoint(x: 2, y: 700))
      app.swipe(to: 120)
      #expect(app.isMoving)
      #expect(box.superview?.layer.presentation()?.opacity ?? 0 == 0)

      app.swipe(to: 10)
      app.device.touchUp()
      #expect(app.page.transitionCoordinator?.isCancelled == true)
      #expect(box.superview?.alpha == 0, "the page has not come back")
      app.runUntilIdle()

      #expect(box.superview?.alpha == 1)
      #expect(app.overlays == [box.window])
      #expect(handle.outcomeIfDismissed == nil)
      #expect(diary.lines == ["appeared"])
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a popup fades within 80 milliseconds from the beginning of a swipe back, and is dismissed`(
    switches: HeadlessSwitches
  ) {
    TestApp.runOnDetail(switches: switches) { app, box, handle, _ in
      app.device.touchDown(at: CGPoint(x: 2, y: 700))
      app.device.touchMove(to: CGPoint(x: 30, y: 700))
      for _ in 1...3 { app.runTurn() }
      #expect(app.isMoving)
      #expect(box.superview?.layer.presentation()?.opacity ?? 1 > 0)
      app.device.clock.advance(by: 0.08)
      #expect(box.superview?.layer.presentation()?.opacity ?? 0 == 0)

      app.swipe(to: 300)
      app.device.touchUp()
      app.runTurn()
      #expect(box.superview?.alpha == 0)
      #expect(handle.outcomeIfDismissed == nil)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .pageLeft)
      #expect(app.overlays.isEmpty)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a popup waits until a swipe back is decided`(switches: HeadlessSwitches) {
    TestApp.runOnDetail(switches: switches) { app, _, handle, diary in
      app.device.touchDown(at: CGPoint(x: 2, y: 700))
      app.swipe(to: 120)
      let late = app.showOnDetail(diary)
      for _ in 1...3 { app.runTurn() }
      #expect(late.blockers == [.pageDisappearing])

      app.swipe(to: 10)
      app.device.touchUp()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
      #expect(diary.lines == ["appeared", "late appears"])
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a popup does not start on a page that code removes during a cancelled swipe back`(
    switches: HeadlessSwitches
  ) throws {
    try TestApp.runOnDetail(switches: switches) { app, _, _, diary in
      let navigation = try #require(app.page as? UINavigationController)
      app.device.touchDown(at: CGPoint(x: 2, y: 700))
      app.swipe(to: 120)
      app.swipe(to: 10)
      app.device.touchUp()
      #expect(app.page.transitionCoordinator?.isCancelled == true)

      let pages = [try #require(navigation.viewControllers.first), UIViewController()]
      navigation.setViewControllers(pages, animated: true)
      let late = app.showOnDetail(diary)
      app.runUntilIdle()

      #expect(late.outcomeIfDismissed == nil)
      #expect(diary.lines == ["appeared", "will disappear"])
    }
  }
}

extension TestApp {
  /// Shows another popup on the pushed page, beside the first one.
  fileprivate func showOnDetail(_ diary: CallLog) -> PopupHandle<Never> {
    center.show(
      Popup(FixedSizeView()).on(DetailPage.self).modal(false).lane(PopupLane(name: "late"))
        .onWillAppear { _ in diary.record("late appears") })
  }

  /// Runs a test with a pushed page that has a popup which is not modal.
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
          .onDidAppear { _ in diary.record("appeared") }.onWillDisappear {
            diary.record("will disappear")
          })
      app.runUntilIdle()
      try body(app, box, handle, diary)
    }
  }

  fileprivate var isMoving: Bool { page.transitionCoordinator?.isInteractive == true }

  /// Moves the touch to a position slowly.
  func swipe(to x: CGFloat) {
    for step in 1...10 {
      device.touchMove(to: CGPoint(x: x * CGFloat(step) / 10, y: 700))
      device.clock.advance(by: 0.03)
    }
  }
}
