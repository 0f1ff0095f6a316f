// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// What the owner of a modal is told.
@MainActor
struct ModalOutcomeTests {
  @Test func `what the user chose is the value, and comes when the controller has left`() async {
    await TestApp.run { app in
      let controller = StyledController()
      var choose: (@MainActor (Int) -> Void)?
      let modal = Modal<Int> { handle in
        choose = { handle.dismiss(returning: $0) }
        return controller
      }
      let task = Task { await app.center.showAndWait(modal) }
      await Task.yield()
      app.runUntilIdle()

      choose?(7)
      #expect(app.presented == [controller])
      app.runUntilIdle()

      let outcome = await task.value
      #expect(outcome.reason == .completed && outcome.value == 7)
      #expect(app.presented.isEmpty)
    }
  }

  @Test func `a modal that is swiped away has no value, whatever was chosen too late`() {
    TestApp.run { app in
      let controller = StyledController()
      let handle = app.center.show(Modal<Int> { _ in controller })
      app.runUntilIdle()
      controller.dismiss(animated: true)
      app.runUntilIdle()

      handle.dismiss(returning: 3)

      #expect(handle.outcomeIfDismissed == PopupOutcome(reason: .dismissedByApp))
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `row 16: the result does not wait until the caller lets go of the controller`(
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

      // Both are still held, and so is the handle.
      #expect(diary.lines == ["modal ended: dismissed"])
      #expect(handle.isDismissed && controller.isViewLoaded && app.presented == [next])
    }
  }

  @Test func `cancelling the task that shows a modal dismisses it`() async {
    await TestApp.run { app in
      let controller = StyledController()
      let task = Task { await app.center.showAndWait(Modal(controller)) }
      await Task.yield()
      app.runUntilIdle()
      #expect(app.presented == [controller])

      task.cancel()
      await Task.yield()
      app.runUntilIdle()

      #expect(await task.value.reason == .cancelled)
      #expect(app.presented.isEmpty)
    }
  }

  @Test func `a modal is told everything that happens to it, in order`() {
    TestApp.run { app in
      let diary = CallLog()
      let controller = StyledController()
      app.center.show(
        Modal(controller)
          .onWillAppear { diary.record("will appear, again: \($0)") }
          .onDidAppear { diary.record("did appear, again: \($0)") }
          .onWillDisappear { diary.record("will leave") }
          .onDidDisappear { diary.record("did leave") }
          .onDismiss(diary.recordOutcome(of: "modal")))
      app.device.clock.advance(by: 0.1)
      #expect(diary.lines == ["will appear, again: false"], "when UIKit begins")
      app.runUntilIdle()
      #expect(diary.lines == ["will appear, again: false", "did appear, again: false"])

      controller.dismiss(animated: true)
      app.device.clock.advance(by: 0.1)
      #expect(diary.lines.last == "will leave")
      app.runUntilIdle()

      #expect(diary.lines.suffix(2) == ["did leave", "modal ended: dismissed"])
    }
  }

  @Test func `a modal is there when whoever presents it says so`() {
    TestApp.run { app in
      let page = SlowPage()
      app.window.rootViewController = page
      app.runUntilIdle()
      let diary = CallLog()
      app.center.show(
        Modal(StyledController()).onDidAppear { _ in diary.record("there") })
      app.device.clock.advance(by: 1)
      #expect(app.presented.count == 1 && diary.lines.isEmpty)

      page.completion?()
      app.runTurn()

      #expect(diary.lines == ["there"])
    }
  }

  @Test func `a controller that its owner dismissed can be enqueued again`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let controller = StyledController()
      app.center.show(Modal(controller))
      app.runUntilIdle()
      controller.dismiss(animated: true)
      app.runUntilIdle()

      let again = app.center.show(Modal(controller))
      app.runUntilIdle()

      #expect(app.presented == [controller] && again.outcomeIfDismissed == nil)
      #expect(misuse.reports.isEmpty)
    }
  }

  @Test(arguments: ModalStyle.allCases)
  func `R13: a modal that the app presents elsewhere in the same turn has ended`(
    style: ModalStyle
  ) {
    TestApp.run(style) { app in
      let inner = app.addChild()
      let controller = style.make(on: app.page)
      let handle = app.center.show(Modal(controller).presenter(app.page))
      app.runUntilIdle()
      guard controller.presentingViewController !== inner else { return }

      controller.dismiss(animated: false) { [weak inner] in
        controller.modalPresentationStyle = .overCurrentContext
        inner?.present(controller, animated: false)
      }
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
      #expect(controller.presentingViewController === inner, "the app's presentation stays")
    }
  }

  @Test(arguments: [0, 0.1, 0.3, 1])
  func `R11: logging out empties the screen as soon as UIKit allows`(moment: Double) {
    for style in ModalStyle.allCases {
      TestApp.run(style) { app in
        let diary = CallLog()
        app.center.show(
          Modal(style.make(on: app.page)).onDismiss(diary.recordOutcome(of: "modal")))
        app.center.show(Modal(style.make(on: app.page)).onDismiss(diary.recordOutcome(of: "waits")))
        app.device.clock.advance(by: moment)

        app.center.dismissAll(.loggedOut, animated: false)
        if moment == 1 {
          app.runTurn()
          #expect(app.presented.isEmpty, "within a turn")
        }
        app.runUntilIdle()

        #expect(Set(diary.lines) == ["modal ended: loggedOut", "waits ended: loggedOut"])
        #expect(diary.lines.count == 2 && app.presented.isEmpty)
        #expect(app.device.log.isEmpty && app.center.driver.isIdle)
      }
    }
  }

  @Test func `R18: in the background a modal leaves without an animation, and nothing starts`() {
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
      #expect(app.presented.isEmpty && handle.outcomeIfDismissed?.reason == .dismissedByApp)
      app.runUntilIdle()
      #expect(app.presented.isEmpty)
      app.device.activate(app.scene)
      app.runTurn()
      app.runUntilIdle()

      #expect(app.presented == [next])
    }
  }

  @Test func `R18: two scenes have their own modals, and closing one leaves the other alone`() {
    TestApp.run { app in
      let other = TestApp(on: app.device)
      let diary = CallLog()
      let (here, there) = (StyledController(), StyledController())
      app.center.show(Modal(here).onDismiss(diary.recordOutcome(of: "here")))
      other.center.show(Modal(there).onDismiss(diary.recordOutcome(of: "there")))
      app.runUntilIdle()
      #expect(app.presented == [here] && other.presented == [there])

      app.device.disconnect(other.scene)
      app.runUntilIdle()

      #expect(diary.lines == ["there ended: sceneDisconnected"])
      #expect(app.presented == [here])
    }
  }
}

/// Keeps to itself that something has been presented.
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
