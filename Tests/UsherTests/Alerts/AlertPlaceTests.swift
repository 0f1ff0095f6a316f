// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Wherever an alert is asked for, and whatever the app is doing just then, it comes once and in front.
@MainActor
struct AlertPlaceTests {
  @Test func `an alert that is asked for before there is a window comes with the first one`() throws
  {
    try Stand.runOnDevice { device in
      let alert = UIAlertController.make("Offline")
      let handle = alert.usher.show()
      device.clock.advance(by: 1)
      #expect(alert.presentingViewController == nil)

      let stand = Stand(on: device)
      stand.settle()

      #expect(alert.viewIfLoaded?.window === stand.overlays.first)
      try stand.tap("OK")
      stand.settle()
      #expect(handle.outcomeIfEnded?.reason == .dismissed)
    }
  }

  @Test func `a background task asks for an alert and gets the button that was tapped`()
    async throws
  {
    try await Stand.run { stand in
      let task = Task { await sync() }
      while stand.overlays.isEmpty {
        await Task.yield()
        stand.settle()
      }

      try stand.tap("Again")
      stand.settle()

      let outcome = await task.value
      #expect(outcome.reason == .actionChosen && outcome.value?.button.id == "again")
    }
  }

  @Test func `an alert is in front of windows far above the level of alerts`() throws {
    try Stand.run { stand in
      let theirs = UIWindow(windowScene: stand.scene)
      theirs.windowLevel = .alert + 1000
      theirs.rootViewController = UIViewController()
      theirs.isHidden = false
      let handle = SystemAlert("Sure?").button("OK").enqueue()
      stand.settle()

      #expect(stand.overlays.first.map { $0.windowLevel > theirs.windowLevel } == true)
      try stand.tap("OK")
      stand.settle()

      #expect(handle.outcomeIfEnded?.value?.button.title == "OK")
    }
  }

  @Test(arguments: [0, 0.1, 0.3, 0.6], HeadlessSwitches.variants)
  func `an alert comes while the app presents, and disturbs nothing`(
    moment: Double, switches: HeadlessSwitches
  ) {
    Stand.run(switches: switches) { stand in
      let modal = UIViewController()
      stand.page.present(modal, animated: true)
      stand.device.clock.advance(by: moment)

      let alert = UIAlertController.make("Offline")
      alert.usher.show()
      stand.settle()

      #expect(modal.presentingViewController === stand.page && alert.usher.isVisible)
      #expect(stand.device.log.isEmpty, "UIKit had nothing to complain about")
    }
  }

  @Test(arguments: [0, 0.1, 0.3, 0.6], HeadlessSwitches.variants)
  func `an alert comes while the app dismisses, and disturbs nothing`(
    moment: Double, switches: HeadlessSwitches
  ) {
    Stand.run(switches: switches) { stand in
      let modal = UIViewController()
      stand.page.present(modal, animated: false)
      stand.settle()
      modal.dismiss(animated: true)
      stand.device.clock.advance(by: moment)

      let alert = UIAlertController.make("Offline")
      alert.usher.show()
      stand.settle()

      #expect(modal.presentingViewController == nil && alert.usher.isVisible)
      #expect(stand.device.log.isEmpty, "UIKit had nothing to complain about")
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `three alerts at once come one after the other`(switches: HeadlessSwitches) throws {
    try Stand.run(switches: switches) { stand in
      let diary = Diary()
      let alerts = ["1", "2", "3"].map { UIAlertController.make($0) }
      for alert in alerts { alert.usher.show().onEnd(diary.end(of: alert.title ?? "")) }

      for (index, alert) in alerts.enumerated() {
        stand.settle()
        #expect(alerts.filter(\.usher.isVisible) == [alert] && diary.lines.count == index)
        try stand.tap("OK")
      }
      stand.settle()

      #expect(diary.lines == ["1 ended: dismissed", "2 ended: dismissed", "3 ended: dismissed"])
      #expect(stand.overlays.isEmpty && stand.center.driver.isIdle)
    }
  }

  @Test func `an alert of a page waits for that page and leaves with it`() {
    Stand.runInNavigation { stand, navigation in
      let alert = UIAlertController.make("Save changes?")
      let handle = ReadyAlert(alert).on(DetailPage.self).enqueue()
      stand.settle()
      #expect(!alert.usher.isVisible)

      navigation.pushViewController(DetailPage(), animated: true)
      stand.settle()
      #expect(alert.usher.isVisible)

      navigation.popViewController(animated: true)
      stand.settle()
      #expect(!alert.usher.isVisible && handle.outcomeIfEnded?.reason == .pageLeft)
    }
  }

  @Test func `an alert comes in the scene that is named, and in no other`() throws {
    try Stand.run { stand in
      let other = Stand(on: stand.device)

      let handle = SystemAlert("Here").button("OK").enqueue(in: other.center)
      stand.settle()

      #expect(other.overlays.count == 1 && stand.overlays.isEmpty)
      try other.tap("OK")
      stand.settle()
      #expect(handle.outcomeIfEnded?.reason == .actionChosen)
    }
  }

  @Test(arguments: [0, 0.2, 1], HeadlessSwitches.variants)
  func `an alert whose scene is closed has ended, and no handler is called for it`(
    moment: Double, switches: HeadlessSwitches
  ) {
    Stand.run(switches: switches) { stand in
      let other = Stand(on: stand.device)
      let diary = Diary()
      let delete = SystemAlert("Delete?").button("Delete") { diary.note("deleted") }
      let handle = delete.enqueue(in: stand.center)
      let waiting = delete.enqueue(in: stand.center)
      stand.device.clock.advance(by: moment)

      stand.device.disconnect(stand.scene)
      other.settle()

      let gone = PopupOutcome<SystemAlertResult>(reason: .stageGone)
      #expect(handle.outcomeIfEnded == gone && waiting.outcomeIfEnded == gone)
      #expect(diary.lines.isEmpty)
      let next = UIAlertController.make("Next")
      next.usher.show(in: other.center)
      other.settle()
      #expect(next.usher.isVisible)
    }
  }

  @Test func `what the app adds to its window later is not in front of the alert`() throws {
    try Stand.run { stand in
      let alert = UIAlertController.make("Offline")
      let handle = alert.usher.show()
      stand.settle()

      let cover = UIView(frame: stand.window.bounds)
      stand.window.addSubview(cover)
      let theirs = UIWindow(windowScene: stand.scene)
      theirs.rootViewController = UIViewController()
      theirs.isHidden = false
      stand.settle()

      try stand.tap("OK")
      stand.settle()
      #expect(handle.outcomeIfEnded?.reason == .dismissed)
    }
  }

  /// Work that is done away from the main actor.
  private nonisolated func sync() async -> PopupOutcome<SystemAlertResult> {
    await SystemAlert("Sync failed").button("Again", id: "again").show()
  }
}
