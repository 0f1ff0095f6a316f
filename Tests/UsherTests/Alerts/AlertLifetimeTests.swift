// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// A dismissed alert releases everything.
@MainActor
@Suite(.uikitVariants)
struct AlertLifetimeTests {
  enum DismissalMethod: CaseIterable {
    case tapped, pressed, dismissed, queued, sceneDisconnected
  }

  @Test(arguments: DismissalMethod.allCases, HeadlessSwitches.singleSwitchVariants)
  func `button handlers that reference their alert do not retain it after its dismissal`(
    end: DismissalMethod, switches: HeadlessSwitches
  ) throws {
    try TestApp.run(switches: switches) { app in
      weak var alert: UIAlertController?
      weak var capturedLog: CallLog?
      do {
        let made = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
        let diary = CallLog()
        made.addTextField()
        made.usher.addButton(title: "OK") { diary.record(made.textFields?.first?.text ?? "") }
        made.usher.addButton(title: "Never") { diary.record(made.title ?? "") }
        if end == .queued {
          UIAlertController.make("First", [("Go", {})]).usher.show(in: app.center)
        }
        let handle = made.usher.show(in: app.center)
        app.runUntilIdle()
        (alert, capturedLog) = (made, diary)
        switch end {
        case .tapped: try app.tap("OK")
        case .pressed: made.usher.dismiss(clickedButtonAt: 0)
        case .dismissed, .queued: handle.dismiss()
        case .sceneDisconnected: app.device.disconnect(app.scene)
        }
        app.runUntilIdle()
      }

      #expect(alert == nil)
      #expect(capturedLog == nil)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a configured alert is released with its window and closures`(
    switches: HeadlessSwitches
  ) throws {
    try TestApp.run(switches: switches) { app in
      weak var alert: UIAlertController?
      weak var window: UIWindow?
      weak var capturedLog: CallLog?
      do {
        let diary = CallLog()
        SystemAlert("Name?").textField { _ in diary.record("field") }
          .button("OK") {
            diary.record("OK")
          } enabledWhen: { _ in
            diary.lines.count == 1
          }
          .show()
        app.runUntilIdle()
        (alert, window, capturedLog) = (app.alert, app.overlays.first, diary)
        #expect(alert != nil)
        try app.tap("OK")
        app.runUntilIdle()
        #expect(diary.lines == ["field", "OK"])
      }

      #expect(alert == nil)
      #expect(window == nil)
      #expect(capturedLog == nil)
    }
  }

  @Test func `an alert that is prepared but not shown is not retained`() {
    TestApp.run { _ in
      weak var alert: UIAlertController?
      do {
        let made = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
        made.usher.addButton(title: "OK")
        made.usher.delegate = nil
        made.usher.cancelButtonIndex = 0
        alert = made
      }

      #expect(alert == nil)
    }
  }
}
