// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Alerts with unusual texts, in large numbers and shown from unusual places.
@MainActor
@Suite(.uikitVariants)
struct AlertEdgeCaseTests {
  private nonisolated static let texts = [
    "", " ", "🧨👩‍👩‍👧‍👦🇪🇺", "مرحبا بالعالم", "שלום 123 world", "删除照片？", "\u{0301}\u{200D}\u{202E}abc",
    "a\u{0}b\n\n\tc", String(repeating: "long ", count: 4000),
    String(repeating: "unbroken", count: 400),
  ]

  @Test(arguments: texts)
  func `an alert with any text is shown and dismissed`(text: String) throws {
    try TestApp.run { app in
      let handle = SystemAlert(text, message: text).button(text, id: "it")
        .textField(text, text: text).button("OK").show()
      app.runUntilIdle()
      let alert = try #require(app.alert)
      let card = alert.view.convert(alert.view.bounds, to: nil)
      #expect(app.scene.coordinateSpace.bounds.contains(card), "\(card)")

      try app.tap("OK")
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.button.index == 1)
      #expect(handle.outcomeIfDismissed?.value?.values.texts == [text])
      #expect(app.overlays.isEmpty)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `a hundred alerts shown at once appear one after the other`() throws {
    try TestApp.run(switches: HeadlessSwitches()) { app in
      let diary = CallLog()
      for number in 1...100 {
        SystemAlert("\(number)").button("OK")
          .onDismiss { [weak diary] _ in diary?.record("\(number)") }.show()
      }

      for number in 1...100 {
        app.device.clock.advance(by: 1)
        #expect(app.overlays.count == 1)
        #expect(app.alert?.title == "\(number)")
        try app.tap("OK")
      }
      app.runUntilIdle()

      #expect(diary.lines == (1...100).map(String.init))
      #expect(app.overlays.isEmpty)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `a hundred alerts can be dismissed at once`() {
    TestApp.run { app in
      let handles = (1...100).map { SystemAlert("\($0)").button("OK").show() }
      app.runUntilIdle()

      app.center.dismissAll(reason: .loggedOut, animated: false)

      #expect(app.overlays.isEmpty)
      #expect(handles.dropFirst().allSatisfy { $0.isDismissed })
      app.runUntilIdle()
      #expect(handles.filter { !$0.isDismissed }.isEmpty)
      #expect(app.center.driver.isIdle)
      #expect(app.window.isKeyWindow)
    }
  }

  @Test func `the fields of a queued alert can be read and filled in`() throws {
    try TestApp.run { app in
      UIAlertController.make("First", [("Go", {})]).usher.show()
      let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.usher.addButton(title: "OK")
      let handle = alert.usher.show()
      app.runUntilIdle()

      alert.usher.textField(at: 0)?.text = "Mei"
      #expect(alert.usher.textField(at: 0)?.text == "Mei")
      #expect(!alert.usher.isVisible)
      try app.tap("Go")
      app.runUntilIdle()
      try app.tap("OK")
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.values.texts == ["Mei"])
    }
  }

  enum CallbackPoint: CaseIterable {
    case willPresent, didPresent, willDismiss, didDismiss, handler, dismissal, condition, field
  }

  @Test(arguments: CallbackPoint.allCases, HeadlessSwitches.variants)
  func `an alert shown in any callback of another alert appears once, after that alert`(
    callback: CallbackPoint, switches: HeadlessSwitches
  ) throws {
    try TestApp.run(switches: switches) { app in
      let next = UIAlertController.make("Next", [("Done", {})])
      var wasShown = false
      let showNext: @MainActor (CallbackPoint) -> Void = { now in
        guard now == callback, !wasShown else { return }
        wasShown = true
        next.usher.show()
      }
      let delegate = ShowingDelegate(showNext)
      switch callback {
      case .condition, .field:
        SystemAlert("First").textField { _ in showNext(.field) }
          .button("OK") {
          } enabledWhen: { _ in
            showNext(.condition)
            return true
          }.show()
      case .willPresent, .didPresent, .willDismiss, .didDismiss, .handler, .dismissal:
        let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
        first.usher.addButton(title: "OK") { showNext(.handler) }
        first.usher.delegate = delegate
        first.usher.show().onDismiss { _ in showNext(.dismissal) }
      }
      app.runUntilIdle()
      #expect(app.alert?.title == "First")
      #expect(!next.usher.isVisible)

      try app.tap("OK")
      app.runUntilIdle()
      #expect(wasShown)
      #expect(next.usher.isVisible)
      #expect(app.overlays.count == 1)
      try app.tap("Done")
      app.runUntilIdle()

      #expect(app.overlays.isEmpty)
      #expect(app.center.driver.isIdle)
    }
  }
}

/// Runs a closure in every delegate callback.
@MainActor
private final class ShowingDelegate: SystemAlertDelegate {
  private let showNext: @MainActor (AlertEdgeCaseTests.CallbackPoint) -> Void

  init(_ showNext: @escaping @MainActor (AlertEdgeCaseTests.CallbackPoint) -> Void) {
    self.showNext = showNext
  }

  func alertWillPresent(_ alert: UIAlertController) { showNext(.willPresent) }
  func alertDidPresent(_ alert: UIAlertController) { showNext(.didPresent) }
  func alertWillDismiss(_ alert: UIAlertController) { showNext(.willDismiss) }
  func alertDidDismiss(_ alert: UIAlertController) { showNext(.didDismiss) }
}
