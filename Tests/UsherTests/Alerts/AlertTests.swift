// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
@Suite(.uikitVariants)
struct AlertTests {
  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `an alert needs no view controller and is dismissed after its handler`(
    switches: HeadlessSwitches
  ) throws {
    try TestApp.run(switches: switches) { app in
      let diary = CallLog()
      let alert = UIAlertController.make("Paid", [("OK", { diary.record("handler") })])
      alert.usher.show().onDismiss { diary.record("outcome: \($0.reason)") }
      app.runUntilIdle()
      #expect(alert.view.window === app.overlays.first)
      #expect(app.overlays.first?.isKeyWindow == true)

      try app.tap("OK")
      app.runUntilIdle()

      #expect(diary.lines == ["handler", "outcome: dismissedByUIKit"])
      #expect(app.overlays.isEmpty)
      #expect(app.window.isKeyWindow)
      app.runUntilIdle()
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `an alert is in front of modal pages and of every window of the app`() {
    TestApp.run { app in
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      app.page.present(modal, animated: false)
      let otherWindow = UIWindow(windowScene: app.scene)
      otherWindow.windowLevel = UIWindow.Level(rawValue: 4000)
      otherWindow.rootViewController = UIViewController()
      otherWindow.isHidden = false
      app.runUntilIdle()

      let alert = UIAlertController.make("Lost connection")
      alert.usher.show()
      app.runUntilIdle()

      #expect(alert.viewIfLoaded?.window?.windowLevel.rawValue == 4001)
      #expect(modal.presentingViewController === app.page, "the page is still presented")
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `row 19: a full-screen page above an alert keeps the overlay window, and the alert returns`(
    switches: HeadlessSwitches
  ) throws {
    try TestApp.run(switches: switches) { app in
      let diary = CallLog()
      let alert = UIAlertController.make("Paid", [("OK", { diary.record("handler") })])
      alert.usher.show().onDismiss { diary.record("outcome: \($0.reason)") }
      app.runUntilIdle()
      let overlay = app.overlays.first

      let page = UIViewController()
      page.modalPresentationStyle = .fullScreen
      alert.present(page, animated: true)
      app.runUntilIdle()
      #expect(page.viewIfLoaded?.window === overlay)
      #expect(overlay?.isHidden == false)
      #expect(alert.viewIfLoaded?.window == nil, "UIKit has removed its view")
      #expect(diary.lines.isEmpty)
      #expect(app.center.visiblePopups.count == 1)

      page.dismiss(animated: true)
      app.runUntilIdle()
      #expect(alert.viewIfLoaded?.window === overlay)
      #expect(diary.lines.isEmpty)
      try app.tap("OK")
      app.runUntilIdle()

      #expect(diary.lines == ["handler", "outcome: dismissedByUIKit"])
      #expect(app.overlays.isEmpty)
      #expect(app.window.isKeyWindow)
    }
  }

  @Test(arguments: [true, false])
  func `row 19: a full-screen page presented below an alert does not dismiss the alert`(
    animated: Bool
  ) throws {
    try TestApp.run { app in
      let alert = UIAlertController.make("Paid")
      let handle = alert.usher.show()
      app.runUntilIdle()
      let page = UIViewController()
      page.modalPresentationStyle = .fullScreen

      app.page.present(page, animated: animated)
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed == nil)
      #expect(app.overlays.first?.isKeyWindow == true)
      try app.tap("OK")
      app.runUntilIdle()

      #expect(handle.isDismissed)
      #expect(app.presented == [page])
      #expect(app.window.isKeyWindow)
    }
  }

  @Test(arguments: [true, false])
  func `an alert appears with or without animation`(animated: Bool) {
    TestApp.run { app in
      let alert = UIAlertController.make("Paid")
      alert.usher.show(animated: animated)
      app.device.clock.advance(by: 0.1)

      #expect(alert.isBeingPresented == animated)
      #expect(alert.usher.isVisible)
    }
  }

  @Test(arguments: [true, false])
  func `an awaited alert appears with or without animation`(animated: Bool) async {
    await TestApp.run { app in
      let alert = UIAlertController.make("Paid")
      let task = Task {
        await alert.usher.show(animated: animated).outcome(dismissingOnCancellation: true)
      }
      await app.device.settle()
      app.device.clock.advance(by: 0.1)
      #expect(alert.isBeingPresented == animated)
      #expect(alert.usher.isVisible)

      task.cancel()
      await app.device.settle()
      app.runUntilIdle()
      #expect(await task.value.reason == .cancelled)
    }
  }

  @Test func `an alert shown above a popup is its child`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let popup = app.center.show(Popup(box).lane(.alerts))
      app.runUntilIdle()
      let (own, other) = (UIAlertController.make("Own"), UIAlertController.make("Other"))
      other.usher.show()
      let handle = own.usher.show(above: box.usher.enclosingPopup)
      app.runUntilIdle()
      #expect(own.usher.isVisible)
      #expect(!other.usher.isVisible)
      #expect(box.window != nil)

      popup.dismiss()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .parentDismissed)
      #expect(other.usher.isVisible)
    }
  }

