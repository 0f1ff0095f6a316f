// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Modals in the queue: conflicts, keys, holds, lanes and display durations.
@MainActor
@Suite(.uikitVariants)
struct ModalQueueTests {
  @Test(arguments: ModalStyle.allCases)
  func `R8: a modal in the app window is not interrupted and is a blocker of urgent popups`(
    style: ModalStyle
  ) {
    TestApp.run(style) { app in
      let controller = style.make(on: app.page)
      let modal = app.center.show(Modal(controller))
      app.runUntilIdle()
      let box = FixedSizeView()
      let urgent = app.center.show(Popup(box).priority(.urgent).conflict(.interrupt))
      app.runUntilIdle()

      #expect(app.presented == [controller])
      #expect(box.window == nil)
      #expect(
        urgent.blockers == [
          .laneFull(by: [PopupReference(modal.id)]), .cannotInterrupt(PopupReference(modal.id)),
        ])
      modal.dismiss()
      app.runUntilIdle()
      #expect(box.window != nil)
    }
  }

  @Test(arguments: ModalStyle.allCases)
  func `R8: a modal can replace a popup, and a popup can replace a modal`(style: ModalStyle) {
    TestApp.run(style) { app in
      let popup = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      let controller = style.make(on: app.page)

      let modal = app.center.show(Modal(controller).conflict(.replace))
      app.runUntilIdle()
      #expect(popup.outcomeIfDismissed?.reason == .replaced)
      #expect(app.presented == [controller])
      let box = FixedSizeView()
      app.center.show(Popup(box).conflict(.replace))
      app.runUntilIdle()

      #expect(modal.outcomeIfDismissed?.reason == .replaced)
      #expect(app.presented.isEmpty)
      #expect(box.window != nil)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `R2: a modal queued first is presented first, also before the pages are known`(
    switches: HeadlessSwitches
  ) {
    TestApp.run(switches: switches) { app in
      let controller = UIViewController()
      let modal = app.center.show(Modal<Never>(controller))
      let box = FixedSizeView()
      app.center.show(Popup<Never>(box))
      app.runUntilIdle()
      #expect(app.presented == [controller])
      #expect(box.window == nil)

      modal.dismiss()
      app.runUntilIdle()
      #expect(app.presented.isEmpty)
      #expect(box.window != nil)
    }
  }

  @Test func `R8: a modal with the drop policy is dropped while another modal is presented`() {
    TestApp.run { app in
      app.center.show(Modal(StyledController()))
      app.runUntilIdle()

      #expect(
        app.center.show(Modal(StyledController()).conflict(.drop)).outcomeIfDismissed?.reason
          == .busy)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a modal in an overlay window can be interrupted and resumes unchanged`(
    switches: HeadlessSwitches
  ) {
    TestApp.run(switches: switches) { app in
      let diary = CallLog()
      let controller = StyledController()
      app.center.show(
        Modal(controller).window(.own).onSuspend { diary.record("suspended: \($0)") }
          .onResume { diary.record("resumed") })
      app.runUntilIdle()

      let urgent = app.center.show(Popup(FixedSizeView()).priority(.urgent).conflict(.interrupt))
      app.runUntilIdle()
      #expect(controller.view.window?.isHidden == true)
      #expect(app.overlays.count == 1)
      urgent.dismiss()
      app.runUntilIdle()

      #expect(diary.lines == ["suspended: interrupted", "resumed"])
      #expect(controller.view.window === app.overlays.first)
      #expect(app.overlays.first?.isKeyWindow == true)
    }
  }

  @Test
  func `a modal with a key in use joins the first one, and its update closure changes that`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let controller = StyledController()
      let modal = Modal<Never> { _ in controller }
      let blocker = app.center.show(Popup(FixedSizeView()))
      let first = app.center.show(modal.key("form"))
      let second = app.center.show(
        modal.key("form", updatingExisting: { (form: StyledController) in form.title = "waits" }))
      #expect(second.id == first.id)
      #expect(controller.title == nil)

      blocker.dismiss()
      app.runUntilIdle()
      #expect(controller.title == "waits")
      #expect(app.presented == [controller])
      app.center.show(
        modal.key("form", updatingExisting: { (form: StyledController) in form.title = "seen" }))

      #expect(controller.title == "seen")
      #expect(misuse.reports.isEmpty)
    }
  }

  @Test func `a presented modal cannot adopt the controller of another modal, which is reported`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let (controller, other) = (StyledController(), StyledController())
      let first = app.center.show(Modal(controller).key("form"))
      app.runUntilIdle()

      let second = app.center.show(Modal(other).key("form", ifExists: .update))
      app.runUntilIdle()

      #expect(misuse.reports.map(\.code) == ["popup-cannot-update"])
      #expect(app.presented == [controller])
      first.dismiss()
      app.runUntilIdle()
      #expect(second.outcomeIfDismissed?.reason == .dismissedByApp)
      app.center.show(Modal(other))
      app.runUntilIdle()
      #expect(app.presented == [other], "a controller that was not adopted can be used")
    }
  }

  @Test func `a queued modal adopts the controller of another modal with its key`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let blocker = app.center.show(Popup(FixedSizeView()))
      let (controller, other) = (StyledController(), StyledController())
      app.center.show(Modal(controller).key("form"))
      app.center.show(Modal(other).key("form", ifExists: .update))

      blocker.dismiss()
      app.runUntilIdle()

      #expect(app.presented == [other])
      #expect(misuse.reports.isEmpty)
    }
  }

  @Test func `a modal can replace the first modal with its key`() {
    TestApp.run { app in
      let (controller, other) = (StyledController(), StyledController())
      let first = app.center.show(Modal(controller).key("form"))
      app.runUntilIdle()

      app.center.show(Modal(other).key("form", ifExists: .replace))
      app.runUntilIdle()

      #expect(first.outcomeIfDismissed?.reason == .replaced)
      #expect(app.presented == [other])
    }
  }

  @Test func `R19: an alert appears in front of a modal, and a modal of another lane waits`() {
    TestApp.run { app in
      let controller = StyledController()
      app.center.show(Modal(controller))
      UIAlertController.make("Sure?").usher.show()
      app.runUntilIdle()
      #expect(app.presented == [controller])
      #expect(app.overlays.map(\.level) == [PopupLane.alerts.level])

      let modal = app.center.show(Modal(StyledController()).lane(PopupLane(name: "other")))
      app.runUntilIdle()

      #expect(app.presented == [controller], "one modal at a time in the app window")
      #expect(
        modal.blockers == [.appWindowInUse(by: PopupReference(app.center.visiblePopups[0].id))])
    }
  }

  @Test func `R20: a sequence can contain modals and popups`() {
    TestApp.run { app in
      let controller = StyledController()
      let box = FixedSizeView()
      let handles = app.center.showSequence([
        Popup(box), Modal(controller).priority(.urgent),
      ])
      app.runUntilIdle()
      #expect(box.window != nil)
      #expect(app.presented.isEmpty)

      handles[0].dismiss()
      app.runUntilIdle()

      #expect(box.window == nil)
      #expect(app.presented == [controller])
    }
  }

  @Test func `a hold applies to modals, and a hold of a modal ends when the modal is dismissed`() {
    TestApp.run { app in
      let controller = StyledController()
      let modal = app.center.show(Modal(controller))
      app.runUntilIdle()
      let other = PopupLane(name: "other")
      app.center.hold(other, reason: "the form is open", while: modal)
      let box = FixedSizeView()
      let popup = app.center.show(Popup(box).lane(other))
      app.runUntilIdle()
      #expect(popup.blockers == [.laneHeld(reason: "the form is open")])

      controller.dismiss(animated: true)
      app.runUntilIdle()

      #expect(box.window != nil)
    }
  }

  @Test(arguments: ModalStyle.allCases)
  func `the display timer of a modal is paused while the modal is touched`(style: ModalStyle) {
    TestApp.run(style) { app in
      let controller = style.make(on: app.page)
      let handle = app.center.show(Modal(controller).displayDuration(.seconds(5)))
      app.runUntilIdle()
      let middle = CGPoint(x: controller.view.bounds.midX, y: controller.view.bounds.midY)

      app.device.touchDown(at: controller.view.convert(middle, to: nil))
      app.device.clock.advance(by: 30)
      #expect(handle.outcomeIfDismissed == nil)
      app.device.touchUp()
      app.device.clock.advance(by: 6)

      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
      #expect(app.presented.isEmpty)
    }
  }

  @Test(arguments: [true, false])
  func `a display duration set by an update is paused while the modal is touched, too`(
    isThere: Bool
  ) {
    TestApp.run { app in
      let first = StyledController()
      let handle = app.center.show(Modal(first).key("upload"))
      if isThere { app.runUntilIdle() }
      app.center.show(
        Modal(StyledController()).key("upload", updatingExisting: { (_: StyledController) in })
          .displayDuration(.seconds(5)))
      app.runUntilIdle()

      app.device.touchDown(at: CGPoint(x: app.window.bounds.midX, y: app.window.bounds.midY))
      app.device.clock.advance(by: 30)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(app.presented == [first])
      app.device.touchUp()
      app.device.clock.advance(by: 6)

      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `a modal that is not animated is presented at once`() {
    TestApp.run { app in
      let controller = StyledController()
      app.center.show(Modal(controller).animated(false))
      app.device.clock.advance(by: 0.1)

      #expect(app.presented == [controller])
      #expect(!controller.isBeingPresented)
    }
  }

  @Test(arguments: [PopupWindow.app, .own])
  func `hit testing changes nothing`(window: PopupWindow) {
    TestApp.run { app in
      app.center.show(Modal(ModalStyle.pageSheet.make(on: app.page)).window(window))
      app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      let (before, presented) = (app.center.driver.queue, app.presented)
      let shown = app.scene.windows

      for _ in 0..<3 {
        for window in shown where !window.isHidden {
          for point in stride(from: 5, to: 840, by: 60) {
            let point = CGPoint(x: 190, y: point)
            #expect(window.hitTest(point, with: nil) === window.hitTest(point, with: nil))
          }
        }
        app.runTurn()
      }

      #expect(app.center.driver.queue == before)
      #expect(app.presented == presented)
      #expect(app.scene.windows == shown)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants, [0, 0.1, 0.3])
  func `replacing a modal that is being dismissed does not dismiss the controller below it`(
    switches: HeadlessSwitches, moment: Double
  ) {
    TestApp.run(switches: switches) { app in
      let below = StyledController()
      app.page.present(below, animated: false)
      app.runUntilIdle()
      let (first, second) = (StyledController(), StyledController())
      let handle = app.center.show(Modal(first).presentsOverOtherModals())
      app.runUntilIdle()

      first.dismiss(animated: true)
      app.device.clock.advance(by: moment)
      app.center.show(Modal(second).presentsOverOtherModals().conflict(.replace))
      handle.dismiss()
      handle.dismiss(animated: false)
      app.runUntilIdle()

      #expect(app.presented == [below, second])
      // A dismissal that a finger can take back does not count before its end.
      let isSure = app.device.system == .iOS18 || !app.device.switches.dismissalCanBeCaught
      #expect(handle.outcomeIfDismissed?.reason == (isSure ? .dismissedByUIKit : .replaced))
    }
  }
}
