// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
@Suite(.uikitVariants)
struct AlertRefusalTests {
  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a presentation that UIKit refuses is retried`(switches: HeadlessSwitches) {
    TestApp.run(switches: switches) { app in
      let blocker = PresentationBlocker(times: 1)
      let alert = UIAlertController.make("Paid")
      let handle = alert.usher.show()
      app.runTurn()
      app.runTurn()
      #expect(alert.presentingViewController == nil)
      #expect(app.overlays.isEmpty)

      app.runUntilIdle()

      #expect(alert.presentingViewController != nil)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(blocker.count == 1)
    }
  }

  @Test func `a presentation that UIKit always refuses fails, and the next alert appears`() {
    TestApp.run { app in
      let blocker = PresentationBlocker(times: 3)
      let handle = UIAlertController.make("Paid").usher.show()
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.reason == .failed)
      #expect(blocker.count == 3)

      let next = UIAlertController.make("Next")
      next.usher.show()
      app.runUntilIdle()

      #expect(next.presentingViewController != nil)
    }
  }

  @Test func `an alert that is dismissed while UIKit refuses it is not retried`() {
    TestApp.run { app in
      let blocker = PresentationBlocker(times: 3)
      let handle = UIAlertController.make("Paid").usher.show()

      handle.dismiss()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
      #expect(app.overlays.isEmpty)
      #expect(blocker.count == 1)
    }
  }

  @Test func `an empty alert is rejected and reported`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)

      let handle = alert.usher.show()

      #expect(handle.outcomeIfDismissed?.reason == .failed)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [alert-empty]: The alert is empty; UIKit would raise an exception. "
            + "It has no title, no message and no action. "
            + "Add a title, a message or an action before show()."
        ])
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `an alert that is shown twice is rejected the second time and reported`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let alert = UIAlertController.make("Paid")
      alert.usher.show()

      let second = alert.usher.show()

      #expect(second.outcomeIfDismissed?.reason == .contentInUse)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [alert-duplicate]: The alert \"Paid\" is already being shown. "
            + "It was passed to show() before and has not been dismissed. "
            + "Make a new alert each time, or await the outcome of the first one."
        ])
    }
  }

  @Test func `an alert that the app presents is rejected and reported`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let alert = UIAlertController.make("Paid")
      app.page.present(alert, animated: false)
      app.runUntilIdle()

      let handle = alert.usher.show()

      #expect(handle.outcomeIfDismissed?.reason == .contentInUse)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [alert-already-presented]: The alert \"Paid\" is already on the screen. "
            + "It has a presenting view controller that does not belong to Usher. "
            + "Use either present(_:animated:) or usher.show(), and a new alert each time."
        ])
      #expect(alert.presentingViewController === app.page, "the app's presentation remains")
    }
  }

  @Test func `an alert that the app presents while it is queued fails and is reported`() {
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

  @Test func `an action sheet without a source is rejected on an iPad and reported`() {
    TestApp.runOnDevice(.iPad11) { device in
      let app = TestApp(on: device)
      let misuse = MisuseCollector()
      let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Copy", style: .default))

      let handle = sheet.usher.show(in: app.center)

      #expect(handle.outcomeIfDismissed?.reason == .failed)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [alert-sheet-without-source]: The action sheet \"Share\" has no source on iPad; "
            + "UIKit would raise an exception. Its popoverPresentationController has no "
            + "sourceItem, sourceView, barButtonItem or delegate. "
            + "Set one of them, or use source(_:) of SystemAlert."
        ])
    }
  }

  @Test func `an action sheet without a source is shown on an iPhone`() throws {
    try TestApp.run { app in
      let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Copy", style: .default))
      let handle = sheet.usher.show()
      app.runUntilIdle()

      try app.tap("Copy")
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUIKit)
    }
  }
}

/// Presents a controller on each overlay window that becomes key, so that UIKit refuses the alert.
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
