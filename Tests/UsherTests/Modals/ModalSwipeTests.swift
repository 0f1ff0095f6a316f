// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Sheets under a finger.
@MainActor
struct ModalSwipeTests {
  private let top = CGPoint(x: 196, y: 120)

  @Test(arguments: [ModalStyle.pageSheet, .formSheet])
  func `a swipe ends a sheet once, when it has really left`(style: ModalStyle) {
    Stand.run(style) { stand in
      let diary = Diary()
      let controller = style.make(on: stand.page)
      stand.center.enqueue(
        Modal(controller).onWillLeave { diary.note("will leave") }
          .onEnd { _ in diary.note(controller.view.window == nil ? "ended" : "ended too early") })
      stand.settle()
      let next = BoxView()
      stand.center.enqueue(Popup(next))

      stand.device.drag(from: top, to: CGPoint(x: 196, y: 800))
      stand.settle()

      #expect(diary.lines == ["will leave", "ended"])
      #expect(stand.presented.isEmpty && next.window != nil)
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `a drag that is broken off changes nothing`(switches: HeadlessSwitches) {
    Stand.run(switches: switches) { stand in
      let diary = Diary()
      let controller = ModalStyle.pageSheet.make(on: stand.page)
      let handle = stand.center.enqueue(
        Modal(controller).onWillLeave { diary.note("will leave") }
          .onEnd(diary.end(of: "modal")))
      stand.settle()
      stand.center.enqueue(Popup(BoxView()))

      for _ in 0..<3 {
        stand.device.touchDown(at: top)
        for step in 1...10 {
          stand.device.clock.advance(by: 0.02)
          stand.device.touchMove(to: CGPoint(x: 196, y: 120 + CGFloat(step) * 20))
        }
        // Longer than any patience of the queue.
        stand.device.clock.advance(by: 10)
        #expect(controller.isBeingDismissed, "the finger holds it")
        stand.device.touchMove(to: top)
        stand.device.clock.advance(by: 0.2)
        stand.device.touchUp()
        stand.settle()
      }

      #expect(diary.lines.isEmpty && handle.outcomeIfEnded == nil)
      #expect(stand.presented == [controller] && stand.overlays.isEmpty)
      handle.end()
      stand.settle()
      #expect(diary.lines == ["will leave", "modal ended: dismissed"])
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `what is ended under a finger leaves when that lets go, either way`(
    switches: HeadlessSwitches
  ) {
    for end in [CGFloat(800), 130] {
      Stand.run(switches: switches) { stand in
        let diary = Diary()
        let controller = ModalStyle.pageSheet.make(on: stand.page)
        let handle = stand.center.enqueue(Modal(controller).onEnd(diary.end(of: "modal")))
        stand.settle()
        stand.device.touchDown(at: top)
        for step in 1...10 {
          stand.device.clock.advance(by: 0.02)
          stand.device.touchMove(to: CGPoint(x: 196, y: 120 + CGFloat(step) * 20))
        }

        handle.end(.custom("over"))
        stand.device.clock.advance(by: 0.5)
        #expect(diary.lines.isEmpty, "UIKit would not take it from the finger")
        stand.device.touchMove(to: CGPoint(x: 196, y: end))
        stand.device.clock.advance(by: 0.3)
        stand.device.touchUp()
        stand.settle()

        #expect(diary.lines == ["modal ended: over"])
        #expect(stand.presented.isEmpty && stand.device.log.isEmpty)
      }
    }
  }

  @Test func `a sheet keeps its delegate, and that decides as before`() {
    Stand.run { stand in
      let controller = ModalStyle.pageSheet.make(on: stand.page)
      let keeper = SheetKeeper()
      controller.presentationController?.delegate = keeper
      let handle = stand.center.enqueue(Modal(controller))
      stand.settle()

      stand.device.drag(from: top, to: CGPoint(x: 196, y: 800))
      stand.settle()
      #expect(handle.outcomeIfEnded == nil && keeper.attempts == 1)
      keeper.lets = true
      stand.device.drag(from: top, to: CGPoint(x: 196, y: 800))
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .dismissed && keeper.dismissals == 1)
    }
  }
}

private final class SheetKeeper: NSObject, UIAdaptivePresentationControllerDelegate {
  var lets = false
  var attempts = 0
  var dismissals = 0

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { lets }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    attempts += 1
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    dismissals += 1
  }
}
