// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
struct AlertButtonsTests {
  @Test func `buttons are counted in the order in which they were added, whoever added them`() {
    Stand.run { _ in
      let misuse = MisuseCollector()
      let alert = UIAlertController.make("Sort by", [("Name", {})])

      #expect(alert.usher.addButton(title: "Cancel", style: .cancel) == 1)
      #expect(alert.usher.addButton(title: "Date") == 2)
      #expect(alert.usher.addButton(title: nil) == 3)

      #expect(alert.usher.numberOfButtons == 4)
      #expect((0..<4).map { alert.usher.buttonTitle(at: $0) } == ["Name", "Cancel", "Date", ""])
      #expect(misuse.reports.map(\.anchor) == ["alert-untitled-button"])
      #expect(alert.actions.map(\.style) == [.default, .cancel, .default, .default])
    }
  }

  @Test func `indices that are out of range are answered`() {
    Stand.run { stand in
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
      stand.settle()
      #expect(!alert.usher.dismiss(clickedButtonAt: 1))
      #expect(!alert.usher.dismiss(clickedButtonAt: -2))
      stand.settle()

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

  @Test(arguments: HeadlessSwitches.variants)
  func `a button that is tapped has its handler called once, and is the outcome`(
    switches: HeadlessSwitches
  ) throws {
    try Stand.run(switches: switches) { stand in
      let diary = Diary()
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .alert)
      for title in ["Name", "Date"] {
        alert.usher.addButton(title: title) {
          diary.note("\(title), there: \(alert.usher.isVisible)")
        }
      }
      let handle = alert.usher.show()
      stand.settle()

      try stand.tap("Date")
      stand.settle()

      #expect(diary.lines == ["Date, there: false"])
      #expect(
        handle.outcomeIfEnded
          == PopupOutcome(
            reason: .actionChosen,
            value: SystemAlertResult(
              button: .init(index: 1, id: "Date", title: "Date"))))
    }
  }

  @Test func `a button of ours works in an alert that the app presents itself`() throws {
    try Stand.run { stand in
      let diary = Diary()
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .alert)
      alert.usher.addButton(title: "Name") { diary.note("handler") }
      stand.page.present(alert, animated: true)
      stand.settle()
      #expect(alert.usher.isVisible && !alert.usher.dismiss(clickedButtonAt: 0))

      try stand.tap("Name")
      stand.settle()

      #expect(diary.lines == ["handler"] && !alert.usher.isVisible)
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `a tapped button counts, even if everything is ended before its handler is called`(
    switches: HeadlessSwitches
  ) throws {
    for delay in [0, 0.2] {
      for animated in [true, false] {
        try Stand.run(switches: switches) { stand in
          let diary = Diary()
          let alert = UIAlertController(title: "Buy?", message: nil, preferredStyle: .alert)
          alert.usher.addButton(title: "Buy") { diary.note("bought") }
          alert.usher.show().onEnd(diary.end(of: "alert"))
          stand.settle()
          try stand.tap("Buy")
          stand.device.clock.advance(by: delay)

          stand.center.endAll(.loggedOut, animated: animated)
          stand.settle()

          #expect(diary.lines == ["bought", "alert ended: actionChosen"])
        }
      }
    }
  }

  @Test func `an alert is visible while it is on the screen`() {
    Stand.run { stand in
      let alert = UIAlertController.make("Paid")
      #expect(!alert.usher.isVisible)
      let handle = alert.usher.show()
      stand.settle()
      #expect(alert.usher.isVisible)

      handle.end()
      stand.settle()

      #expect(!alert.usher.isVisible)
    }
  }

  @Test func `a second button that cancels is an ordinary one, in words`() throws {
    try Stand.run { stand in
      let misuse = MisuseCollector()
      let diary = Diary()
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Close", style: .cancel))

      let index = alert.usher.addButton(title: "Cancel", style: .cancel) { diary.note("handler") }

      #expect(index == 1 && alert.actions[1].style == .default)
      #expect(alert.usher.cancelButtonIndex == 0)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [alert-second-cancel]: The button \"Cancel\" was to be a second one that cancels; "
            + "UIKit raises an exception for that. The alert has one with the style cancel; this "
            + "one becomes an ordinary one. Let one button of an alert cancel."
        ])
      alert.usher.show()
      stand.settle()
      try stand.tap("Cancel")
      stand.settle()
      #expect(diary.lines == ["handler"])
    }
  }

  @Test func `an alert whose handlers have been let go is not shown again, in words`() throws {
    try Stand.run { stand in
      let misuse = MisuseCollector()
      let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .alert)
      alert.usher.addButton(title: "Name") {}
      alert.usher.show()
      stand.settle()
      try stand.tap("Name")
      stand.settle()

      #expect(alert.usher.show().outcomeIfEnded?.reason == .duplicate)

      #expect(
        misuse.reports.map(\.description) == [
          "Usher [alert-shown-again]: The alert \"Sort\" was to be shown again after it had ended. "
            + "It has buttons of addButton, whose handlers were let go with its end. "
            + "Make a new alert each time, or describe it as a SystemAlert."
        ])
      let plain = UIAlertController.make("Plain")
      for _ in 1...2 {
        plain.usher.show()
        stand.settle()
        #expect(plain.usher.isVisible)
        try stand.tap("OK")
        stand.settle()
      }
    }
  }
}
