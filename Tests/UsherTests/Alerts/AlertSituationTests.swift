// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Alerts in the middle of what users and other windows do.
@MainActor
struct AlertSituationTests {
  @Test func `an answer that comes when its page has gone is told on the page that is there`() {
    Stand.runInNavigation { stand, navigation in
      weak var gone: UIViewController?
      do {
        let page = DetailPage()
        gone = page
        navigation.pushViewController(page, animated: true)
      }
      stand.settle()
      navigation.popViewController(animated: true)
      stand.settle()
      #expect(gone == nil)

      let alert = UIAlertController.make("Taken")
      alert.usher.show()
      stand.settle()

      #expect(alert.viewIfLoaded?.window === stand.overlays.first)
      #expect(navigation.presentedViewController == nil)
    }
  }

  @Test func `a window above the level of alerts is in use again after an alert`() throws {
    try Stand.run { stand in
      let theirs = UIWindow(windowScene: stand.scene)
      theirs.windowLevel = .alert + 10
      theirs.rootViewController = UIViewController()
      theirs.makeKeyAndVisible()
      stand.settle()

      UIAlertController.make("Offline").usher.show()
      stand.settle()
      #expect(stand.overlays.first.map { $0.windowLevel > theirs.windowLevel } == true)
      #expect(!theirs.isKeyWindow)
      try stand.tap("OK")
      stand.settle()

      #expect(theirs.isKeyWindow && !theirs.isHidden)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `an alert above a form gives back the focus with what was typed`(
    style: UIModalPresentationStyle
  ) throws {
    try Stand.run { stand in
      let form = UIViewController()
      form.modalPresentationStyle = style
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      form.view.addSubview(field)
      stand.page.present(form, animated: false)
      stand.settle()
      field.becomeFirstResponder()
      stand.device.type("mei")
      stand.settle()

      UIAlertController.make("A price has changed").usher.show()
      stand.settle()
      #expect(!field.isFirstResponder)
      stand.device.type("x")
      try stand.tap("OK")
      stand.settle()
      stand.device.type("@")

      #expect(field.isFirstResponder && field.text == "mei@")
    }
  }

  @Test(arguments: [true, false])
  func `an alert that is asked for while nobody looks comes when somebody does`(
    isInBackground: Bool
  ) {
    Stand.run { stand in
      if isInBackground {
        stand.device.background(stand.scene)
      } else {
        stand.device.deactivate(stand.scene)
      }
      let alert = UIAlertController.make("Done")

      let handle = alert.usher.show()
      stand.settle()
      #expect(alert.presentingViewController == nil && stand.overlays.isEmpty)
      #expect(!handle.whyNotVisible.isEmpty)

      stand.device.activate(stand.scene)
      stand.turn()
      stand.settle()
      #expect(alert.presentingViewController != nil && handle.outcomeIfEnded == nil)
    }
  }

  @Test func `an alert is asked for again when the window that asked is closed`() {
    Stand.runOnDevice(.iPad11) { device in
      let (first, second) = (Stand(on: device), Stand(on: device))
      var again: UIAlertController?
      UIAlertController.make("Sure?").usher.show(in: second.center).onEnd { outcome in
        guard outcome.reason == .stageGone else { return }
        let alert = UIAlertController.make("Sure?")
        alert.usher.show()
        again = alert
      }
      first.settle()

      device.discard(second.scene.session)
      first.settle()

      #expect(again?.viewIfLoaded?.window?.windowScene === first.scene)
    }
  }

  @Test func `what an alert presents over the whole screen leaves the alert in its window`() {
    Stand.run { stand in
      let alert = UIAlertController.make("Sure?")
      let handle = alert.usher.show()
      stand.settle()
      let page = UIViewController()
      page.modalPresentationStyle = .fullScreen

      alert.present(page, animated: true)
      stand.settle()
      #expect(handle.outcomeIfEnded == nil && stand.overlays.count == 1)
      alert.dismiss(animated: true)
      stand.settle()

      #expect(alert.viewIfLoaded?.window === stand.overlays.first)
      #expect(handle.outcomeIfEnded == nil && alert.presentingViewController != nil)
    }
  }
}