  @Test
  func `the second alert appears after the first alert's handler and after more urgent ones`()
    throws
  {
    try TestApp.run { app in
      let third = UIAlertController.make("3")
      let urgent = ExistingAlert(third).priority(.urgent)
      let first = UIAlertController.make("1", [("OK", { urgent.show() })])
      let second = UIAlertController.make("2")
      first.usher.show()
      second.usher.show()
      app.runUntilIdle()

      try app.tap("OK")
      app.runUntilIdle()

      #expect(third.presentingViewController != nil)
      #expect(second.presentingViewController == nil)
      try app.tap("OK")
      app.runUntilIdle()
      #expect(third.presentingViewController == nil)
      #expect(second.presentingViewController != nil)
    }
  }

  @Test func `an alert appears in front of a popup and leaves the popup visible`() throws {
    try TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box))
      UIAlertController.make("Sure?").usher.show()
      app.runUntilIdle()
      #expect(app.overlays.map(\.level) == [PopupLane.popups.level, PopupLane.alerts.level])

      try app.tap("OK")
      app.runUntilIdle()

      #expect(box.window != nil)
      #expect(box.window?.isKeyWindow == true)
    }
  }

  @Test(arguments: [true, false], HeadlessSwitches.singleSwitchVariants)
  func `an alert that the app dismisses has one outcome`(
    animated: Bool, switches: HeadlessSwitches
  ) {
    TestApp.run(switches: switches) { app in
      let diary = CallLog()
      let alert = UIAlertController.make("Loading", [("OK", { diary.record("handler") })])
      let handle = alert.usher.show()
      app.runUntilIdle()

      alert.dismiss(animated: animated)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUIKit)
      #expect(diary.lines.isEmpty)
      #expect(app.overlays.isEmpty)
    }
  }

  @Test(arguments: [0, 0.1, 0.39, 1], HeadlessSwitches.singleSwitchVariants)
  func `a handle can dismiss its alert at any time`(
    time: Double, switches: HeadlessSwitches
  ) {
    TestApp.run(switches: switches) { app in
      let alert = UIAlertController.make("Loading")
      let handle = alert.usher.show()
      app.device.clock.advance(by: time)

      handle.dismiss(reason: .custom("loaded"))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .custom("loaded"))
      #expect(alert.presentingViewController == nil)
      #expect(app.overlays.isEmpty)
      #expect(app.center.driver.isIdle)
      #expect(app.device.log.isEmpty, "UIKit logged no warning")
    }
  }

  @Test(arguments: [0, 0.1, 1], HeadlessSwitches.singleSwitchVariants)
  func `logging out removes an alert from the screen at once`(
    time: Double, switches: HeadlessSwitches
  ) {
    TestApp.run(switches: switches) { app in
      let diary = CallLog()
      let alert = UIAlertController.make("Offer")
      let handle = alert.usher.show()
      UIAlertController.make("waits").usher.show()
      app.device.clock.advance(by: time)

      app.center.dismissAll(reason: .loggedOut, animated: false)
      #expect(app.overlays.isEmpty)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .loggedOut)
      #expect(app.overlays.isEmpty)
      #expect(app.center.driver.isIdle)
      #expect(app.window.isKeyWindow)
      #expect(diary.lines.isEmpty)
    }
  }

  @Test func `cancelling a task that awaits an alert with dismissal dismisses the alert`() async {
    await TestApp.run { app in
      let alert = UIAlertController.make("Offer")
      let task = Task { await alert.usher.show().outcome(dismissingOnCancellation: true) }
      await app.device.settle()
      app.runUntilIdle()
      #expect(alert.presentingViewController != nil)

      task.cancel()
      await app.device.settle()
      app.runUntilIdle()

      #expect(await task.value.reason == .cancelled)
      #expect(alert.presentingViewController == nil)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a dismissed alert releases its controller and window`(switches: HeadlessSwitches) throws {
    try TestApp.run(switches: switches) { app in
      weak var weakAlert: UIAlertController?
      weak var window: UIWindow?
      do {
        let alert = UIAlertController.make("Paid")
        alert.usher.show()
        app.runUntilIdle()
        (weakAlert, window) = (alert, app.overlays[0])
        try app.tap("OK")
        app.runUntilIdle()
      }

      #expect(weakAlert == nil)
      #expect(window == nil)
      #expect(app.scene.windows.allSatisfy { !($0 is OverlayWindow) })
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `an alert whose window the app removes is dismissed, and the next one appears`(
    switches: HeadlessSwitches
  ) {
    TestApp.run(switches: switches) { app in
      for isHidden in [true, false] {
        for isPresented in [true, false] {
          let handle = UIAlertController.make("Paid").usher.show()
          if isPresented { app.runUntilIdle() } else { app.runTurn() }

          if isHidden {
            app.overlays.first?.isHidden = true
          } else {
            app.overlays.first?.windowScene = nil
          }
          app.runUntilIdle()

          #expect(
            handle.outcomeIfDismissed?.reason == .removedByApp,
            "isHidden: \(isHidden), isPresented: \(isPresented)")
          #expect(app.window.isKeyWindow, "isHidden: \(isHidden), isPresented: \(isPresented)")
          #expect(app.center.driver.isIdle, "isHidden: \(isHidden), isPresented: \(isPresented)")
        }
      }
    }
  }

  @Test func `an alert appears in the scene of its queue`() {
    TestApp.run { app in
      let other = TestApp(on: app.device)
      let alert = UIAlertController.make("Here")

      alert.usher.show(in: app.center)
      app.runUntilIdle()

      #expect(alert.viewIfLoaded?.window?.windowScene === app.scene)
      #expect(other.overlays.isEmpty)
    }
  }
}
