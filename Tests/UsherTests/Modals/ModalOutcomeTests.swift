// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The outcomes and lifecycle callbacks of modals.
@MainActor
@Suite(.uikitVariants)
struct ModalOutcomeTests {
  @Test func `the returned value is delivered after the controller has disappeared`() async {
    await TestApp.run { app in
      let controller = StyledController()
      var choose: (@MainActor (Int) -> Void)?
      let modal = Modal<Int> { handle in
        choose = { handle.dismiss(returning: $0) }
        return controller
      }
      let task = Task { await app.center.show(modal).outcome(dismissingOnCancellation: true) }
      await app.device.settle()
      app.runUntilIdle()

      choose?(7)
      #expect(app.presented == [controller])
      app.runUntilIdle()

      let outcome = await task.value
      #expect(outcome.reason == .completed)
      #expect(outcome.value == 7)
      #expect(app.presented.isEmpty)
    }
  }

  @Test func `a modal that was swiped away has no value, even if one is returned later`() {
    TestApp.run { app in
      let controller = StyledController()
      let handle = app.center.show(Modal<Int> { _ in controller })
      app.runUntilIdle()
      controller.dismiss(animated: true)
      app.runUntilIdle()

      handle.dismiss(returning: 3)

      #expect(handle.outcomeIfDismissed == PopupOutcome(reason: .dismissedByUIKit))
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `row 16: the outcome does not wait until the caller releases the controller`(
    switches: HeadlessSwitches
  ) {
    TestApp.run(switches: switches) { app in
      let diary = CallLog()
      let (controller, next) = (StyledController(), StyledController())
      let handle = app.center.show(Modal(controller).onDismiss(diary.recordOutcome(of: "modal")))
      app.center.show(Modal(next))
      app.runUntilIdle()

      controller.dismiss(animated: true)
      app.runUntilIdle()

      // Both controllers and the handle are still referenced.
      #expect(diary.lines == ["modal: dismissedByUIKit"])
      #expect(handle.isDismissed)
      #expect(controller.isViewLoaded)
      #expect(app.presented == [next])
    }
  }

  @Test func `cancelling a task that awaits a modal with dismissal dismisses the modal`() async {
    await TestApp.run { app in
      let controller = StyledController()
      let task = Task {
        await app.center.show(Modal(controller)).outcome(dismissingOnCancellation: true)
      }
      await app.device.settle()
      app.runUntilIdle()
      #expect(app.presented == [controller])

      task.cancel()
      await app.device.settle()
      app.runUntilIdle()

      #expect(await task.value.reason == .cancelled)
      #expect(app.presented.isEmpty)
    }
  }

  @Test func `the lifecycle callbacks of a modal are called in order`() {
    TestApp.run { app in
      let diary = CallLog()
      let controller = StyledController()
      app.center.show(
        Modal(controller)
          .onWillAppear { diary.record("will appear, again: \($0)") }
          .onDidAppear { diary.record("did appear, again: \($0)") }
          .onWillDisappear { diary.record("will disappear") }
          .onDidDisappear { diary.record("did disappear") }
          .onDismiss(diary.recordOutcome(of: "modal")))
      app.device.clock.advance(by: 0.1)
      #expect(diary.lines == ["will appear, again: false"], "when the presentation starts")
      app.runUntilIdle()
      #expect(diary.lines == ["will appear, again: false", "did appear, again: false"])

      controller.dismiss(animated: true)
      app.device.clock.advance(by: 0.1)
      // One that a finger can take back is not sure before its end.
      let isSure = app.device.system == .iOS18 || !app.device.switches.dismissalCanBeCaught
      #expect((diary.lines.last == "will disappear") == isSure)
      app.runUntilIdle()

      #expect(diary.lines.suffix(2) == ["did disappear", "modal: dismissedByUIKit"])
    }
  }

  @Test func `a modal has appeared when the presentation's completion handler is called`() {
    TestApp.run { app in
      let page = SlowPage()
      app.window.rootViewController = page
      app.runUntilIdle()
      let diary = CallLog()
      app.center.show(
        Modal(StyledController()).onDidAppear { _ in diary.record("appeared") })
      app.device.clock.advance(by: 1)
      #expect(app.presented.count == 1)
      #expect(diary.lines.isEmpty)

      page.completion?()
      app.runTurn()

      #expect(diary.lines == ["appeared"])
    }
  }

  @Test func `a controller that the app dismissed can be shown again`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let controller = StyledController()
      app.center.show(Modal(controller))
      app.runUntilIdle()
      controller.dismiss(animated: true)
      app.runUntilIdle()

      let again = app.center.show(Modal(controller))
      app.runUntilIdle()

      #expect(app.presented == [controller])
      #expect(again.outcomeIfDismissed == nil)
      #expect(misuse.reports.isEmpty)
    }
  }

