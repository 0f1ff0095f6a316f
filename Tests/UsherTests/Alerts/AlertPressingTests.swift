// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Buttons that the app presses.
@MainActor
struct AlertPressingTests {
  private func alert(_ diary: Diary) -> UIAlertController {
    let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .alert)
    for title in ["Name", "Date"] { alert.usher.addButton(title: title) { diary.note(title) } }
    return alert
  }

  @Test(arguments: [0, 0.1, 0.39, 1], HeadlessSwitches.variants)
  func `at whatever moment, the handler is called once and after the alert has left`(
    moment: Double, switches: HeadlessSwitches
  ) {
    for animated in [true, false] {
      Stand.run(switches: switches) { stand in
        let diary = Diary()
        let alert = alert(diary)
        alert.usher.addButton(title: "Size") { diary.note("there: \(alert.usher.isVisible)") }
        let handle = alert.usher.show().onEnd(diary.end(of: "alert"))
        stand.device.clock.advance(by: moment)

        #expect(alert.usher.dismiss(clickedButtonAt: 2, animated: animated))
        #expect(animated || stand.overlays.isEmpty, "it is off the screen at once")
        #expect(!alert.usher.dismiss(clickedButtonAt: 1), "the first press counts")
        stand.settle()

        #expect(diary.lines == ["there: false", "alert ended: actionChosen"])
        #expect(handle.outcomeIfEnded?.value?.button.index == 2)
        #expect(stand.overlays.isEmpty && stand.center.driver.isIdle)
        #expect(!alert.usher.dismiss(clickedButtonAt: 0), "it is not shown any more")
      }
    }
  }

  @Test func `the animation is seen or not, as was asked`() {
    for animated in [true, false] {
      Stand.run { stand in
        let alert = alert(Diary())
        alert.usher.show()
        stand.settle()

        alert.usher.dismiss(clickedButtonAt: 0, animated: animated)
        stand.device.clock.advance(by: 0.1)

        #expect(alert.usher.isVisible == animated)
      }
    }
  }

  @Test func `an alert that waits ends, and its handler is called, without having been seen`() {
    Stand.run { stand in
      let diary = Diary()
      UIAlertController.make("First").usher.show()
      let alert = alert(diary)
      let handle = alert.usher.show().onEnd(diary.end(of: "alert"))
      stand.settle()

      #expect(alert.usher.dismiss(clickedButtonAt: 1))

      #expect(diary.lines == ["Date", "alert ended: actionChosen"])
      #expect(handle.outcomeIfEnded?.value?.button.title == "Date")
      stand.settle()
      #expect(alert.presentingViewController == nil && diary.lines.count == 2)
    }
  }

  @Test func `an alert that nobody holds but the queue is pressed while it waits, too`() {
    Stand.run { stand in
      let diary = Diary()
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
    Stand.run { stand in
      let diary = Diary()
      let alert = alert(diary)
      alert.usher.show().onEnd(diary.end(of: "alert"))
      stand.settle()
      ReadyAlert(.make("Fire")).priority(.urgent).interrupts().enqueue()
      stand.settle()

      #expect(alert.usher.dismiss(clickedButtonAt: 0))
      stand.settle()

      #expect(diary.lines == ["Name", "alert ended: actionChosen"])
    }
  }

  @Test func `an alert that the user is closing already keeps the button that was tapped`() throws {
    try Stand.run { stand in
      let diary = Diary()
      let alert = alert(diary)
      let handle = alert.usher.show()
      stand.settle()
      try stand.tap("Name")

      #expect(!alert.usher.dismiss(clickedButtonAt: 1))
      stand.settle()

      #expect(diary.lines == ["Name"])
      #expect(handle.outcomeIfEnded?.value?.button.title == "Name")
    }
  }

  @Test(arguments: [0, 0.1, 1])
  func `an alert that ended in another way is not pressed afterwards`(moment: Double) {
    Stand.run { stand in
      let diary = Diary()
      let alert = alert(diary)
      let handle = alert.usher.show()
      stand.device.clock.advance(by: moment)
      handle.end(.custom("loaded"))

      #expect(!alert.usher.dismiss(clickedButtonAt: 1))
      stand.settle()

      #expect(diary.lines.isEmpty && handle.outcomeIfEnded?.reason == .custom("loaded"))
    }
  }

  @Test func `an alert that was joined with another one cannot be pressed`() {
    Stand.run { stand in
      let diary = Diary()
      let first = ReadyAlert(alert(Diary())).key("sort").enqueue()
      let second = alert(diary)
      ReadyAlert(second).key("sort").enqueue()
      stand.settle()

      #expect(!second.usher.dismiss(clickedButtonAt: 0))
      stand.settle()

      #expect(first.outcomeIfEnded == nil && diary.lines.isEmpty)
    }
  }

  @Test func `the handler of an action of the app's own is not called, in words`() {
    Stand.run { stand in
      let misuse = MisuseCollector()
      let diary = Diary()
      for title in ["Sort", "Sort again"] {
        let alert = UIAlertController.make(title, [("Name", { diary.note("handler") })])
        let handle = alert.usher.show()
        stand.settle()

        #expect(alert.usher.dismiss(clickedButtonAt: 0))
        stand.settle()

        #expect(handle.outcomeIfEnded?.value?.button.title == "Name")
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
    Stand.run { stand in
      let alert = alert(Diary())
      alert.addTextField()
      let handle = alert.usher.show()
      stand.settle()
      stand.device.type("size")

      alert.usher.dismiss(clickedButtonAt: 0)
      stand.settle()

      #expect(handle.outcomeIfEnded?.value?.texts == ["size"])
    }
  }
}
