// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Alerts shown from any place and at any time appear once and in front.
@MainActor
@Suite(.uikitVariants)
struct AlertPositionTests {
  @Test func `an alert shown before the first window exists appears with the first window`() throws
  {
    try TestApp.runOnDevice { device in
      let alert = UIAlertController.make("Offline")
      let handle = alert.usher.show()
      device.clock.advance(by: 1)
      #expect(alert.presentingViewController == nil)

      let app = TestApp(on: device)
      app.runUntilIdle()

      #expect(alert.viewIfLoaded?.window === app.overlays.first)
      try app.tap("OK")
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUIKit)
    }
  }

  @Test func `a background task can show an alert and await the tapped button`()
    async throws
  {
    try await TestApp.run { app in
      let task = Task { await sync() }
      await app.device.settle()
      app.runUntilIdle()

      try app.tap("Again")
      app.runUntilIdle()

      let outcome = await task.value
      #expect(outcome.reason == .completed)
      #expect(outcome.value?.button.id == "again")
    }
  }

  @Test func `an alert is in front of windows far above the alert level`() throws {
    try TestApp.run { app in
      let otherWindow = UIWindow(windowScene: app.scene)
      otherWindow.windowLevel = .alert + 1000
      otherWindow.rootViewController = UIViewController()
      otherWindow.isHidden = false
      let handle = SystemAlert("Sure?").button("OK").show()
      app.runUntilIdle()

      #expect(app.overlays.first.map { $0.windowLevel > otherWindow.windowLevel } == true)
      try app.tap("OK")
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.button.title == "OK")
    }
  }

  @Test(arguments: [0, 0.1, 0.3, 0.6], HeadlessSwitches.singleSwitchVariants)
  func `an alert shown during a presentation of the app does not affect the presentation`(
    time: Double, switches: HeadlessSwitches
  ) {
    TestApp.run(switches: switches) { app in
      let modal = UIViewController()
      app.page.present(modal, animated: true)
      app.device.clock.advance(by: time)

      let alert = UIAlertController.make("Offline")
      alert.usher.show()
      app.runUntilIdle()

      #expect(modal.presentingViewController === app.page)
      #expect(alert.usher.isVisible)
      #expect(app.device.log.isEmpty, "UIKit logged no warning")
    }
  }

  @Test(arguments: [0, 0.1, 0.3, 0.6], HeadlessSwitches.singleSwitchVariants)
  func `an alert shown during a dismissal by the app does not affect the dismissal`(
    time: Double, switches: HeadlessSwitches
  ) {
    TestApp.run(switches: switches) { app in
      let modal = UIViewController()
      app.page.present(modal, animated: false)
      app.runUntilIdle()
      modal.dismiss(animated: true)
      app.device.clock.advance(by: time)

      let alert = UIAlertController.make("Offline")
      alert.usher.show()
      app.runUntilIdle()

      #expect(modal.presentingViewController == nil)
      #expect(alert.usher.isVisible)
      #expect(app.device.log.isEmpty, "UIKit logged no warning")
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `three alerts shown at once appear one after the other`(switches: HeadlessSwitches) throws {
    try TestApp.run(switches: switches) { app in
      let diary = CallLog()
      let alerts = ["1", "2", "3"].map { UIAlertController.make($0) }
      for alert in alerts {
        alert.usher.show().onDismiss(diary.recordOutcome(of: alert.title ?? ""))
      }

      for (index, alert) in alerts.enumerated() {
        app.runUntilIdle()
        #expect(alerts.filter(\.usher.isVisible) == [alert])
        #expect(diary.lines.count == index)
        try app.tap("OK")
      }
      app.runUntilIdle()

      #expect(diary.lines == ["1: dismissedByUIKit", "2: dismissedByUIKit", "3: dismissedByUIKit"])
      #expect(app.overlays.isEmpty)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `an alert with a page scope waits for its page and is dismissed with it`() {
    TestApp.runInNavigation { app, navigation in
      let alert = UIAlertController.make("Save changes?")
      let handle = ExistingAlert(alert).on(DetailPage.self).show()
      app.runUntilIdle()
      #expect(!alert.usher.isVisible)

      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()
      #expect(alert.usher.isVisible)

      navigation.popViewController(animated: true)
      app.runUntilIdle()
      #expect(!alert.usher.isVisible)
      #expect(handle.outcomeIfDismissed?.reason == .pageLeft)
    }
  }

  @Test func `an alert appears in the given scene only`() throws {
    try TestApp.run { app in
      let other = TestApp(on: app.device)

      let handle = SystemAlert("Here").button("OK").show(in: other.center)
      app.runUntilIdle()

      #expect(other.overlays.count == 1)
      #expect(app.overlays.isEmpty)
      try other.tap("OK")
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.reason == .completed)
    }
  }

  @Test(arguments: [0, 0.2, 1], HeadlessSwitches.singleSwitchVariants)
  func `an alert whose scene is disconnected is dismissed without calling a handler`(
    time: Double, switches: HeadlessSwitches
  ) {
    TestApp.run(switches: switches) { app in
      let other = TestApp(on: app.device)
      let diary = CallLog()
      let delete = SystemAlert("Delete?").button("Delete") { diary.record("deleted") }
      let handle = delete.show(in: app.center)
      let waiting = delete.show(in: app.center)
      app.device.clock.advance(by: time)

      app.device.disconnect(app.scene)
      other.runUntilIdle()

      let gone = PopupOutcome<SystemAlertResult>(reason: .sceneDisconnected)
      #expect(handle.outcomeIfDismissed == gone)
      #expect(waiting.outcomeIfDismissed == gone)
      #expect(diary.lines.isEmpty)
      let next = UIAlertController.make("Next")
      next.usher.show(in: other.center)
      other.runUntilIdle()
      #expect(next.usher.isVisible)
    }
  }

  @Test func `views and windows that the app adds later are not in front of the alert`() throws {
    try TestApp.run { app in
      let alert = UIAlertController.make("Offline")
      let handle = alert.usher.show()
      app.runUntilIdle()

      let cover = UIView(frame: app.window.bounds)
      app.window.addSubview(cover)
      let otherWindow = UIWindow(windowScene: app.scene)
      otherWindow.rootViewController = UIViewController()
      otherWindow.isHidden = false
      app.runUntilIdle()

      try app.tap("OK")
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUIKit)
    }
  }

  /// Simulates work outside the main actor.
  private nonisolated func sync() async -> PopupOutcome<SystemAlertResult> {
    await SystemAlert("Sync failed").button("Again", id: "again").show().outcome(
      dismissingOnCancellation: true)
  }
}
