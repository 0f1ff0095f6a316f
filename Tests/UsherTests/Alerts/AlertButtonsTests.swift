// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
@Suite(.uikitVariants)
struct AlertButtonsTests {
  @Test func `buttons are numbered in the order in which they were added, by Usher or UIKit`() {
    TestApp.run { _ in
      let misuse = MisuseCollector()
      let alert = UIAlertController.make("Sort by", [("Name", {})])

      #expect(alert.usher.addButton(title: "Cancel", style: .cancel) == 1)
      #expect(alert.usher.addButton(title: "Date") == 2)
      #expect(alert.usher.addButton(title: nil) == 3)

      #expect(alert.usher.numberOfButtons == 4)
      #expect((0..<4).map { alert.usher.buttonTitle(at: $0) } == ["Name", "Cancel", "Date", ""])
      #expect(misuse.reports.map(\.code) == ["alert-untitled-button"])
      #expect(alert.actions.map(\.style) == [.default, .cancel, .default, .default])
    }
  }

  @Test func `invalid indices return nil or are reported`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let alert = UIAlertController.make("Name?")
      alert.addTextField()
      let index = alert.usher

      #expect(index.buttonTitle(at: 1) == nil)
      #expect(index.buttonTitle(at: -1) == nil)
      #expect(index.textField(at: 0) === alert.textFields?.first)
      #expect(index.textField(at: 1) == nil)
      #expect(index.textField(at: -1) == nil)
      #expect(UIAlertController.make("No field").usher.textField(at: 0) == nil)
      #expect(misuse.reports.isEmpty)

      alert.usher.show()
      app.runUntilIdle()
      #expect(!alert.usher.dismiss(clickedButtonAt: 1))
      #expect(!alert.usher.dismiss(clickedButtonAt: -2))
      app.runUntilIdle()

      #expect(alert.usher.isVisible)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [alert-no-such-button]: The alert \"Name?\" has no button with the index 1. "
            + "Number of buttons: 1; the first index is 0. Use the index that addButton returns.",
          "Usher [alert-no-such-button]: The alert \"Name?\" has no button with the index -2. "
            + "Number of buttons: 1; the first index is 0. Use the index that addButton returns.",
        ])
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `tapping a button calls its handler once and makes it the outcome`(
    switches: HeadlessSwitches
  ) throws {
    try TestApp.run(switches: switches) { app in
      let diary = CallLog()
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .alert)
      for title in ["Name", "Date"] {
        alert.usher.addButton(title: title) {
          diary.record("\(title), visible: \(alert.usher.isVisible)")
        }
      }
      let handle = alert.usher.show()
      app.runUntilIdle()

      try app.tap("Date")
      app.runUntilIdle()

      #expect(diary.lines == ["Date, visible: false"])
      #expect(
        handle.outcomeIfDismissed
          == PopupOutcome(
            reason: .completed,
            value: SystemAlertResult(
              button: .init(index: 1, id: "Date", title: "Date"))))
    }
  }

  @Test func `a button that Usher added works in an alert that the app presents`() throws {
    try TestApp.run { app in
      let diary = CallLog()
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .alert)
      alert.usher.addButton(title: "Name") { diary.record("handler") }
      app.page.present(alert, animated: true)
      app.runUntilIdle()
      #expect(alert.usher.isVisible)
      #expect(!alert.usher.dismiss(clickedButtonAt: 0))

      try app.tap("Name")
      app.runUntilIdle()

      #expect(diary.lines == ["handler"])
      #expect(!alert.usher.isVisible)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants, [0, 0.2])
  func `a tapped button is the outcome, even if all popups are dismissed before its handler runs`(
    switches: HeadlessSwitches, delay: Double
  ) throws {
    for animated in [true, false] {
      try TestApp.run(switches: switches) { app in
        let diary = CallLog()
        let alert = UIAlertController(title: "Buy?", message: nil, preferredStyle: .alert)
        alert.usher.addButton(title: "Buy") { diary.record("bought") }
        alert.usher.show().onDismiss(diary.recordOutcome(of: "alert"))
        app.runUntilIdle()
        try app.tap("Buy")
        app.device.clock.advance(by: delay)

        app.center.dismissAll(reason: .loggedOut, animated: animated)
        app.runUntilIdle()

        #expect(diary.lines == ["bought", "alert: completed"], "animated: \(animated)")
      }
    }
  }

  @Test func `an alert is visible while it is on the screen`() {
    TestApp.run { app in
      let alert = UIAlertController.make("Paid")
      #expect(!alert.usher.isVisible)
      let handle = alert.usher.show()
      app.runUntilIdle()
      #expect(alert.usher.isVisible)

      handle.dismiss()
      app.runUntilIdle()

      #expect(!alert.usher.isVisible)
    }
  }

  @Test func `a second cancel button becomes a default button and is reported`() throws {
    try TestApp.run { app in
      let misuse = MisuseCollector()
      let diary = CallLog()
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Close", style: .cancel))

      let index = alert.usher.addButton(title: "Cancel", style: .cancel) { diary.record("handler") }

      #expect(index == 1)
      #expect(alert.actions[1].style == .default)
      #expect(alert.usher.cancelButtonIndex == 0)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [alert-second-cancel]: The button \"Cancel\" is a second cancel button; "
            + "UIKit would raise an exception. The alert has a button with the style .cancel; "
            + "this one gets the style .default. Use the style .cancel for one button only."
        ])
      alert.usher.show()
      app.runUntilIdle()
      try app.tap("Cancel")
      app.runUntilIdle()
      #expect(diary.lines == ["handler"])
    }
  }

  @Test(arguments: [true, false])
  func `an alert with buttons of addButton cannot be shown again`(hasHandler: Bool) throws {
    try TestApp.run { app in
      let misuse = MisuseCollector()
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .alert)
      let handler: @MainActor () -> Void = {}
      alert.usher.addButton(title: "Name", handler: hasHandler ? handler : nil)
      alert.usher.show()
      app.runUntilIdle()
      try app.tap("Name")
      app.runUntilIdle()

      #expect(alert.usher.show().outcomeIfDismissed?.reason == .contentInUse)

      #expect(
        misuse.reports.map(\.description) == [
          "Usher [alert-shown-again]: The alert \"Sort\" cannot be shown again after its "
            + "dismissal. It has buttons of addButton, which were released when it was "
            + "dismissed. Make a new alert each time, or use a SystemAlert."
        ])
      let plain = UIAlertController.make("Plain")
      for _ in 1...2 {
        plain.usher.show()
        app.runUntilIdle()
        #expect(plain.usher.isVisible)
        try app.tap("OK")
        app.runUntilIdle()
      }
    }
  }
}
