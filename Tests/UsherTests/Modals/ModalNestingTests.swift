// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// R17: what belongs to a modal, and modals that belong to popups.
@MainActor
struct ModalNestingTests {
  @Test(arguments: ModalStyle.allCases)
  func `a modal that belongs to a modal is presented by its controller and leaves with it`(
    style: ModalStyle
  ) {
    Stand.run(style) { stand in
      let diary = Diary()
      let controller = style.make(on: stand.page)
      let child = StyledController()
      let parent = stand.center.enqueue(Modal(controller).onEnd(diary.end(of: "parent")))
      stand.settle()

      parent.enqueue(Modal(child).onEnd(diary.end(of: "child")))
      stand.settle()
      #expect(stand.presented == [controller, child])
      #expect(child.presentingViewController === controller)
      parent.end()
      stand.settle()

      #expect(diary.lines == ["child ended: parentEnded", "parent ended: dismissed"])
      #expect(stand.presented.isEmpty && stand.device.log.isEmpty)
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `what belongs to a modal goes alone, and the modal stays`(switches: HeadlessSwitches) {
    for animated in [true, false] {
      Stand.run(switches: switches) { stand in
        let diary = Diary()
        let (controller, child) = (StyledController(), StyledController())
        let parent = stand.center.enqueue(Modal(controller).onEnd(diary.end(of: "parent")))
        stand.settle()
        let inner = parent.enqueue(Modal(child).onEnd(diary.end(of: "child")))
        stand.settle()

        inner.end(animated: animated)
        stand.settle()

        #expect(diary.lines == ["child ended: dismissed"])
        #expect(stand.presented == [controller] && parent.outcomeIfEnded == nil)
      }
    }
  }

  @Test func `a family leaves in one motion, not one after the other`() {
    Stand.run { stand in
      let parent = stand.center.enqueue(Modal(StyledController()))
      stand.settle()
      parent.enqueue(Modal(StyledController()))
      stand.settle()

      parent.end()
      stand.device.clock.advance(by: 0.7)

      #expect(stand.presented.isEmpty)
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `swiping a parent's controller away from code takes the family with it`(
    switches: HeadlessSwitches
  ) {
    Stand.run(switches: switches) { stand in
      let diary = Diary()
      let controller = StyledController()
      let parent = stand.center.enqueue(Modal(controller).onEnd(diary.end(of: "parent")))
      stand.settle()
      parent.enqueue(Modal(StyledController()).onEnd(diary.end(of: "child")))
      stand.settle()

      stand.page.dismiss(animated: true)
      stand.settle()

      #expect(diary.lines == ["child ended: parentEnded", "parent ended: dismissed"])
      #expect(stand.presented.isEmpty && stand.center.driver.isIdle)
    }
  }

  @Test func `from inside of a modal its handle is at hand, and what is enqueued comes above it`() {
    Stand.run { stand in
      let page = DetailPage()
      let navigation = UINavigationController(rootViewController: page)
      let handle = stand.center.enqueue(Modal(navigation))
      stand.settle()
      let theirs = StyledController()
      page.present(theirs, animated: false)
      stand.settle()

      #expect(navigation.usher.popup?.id == handle.id && page.usher.popup?.id == handle.id)
      #expect(theirs.usher.popup?.id == handle.id && theirs.view.usher.popup?.id == handle.id)
      #expect(stand.page.usher.popup == nil && stand.page.view.usher.popup == nil)
      let box = BoxView()
      let child = StyledController()
      page.view.usher.enqueue(Popup(box))
      stand.settle()
      #expect(box.window === stand.overlays.first, "a popup gets its window")
      page.usher.enqueue(Modal(child))
      stand.settle()
      #expect(stand.presented == [navigation, theirs, child], "a modal goes on top")
      handle.end()
      stand.settle()
      #expect(stand.presented.isEmpty && stand.overlays.isEmpty)
    }
  }

  @Test func `a modal that belongs to a popup with a window of its own gets one above it`() {
    Stand.run { stand in
      let box = BoxView()
      let parent = stand.center.enqueue(Popup(box).lane(.alerts))
      stand.settle()
      let controller = StyledController()

      let child = parent.enqueue(Modal(controller))
      stand.settle()
      #expect(stand.overlays.map(\.band) == [.alerts, .alerts])
      #expect(controller.view.window === stand.overlays.last && stand.presented.isEmpty)
      child.end()
      stand.settle()

      #expect(stand.overlays.count == 1 && box.window?.isKeyWindow == true)
    }
  }

  @Test func `a modal above a popup in the app's window is presented in front of it`() {
    Stand.run { stand in
      let box = BoxView()
      let parent = stand.center.enqueue(Popup(box).window(.app))
      stand.settle()
      let controller = StyledController()

      parent.enqueue(Modal(controller))
      stand.settle()

      #expect(stand.presented == [controller] && box.window === stand.window)
      parent.end()
      stand.settle()
      #expect(stand.presented.isEmpty && box.window == nil)
    }
  }

  @Test func `an alert above a modal leaves it alone, and ends with it`() throws {
    try Stand.run { stand in
      let controller = StyledController()
      let modal = stand.center.enqueue(Modal(controller))
      stand.settle()
      UIAlertController.make("Sure?").usher.show(above: modal.erased)
      stand.settle()
      try stand.tap("OK")
      stand.settle()
      #expect(stand.presented == [controller])

      let second = UIAlertController.make("Really?").usher.show(above: modal.erased)
      stand.settle()
      controller.dismiss(animated: true)
      stand.settle()

      #expect(second.outcomeIfEnded?.reason == .parentEnded && stand.overlays.isEmpty)
    }
  }

  @Test(arguments: ModalStyle.allCases)
  func `what a modal presents itself pauses its time and leaves with it`(style: ModalStyle) {
    Stand.run(style) { stand in
      let controller = style.make(on: stand.page)
      let handle = stand.center.enqueue(Modal(controller).closes(after: .seconds(5)))
      stand.settle()
      let theirs = StyledController()
      controller.present(theirs, animated: true)
      stand.device.clock.advance(by: 30)
      #expect(handle.outcomeIfEnded == nil, "the time stands still")

      controller.dismiss(animated: true)
      stand.settle()
      controller.present(theirs, animated: true)
      stand.settle()
      handle.end()
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .dismissed)
      #expect(stand.presented.isEmpty && theirs.presentingViewController == nil)
    }
  }
}
