// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The cancel button of an alert, and the gestures and keys that press it.
@MainActor
@Suite(.uikitVariants)
struct AlertCancellationTests {
  enum CancellationMethod: CaseIterable, Sendable {
    case gesture, key, tapOutside
  }

  @Test
  func `the cancel button is the one with the cancel style, else the explicit one, else none`() {
    TestApp.run { _ in
      let alert = UIAlertController.make("Sort", [("Name", {})])
      #expect(alert.usher.cancelButtonIndex == -1)

      let index = alert.usher.addButton(title: "Not now")
      alert.usher.cancelButtonIndex = index
      #expect(alert.usher.cancelButtonIndex == index)
      alert.usher.cancelButtonIndex = -1
      #expect(alert.usher.cancelButtonIndex == -1)

      let cancel = alert.usher.addButton(title: "Cancel", style: .cancel)
      #expect(alert.usher.cancelButtonIndex == cancel)
    }
  }

  @Test func `an invalid cancel button is not set and reported`() {
    TestApp.run { _ in
      let misuse = MisuseCollector()
      let plain = UIAlertController.make("Sort", [("Name", {})])
      plain.usher.cancelButtonIndex = 0
      plain.usher.cancelButtonIndex = 3
      let other = UIAlertController.make("Move", [])
      other.usher.addButton(title: "Cancel", style: .cancel)
      other.usher.cancelButtonIndex = other.usher.addButton(title: "Up")

      #expect(plain.usher.cancelButtonIndex == -1)
      #expect(other.usher.cancelButtonIndex == 0)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [alert-cannot-cancel]: The button \"Name\" cannot be the cancel button. "
            + "It is a UIAlertAction of the app, whose handler only UIKit can call. "
            + "Add it with alert.usher.addButton, and no other button with the style .cancel.",
          "Usher [alert-no-such-button]: The alert \"Sort\" has no button with the index 3. "
            + "Number of buttons: 1; the first index is 0. Use the index that addButton returns.",
          "Usher [alert-cannot-cancel]: The button \"Up\" cannot be the cancel button. "
            + "UIKit uses the button \"Cancel\" instead, which has the style .cancel. "
            + "Add it with alert.usher.addButton, and no other button with the style .cancel.",
        ])
    }
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet], CancellationMethod.allCases)
  func `escape and an outside tap press the explicit cancel button`(
    style: UIAlertController.Style, method: CancellationMethod
  ) {
    TestApp.run { app in
      let diary = CallLog()
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: style)
      alert.usher.addButton(title: "Name")
      alert.usher.cancelButtonIndex = alert.usher.addButton(title: "Not now") {
        diary.record("handler")
      }
      let handle = alert.usher.show().onDismiss(diary.recordOutcome(of: "alert"))
      app.runUntilIdle()

      app.cancel(alert, method)
      app.runUntilIdle()

      #expect(diary.lines == ["handler", "alert: completed"])
      #expect(handle.outcomeIfDismissed?.value?.button.title == "Not now")
    }
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `without a cancel button, escape and an outside tap do nothing`(
    style: UIAlertController.Style
  ) {
    TestApp.run { app in
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: style)
      alert.usher.addButton(title: "Name")
      let handle = alert.usher.show()
      app.runUntilIdle()

      #expect(!app.escape(from: alert))
      #expect(!app.device.press(.escape))
      app.tapOutside()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
      #expect(alert.usher.isVisible)
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `UIKit presses a button with the cancel style once`(isSet: Bool, hasKeyboard: Bool) {
    TestApp.run { app in
      for style in [UIAlertController.Style.alert, .actionSheet] {
        let diary = CallLog()
        let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: style)
        let index = alert.usher.addButton(title: "Cancel", style: .cancel) {
          diary.record("handler")
        }
        if isSet { alert.usher.cancelButtonIndex = index }
        let handle = alert.usher.show()
        app.runUntilIdle()

        app.tapOutside()
        app.runUntilIdle()
        // UIKit may ignore a tap beside an action sheet that is centered.
        let sheetsGo =
          app.device.system == .iOS18 || app.device.switches.centeredSheetCancelsByTap
        let isDismissedByTap = style == .actionSheet ? sheetsGo : isSet
        #expect((handle.outcomeIfDismissed != nil) == isDismissedByTap, "style: \(style)")
        if !isDismissedByTap { app.cancel(alert, hasKeyboard ? .key : .gesture) }
        app.runUntilIdle()

        #expect(diary.lines == ["handler"], "style: \(style)")
        #expect(handle.outcomeIfDismissed?.value?.button.role == .cancel, "style: \(style)")
      }
    }
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `a press that UIKit handles itself is not handled by Usher before`(
    style: UIAlertController.Style
  ) throws {
    try TestApp.run { app in
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: style)
      alert.usher.cancelButtonIndex = alert.usher.addButton(title: "Cancel", style: .cancel)
      let handle = alert.usher.show()
      app.runUntilIdle()
      let root = try #require(app.overlays.first).root

      #expect(!root.onUserDismissal(.escape))
      #expect(root.onUserDismissal(.tapOutside) == (style == .alert))
      app.runUntilIdle()

      #expect(handle.isDismissed == (style == .alert))
    }
  }

  @Test(arguments: CancellationMethod.allCases)
  func `a tapped button is the outcome, even if the user cancels right after the tap`(
    method: CancellationMethod
  ) throws {
    try TestApp.run { app in
      let diary = CallLog()
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .alert)
      alert.usher.addButton(title: "Name") { diary.record("name") }
      alert.usher.cancelButtonIndex = alert.usher.addButton(title: "Not now") {
        diary.record("not now")
      }
      let handle = alert.usher.show()
      app.runUntilIdle()

      try app.tap("Name")
      app.cancel(alert, method)
      app.runUntilIdle()

      #expect(diary.lines == ["name"])
      #expect(handle.outcomeIfDismissed?.value?.button.title == "Name")
    }
  }

  @Test func `a touch that begins or ends on the alert does not cancel it`() {
    TestApp.run { app in
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .alert)
      alert.usher.cancelButtonIndex = alert.usher.addButton(title: "Not now")
      let handle = alert.usher.show()
      app.runUntilIdle()
      let inside = alert.view.convert(CGPoint(x: 20, y: 10), to: nil)

      app.device.drag(from: inside, to: CGPoint(x: 20, y: 100))
      app.device.drag(from: CGPoint(x: 20, y: 100), to: inside)
      app.device.tap(at: inside)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
    }
  }

  @Test(arguments: CancellationMethod.allCases)
  func `cancelling has no effect while the alert appears`(method: CancellationMethod) {
    TestApp.run { app in
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .alert)
      alert.usher.cancelButtonIndex = alert.usher.addButton(title: "Not now")
      let handle = alert.usher.show()
      app.device.clock.advance(by: 0.1)

      app.cancel(alert, method)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
      #expect(alert.usher.isVisible)
    }
  }

  @Test(arguments: CancellationMethod.allCases)
  func `a disabled cancel button is not pressed`(method: CancellationMethod) {
    TestApp.run { app in
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .alert)
      let index = alert.usher.addButton(title: "Not now")
      alert.usher.cancelButtonIndex = index
      alert.actions[index].isEnabled = false
      let handle = alert.usher.show()
      app.runUntilIdle()

      app.cancel(alert, method)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
      #expect(alert.usher.isVisible)
    }
  }

  @Test(arguments: CancellationMethod.allCases)
  func `cancelling a controller that an alert presents does not cancel the alert`(
    method: CancellationMethod
  ) {
    TestApp.run { app in
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .alert)
      alert.usher.cancelButtonIndex = alert.usher.addButton(title: "Not now")
      let handle = alert.usher.show()
      app.runUntilIdle()
      let page = UIViewController()
      page.modalPresentationStyle = .overFullScreen
      alert.present(page, animated: true)
      app.runUntilIdle()

      app.cancel(alert, method)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
      #expect(page.presentingViewController === alert)
    }
  }

  @Test func `the escape key discards marked text before it cancels the alert`() {
    TestApp.run { app in
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.text = "Li" }
      alert.usher.cancelButtonIndex = alert.usher.addButton(title: "Not now")
      let handle = alert.usher.show()
      app.runUntilIdle()
      app.device.setMarked("hua")

      app.device.press(.escape)
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed == nil)
      #expect(alert.textFields?.first?.text == "Li")
      app.device.press(.escape)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.values.texts == ["Li"])
    }
  }
}

extension TestApp {
  /// Performs the escape gesture. Returns whether a responder handled it.
  @discardableResult
  fileprivate func escape(from alert: UIAlertController) -> Bool {
    sequence(first: alert.view as UIResponder, next: \.next)
      .contains { $0.accessibilityPerformEscape() }
  }

  /// Cancels the alert with one of the methods.
  fileprivate func cancel(
    _ alert: UIAlertController, _ method: AlertCancellationTests.CancellationMethod
  ) {
    switch method {
    case .gesture: escape(from: alert)
    case .key: device.press(.escape)
    case .tapOutside: tapOutside()
    }
  }

  fileprivate func tapOutside() { device.tap(at: CGPoint(x: 20, y: 100)) }
}
