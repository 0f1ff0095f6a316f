// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
@Suite(.uikitVariants)
struct AlertDelegateTests {
  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `the delegate is called before and after presentation and dismissal, around the handler`(
    switches: HeadlessSwitches
  ) throws {
    try TestApp.run(switches: switches) { app in
      let diary = CallLog()
      let delegate = RecordingAlertDelegate(diary)
      let alert = UIAlertController(title: "Paid", message: nil, preferredStyle: .alert)
      alert.usher.addButton(title: "OK") { diary.record("handler") }
      alert.usher.delegate = delegate
      alert.usher.show().onDismiss(diary.recordOutcome(of: "alert"))
      app.runUntilIdle()
      #expect(diary.lines == ["will present", "did present"])

      try app.tap("OK")
      app.device.clock.advance(by: 0.1)
      #expect(diary.lines.dropFirst(2) == ["will dismiss"])
      app.runUntilIdle()

      #expect(
        diary.lines.dropFirst(3) == ["handler", "did dismiss", "alert: completed"])
    }
  }

  @Test(arguments: [true, false], HeadlessSwitches.singleSwitchVariants)
  func `the delegate is called in the same order when a button is pressed by code`(
    animated: Bool, switches: HeadlessSwitches
  ) {
    TestApp.run(switches: switches) { app in
      let diary = CallLog()
      let delegate = RecordingAlertDelegate(diary)
      let alert = UIAlertController(title: "Paid", message: nil, preferredStyle: .alert)
      alert.usher.addButton(title: "OK") { diary.record("handler") }
      alert.usher.delegate = delegate
      alert.usher.show(animated: animated).onDismiss(diary.recordOutcome(of: "alert"))
      app.runUntilIdle()

      alert.usher.dismiss(clickedButtonAt: 0, animated: animated)
      app.runUntilIdle()

      #expect(
        diary.lines == [
          "will present", "did present", "will dismiss", "handler", "did dismiss",
          "alert: completed",
        ])
    }
  }

  @Test func `the delegate is called when an alert is interrupted and resumed`() throws {
    try TestApp.run { app in
      let diary = CallLog()
      let delegate = RecordingAlertDelegate(diary)
      let alert = UIAlertController.make("Paid")
      alert.usher.delegate = delegate
      alert.usher.show()
      app.runUntilIdle()
      let fire = UIAlertController.make("Fire", [("Run", {})])
      ExistingAlert(fire).priority(.urgent).conflict(.interrupt).show()
      app.runUntilIdle()
      #expect(
        diary.lines == ["will present", "did present", "will dismiss", "did dismiss"])
      #expect(!alert.usher.isVisible)

      try app.tap("Run")
      app.runUntilIdle()

      #expect(diary.lines.dropFirst(4) == ["will present", "did present"])
      #expect(alert.usher.isVisible)
    }
  }

  @Test
  func `the delegate is not called for an alert that the app presents or that never appears`() {
    TestApp.run { app in
      let diary = CallLog()
      let delegate = RecordingAlertDelegate(diary)
      let plain = UIAlertController.make("Plain")
      plain.usher.delegate = delegate
      app.page.present(plain, animated: true)
      app.runUntilIdle()
      plain.dismiss(animated: true)
      app.runUntilIdle()

      UIAlertController.make("First").usher.show()
      let waiting = UIAlertController.make("Second")
      waiting.usher.delegate = delegate
      let handle = waiting.usher.show()
      app.runUntilIdle()
      handle.dismiss()
      app.runUntilIdle()

      #expect(diary.lines.isEmpty)
      #expect(handle.outcomeIfDismissed != nil)
    }
  }

  @Test func `the delegate of an alert that joined another one is not called`() throws {
    try TestApp.run { app in
      let diary = CallLog()
      let delegate = RecordingAlertDelegate(diary)
      let (first, second) = (UIAlertController.make("1"), UIAlertController.make("2"))
      second.usher.delegate = delegate
      ExistingAlert(first).key("offline").show()
      ExistingAlert(second).key("offline").show()
      app.runUntilIdle()

      try app.tap("OK")
      app.runUntilIdle()

      #expect(diary.lines.isEmpty)
      #expect(!first.usher.isVisible)
    }
  }

  @Test func `the delegate is not retained`() {
    TestApp.run { app in
      let alert = UIAlertController.make("Paid")
      var delegate: RecordingAlertDelegate? = RecordingAlertDelegate(CallLog())
      alert.usher.delegate = delegate
      #expect(alert.usher.delegate === delegate)

      delegate = nil

      #expect(alert.usher.delegate == nil)
      alert.usher.show()
      app.runUntilIdle()
      #expect(alert.usher.isVisible)
    }
  }
}

/// Records the calls of an alert delegate.
@MainActor
final class RecordingAlertDelegate: SystemAlertDelegate {
  private let diary: CallLog

  init(_ diary: CallLog) {
    self.diary = diary
  }

  func alertWillPresent(_ alert: UIAlertController) { diary.record("will present") }
  func alertDidPresent(_ alert: UIAlertController) { diary.record("did present") }
  func alertWillDismiss(_ alert: UIAlertController) { diary.record("will dismiss") }
  func alertDidDismiss(_ alert: UIAlertController) { diary.record("did dismiss") }
}
