// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The button that stands for cancelling, and what presses it.
@MainActor
struct AlertCancellationTests {
  enum CancellationMethod: CaseIterable, Sendable {
    case gesture, key, tapOutside
  }

  @Test func `the button that cancels is that of the style, else the one that was set, else none`()
  {
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

  @Test func `what cannot cancel is not set, in words`() {
    TestApp.run { _ in
      let misuse = MisuseCollector()
      let plain = UIAlertController.make("Sort", [("Name", {})])
      plain.usher.cancelButtonIndex = 0
      plain.usher.cancelButtonIndex = 3
      let other = UIAlertController.make("Move", [])
      other.usher.addButton(title: "Cancel", style: .cancel)
      other.usher.cancelButtonIndex = other.usher.addButton(title: "Up")

      #expect(plain.usher.cancelButtonIndex == -1 && other.usher.cancelButtonIndex == 0)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [alert-cannot-cancel]: The button \"Name\" was to be the one that cancels, and "
            + "cannot. It is an action of the app's own, and only UIKit can call the handler of one. "
            + "Add it with alert.usher.addButton, and no other with the style cancel.",
          "Usher [alert-no-such-button]: Button 3 of the alert \"Sort\" was meant, which is not "
            + "there. It has 1, which are counted from 0. Use the index that addButton answers.",
          "Usher [alert-cannot-cancel]: The button \"Up\" was to be the one that cancels, and "
            + "cannot. UIKit presses \"Cancel\" for that, which has the style cancel. "
            + "Add it with alert.usher.addButton, and no other with the style cancel.",
        ])
    }
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet], CancellationMethod.allCases)
  func `escape and a tap outside press the button that was set`(
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

      #expect(diary.lines == ["handler", "alert ended: completed"])
      #expect(handle.outcomeIfDismissed?.value?.button.title == "Not now")
    }
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `without such a button they do nothing`(style: UIAlertController.Style) {
    TestApp.run { app in
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: style)
      alert.usher.addButton(title: "Name")
      let handle = alert.usher.show()
      app.runUntilIdle()

      #expect(!app.escape(from: alert))
      #expect(!app.device.press(.escape))
      app.tapOutside()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil && alert.usher.isVisible)
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `the button of the style is UIKit's to press, once`(isSet: Bool, hasKeyboard: Bool) {
    TestApp.run { app in
      for style in [UIAlertController.Style.alert, .actionSheet] {
        let diary = CallLog()
        let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: style)
        let index = alert.usher.addButton(title: "Cancel", style: .cancel) { diary.record("handler") }
        if isSet { alert.usher.cancelButtonIndex = index }
        let handle = alert.usher.show()
        app.runUntilIdle()

        app.tapOutside()
        app.runUntilIdle()
        let isDismissedByTap = style == .actionSheet || isSet
        #expect((handle.outcomeIfDismissed != nil) == isDismissedByTap)
        if !isDismissedByTap { app.cancel(alert, hasKeyboard ? .key : .gesture) }
        app.runUntilIdle()

        #expect(diary.lines == ["handler"])
        #expect(handle.outcomeIfDismissed?.value?.button.role == .cancel)
      }
    }
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `what UIKit presses by itself is not pressed before it`(
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
  func `a button that was tapped counts, whatever comes right after it`(method: CancellationMethod) throws {
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

  @Test func `a finger that comes down or goes up on the alert does not cancel it`() {
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
  func `what comes while the alert appears does nothing`(method: CancellationMethod) {
    TestApp.run { app in
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .alert)
      alert.usher.cancelButtonIndex = alert.usher.addButton(title: "Not now")
      let handle = alert.usher.show()
      app.device.clock.advance(by: 0.1)

      app.cancel(alert, method)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil && alert.usher.isVisible)
    }
  }

  @Test(arguments: CancellationMethod.allCases)
  func `a button that is set and not enabled is not pressed`(method: CancellationMethod) {
    TestApp.run { app in
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .alert)
      let index = alert.usher.addButton(title: "Not now")
      alert.usher.cancelButtonIndex = index
      alert.actions[index].isEnabled = false
      let handle = alert.usher.show()
      app.runUntilIdle()

      app.cancel(alert, method)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil && alert.usher.isVisible)
    }
  }

  @Test(arguments: CancellationMethod.allCases)
  func `what the user does in something that the alert presents does not cancel the alert`(
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

      #expect(handle.outcomeIfDismissed == nil && page.presentingViewController === alert)
    }
  }

  @Test func `the escape key gives up what is being composed before it cancels`() {
    TestApp.run { app in
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.text = "Li" }
      alert.usher.cancelButtonIndex = alert.usher.addButton(title: "Not now")
      let handle = alert.usher.show()
      app.runUntilIdle()
      app.device.setMarked("hua")

      app.device.press(.escape)
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed == nil && alert.textFields?.first?.text == "Li")
      app.device.press(.escape)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.texts == ["Li"])
    }
  }
}

extension TestApp {
  /// Makes the escape gesture; whether anything took it.
  @discardableResult
  fileprivate func escape(from alert: UIAlertController) -> Bool {
    sequence(first: alert.view as UIResponder, next: \.next)
      .contains { $0.accessibilityPerformEscape() }
  }

  /// Does what the user does to get out.
  fileprivate func cancel(_ alert: UIAlertController, _ method: AlertCancellationTests.CancellationMethod) {
    switch method {
    case .gesture: escape(from: alert)
    case .key: device.press(.escape)
    case .tapOutside: tapOutside()
    }
  }

  fileprivate func tapOutside() { device.tap(at: CGPoint(x: 20, y: 100)) }
}
