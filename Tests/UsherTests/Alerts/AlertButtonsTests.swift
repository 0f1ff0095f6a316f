// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
struct AlertButtonsTests {
  @Test func `buttons are counted in the order in which they were added, whoever added them`() {
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

  @Test func `indices that are out of range are answered`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let alert = UIAlertController.make("Name?")
      alert.addTextField()
      let index = alert.usher

      #expect(index.buttonTitle(at: 1) == nil && index.buttonTitle(at: -1) == nil)
      #expect(index.textField(at: 0) === alert.textFields?.first)
      #expect(index.textField(at: 1) == nil && index.textField(at: -1) == nil)
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
          "Usher [alert-no-such-button]: Button 1 of the alert \"Name?\" was meant, which is not "
            + "there. It has 1, which are counted from 0. Use the index that addButton answers.",
          "Usher [alert-no-such-button]: Button -2 of the alert \"Name?\" was meant, which is not "
            + "there. It has 1, which are counted from 0. Use the index that addButton answers.",
        ])
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a button that is tapped has its handler called once, and is the outcome`(
    switches: HeadlessSwitches
  ) throws {
    try TestApp.run(switches: switches) { app in
      let diary = CallLog()
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .alert)
      for title in ["Name", "Date"] {
        alert.usher.addButton(title: title) {
          diary.record("\(title), there: \(alert.usher.isVisible)")
        }
      }
      let handle = alert.usher.show()
      app.runUntilIdle()

      try app.tap("Date")
      app.runUntilIdle()

      #expect(diary.lines == ["Date, there: false"])
      #expect(
        handle.outcomeIfDismissed
          == PopupOutcome(
            reason: .completed,
            value: SystemAlertResult(
              button: .init(index: 1, id: "Date", title: "Date"))))
    }
  }

  @Test func `a button of ours works in an alert that the app presents itself`() throws {
    try TestApp.run { app in
      let diary = CallLog()
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .alert)
      alert.usher.addButton(title: "Name") { diary.record("handler") }
      app.page.present(alert, animated: true)
      app.runUntilIdle()
      #expect(alert.usher.isVisible && !alert.usher.dismiss(clickedButtonAt: 0))

      try app.tap("Name")
      app.runUntilIdle()

      #expect(diary.lines == ["handler"] && !alert.usher.isVisible)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a tapped button counts, even if everything is ended before its handler is called`(
    switches: HeadlessSwitches
  ) throws {
    for delay in [0, 0.2] {
      for animated in [true, false] {
        try TestApp.run(switches: switches) { app in
          let diary = CallLog()
          let alert = UIAlertController(title: "Buy?", message: nil, preferredStyle: .alert)
          alert.usher.addButton(title: "Buy") { diary.record("bought") }
          alert.usher.show().onDismiss(diary.recordOutcome(of: "alert"))
          app.runUntilIdle()
          try app.tap("Buy")
          app.device.clock.advance(by: delay)

          app.center.dismissAll(.loggedOut, animated: animated)
          app.runUntilIdle()

          #expect(diary.lines == ["bought", "alert ended: completed"])
        }
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

  @Test func `a second button that cancels is an ordinary one, in words`() throws {
    try TestApp.run { app in
      let misuse = MisuseCollector()
      let diary = CallLog()
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Close", style: .cancel))

      let index = alert.usher.addButton(title: "Cancel", style: .cancel) { diary.record("handler") }

      #expect(index == 1 && alert.actions[1].style == .default)
      #expect(alert.usher.cancelButtonIndex == 0)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [alert-second-cancel]: The button \"Cancel\" was to be a second one that cancels; "
            + "UIKit raises an exception for that. The alert has one with the style cancel; this "
            + "one becomes an ordinary one. Let one button of an alert cancel."
        ])
      alert.usher.show()
      app.runUntilIdle()
      try app.tap("Cancel")
      app.runUntilIdle()
      #expect(diary.lines == ["handler"])
    }
  }

  @Test func `an alert whose handlers have been let go is not shown again, in words`() throws {
    try TestApp.run { app in
      let misuse = MisuseCollector()
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .alert)
      alert.usher.addButton(title: "Name") {}
      alert.usher.show()
      app.runUntilIdle()
      try app.tap("Name")
      app.runUntilIdle()

      #expect(alert.usher.show().outcomeIfDismissed?.reason == .contentInUse)

      #expect(
        misuse.reports.map(\.description) == [
          "Usher [alert-shown-again]: The alert \"Sort\" was to be shown again after it had ended. "
            + "It has buttons of addButton, whose handlers were let go with its end. "
            + "Make a new alert each time, or describe it as a SystemAlert."
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
