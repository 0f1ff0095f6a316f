// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Modals in the line: conflicts, keys, holds, lanes, time.
@MainActor
struct ModalQueueTests {
  @Test(arguments: ModalStyle.allCases)
  func `R8: a modal in the app's window is not interrupted, and who waits says why`(
    style: ModalStyle
  ) {
    Stand.run(style) { stand in
      let controller = style.make(on: stand.page)
      let modal = stand.center.enqueue(Modal(controller))
      stand.settle()
      let box = BoxView()
      let urgent = stand.center.enqueue(Popup(box).priority(.urgent).interrupts())
      stand.settle()

      #expect(stand.presented == [controller] && box.window == nil)
      #expect(urgent.whyNotVisible == [.laneFull(by: [modal.id]), .cannotBeSuspended(modal.id)])
      modal.end()
      stand.settle()
      #expect(box.window != nil)
    }
  }

  @Test(arguments: ModalStyle.allCases)
  func `R8: a modal replaces a popup, and is replaced by one`(style: ModalStyle) {
    Stand.run(style) { stand in
      let popup = stand.center.enqueue(Popup(BoxView()))
      stand.settle()
      let controller = style.make(on: stand.page)

      let modal = stand.center.enqueue(Modal(controller).replaces())
      stand.settle()
      #expect(popup.outcomeIfEnded?.reason == .replaced && stand.presented == [controller])
      let box = BoxView()
      stand.center.enqueue(Popup(box).replaces())
      stand.settle()

      #expect(modal.outcomeIfEnded?.reason == .replaced)
      #expect(stand.presented.isEmpty && box.window != nil)
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `R2: a modal that came first comes first, also where nobody has looked at the pages`(
    switches: HeadlessSwitches
  ) {
    Stand.run(switches: switches) { stand in
      let controller = UIViewController()
      let modal = stand.center.enqueue(Modal<Never>(controller))
      let box = BoxView()
      stand.center.enqueue(Popup<Never>(box))
      stand.settle()
      #expect(stand.presented == [controller] && box.window == nil)

      modal.end()
      stand.settle()
      #expect(stand.presented.isEmpty && box.window != nil)
    }
  }

  @Test func `R8: one that drops if busy is dropped behind a modal`() {
    Stand.run { stand in
      stand.center.enqueue(Modal(StyledController()))
      stand.settle()

      #expect(
        stand.center.enqueue(Modal(StyledController()).dropsIfBusy()).outcomeIfEnded?.reason
          == .busy)
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `a modal in a window of its own is interrupted and comes back as it was`(
    switches: HeadlessSwitches
  ) {
    Stand.run(switches: switches) { stand in
      let diary = Diary()
      let controller = StyledController()
      stand.center.enqueue(
        Modal(controller).window(.own).onSuspend { diary.note("suspended: \($0)") }
          .onResume { diary.note("resumed") })
      stand.settle()

      let urgent = stand.center.enqueue(Popup(BoxView()).priority(.urgent).interrupts())
      stand.settle()
      #expect(controller.view.window?.isHidden == true && stand.overlays.count == 1)
      urgent.end()
      stand.settle()

      #expect(diary.lines == ["suspended: interrupted", "resumed"])
      #expect(controller.view.window === stand.overlays.first)
      #expect(stand.overlays.first?.isKeyWindow == true)
    }
  }

  @Test func `a key stands for the first, and its closure changes what the first presents`() {
    Stand.run { stand in
      let misuse = MisuseCollector()
      let controller = StyledController()
      let modal = Modal<Never> { _ in controller }
      let blocker = stand.center.enqueue(Popup(BoxView()))
      let first = stand.center.enqueue(modal.key("form"))
      let second = stand.center.enqueue(
        modal.key("form", .update { (form: StyledController) in form.title = "waits" }))
      #expect(second.id == first.id && controller.title == nil)

      blocker.end()
      stand.settle()
      #expect(controller.title == "waits" && stand.presented == [controller])
      stand.center.enqueue(
        modal.key("form", .update { (form: StyledController) in form.title = "seen" }))

      #expect(controller.title == "seen" && misuse.reports.isEmpty)
    }
  }

  @Test func `a modal cannot take another one's controller, and that is said`() {
    Stand.run { stand in
      let misuse = MisuseCollector()
      let (controller, other) = (StyledController(), StyledController())
      let first = stand.center.enqueue(Modal(controller).key("form"))
      stand.settle()

      let second = stand.center.enqueue(Modal(other).key("form", .update))
      stand.settle()

      #expect(misuse.reports.map(\.anchor) == ["popup-cannot-update"])
      #expect(stand.presented == [controller])
      first.end()
      stand.settle()
      #expect(second.outcomeIfEnded?.reason == .dismissed)
      stand.center.enqueue(Modal(other))
      stand.settle()
      #expect(stand.presented == [other], "what was not taken is free")
    }
  }

  @Test func `a modal that waits takes another one's controller`() {
    Stand.run { stand in
      let misuse = MisuseCollector()
      let blocker = stand.center.enqueue(Popup(BoxView()))
      let (controller, other) = (StyledController(), StyledController())
      stand.center.enqueue(Modal(controller).key("form"))
      stand.center.enqueue(Modal(other).key("form", .update))

      blocker.end()
      stand.settle()

      #expect(stand.presented == [other] && misuse.reports.isEmpty)
    }
  }

  @Test func `a modal with its key replaces the first`() {
    Stand.run { stand in
      let (controller, other) = (StyledController(), StyledController())
      let first = stand.center.enqueue(Modal(controller).key("form"))
      stand.settle()

      stand.center.enqueue(Modal(other).key("form", .replaceFirst))
      stand.settle()

      #expect(first.outcomeIfEnded?.reason == .replaced && stand.presented == [other])
    }
  }

  @Test func `R19: an alert comes in front of a modal, and a modal of another lane waits for it`() {
    Stand.run { stand in
      let controller = StyledController()
      stand.center.enqueue(Modal(controller))
      UIAlertController.make("Sure?").usher.show()
      stand.settle()
      #expect(stand.presented == [controller] && stand.overlays.map(\.band) == [.alerts])

      let modal = stand.center.enqueue(Modal(StyledController()).lane(PopupLane(name: "other")))
      stand.settle()

      #expect(stand.presented == [controller], "the app's window takes one at a time")
      #expect(modal.whyNotVisible == [.appWindowTaken(by: stand.center.visible[0].id)])
    }
  }

  @Test func `R20: a sequence can hold modals and popups`() {
    Stand.run { stand in
      let controller = StyledController()
      let box = BoxView()
      let handles = stand.center.enqueue(sequence: [
        Popup(box), Modal(controller).priority(.urgent),
      ])
      stand.settle()
      #expect(box.window != nil && stand.presented.isEmpty)

      handles[0].end()
      stand.settle()

      #expect(box.window == nil && stand.presented == [controller])
    }
  }

  @Test func `a hold keeps modals waiting, and one that ends with a modal outlives it not`() {
    Stand.run { stand in
      let controller = StyledController()
      let modal = stand.center.enqueue(Modal(controller))
      stand.settle()
      let other = PopupLane(name: "other")
      stand.center.hold(other, reason: "the form is open", while: modal)
      let box = BoxView()
      let popup = stand.center.enqueue(Popup(box).lane(other))
      stand.settle()
      #expect(popup.whyNotVisible == [.held(reason: "the form is open")])

      controller.dismiss(animated: true)
      stand.settle()

      #expect(box.window != nil)
    }
  }

  @Test(arguments: ModalStyle.allCases)
  func `the time of a modal runs while it is seen, and not under a finger`(style: ModalStyle) {
    Stand.run(style) { stand in
      let controller = style.make(on: stand.page)
      let handle = stand.center.enqueue(Modal(controller).closes(after: .seconds(5)))
      stand.settle()
      let middle = CGPoint(x: controller.view.bounds.midX, y: controller.view.bounds.midY)

      stand.device.touchDown(at: controller.view.convert(middle, to: nil))
      stand.device.clock.advance(by: 30)
      #expect(handle.outcomeIfEnded == nil)
      stand.device.touchUp()
      stand.device.clock.advance(by: 6)

      #expect(handle.outcomeIfEnded?.reason == .timeOver && stand.presented.isEmpty)
    }
  }

  @Test(arguments: [true, false])
  func `a time that an update brings stands still under a finger, too`(isThere: Bool) {
    Stand.run { stand in
      let first = StyledController()
      let handle = stand.center.enqueue(Modal(first).key("upload"))
      if isThere { stand.settle() }
      let update = PopupUpdate.update { (_: StyledController) in }
      stand.center.enqueue(
        Modal(StyledController()).key("upload", update).closes(after: .seconds(5)))
      stand.settle()

      stand.device.touchDown(at: CGPoint(x: stand.window.bounds.midX, y: stand.window.bounds.midY))
      stand.device.clock.advance(by: 30)
      #expect(handle.outcomeIfEnded == nil && stand.presented == [first])
      stand.device.touchUp()
      stand.device.clock.advance(by: 6)

      #expect(handle.outcomeIfEnded?.reason == .timeOver)
    }
  }

  @Test func `a modal that is not to be animated is there at once`() {
    Stand.run { stand in
      let controller = StyledController()
      stand.center.enqueue(Modal(controller).animated(false))
      stand.device.clock.advance(by: 0.1)

      #expect(stand.presented == [controller] && !controller.isBeingPresented)
    }
  }

  @Test func `looking at what is under a point changes nothing`() {
    for window in [PopupWindow.app, .own] {
      Stand.run { stand in
        stand.center.enqueue(Modal(ModalStyle.pageSheet.make(on: stand.page)).window(window))
        stand.center.enqueue(Popup(BoxView()))
        stand.settle()
        let (before, presented) = (stand.center.driver.queue, stand.presented)
        let shown = stand.scene.windows

        for _ in 0..<3 {
          for window in shown where !window.isHidden {
            for point in stride(from: 5, to: 840, by: 60) {
              let point = CGPoint(x: 190, y: point)
              #expect(window.hitTest(point, with: nil) === window.hitTest(point, with: nil))
            }
          }
          stand.turn()
        }

        #expect(stand.center.driver.queue == before && stand.presented == presented)
        #expect(stand.scene.windows == shown)
      }
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `replacing a modal that is being dismissed leaves the controller below it alone`(
    switches: HeadlessSwitches
  ) {
    for moment in [0, 0.1, 0.3] {
      Stand.run(switches: switches) { stand in
        let below = StyledController()
        stand.page.present(below, animated: false)
        stand.settle()
        let (first, second) = (StyledController(), StyledController())
        let handle = stand.center.enqueue(Modal(first).aboveModals())
        stand.settle()

        first.dismiss(animated: true)
        stand.device.clock.advance(by: moment)
        stand.center.enqueue(Modal(second).aboveModals().replaces())
        handle.end()
        handle.end(animated: false)
        stand.settle()

        #expect(stand.presented == [below, second])
        #expect(handle.outcomeIfEnded?.reason == .dismissed)
      }
    }
  }
}
