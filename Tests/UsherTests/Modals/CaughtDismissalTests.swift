// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Dismissals that a finger catches and takes back: of a zoom at any time, of others perhaps.
@MainActor
@Suite(.uikitVariants)
struct CaughtDismissalTests {
  @Test(arguments: [true, false], [true, false])
  func `a modal whose dismissal by other code is taken back stays, and its queue waits`(
    zooms: Bool, isInteractive: Bool
  ) {
    for var switches in HeadlessSwitches.variants {
      switches.dismissalCanBeCaught = true
      switches.caughtTransitionIsInteractive = isInteractive
      TestApp.run(system: .iOS26, switches: switches) { app in
        let misuse = MisuseCollector()
        let diary = CallLog()
        let controller = app.makeModal(zooming: zooms)
        let handle = app.center.show(
          Modal(controller).onWillDisappear { diary.record("will disappear") }
            .onDismiss(diary.recordOutcome(of: "modal")))
        app.runUntilIdle()
        let next = FixedSizeView()
        app.center.show(Popup(next))

        controller.dismiss(animated: true)
        app.catchAndTakeBack(zooming: zooms)

        #expect(app.page.presentedViewController === controller)
        #expect(!controller.isBeingDismissed)
        #expect(diary.lines.isEmpty)
        #expect(handle.outcomeIfDismissed == nil)
        #expect(next.window == nil)
        #expect(misuse.reports.isEmpty)

        controller.dismiss(animated: true)
        app.runUntilIdle()
        #expect(diary.lines == ["will disappear", "modal: dismissedByUIKit"])
        #expect(next.window != nil)
      }
    }
  }

  @Test(arguments: [true, false])
  func `a dismissal by Usher that is taken back is repeated`(zooms: Bool) {
    for var switches in HeadlessSwitches.variants {
      switches.dismissalCanBeCaught = true
      TestApp.run(system: .iOS26, switches: switches) { app in
        let diary = CallLog()
        let controller = app.makeModal(zooming: zooms)
        let handle = app.center.show(
          Modal(controller).onDismiss(diary.recordOutcome(of: "modal")))
        app.runUntilIdle()

        handle.dismiss()
        app.catchAndTakeBack(zooming: zooms)

        #expect(diary.lines == ["modal: dismissedByApp"])
        #expect(app.page.presentedViewController == nil)
        #expect(app.center.driver.isIdle)
      }
    }
  }

  @Test(arguments: [true, false])
  func `a modal in its own window has no zoom, which is reported`(zoomsFromOtherWindow: Bool) {
    var switches = HeadlessSwitches()
    switches.zoomsFromOtherWindow = zoomsFromOtherWindow
    TestApp.run(system: .iOS26, switches: switches) { app in
      let misuse = MisuseCollector()
      let controller = app.makeModal(zooming: true)
      let handle = app.center.show(Modal(controller).window(.own))
      app.runUntilIdle()

      #expect(controller.viewIfLoaded?.window === app.overlays.first)
      #expect(controller.preferredTransition == nil)
      #expect(misuse.reports.map(\.code) == ["modal-zoom-in-own-window"])
      handle.dismiss()
      app.runUntilIdle()
      #expect(app.overlays.isEmpty)
    }
  }
}

extension TestApp {
  /// A modal that covers the page, with a zoom out of a view of the page or without one.
  fileprivate func makeModal(zooming: Bool) -> UIViewController {
    let source = UIView(frame: CGRect(x: 40, y: 200, width: 80, height: 80))
    page.view.addSubview(source)
    let controller = UIViewController()
    controller.modalPresentationStyle = .fullScreen
    controller.view.backgroundColor = .white
    if zooming { controller.preferredTransition = .zoom { [weak source] _ in source } }
    return controller
  }

  /// A finger catches the dismissal that runs and moves what disappears back up.
  fileprivate func catchAndTakeBack(zooming: Bool) {
    device.clock.advance(by: 0.1)
    // What zooms is on its way to its source at (80, 240).
    let y = zooming ? 240.0 : 600
    device.touchDown(at: CGPoint(x: 80, y: y))
    for distance in [10.0, 30, 80, 200] {
      device.clock.advance(by: 0.02)
      device.touchMove(to: CGPoint(x: 80, y: y - distance))
    }
    device.clock.advance(by: 0.3)
    device.touchUp()
    runUntilIdle()
  }
}
