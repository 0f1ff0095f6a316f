// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// A finger that catches a pop which code or the back button has begun, from iOS 26 on.
@MainActor
@Suite(.uikitVariants)
struct CaughtPopTests {
  @Test(arguments: [true, false], [true, false])
  func `popups return with their page if a finger takes the pop back`(
    canBeCaught: Bool, isInteractive: Bool
  ) {
    for var switches in HeadlessSwitches.variants {
      switches.popCanBeCaught = canBeCaught
      switches.caughtTransitionIsInteractive = isInteractive
      TestApp.runInNavigation(system: .iOS26, switches: switches) { app, navigation in
        let misuse = MisuseCollector()
        let page = DetailPage()
        navigation.pushViewController(page, animated: false)
        app.runUntilIdle()
        let (box, diary) = (FixedSizeView(), CallLog())
        let handle = app.center.show(
          Popup(box).on(page).modal(false).onDismiss(diary.recordOutcome(of: "popup")))
        app.runUntilIdle()

        navigation.popViewController(animated: true)
        app.device.clock.advance(by: 0.08)
        app.device.touchDown(at: CGPoint(x: 200, y: 700))
        for x in [210.0, 225, 230] {
          app.device.clock.advance(by: 0.02)
          app.device.touchMove(to: CGPoint(x: x, y: 700))
        }
        // Longer than pages may take to settle, unless UIKit does not say that a finger rests.
        app.device.clock.advance(by: isInteractive ? 5 : 1)
        for x in [150.0, 60, 10] {
          app.device.touchMove(to: CGPoint(x: x, y: 700))
          app.device.clock.advance(by: 0.1)
        }
        app.device.touchUp()
        app.runUntilIdle()

        let isTakenBack = navigation.viewControllers.count == 2
        #expect(isTakenBack == canBeCaught)
        #expect(diary.lines == (isTakenBack ? [] : ["popup: pageLeft"]))
        if isTakenBack {
          #expect(handle.outcomeIfDismissed == nil)
          #expect(box.window?.isHidden == false)
          #expect(box.superview?.alpha == 1)
        }
        #expect(misuse.reports.isEmpty)
      }
    }
  }

  @Test func `a pop that a finger has caught and lets go on is like any other`() {
    TestApp.runInNavigation(system: .iOS26) { app, navigation in
      let page = DetailPage()
      navigation.pushViewController(page, animated: false)
      app.runUntilIdle()
      let (box, below) = (FixedSizeView(), FixedSizeView())
      let left = app.center.show(Popup(box).on(page).modal(false))
      app.runUntilIdle()
      app.center.show(Popup(below).on(HomePage.self))

      navigation.popViewController(animated: true)
      app.device.clock.advance(by: 0.08)
      app.device.touchDown(at: CGPoint(x: 100, y: 700))
      for x in [150.0, 250, 380] {
        app.device.clock.advance(by: 0.02)
        app.device.touchMove(to: CGPoint(x: x, y: 700))
      }
      app.device.touchUp()
      app.runUntilIdle()

      #expect(navigation.viewControllers.count == 1)
      #expect(left.outcomeIfDismissed?.reason == .pageLeft)
      #expect(app.overlays == [below.window])
    }
  }
}