  @Test(arguments: ModalStyle.allCases)
  func `R13: a modal that the app presents elsewhere in the same turn is dismissed`(
    style: ModalStyle
  ) {
    TestApp.run(style) { app in
      let inner = app.addChild()
      let controller = style.make(on: app.page)
      let handle = app.center.show(Modal(controller).presentingViewController(app.page))
      app.runUntilIdle()
      guard controller.presentingViewController !== inner else { return }

      controller.dismiss(animated: false) { [weak inner] in
        controller.modalPresentationStyle = .overCurrentContext
        inner?.present(controller, animated: false)
      }
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUIKit)
      #expect(controller.presentingViewController === inner, "the app's presentation remains")
    }
  }

  @Test(arguments: [0, 0.1, 0.3, 1], ModalStyle.allCases)
  func `R11: logging out dismisses every modal as soon as UIKit allows`(
    moment: Double, style: ModalStyle
  ) {
    TestApp.run(style) { app in
      let diary = CallLog()
      app.center.show(
        Modal(style.make(on: app.page)).onDismiss(diary.recordOutcome(of: "modal")))
      app.center.show(Modal(style.make(on: app.page)).onDismiss(diary.recordOutcome(of: "waits")))
      app.device.clock.advance(by: moment)

      app.center.dismissAll(reason: .loggedOut, animated: false)
      if moment == 1 {
        app.runTurn()
        #expect(app.presented.isEmpty, "within a turn")
      }
      app.runUntilIdle()

      #expect(Set(diary.lines) == ["modal: loggedOut", "waits: loggedOut"])
      #expect(diary.lines.count == 2)
      #expect(app.presented.isEmpty)
      #expect(app.device.log.isEmpty)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `R18: in the background a modal is dismissed without animation, and nothing starts`() {
    TestApp.run { app in
      let handle = app.center.show(Modal(StyledController()))
      let next = StyledController()
      app.center.show(Modal(next))
      app.runUntilIdle()
      app.device.background(app.scene)
      app.runTurn()

      handle.dismiss()
      app.runTurn()
      app.runTurn()
      #expect(app.presented.isEmpty)
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
      app.runUntilIdle()
      #expect(app.presented.isEmpty)
      app.device.activate(app.scene)
      app.runTurn()
      app.runUntilIdle()

      #expect(app.presented == [next])
    }
  }

  @Test func `R18: disconnecting a scene does not affect the modals of another scene`() {
    TestApp.run { app in
      let other = TestApp(on: app.device)
      let diary = CallLog()
      let (here, there) = (StyledController(), StyledController())
      app.center.show(Modal(here).onDismiss(diary.recordOutcome(of: "here")))
      other.center.show(Modal(there).onDismiss(diary.recordOutcome(of: "there")))
      app.runUntilIdle()
      #expect(app.presented == [here])
      #expect(other.presented == [there])

      app.device.disconnect(other.scene)
      app.runUntilIdle()

      #expect(diary.lines == ["there: sceneDisconnected"])
      #expect(app.presented == [here])
    }
  }
}

/// A page that does not call the completion handler of a presentation.
private final class SlowPage: UIViewController {
  var completion: (() -> Void)?

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    self.completion = completion
    super.present(viewControllerToPresent, animated: flag)
  }
}
