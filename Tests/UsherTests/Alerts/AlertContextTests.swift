// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Alerts during other activity of users and windows.
@MainActor
@Suite(.uikitVariants)
struct AlertContextTests {
  @Test func `an alert shown after its page was popped appears on the visible page`() {
    TestApp.runInNavigation { app, navigation in
      weak var gone: UIViewController?
      do {
        let page = DetailPage()
        gone = page
        navigation.pushViewController(page, animated: true)
      }
      app.runUntilIdle()
      navigation.popViewController(animated: true)
      app.runUntilIdle()
      #expect(gone == nil)

      let alert = UIAlertController.make("Taken")
      alert.usher.show()
      app.runUntilIdle()

      #expect(alert.viewIfLoaded?.window === app.overlays.first)
      #expect(navigation.presentedViewController == nil)
    }
  }

  @Test func `a window above the alert level is key again after an alert`() throws {
    try TestApp.run { app in
      let otherWindow = UIWindow(windowScene: app.scene)
      otherWindow.windowLevel = .alert + 10
      otherWindow.rootViewController = UIViewController()
      otherWindow.makeKeyAndVisible()
      app.runUntilIdle()

      UIAlertController.make("Offline").usher.show()
      app.runUntilIdle()
      #expect(app.overlays.first.map { $0.windowLevel > otherWindow.windowLevel } == true)
      #expect(!otherWindow.isKeyWindow)
      try app.tap("OK")
      app.runUntilIdle()

      #expect(otherWindow.isKeyWindow)
      #expect(!otherWindow.isHidden)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `an alert above a form restores the first responder and its text`(
    style: UIModalPresentationStyle
  ) throws {
    try TestApp.run { app in
      let form = UIViewController()
      form.modalPresentationStyle = style
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      form.view.addSubview(field)
      app.page.present(form, animated: false)
      app.runUntilIdle()
      field.becomeFirstResponder()
      app.device.type("mei")
      app.runUntilIdle()

      UIAlertController.make("A price has changed").usher.show()
      app.runUntilIdle()
      #expect(!field.isFirstResponder)
      app.device.type("x")
      try app.tap("OK")
      app.runUntilIdle()
      app.device.type("@")

      #expect(field.isFirstResponder)
      #expect(field.text == "mei@")
    }
  }

  @Test(arguments: [true, false])
  func `an alert shown while the scene is inactive appears when the scene becomes active`(
    isInBackground: Bool
  ) {
    TestApp.run { app in
      if isInBackground {
        app.device.background(app.scene)
      } else {
        app.device.deactivate(app.scene)
      }
      let alert = UIAlertController.make("Done")

      let handle = alert.usher.show()
      app.runUntilIdle()
      #expect(alert.presentingViewController == nil)
      #expect(app.overlays.isEmpty)
      #expect(!handle.blockers.isEmpty)

      app.device.activate(app.scene)
      app.runTurn()
      app.runUntilIdle()
      #expect(alert.presentingViewController != nil)
      #expect(handle.outcomeIfDismissed == nil)
    }
  }

  @Test func `an alert can be shown again when its window was closed`() {
    TestApp.runOnDevice(.iPad11) { device in
      let (first, second) = (TestApp(on: device), TestApp(on: device))
      var again: UIAlertController?
      UIAlertController.make("Sure?").usher.show(in: second.center).onDismiss { outcome in
        guard outcome.reason == .sceneDisconnected else { return }
        let alert = UIAlertController.make("Sure?")
        alert.usher.show()
        again = alert
      }
      first.runUntilIdle()

      device.discard(second.scene.session)
      first.runUntilIdle()

      #expect(again?.viewIfLoaded?.window?.windowScene === first.scene)
    }
  }

  @Test func `a full-screen controller presented by an alert does not dismiss the alert`() {
    TestApp.run { app in
      let alert = UIAlertController.make("Sure?")
      let handle = alert.usher.show()
      app.runUntilIdle()
      let page = UIViewController()
      page.modalPresentationStyle = .fullScreen

      alert.present(page, animated: true)
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed == nil)
      #expect(app.overlays.count == 1)
      alert.dismiss(animated: true)
      app.runUntilIdle()

      #expect(alert.viewIfLoaded?.window === app.overlays.first)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(alert.presentingViewController != nil)
    }
  }
}
