// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// What the owner of a modal is told.
@MainActor
struct ModalOutcomeTests {
  @Test func `what the user chose is the value, and comes when the controller has left`() async {
    await Stand.run { stand in
      let controller = StyledController()
      var choose: (@MainActor (Int) -> Void)?
      let modal = Modal<Int> { handle in
        choose = { handle.end(returning: $0) }
        return controller
      }
      let task = Task { await stand.center.show(modal) }
      await Task.yield()
      stand.settle()

      choose?(7)
      #expect(stand.presented == [controller])
      stand.settle()

      let outcome = await task.value
      #expect(outcome.reason == .actionChosen && outcome.value == 7)
      #expect(stand.presented.isEmpty)
    }
  }

  @Test func `a modal that is swiped away has no value, whatever was chosen too late`() {
    Stand.run { stand in
      let controller = StyledController()
      let handle = stand.center.enqueue(Modal<Int> { _ in controller })
      stand.settle()
      controller.dismiss(animated: true)
      stand.settle()

      handle.end(returning: 3)

      #expect(handle.outcomeIfEnded == PopupOutcome(reason: .dismissed))
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `row 16: the result does not wait until the caller lets go of the controller`(
    switches: HeadlessSwitches
  ) {
    Stand.run(switches: switches) { stand in
      let diary = Diary()
      let (controller, next) = (StyledController(), StyledController())
      let handle = stand.center.enqueue(Modal(controller).onEnd(diary.end(of: "modal")))
      stand.center.enqueue(Modal(next))
      stand.settle()

      controller.dismiss(animated: true)
      stand.settle()

      // Both are still held, and so is the handle.
      #expect(diary.lines == ["modal ended: dismissed"])
      #expect(handle.hasEnded && controller.isViewLoaded && stand.presented == [next])
    }
  }

  @Test func `cancelling the task that shows a modal dismisses it`() async {
    await Stand.run { stand in
      let controller = StyledController()
      let task = Task { await stand.center.show(Modal(controller)) }
      await Task.yield()
      stand.settle()
      #expect(stand.presented == [controller])

      task.cancel()
      await Task.yield()
      stand.settle()

      #expect(await task.value.reason == .cancelled)
      #expect(stand.presented.isEmpty)
    }
  }

  @Test func `a modal is told everything that happens to it, in order`() {
    Stand.run { stand in
      let diary = Diary()
      let controller = StyledController()
      stand.center.enqueue(
        Modal(controller)
          .onWillAppear { diary.note("will appear, again: \($0)") }
          .onDidAppear { diary.note("did appear, again: \($0)") }
          .onWillLeave { diary.note("will leave") }
          .onDidLeave { diary.note("did leave") }
          .onEnd(diary.end(of: "modal")))
      stand.device.clock.advance(by: 0.1)
      #expect(diary.lines == ["will appear, again: false"], "when UIKit begins")
      stand.settle()
      #expect(diary.lines == ["will appear, again: false", "did appear, again: false"])

      controller.dismiss(animated: true)
      stand.device.clock.advance(by: 0.1)
      #expect(diary.lines.last == "will leave")
      stand.settle()

      #expect(diary.lines.suffix(2) == ["did leave", "modal ended: dismissed"])
    }
  }

  @Test func `a modal is there when whoever presents it says so`() {
    Stand.run { stand in
      let page = SlowPage()
      stand.window.rootViewController = page
      stand.settle()
      let diary = Diary()
      stand.center.enqueue(
        Modal(StyledController()).onDidAppear { _ in diary.note("there") })
      stand.device.clock.advance(by: 1)
      #expect(stand.presented.count == 1 && diary.lines.isEmpty)

      page.completion?()
      stand.turn()

      #expect(diary.lines == ["there"])
    }
  }

  @Test func `a controller that its owner dismissed can be enqueued again`() {
    Stand.run { stand in
      let misuse = MisuseCollector()
      let controller = StyledController()
      stand.center.enqueue(Modal(controller))
      stand.settle()
      controller.dismiss(animated: true)
      stand.settle()

      let again = stand.center.enqueue(Modal(controller))
      stand.settle()

      #expect(stand.presented == [controller] && again.outcomeIfEnded == nil)
      #expect(misuse.reports.isEmpty)
    }
  }

  @Test(arguments: ModalStyle.allCases)
  func `R13: a modal that the app presents elsewhere in the same turn has ended`(
    style: ModalStyle
  ) {
    Stand.run(style) { stand in
      let inner = stand.addChild()
      let controller = style.make(on: stand.page)
      let handle = stand.center.enqueue(Modal(controller).presenter(stand.page))
      stand.settle()
      guard controller.presentingViewController !== inner else { return }

      controller.dismiss(animated: false) { [weak inner] in
        controller.modalPresentationStyle = .overCurrentContext
        inner?.present(controller, animated: false)
      }
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .dismissed)
      #expect(controller.presentingViewController === inner, "the app's presentation stays")
    }
  }

  @Test(arguments: [0, 0.1, 0.3, 1])
  func `R11: logging out empties the screen as soon as UIKit allows`(moment: Double) {
    for style in ModalStyle.allCases {
      Stand.run(style) { stand in
        let diary = Diary()
        stand.center.enqueue(
          Modal(style.make(on: stand.page)).onEnd(diary.end(of: "modal")))
        stand.center.enqueue(Modal(style.make(on: stand.page)).onEnd(diary.end(of: "waits")))
        stand.device.clock.advance(by: moment)

        stand.center.endAll(.loggedOut, animated: false)
        if moment == 1 {
          stand.turn()
          #expect(stand.presented.isEmpty, "within a turn")
        }
        stand.settle()

        #expect(Set(diary.lines) == ["modal ended: loggedOut", "waits ended: loggedOut"])
        #expect(diary.lines.count == 2 && stand.presented.isEmpty)
        #expect(stand.device.log.isEmpty && stand.center.driver.isIdle)
      }
    }
  }

  @Test func `R18: in the background a modal leaves without an animation, and nothing starts`() {
    Stand.run { stand in
      let handle = stand.center.enqueue(Modal(StyledController()))
      let next = StyledController()
      stand.center.enqueue(Modal(next))
      stand.settle()
      stand.device.background(stand.scene)
      stand.turn()

      handle.end()
      stand.turn()
      stand.turn()
      #expect(stand.presented.isEmpty && handle.outcomeIfEnded?.reason == .dismissed)
      stand.settle()
      #expect(stand.presented.isEmpty)
      stand.device.activate(stand.scene)
      stand.turn()
      stand.settle()

      #expect(stand.presented == [next])
    }
  }

  @Test func `R18: two scenes have their own modals, and closing one leaves the other alone`() {
    Stand.run { stand in
      let other = Stand(on: stand.device)
      let diary = Diary()
      let (here, there) = (StyledController(), StyledController())
      stand.center.enqueue(Modal(here).onEnd(diary.end(of: "here")))
      other.center.enqueue(Modal(there).onEnd(diary.end(of: "there")))
      stand.settle()
      #expect(stand.presented == [here] && other.presented == [there])

      stand.device.disconnect(other.scene)
      stand.settle()

      #expect(diary.lines == ["there ended: stageGone"])
      #expect(stand.presented == [here])
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
