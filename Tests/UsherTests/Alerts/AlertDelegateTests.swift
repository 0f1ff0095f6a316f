// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
struct AlertDelegateTests {
  @Test(arguments: HeadlessSwitches.variants)
  func `the delegate is told of coming and going, in order, around the handler`(
    switches: HeadlessSwitches
  ) throws {
    try Stand.run(switches: switches) { stand in
      let diary = Diary()
      let delegate = AlertListener(diary)
      let alert = UIAlertController(title: "Paid", message: nil, preferredStyle: .alert)
      alert.usher.addButton(title: "OK") { diary.note("handler") }
      alert.usher.delegate = delegate
      alert.usher.show().onEnd(diary.end(of: "alert"))
      stand.settle()
      #expect(diary.lines == ["will present", "did present"])

      try stand.tap("OK")
      stand.device.clock.advance(by: 0.1)
      #expect(diary.lines.dropFirst(2) == ["will dismiss"])
      stand.settle()

      #expect(
        diary.lines.dropFirst(3) == ["handler", "did dismiss", "alert ended: actionChosen"])
    }
  }

  @Test(arguments: [true, false], HeadlessSwitches.variants)
  func `pressed by the app, the alert tells the same`(
    animated: Bool, switches: HeadlessSwitches
  ) {
    Stand.run(switches: switches) { stand in
      let diary = Diary()
      let delegate = AlertListener(diary)
      let alert = UIAlertController(title: "Paid", message: nil, preferredStyle: .alert)
      alert.usher.addButton(title: "OK") { diary.note("handler") }
      alert.usher.delegate = delegate
      alert.usher.show(animated: animated).onEnd(diary.end(of: "alert"))
      stand.settle()

      alert.usher.dismiss(clickedButtonAt: 0, animated: animated)
      stand.settle()

      #expect(
        diary.lines == [
          "will present", "did present", "will dismiss", "handler", "did dismiss",
          "alert ended: actionChosen",
        ])
    }
  }

  @Test func `an alert that makes way for a more urgent one tells that, too`() throws {
    try Stand.run { stand in
      let diary = Diary()
      let delegate = AlertListener(diary)
      let alert = UIAlertController.make("Paid")
      alert.usher.delegate = delegate
      alert.usher.show()
      stand.settle()
      let fire = UIAlertController.make("Fire", [("Run", {})])
      ReadyAlert(fire).priority(.urgent).interrupts().enqueue()
      stand.settle()
      #expect(
        diary.lines == ["will present", "did present", "will dismiss", "did dismiss"])
      #expect(!alert.usher.isVisible)

      try stand.tap("Run")
      stand.settle()

      #expect(diary.lines.dropFirst(4) == ["will present", "did present"])
      #expect(alert.usher.isVisible)
    }
  }

  @Test func `an alert that the app presents, or that never appears, tells nothing`() {
    Stand.run { stand in
      let diary = Diary()
      let delegate = AlertListener(diary)
      let plain = UIAlertController.make("Plain")
      plain.usher.delegate = delegate
      stand.page.present(plain, animated: true)
      stand.settle()
      plain.dismiss(animated: true)
      stand.settle()

      UIAlertController.make("First").usher.show()
      let waiting = UIAlertController.make("Second")
      waiting.usher.delegate = delegate
      let handle = waiting.usher.show()
      stand.settle()
      handle.end()
      stand.settle()

      #expect(diary.lines.isEmpty && handle.outcomeIfEnded != nil)
    }
  }

  @Test func `an alert that was joined with another one tells nothing of that one`() throws {
    try Stand.run { stand in
      let diary = Diary()
      let delegate = AlertListener(diary)
      let (first, second) = (UIAlertController.make("1"), UIAlertController.make("2"))
      second.usher.delegate = delegate
      ReadyAlert(first).key("offline").enqueue()
      ReadyAlert(second).key("offline").enqueue()
      stand.settle()

      try stand.tap("OK")
      stand.settle()

      #expect(diary.lines.isEmpty && !first.usher.isVisible)
    }
  }

  @Test func `the delegate is not held`() {
    Stand.run { stand in
      let alert = UIAlertController.make("Paid")
      var delegate: AlertListener? = AlertListener(Diary())
      alert.usher.delegate = delegate
      #expect(alert.usher.delegate === delegate)

      delegate = nil

      #expect(alert.usher.delegate == nil)
      alert.usher.show()
      stand.settle()
      #expect(alert.usher.isVisible)
    }
  }
}

/// Writes down what an alert tells its delegate.
@MainActor
final class AlertListener: SystemAlertDelegate {
  private let diary: Diary

  init(_ diary: Diary) {
    self.diary = diary
  }

  func alertWillPresent(_ alert: UIAlertController) { diary.note("will present") }
  func alertDidPresent(_ alert: UIAlertController) { diary.note("did present") }
  func alertWillDismiss(_ alert: UIAlertController) { diary.note("will dismiss") }
  func alertDidDismiss(_ alert: UIAlertController) { diary.note("did dismiss") }
}
