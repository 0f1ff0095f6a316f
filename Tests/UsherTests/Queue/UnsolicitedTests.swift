// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// How events and blockers tell whether the user has asked for a popup.
@MainActor
@Suite(.uikitVariants)
struct UnsolicitedTests {
  private func popup(isUnsolicited: Bool) -> Popup<Never> {
    Popup(FixedSizeView()).configuring {
      $0.admissionRule = TestRule(isUnsolicited: isUnsolicited) { _ in
        RecordingAdmission([], log: CallLog())
      }
    }
  }

  @Test func `events tell whether the popup is unsolicited`() async {
    await TestApp.run { app in
      let events = app.center.events
      app.center.show(Popup(FixedSizeView())).dismiss(animated: false)
      for isUnsolicited in [true, false] {
        app.center.show(popup(isUnsolicited: isUnsolicited)).dismiss(animated: false)
      }
      app.runUntilIdle()
      var dismissed: [Bool] = []
      for await event in events {
        guard case .dismissed = event.kind, let popup = event.popup else { continue }
        dismissed.append(popup.isUnsolicited)
        if dismissed.count == 3 { break }
      }
      #expect(dismissed == [false, true, false])
    }
  }

  @Test(arguments: [PopupKeyPolicy.join, .update])
  func `a popup is not unsolicited any more if the user asks for one with its key`(
    policy: PopupKeyPolicy
  ) {
    TestApp.run { app in
      let news = popup(isUnsolicited: true).key("news", ifExists: policy)
      app.center.show(news)
      app.runUntilIdle()
      let waiting = app.center.show(Popup(FixedSizeView()))
      app.center.show(news)
      #expect(
        waiting.blockers.map(\.description)
          == ["its lane is full: “news” (unsolicited) is on the screen"])

      app.center.show(popup(isUnsolicited: false).key("news", ifExists: policy))
      #expect(
        waiting.blockers.map(\.description) == ["its lane is full: “news” is on the screen"])
    }
  }

  @Test(arguments: [PopupKeyPolicy.join, .update])
  func `the event of a popup that joins or updates another one is about itself`(
    policy: PopupKeyPolicy
  ) async {
    await TestApp.run { app in
      let events = app.center.events
      for isUnsolicited in [true, false, true] {
        app.center.show(popup(isUnsolicited: isUnsolicited).key("news", ifExists: policy))
      }
      var merged: [Bool] = []
      for await event in events {
        switch event.kind {
        case .joined, .updatedExisting: merged += [event.popup?.isUnsolicited].compactMap { $0 }
        default: continue
        }
        if merged.count == 2 { break }
      }
      #expect(merged == [false, true])
    }
  }
}
