// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Buttons that the app presses.
@MainActor
struct AlertButtonPressTests {
  private func alert(_ diary: CallLog) -> UIAlertController {
    let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .alert)
    for title in ["Name", "Date"] { alert.usher.addButton(title: title) { diary.record(title) } }
    return alert
  }

  @Test(arguments: [0, 0.1, 0.39, 1], HeadlessSwitches.singleSwitchVariants)
  func `at whatever moment, the handler is called once and after the alert has left`(
    time: Double, switches: HeadlessSwitches
  ) {
    for animated in [true, false] {
      TestApp.run(switches: switches) { app in
        let diary = CallLog()
        let alert = alert(diary)
        alert.usher.addButton(title: "Size") { diary.record("there: \(alert.usher.isVisible)") }
        let handle = alert.usher.show().onDismiss(diary.recordOutcome(of: "alert"))
        app.device.clock.advance(by: time)

        #expect(alert.usher.dismiss(clickedButtonAt: 2, animated: animated))
        #expect(animated || app.overlays.isEmpty, "it is off the screen at once")
        #expect(!alert.usher.dismiss(clickedButtonAt: 1), "the first press counts")
        app.runUntilIdle()

        #expect(diary.lines == ["there: false", "alert ended: completed"])
        #expect(handle.outcomeIfDismissed?.value?.button.index == 2)
        #expect(app.overlays.isEmpty && app.center.driver.isIdle)
        #expect(!alert.usher.dismiss(clickedButtonAt: 0), "it is not shown any more")
      }
    }
  }

  @Test func `the animation is seen or not, as was asked`() {
    for animated in [true, false] {
      TestApp.run { app in
        let alert = alert(CallLog())
        alert.usher.show()
        app.runUntilIdle()

        alert.usher.dismiss(clickedButtonAt: 0, animated: animated)
        app.device.clock.advance(by: 0.1)

        #expect(alert.usher.isVisible == animated)
      }
    }
  }

  @Test func `an alert that waits ends, and its handler is called, without having been seen`() {
    TestApp.run { app in
      let diary = CallLog()
      UIAlertController.make("First").usher.show()
      let alert = alert(diary)
      let handle = alert.usher.show().onDismiss(diary.recordOutcome(of: "alert"))
      app.runUntilIdle()

      #expect(alert.usher.dismiss(clickedButtonAt: 1))

      #expect(diary.lines == ["Date", "alert ended: completed"])
      #expect(handle.outcomeIfDismissed?.value?.button.title == "Date")
      app.runUntilIdle()
      #expect(alert.presentingViewController == nil && diary.lines.count == 2)
    }
  }

  @Test func `an alert that nobody holds but the queue is pressed while it waits, too`() {
    TestApp.run { app in
      let diary = CallLog()
      UIAlertController.make("First").usher.show()
      weak var waiting: UIAlertController?
      do {
        let alert = alert(diary)
        alert.usher.show()
        waiting = alert
      }

      #expect(waiting?.usher.dismiss(clickedButtonAt: 0) == true)

      #expect(diary.lines == ["Name"] && waiting == nil)
    }
  }

  @Test func `an alert that is suspended ends, and its handler is called`() {
    TestApp.run { app in
      let diary = CallLog()
      let alert = alert(diary)
      alert.usher.show().onDismiss(diary.recordOutcome(of: "alert"))
      app.runUntilIdle()
      ExistingAlert(.make("Fire")).priority(.urgent).conflict().show()
      app.runUntilIdle()

      #expect(alert.usher.dismiss(clickedButtonAt: 0))
      app.runUntilIdle()

      #expect(diary.lines == ["Name", "alert ended: completed"])
    }
  }

  @Test func `an alert that the user is closing already keeps the button that was tapped`() throws {
    try TestApp.run { app in
      let diary = CallLog()
      let alert = alert(diary)
      let handle = alert.usher.show()
      app.runUntilIdle()
      try app.tap("Name")

      #expect(!alert.usher.dismiss(clickedButtonAt: 1))
      app.runUntilIdle()

      #expect(diary.lines == ["Name"])
      #expect(handle.outcomeIfDismissed?.value?.button.title == "Name")
    }
  }

  @Test(arguments: [0, 0.1, 1])
  func `an alert that ended in another way is not pressed afterwards`(time: Double) {
    TestApp.run { app in
      let diary = CallLog()
      let alert = alert(diary)
      let handle = alert.usher.show()
      app.device.clock.advance(by: time)
      handle.dismiss(.custom("loaded"))

      #expect(!alert.usher.dismiss(clickedButtonAt: 1))
      app.runUntilIdle()

      #expect(diary.lines.isEmpty && handle.outcomeIfDismissed?.reason == .custom("loaded"))
    }
  }

  @Test func `an alert that was joined with another one cannot be pressed`() {
    TestApp.run { app in
      let diary = CallLog()
      let first = ExistingAlert(alert(CallLog())).key("sort").show()
      let second = alert(diary)
      ExistingAlert(second).key("sort").show()
      app.runUntilIdle()

      #expect(!second.usher.dismiss(clickedButtonAt: 0))
      app.runUntilIdle()

      #expect(first.outcomeIfDismissed == nil && diary.lines.isEmpty)
    }
  }

  @Test func `the handler of an action of the app's own is not called, in words`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let diary = CallLog()
      for title in ["Sort", "Sort again"] {
        let alert = UIAlertController.make(title, [("Name", { diary.record("handler") })])
        let handle = alert.usher.show()
        app.runUntilIdle()

        #expect(alert.usher.dismiss(clickedButtonAt: 0))
        app.runUntilIdle()

        #expect(handle.outcomeIfDismissed?.value?.button.title == "Name")
        #expect(!alert.usher.isVisible && diary.lines.isEmpty)
      }
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [alert-plain-button]: The app pressed the button \"Name\", whose handler was not "
            + "called. It is an action of the app's own, and only UIKit can call the handler of one. "
            + "Add the button with alert.usher.addButton."
        ])
    }
  }

  @Test func `what was typed is in the outcome`() {
    TestApp.run { app in
      let alert = alert(CallLog())
      alert.addTextField()
      let handle = alert.usher.show()
      app.runUntilIdle()
      app.device.type("size")

      alert.usher.dismiss(clickedButtonAt: 0)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.texts == ["size"])
    }
  }
}
