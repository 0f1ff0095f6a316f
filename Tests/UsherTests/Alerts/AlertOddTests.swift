// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Alerts as nobody would write them, and as somebody does.
@MainActor
struct AlertOddTests {
  private nonisolated static let texts = [
    "", " ", "🧨👩‍👩‍👧‍👦🇪🇺", "مرحبا بالعالم", "שלום 123 world", "删除照片？", "\u{0301}\u{200D}\u{202E}abc",
    "a\u{0}b\n\n\tc", String(repeating: "long ", count: 4000),
    String(repeating: "unbroken", count: 400),
  ]

  @Test(arguments: texts)
  func `whatever its texts, an alert is shown, answered and gone`(text: String) throws {
    try Stand.run { stand in
      let handle = SystemAlert(text, message: text).button(text, id: "it")
        .textField(text, text: text).button("OK").enqueue()
      stand.settle()
      let alert = try #require(stand.alert)
      let card = alert.view.convert(alert.view.bounds, to: nil)
      #expect(stand.scene.coordinateSpace.bounds.contains(card), "\(card)")

      try stand.tap("OK")
      stand.settle()

      #expect(handle.outcomeIfEnded?.value?.button.index == 1)
      #expect(handle.outcomeIfEnded?.value?.texts == [text])
      #expect(stand.overlays.isEmpty && stand.center.driver.isIdle)
    }
  }

  @Test func `a hundred alerts at once come one after the other`() throws {
    try Stand.run(switches: HeadlessSwitches()) { stand in
      let diary = Diary()
      for number in 1...100 {
        SystemAlert("\(number)").button("OK")
          .onEnd { [weak diary] _ in diary?.note("\(number)") }.enqueue()
      }

      for number in 1...100 {
        stand.device.clock.advance(by: 1)
        #expect(stand.overlays.count == 1 && stand.alert?.title == "\(number)")
        try stand.tap("OK")
      }
      stand.settle()

      #expect(diary.lines == (1...100).map(String.init))
      #expect(stand.overlays.isEmpty && stand.center.driver.isIdle)
    }
  }

  @Test func `a hundred alerts end at once`() {
    Stand.run { stand in
      let handles = (1...100).map { SystemAlert("\($0)").button("OK").enqueue() }
      stand.settle()

      stand.center.endAll(.loggedOut, animated: false)

      #expect(stand.overlays.isEmpty && handles.dropFirst().allSatisfy(\.hasEnded))
      stand.settle()
      #expect(handles.filter { !$0.hasEnded }.isEmpty)
      #expect(stand.center.driver.isIdle && stand.window.isKeyWindow)
    }
  }

  @Test func `the fields of an alert that waits can be read and filled in`() throws {
    try Stand.run { stand in
      UIAlertController.make("First", [("Go", {})]).usher.show()
      let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.usher.addButton(title: "OK")
      let handle = alert.usher.show()
      stand.settle()

      alert.usher.textField(at: 0)?.text = "Mei"
      #expect(alert.usher.textField(at: 0)?.text == "Mei" && !alert.usher.isVisible)
      try stand.tap("Go")
      stand.settle()
      try stand.tap("OK")
      stand.settle()

      #expect(handle.outcomeIfEnded?.value?.texts == ["Mei"])
    }
  }

  enum Moment: CaseIterable {
    case willPresent, didPresent, willDismiss, didDismiss, handler, end, condition, field
  }

  @Test(arguments: Moment.allCases, HeadlessSwitches.worlds)
  func `an alert that is asked for in whatever is called of another one comes once, after it`(
    moment: Moment, switches: HeadlessSwitches
  ) throws {
    try Stand.run(switches: switches) { stand in
      let next = UIAlertController.make("Next", [("Done", {})])
      var isAsked = false
      let ask: @MainActor (Moment) -> Void = { now in
        guard now == moment, !isAsked else { return }
        isAsked = true
        next.usher.show()
      }
      let listener = AskingListener(ask)
      switch moment {
      case .condition, .field:
        SystemAlert("First").textField { _ in ask(.field) }
          .button("OK") {
          } enabledWhen: { _ in
            ask(.condition)
            return true
          }.enqueue()
      case .willPresent, .didPresent, .willDismiss, .didDismiss, .handler, .end:
        let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
        first.usher.addButton(title: "OK") { ask(.handler) }
        first.usher.delegate = listener
        first.usher.show().onEnd { _ in ask(.end) }
      }
      stand.settle()
      #expect(stand.alert?.title == "First" && !next.usher.isVisible)

      try stand.tap("OK")
      stand.settle()
      #expect(isAsked && next.usher.isVisible && stand.overlays.count == 1)
      try stand.tap("Done")
      stand.settle()

      #expect(stand.overlays.isEmpty && stand.center.driver.isIdle)
    }
  }
}

/// Does something whenever an alert tells it anything.
@MainActor
private final class AskingListener: SystemAlertDelegate {
  private let ask: @MainActor (AlertOddTests.Moment) -> Void

  init(_ ask: @escaping @MainActor (AlertOddTests.Moment) -> Void) {
    self.ask = ask
  }

  func alertWillPresent(_ alert: UIAlertController) { ask(.willPresent) }
  func alertDidPresent(_ alert: UIAlertController) { ask(.didPresent) }
  func alertWillDismiss(_ alert: UIAlertController) { ask(.willDismiss) }
  func alertDidDismiss(_ alert: UIAlertController) { ask(.didDismiss) }
}
