// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Alert buttons that are pressed by code.
@MainActor
@Suite(.uikitVariants)
struct AlertButtonPressTests {
  private func alert(_ diary: CallLog) -> UIAlertController {
    let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .alert)
    for title in ["Name", "Date"] { alert.usher.addButton(title: title) { diary.record(title) } }
    return alert
  }

  @Test(arguments: [0, 0.1, 0.39, 1], HeadlessSwitches.singleSwitchVariants)
  func `pressing a button by code calls its handler once, after the alert has disappeared`(
    time: Double, switches: HeadlessSwitches
  ) {
    for animated in [true, false] {
      TestApp.run(switches: switches) { app in
        let diary = CallLog()
        let alert = alert(diary)
        alert.usher.addButton(title: "Size") { diary.record("visible: \(alert.usher.isVisible)") }
        let handle = alert.usher.show().onDismiss(diary.recordOutcome(of: "alert"))
        app.device.clock.advance(by: time)

        #expect(
          alert.usher.dismiss(clickedButtonAt: 2, animated: animated), "animated: \(animated)")
        #expect(animated || app.overlays.isEmpty, "it disappears at once")
        #expect(!alert.usher.dismiss(clickedButtonAt: 1), "only the first press has an effect")
        app.runUntilIdle()

        #expect(diary.lines == ["visible: false", "alert: completed"], "animated: \(animated)")
        #expect(handle.outcomeIfDismissed?.value?.button.index == 2, "animated: \(animated)")
        #expect(app.overlays.isEmpty, "animated: \(animated)")
        #expect(app.center.driver.isIdle, "animated: \(animated)")
        #expect(!alert.usher.dismiss(clickedButtonAt: 0), "it is dismissed")
      }
    }
  }

  @Test(arguments: [true, false])
  func `a press by code animates the dismissal only if requested`(animated: Bool) {
    TestApp.run { app in
      let alert = alert(CallLog())
      alert.usher.show()
      app.runUntilIdle()

      alert.usher.dismiss(clickedButtonAt: 0, animated: animated)
      app.device.clock.advance(by: 0.1)

      #expect(alert.usher.isVisible == animated)
    }
  }

  @Test func `pressing a button of a queued alert dismisses the alert and calls the handler`() {
    TestApp.run { app in
      let diary = CallLog()
      UIAlertController.make("First").usher.show()
      let alert = alert(diary)
      let handle = alert.usher.show().onDismiss(diary.recordOutcome(of: "alert"))
      app.runUntilIdle()

      #expect(alert.usher.dismiss(clickedButtonAt: 1))

      #expect(diary.lines == ["Date", "alert: completed"])
      #expect(handle.outcomeIfDismissed?.value?.button.title == "Date")
      app.runUntilIdle()
      #expect(alert.presentingViewController == nil)
      #expect(diary.lines.count == 2)
    }
  }

  @Test func `a button of a queued alert that only the queue retains can be pressed`() {
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

      #expect(diary.lines == ["Name"])
      #expect(waiting == nil)
    }
  }

  @Test func `pressing a button of a suspended alert dismisses the alert and calls the handler`() {
    TestApp.run { app in
      let diary = CallLog()
      let alert = alert(diary)
      alert.usher.show().onDismiss(diary.recordOutcome(of: "alert"))
      app.runUntilIdle()
      ExistingAlert(.make("Fire")).priority(.urgent).conflict(.interrupt).show()
      app.runUntilIdle()

      #expect(alert.usher.dismiss(clickedButtonAt: 0))
      app.runUntilIdle()

      #expect(diary.lines == ["Name", "alert: completed"])
    }
  }

  @Test func `a press by code is ignored after the user has tapped a button`() throws {
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
  func `a press by code is ignored after the alert was dismissed in another way`(time: Double) {
    TestApp.run { app in
      let diary = CallLog()
      let alert = alert(diary)
      let handle = alert.usher.show()
      app.device.clock.advance(by: time)
      handle.dismiss(reason: .custom("loaded"))

      #expect(!alert.usher.dismiss(clickedButtonAt: 1))
      app.runUntilIdle()

      #expect(diary.lines.isEmpty)
      #expect(handle.outcomeIfDismissed?.reason == .custom("loaded"))
    }
  }

  @Test func `a button of an alert that joined another one cannot be pressed`() {
    TestApp.run { app in
      let diary = CallLog()
      let first = ExistingAlert(alert(CallLog())).key("sort").show()
      let second = alert(diary)
      ExistingAlert(second).key("sort").show()
      app.runUntilIdle()

      #expect(!second.usher.dismiss(clickedButtonAt: 0))
      app.runUntilIdle()

      #expect(first.outcomeIfDismissed == nil)
      #expect(diary.lines.isEmpty)
    }
  }

  @Test
  func `pressing a UIAlertAction that Usher did not create is reported, and no handler is called`()
  {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let diary = CallLog()
      for title in ["Sort", "Sort again"] {
        let alert = UIAlertController.make(title, [("Name", { diary.record("handler") })])
        let handle = alert.usher.show()
        app.runUntilIdle()

        #expect(alert.usher.dismiss(clickedButtonAt: 0), "title: \(title)")
        app.runUntilIdle()

        #expect(handle.outcomeIfDismissed?.value?.button.title == "Name")
        #expect(!alert.usher.isVisible, "title: \(title)")
        #expect(diary.lines.isEmpty, "title: \(title)")
      }
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [alert-plain-button]: dismiss(clickedButtonAt:) cannot call the handler of the "
            + "button \"Name\". It is a UIAlertAction of the app, whose handler only UIKit "
            + "can call. Add the button with alert.usher.addButton."
        ])
    }
  }

  @Test func `pressing a button by code returns the texts in the outcome`() {
    TestApp.run { app in
      let alert = alert(CallLog())
      alert.addTextField()
      let handle = alert.usher.show()
      app.runUntilIdle()
      app.device.type("size")

      alert.usher.dismiss(clickedButtonAt: 0)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.values.texts == ["size"])
    }
  }
}
