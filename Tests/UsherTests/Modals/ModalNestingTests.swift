// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// R17: child popups of modals, and modals as children of popups.
@MainActor
@Suite(.uikitVariants)
struct ModalNestingTests {
  @Test(arguments: ModalStyle.allCases)
  func `a child modal of a modal is presented by its parent's controller and dismissed with it`(
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

      #expect(diary.lines == ["child: parentDismissed", "parent: dismissedByApp"])
      #expect(app.presented.isEmpty)
      #expect(app.device.log.isEmpty)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants, [true, false])
  func `dismissing a child modal leaves its parent presented`(
    switches: HeadlessSwitches, animated: Bool
  ) {
    TestApp.run(switches: switches) { app in
      let diary = CallLog()
      let (controller, child) = (StyledController(), StyledController())
      let parent = app.center.show(Modal(controller).onDismiss(diary.recordOutcome(of: "parent")))
      app.runUntilIdle()
      let inner = parent.show(Modal(child).onDismiss(diary.recordOutcome(of: "child")))
      app.runUntilIdle()

      inner.dismiss(animated: animated)
      app.runUntilIdle()

      #expect(diary.lines == ["child: dismissedByApp"])
      #expect(app.presented == [controller])
      #expect(parent.outcomeIfDismissed == nil)
    }
  }

  @Test func `a modal and its child are dismissed in one animation`() {
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
  func `dismissing a parent's controller from code dismisses its children`(
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

      #expect(diary.lines == ["child: parentDismissed", "parent: dismissedByUIKit"])
      #expect(app.presented.isEmpty)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test
  func `content of a modal finds its enclosing popup and shows child popups above the modal`() {
    TestApp.run { app in
      let page = DetailPage()
      let navigation = UINavigationController(rootViewController: page)
      let handle = app.center.show(Modal(navigation))
      app.runUntilIdle()
      let foreign = StyledController()
      page.present(foreign, animated: false)
      app.runUntilIdle()

      #expect(navigation.usher.enclosingPopup?.id == handle.id)
      #expect(page.usher.enclosingPopup?.id == handle.id)
      #expect(foreign.usher.enclosingPopup?.id == handle.id)
      #expect(foreign.view.usher.enclosingPopup?.id == handle.id)
      #expect(app.page.usher.enclosingPopup == nil)
      #expect(app.page.view.usher.enclosingPopup == nil)
      let box = FixedSizeView()
      let child = StyledController()
      page.view.usher.show(Popup(box))
      app.runUntilIdle()
      #expect(box.window === app.overlays.first, "a popup gets an overlay window")
      page.usher.show(Modal(child))
      app.runUntilIdle()
      #expect(app.presented == [navigation, foreign, child], "a modal is presented on top")
      handle.dismiss()
      app.runUntilIdle()
      #expect(app.presented.isEmpty)
      #expect(app.overlays.isEmpty)
    }
  }

  @Test func `a child modal of a popup in an overlay window gets an overlay window above it`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let parent = app.center.show(Popup(box).lane(.alerts))
      app.runUntilIdle()
      let controller = StyledController()

      let child = parent.show(Modal(controller))
      app.runUntilIdle()
      #expect(app.overlays.map(\.level) == [PopupLane.alerts, .alerts].map(\.level))
      #expect(controller.view.window === app.overlays.last)
      #expect(app.presented.isEmpty)
      child.dismiss()
      app.runUntilIdle()

      #expect(app.overlays.count == 1)
      #expect(box.window?.isKeyWindow == true)
    }
  }

  @Test func `a child modal of a popup in the app window is presented in front of it`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let parent = app.center.show(Popup(box).window(.app))
      app.runUntilIdle()
      let controller = StyledController()

      parent.show(Modal(controller))
      app.runUntilIdle()

      #expect(app.presented == [controller])
      #expect(box.window === app.window)
      parent.dismiss()
      app.runUntilIdle()
      #expect(app.presented.isEmpty)
      #expect(box.window == nil)
    }
  }

  @Test func `an alert above a modal does not dismiss the modal and is dismissed with it`() throws {
    try TestApp.run { app in
      let controller = StyledController()
      let modal = app.center.show(Modal(controller))
      app.runUntilIdle()
      UIAlertController.make("Sure?").usher.show(above: modal)
      app.runUntilIdle()
      try app.tap("OK")
      app.runUntilIdle()
      #expect(app.presented == [controller])

      let second = UIAlertController.make("Really?").usher.show(above: modal)
      app.runUntilIdle()
      controller.dismiss(animated: true)
      app.runUntilIdle()

      #expect(second.outcomeIfDismissed?.reason == .parentDismissed)
      #expect(app.overlays.isEmpty)
    }
  }

  @Test(arguments: ModalStyle.allCases)
  func `a controller presented by a modal pauses its display timer and is dismissed with it`(
    style: ModalStyle
  ) {
    TestApp.run(style) { app in
      let controller = style.make(on: app.page)
      let handle = app.center.show(Modal(controller).displayDuration(.seconds(5)))
      app.runUntilIdle()
      let foreign = StyledController()
      controller.present(foreign, animated: true)
      app.device.clock.advance(by: 30)
      #expect(handle.outcomeIfDismissed == nil, "the display timer is paused")

      controller.dismiss(animated: true)
      app.runUntilIdle()
      controller.present(foreign, animated: true)
      app.runUntilIdle()
      handle.dismiss()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
      #expect(app.presented.isEmpty)
      #expect(foreign.presentingViewController == nil)
    }
  }
}
