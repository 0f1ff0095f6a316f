// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

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

@MainActor
@Suite(.uikitVariants)
struct AlertDelegateMisuseTests {
  @Test func `a delegate that implements no call is reported once, after the first alert`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let delegate = MisspelledDelegate()
      var reports: [[String]] = []
      for _ in 1...2 {
        let alert = UIAlertController.make("Paid")
        alert.usher.delegate = delegate
        let handle = alert.usher.show()
        app.runUntilIdle()
        reports.append(misuse.reports.map(\.code))
        handle.dismiss()
        app.runUntilIdle()
      }

      #expect(reports == [[], ["alert-delegate-without-calls"]])
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [alert-delegate-without-calls]: A MisspelledDelegate is the delegate of an alert "
            + "and implements none of the calls. "
            + "All four have reached the default implementation, which does nothing. "
            + "Implement alertWillPresent, alertDidPresent, alertWillDismiss or alertDidDismiss "
            + "in the class that conforms to SystemAlertDelegate."
        ])
    }
  }

  @Test(arguments: 0..<4)
  func `a delegate that implements one call is not reported`(number: Int) {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let delegates: [any SystemAlertDelegate] = [
        WillPresentDelegate(), DidPresentDelegate(), WillDismissDelegate(), DidDismissDelegate(),
      ]
      let alert = UIAlertController.make("Paid")
      alert.usher.delegate = delegates[number]
      let handle = alert.usher.show()
      app.runUntilIdle()
      handle.dismiss()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed != nil)
      #expect(misuse.reports.isEmpty)
    }
  }

  @Test func `a delegate is not reported for calls that were not made`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let delegate = MisspelledDelegate()
      let alert = UIAlertController.make("Paid")
      alert.usher.delegate = delegate
      let handle = alert.usher.show()
      app.device.clock.advance(by: 0.1)
      handle.dismiss()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed != nil)
      #expect(misuse.reports.isEmpty, "the alert has not appeared completely")
    }
  }

  @Test func `calls that two delegates of an alert do not implement are not added up`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let delegates = [MisspelledDelegate(), MisspelledDelegate()]
      let alert = UIAlertController.make("Paid")
      alert.usher.delegate = delegates[0]
      let handle = alert.usher.show()
      app.runUntilIdle()
      alert.usher.delegate = delegates[1]
      handle.dismiss()
      app.runUntilIdle()

      #expect(misuse.reports.isEmpty)
    }
  }

  @Test func `a delegate that forwards its calls is not reported`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let delegate = ForwardingDelegate()
      let alert = UIAlertController.make("Paid")
      alert.usher.delegate = delegate
      let handle = alert.usher.show()
      app.runUntilIdle()
      handle.dismiss()
      app.runUntilIdle()

      #expect(misuse.reports.isEmpty)
    }
  }
}

/// Conforms with the default implementations only, because the name of its method is wrong.
private final class MisspelledDelegate: SystemAlertDelegate {
  func alertWillAppear(_ alert: UIAlertController) {}
}

private final class WillPresentDelegate: SystemAlertDelegate {
  func alertWillPresent(_ alert: UIAlertController) {}
}

private final class DidPresentDelegate: SystemAlertDelegate {
  func alertDidPresent(_ alert: UIAlertController) {}
}

private final class WillDismissDelegate: SystemAlertDelegate {
  func alertWillDismiss(_ alert: UIAlertController) {}
}

private final class DidDismissDelegate: SystemAlertDelegate {
  func alertDidDismiss(_ alert: UIAlertController) {}
}

/// Forwards all calls to a delegate that implements none.
private final class ForwardingDelegate: SystemAlertDelegate {
  private let target = MisspelledDelegate()

  func alertWillPresent(_ alert: UIAlertController) { target.alertWillPresent(alert) }
  func alertDidPresent(_ alert: UIAlertController) { target.alertDidPresent(alert) }
  func alertWillDismiss(_ alert: UIAlertController) { target.alertWillDismiss(alert) }
  func alertDidDismiss(_ alert: UIAlertController) { target.alertDidDismiss(alert) }
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
