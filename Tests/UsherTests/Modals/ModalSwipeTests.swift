// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Swiping sheets down.
@MainActor
@Suite(.uikitVariants)
struct ModalSwipeTests {
  private let top = CGPoint(x: 196, y: 120)

  @Test(arguments: [ModalStyle.pageSheet, .formSheet])
  func `a swipe dismisses a sheet once, after the sheet has disappeared`(style: ModalStyle) {
    TestApp.run(style) { app in
      let diary = CallLog()
      let controller = style.make(on: app.page)
      app.center.show(
        Modal(controller).onWillDisappear { diary.record("will disappear") }
          .onDismiss { _ in
            diary.record(controller.view.window == nil ? "dismissed" : "dismissed too early")
          })
      app.runUntilIdle()
      let next = FixedSizeView()
      app.center.show(Popup(next))

      app.device.drag(from: top, to: CGPoint(x: 196, y: 800))
      app.runUntilIdle()

      #expect(diary.lines == ["will disappear", "dismissed"])
      #expect(app.presented.isEmpty)
      #expect(next.window != nil)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a cancelled drag changes nothing`(switches: HeadlessSwitches) {
    TestApp.run(switches: switches) { app in
      let diary = CallLog()
      let controller = ModalStyle.pageSheet.make(on: app.page)
      let handle = app.center.show(
        Modal(controller).onWillDisappear { diary.record("will disappear") }
          .onDismiss(diary.recordOutcome(of: "modal")))
      app.runUntilIdle()
      app.center.show(Popup(FixedSizeView()))

      for _ in 0..<3 {
        app.device.touchDown(at: top)
        for step in 1...10 {
          app.device.clock.advance(by: 0.02)
          app.device.touchMove(to: CGPoint(x: 196, y: 120 + CGFloat(step) * 20))
        }
        // Longer than every timeout of the queue.
        app.device.clock.advance(by: 10)
        #expect(controller.isBeingDismissed, "the touch has not ended")
        app.device.touchMove(to: top)
        app.device.clock.advance(by: 0.2)
        app.device.touchUp()
        app.runUntilIdle()
      }

      #expect(diary.lines.isEmpty)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(app.presented == [controller])
      #expect(app.overlays.isEmpty)
      handle.dismiss()
      app.runUntilIdle()
      #expect(diary.lines == ["will disappear", "modal: dismissedByApp"])
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants, [CGFloat(800), 130])
  func `a sheet dismissed during a drag disappears when the touch ends, in either direction`(
    switches: HeadlessSwitches, end: CGFloat
  ) {
    TestApp.run(switches: switches) { app in
      let diary = CallLog()
      let controller = ModalStyle.pageSheet.make(on: app.page)
      let handle = app.center.show(Modal(controller).onDismiss(diary.recordOutcome(of: "modal")))
      app.runUntilIdle()
      app.device.touchDown(at: top)
      for step in 1...10 {
        app.device.clock.advance(by: 0.02)
        app.device.touchMove(to: CGPoint(x: 196, y: 120 + CGFloat(step) * 20))
      }

      handle.dismiss(reason: .custom("over"))
      app.device.clock.advance(by: 0.5)
      #expect(diary.lines.isEmpty, "UIKit does not dismiss a sheet during a touch")
      app.device.touchMove(to: CGPoint(x: 196, y: end))
      app.device.clock.advance(by: 0.3)
      app.device.touchUp()
      app.runUntilIdle()

      #expect(diary.lines == ["modal: over"])
      #expect(app.presented.isEmpty)
      #expect(app.device.log.isEmpty)
    }
  }

  @Test func `a sheet keeps its presentation delegate, which can prevent the dismissal`() {
    TestApp.run { app in
      let controller = ModalStyle.pageSheet.make(on: app.page)
      let delegate = SheetDelegate()
      controller.presentationController?.delegate = delegate
      let handle = app.center.show(Modal(controller))
      app.runUntilIdle()

      app.device.drag(from: top, to: CGPoint(x: 196, y: 800))
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed == nil)
      #expect(delegate.attempts == 1)
      delegate.allowsDismissal = true
      app.device.drag(from: top, to: CGPoint(x: 196, y: 800))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
      #expect(delegate.dismissals == 1)
    }
  }
}

private final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  var allowsDismissal = false
  var attempts = 0
  var dismissals = 0

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { allowsDismissal }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    attempts += 1
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    dismissals += 1
  }
}
