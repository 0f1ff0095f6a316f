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
    TestApp.run(style) { app in
      let diary = CallLog()
      let controller = style.make(on: app.page)
      let child = StyledController()
      let parent = app.center.show(Modal(controller).onDismiss(diary.recordOutcome(of: "parent")))
      app.runUntilIdle()

      parent.show(Modal(child).onDismiss(diary.recordOutcome(of: "child")))
      app.runUntilIdle()
      #expect(app.presented == [controller, child])
      #expect(child.presentingViewController === controller)
      parent.dismiss()
      app.runUntilIdle()

      #expect(diary.lines == ["child ended: parentDismissed", "parent ended: dismissed"])
      #expect(app.presented.isEmpty && app.device.log.isEmpty)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `what belongs to a modal goes alone, and the modal stays`(switches: HeadlessSwitches) {
    for animated in [true, false] {
      TestApp.run(switches: switches) { app in
        let diary = CallLog()
        let (controller, child) = (StyledController(), StyledController())
        let parent = app.center.show(Modal(controller).onDismiss(diary.recordOutcome(of: "parent")))
        app.runUntilIdle()
        let inner = parent.show(Modal(child).onDismiss(diary.recordOutcome(of: "child")))
        app.runUntilIdle()

        inner.dismiss(animated: animated)
        app.runUntilIdle()

        #expect(diary.lines == ["child ended: dismissed"])
        #expect(app.presented == [controller] && parent.outcomeIfDismissed == nil)
      }
    }
  }

  @Test func `a family leaves in one motion, not one after the other`() {
    TestApp.run { app in
      let parent = app.center.show(Modal(StyledController()))
      app.runUntilIdle()
      parent.show(Modal(StyledController()))
      app.runUntilIdle()

      parent.dismiss()
      app.device.clock.advance(by: 0.7)

      #expect(app.presented.isEmpty)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `swiping a parent's controller away from code takes the family with it`(
    switches: HeadlessSwitches
  ) {
    TestApp.run(switches: switches) { app in
      let diary = CallLog()
      let controller = StyledController()
      let parent = app.center.show(Modal(controller).onDismiss(diary.recordOutcome(of: "parent")))
      app.runUntilIdle()
      parent.show(Modal(StyledController()).onDismiss(diary.recordOutcome(of: "child")))
      app.runUntilIdle()

      app.page.dismiss(animated: true)
      app.runUntilIdle()

      #expect(diary.lines == ["child ended: parentDismissed", "parent ended: dismissed"])
      #expect(app.presented.isEmpty && app.center.driver.isIdle)
    }
  }

  @Test func `from inside of a modal its handle is at hand, and what is enqueued comes above it`() {
    TestApp.run { app in
      let page = DetailPage()
      let navigation = UINavigationController(rootViewController: page)
      let handle = app.center.show(Modal(navigation))
      app.runUntilIdle()
      let foreign = StyledController()
      page.present(foreign, animated: false)
      app.runUntilIdle()

      #expect(navigation.usher.enclosingPopup?.id == handle.id && page.usher.enclosingPopup?.id == handle.id)
      #expect(foreign.usher.enclosingPopup?.id == handle.id && foreign.view.usher.enclosingPopup?.id == handle.id)
      #expect(app.page.usher.enclosingPopup == nil && app.page.view.usher.enclosingPopup == nil)
      let box = FixedSizeView()
      let child = StyledController()
      page.view.usher.show(Popup(box))
      app.runUntilIdle()
      #expect(box.window === app.overlays.first, "a popup gets its window")
      page.usher.show(Modal(child))
      app.runUntilIdle()
      #expect(app.presented == [navigation, foreign, child], "a modal goes on top")
      handle.dismiss()
      app.runUntilIdle()
      #expect(app.presented.isEmpty && app.overlays.isEmpty)
    }
  }

  @Test func `a modal that belongs to a popup with a window of its own gets one above it`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let parent = app.center.show(Popup(box).lane(.alerts))
      app.runUntilIdle()
      let controller = StyledController()

      let child = parent.show(Modal(controller))
      app.runUntilIdle()
      #expect(app.overlays.map(\.level) == [.alerts, .alerts])
      #expect(controller.view.window === app.overlays.last && app.presented.isEmpty)
      child.dismiss()
      app.runUntilIdle()

      #expect(app.overlays.count == 1 && box.window?.isKeyWindow == true)
    }
  }

  @Test func `a modal above a popup in the app's window is presented in front of it`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let parent = app.center.show(Popup(box).window(.app))
      app.runUntilIdle()
      let controller = StyledController()

      parent.show(Modal(controller))
      app.runUntilIdle()

      #expect(app.presented == [controller] && box.window === app.window)
      parent.dismiss()
      app.runUntilIdle()
      #expect(app.presented.isEmpty && box.window == nil)
    }
  }

  @Test func `an alert above a modal leaves it alone, and ends with it`() throws {
    try TestApp.run { app in
      let controller = StyledController()
      let modal = app.center.show(Modal(controller))
      app.runUntilIdle()
      UIAlertController.make("Sure?").usher.show(above: modal.erased)
      app.runUntilIdle()
      try app.tap("OK")
      app.runUntilIdle()
      #expect(app.presented == [controller])

      let second = UIAlertController.make("Really?").usher.show(above: modal.erased)
      app.runUntilIdle()
      controller.dismiss(animated: true)
      app.runUntilIdle()

      #expect(second.outcomeIfDismissed?.reason == .parentDismissed && app.overlays.isEmpty)
    }
  }

  @Test(arguments: ModalStyle.allCases)
  func `what a modal presents itself pauses its time and leaves with it`(style: ModalStyle) {
    TestApp.run(style) { app in
      let controller = style.make(on: app.page)
      let handle = app.center.show(Modal(controller).displayDuration(after: .seconds(5)))
      app.runUntilIdle()
      let foreign = StyledController()
      controller.present(foreign, animated: true)
      app.device.clock.advance(by: 30)
      #expect(handle.outcomeIfDismissed == nil, "the time stands still")

      controller.dismiss(animated: true)
      app.runUntilIdle()
      controller.present(foreign, animated: true)
      app.runUntilIdle()
      handle.dismiss()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
      #expect(app.presented.isEmpty && foreign.presentingViewController == nil)
    }
  }
}
