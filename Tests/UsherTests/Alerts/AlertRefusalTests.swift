// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
struct AlertRefusalTests {
  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a presentation that UIKit refuses is tried again`(switches: HeadlessSwitches) {
    TestApp.run(switches: switches) { app in
      let blocker = PresentationBlocker(times: 1)
      let alert = UIAlertController.make("Paid")
      let handle = alert.usher.show()
      app.runTurn()
      app.runTurn()
      #expect(alert.presentingViewController == nil && app.overlays.isEmpty)

      app.runUntilIdle()

      #expect(alert.presentingViewController != nil)
      #expect(handle.outcomeIfDismissed == nil && blocker.count == 1)
    }
  }

  @Test func `a presentation that UIKit always refuses fails, and the next one comes`() {
    TestApp.run { app in
      let blocker = PresentationBlocker(times: 3)
      let handle = UIAlertController.make("Paid").usher.show()
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.reason == .failed && blocker.count == 3)

      let next = UIAlertController.make("Next")
      next.usher.show()
      app.runUntilIdle()

      #expect(next.presentingViewController != nil)
    }
  }

  @Test func `an alert that is wanted away while UIKit refuses it has ended`() {
    TestApp.run { app in
      let blocker = PresentationBlocker(times: 3)
      let handle = UIAlertController.make("Paid").usher.show()

      handle.dismiss()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
      #expect(app.overlays.isEmpty && blocker.count == 1)
    }
  }

  @Test func `an alert with nothing in it is refused, in words`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)

      let handle = alert.usher.show()

      #expect(handle.outcomeIfDismissed?.reason == .failed)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [alert-empty]: An alert with nothing in it was to be shown; "
            + "UIKit raises an exception for that. "
            + "Its title and message are empty and it has no action. "
            + "Give it a title, a message or an action before show()."
        ])
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `an alert that is shown twice is refused the second time, in words`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let alert = UIAlertController.make("Paid")
      alert.usher.show()

      let second = alert.usher.show()

      #expect(second.outcomeIfDismissed?.reason == .contentInUse)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [alert-duplicate]: The alert \"Paid\" was to be shown twice. "
            + "An earlier show() of the same object has not ended. "
            + "Make a new alert each time, or await the first one's outcome."
        ])
    }
  }

  @Test func `an alert that the app presents itself is refused, in words`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let alert = UIAlertController.make("Paid")
      app.page.present(alert, animated: false)
      app.runUntilIdle()

      let handle = alert.usher.show()

      #expect(handle.outcomeIfDismissed?.reason == .contentInUse)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [alert-already-presented]: The alert \"Paid\" was to be shown while it is on "
            + "screen already. It has a presenting view controller that is not Usher's. "
            + "Use either present(_:animated:) or usher.show(), and a new alert each time."
        ])
      #expect(alert.presentingViewController === app.page, "the app's presentation stays")
    }
  }

  @Test func `an alert that the app presents while it waits fails, in words`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let first = UIAlertController.make("1").usher.show()
      let alert = UIAlertController.make("2")
      let handle = alert.usher.show()
      app.runUntilIdle()
      app.page.present(alert, animated: false)
      app.runUntilIdle()

      first.dismiss()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .failed)
      #expect(misuse.reports.map(\.code) == ["alert-already-presented"])
    }
  }

  @Test func `an action sheet on a pad that points at nothing is refused, in words`() {
    TestApp.runOnDevice(.iPad11) { device in
      let app = TestApp(on: device)
      let misuse = MisuseCollector()
      let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Copy", style: .default))

      let handle = sheet.usher.show(in: app.center)

      #expect(handle.outcomeIfDismissed?.reason == .failed)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [alert-sheet-without-anchor]: The action sheet \"Share\" was to be shown on a pad "
            + "and points at nothing; UIKit raises an exception for that. It has neither a source "
            + "item, a source view nor a bar button item, and no delegate that could give it one. "
            + "Set one of them in its popoverPresentationController, or say SystemAlert.anchor."
        ])
    }
  }

  @Test func `an action sheet on a phone is shown`() throws {
    try TestApp.run { app in
      let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Copy", style: .default))
      let handle = sheet.usher.show()
      app.runUntilIdle()

      try app.tap("Copy")
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
    }
  }
}

/// Presents something of its own on our windows as soon as they are key, so that UIKit refuses ours.
@MainActor
private final class PresentationBlocker {
  private(set) var count = 0
  private var observer: (any NSObjectProtocol)?

  init(times: Int) {
    let application = UIApplication.shared
    observer = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeKeyNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let overlay = notification.object as? OverlayWindow
      MainActor.assumeIsolated {
        guard let self, self.count < times, UIApplication.shared === application, let overlay
        else { return }
        self.count += 1
        overlay.rootViewController?.present(UIViewController(), animated: false)
      }
    }
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }
}
