// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// What is left of an alert when it has ended: nothing.
@MainActor
struct AlertFreedTests {
  enum End: CaseIterable {
    case tapped, pressed, ended, waiting, closed
  }

  @Test(arguments: End.allCases, HeadlessSwitches.variants)
  func `handlers that hold their alert keep nothing alive`(
    end: End, switches: HeadlessSwitches
  ) throws {
    try Stand.run(switches: switches) { stand in
      weak var alert: UIAlertController?
      weak var held: Diary?
      do {
        let made = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
        let diary = Diary()
        made.addTextField()
        made.usher.addButton(title: "OK") { diary.note(made.textFields?.first?.text ?? "") }
        made.usher.addButton(title: "Never") { diary.note(made.title ?? "") }
        if end == .waiting {
          UIAlertController.make("First", [("Go", {})]).usher.show(in: stand.center)
        }
        let handle = made.usher.show(in: stand.center)
        stand.settle()
        (alert, held) = (made, diary)
        switch end {
        case .tapped: try stand.tap("OK")
        case .pressed: made.usher.dismiss(clickedButtonAt: 0)
        case .ended, .waiting: handle.end()
        case .closed: stand.device.disconnect(stand.scene)
        }
        stand.settle()
      }

      #expect(alert == nil && held == nil)
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `an alert that was described is gone with its window, and so is what it held`(
    switches: HeadlessSwitches
  ) throws {
    try Stand.run(switches: switches) { stand in
      weak var alert: UIAlertController?
      weak var window: UIWindow?
      weak var held: Diary?
      do {
        let diary = Diary()
        SystemAlert("Name?").textField { _ in diary.note("field") }
          .button("OK") {
            diary.note("OK")
          } enabledWhen: { _ in
            diary.lines.count == 1
          }
          .enqueue()
        stand.settle()
        (alert, window, held) = (stand.alert, stand.overlays.first, diary)
        #expect(alert != nil)
        try stand.tap("OK")
        stand.settle()
        #expect(diary.lines == ["field", "OK"])
      }

      #expect(alert == nil && window == nil && held == nil)
    }
  }

  @Test func `an alert that is only prepared is held by nobody`() {
    Stand.run { _ in
      weak var alert: UIAlertController?
      do {
        let made = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
        made.usher.addButton(title: "OK")
        made.usher.delegate = nil
        made.usher.cancelButtonIndex = 0
        alert = made
      }

      #expect(alert == nil)
    }
  }
}
