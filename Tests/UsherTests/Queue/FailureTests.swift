// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@testable import Usher

/// Bugs that other libraries had, reproduced with Usher; see the failure catalogue.
@MainActor
@Suite(.uikitVariants)
struct FailureTests {
  @Test func `two similar popups without a key are both shown`() {
    TestApp.run { app in
      let (first, second) = (FixedSizeView(), FixedSizeView())
      app.center.show(Popup(first))
      let handle = app.center.show(Popup(second))
      app.runUntilIdle()
      #expect(first.window != nil)
      #expect(second.window == nil)

      app.center.visiblePopups.first?.dismiss()
      app.runUntilIdle()

      #expect(second.window != nil)
      #expect(handle.outcomeIfDismissed == nil)
    }
  }

  @Test func `the gap between two popups also applies to a popup that is queued during the gap`() {
    TestApp.run { app in
      let lane = PopupLane(name: "slow", minimumGap: .seconds(5))
      let (second, third) = (FixedSizeView(), FixedSizeView())
      let first = app.center.show(Popup(FixedSizeView()).lane(lane))
      app.center.show(Popup(second).lane(lane))
      app.runUntilIdle()
      first.dismiss(animated: false)
      app.runUntilIdle()

      app.center.show(Popup(third).lane(lane).priority(.urgent))
      app.runUntilIdle()
      #expect(second.window == nil)
      #expect(third.window == nil)
      app.runUntilIdle()

      #expect(second.window == nil)
      #expect(third.window != nil)
    }
  }

  @Test(arguments: [0, 0.05, 1])
  func `a popup that is dismissed twice disappears once and has one outcome`(
    between: TimeInterval
  ) {
    TestApp.run { app in
      let diary = CallLog()
      let handle = app.center.show(
        Popup(FixedSizeView()).onWillDisappear { diary.record("will disappear") }.onDidDisappear {
          diary.record("did disappear")
        }
        .onDismiss(diary.recordOutcome(of: "popup")))
      app.runUntilIdle()

      handle.dismiss(reason: .custom("first"))
      app.device.clock.advance(by: between)
      handle.dismiss(reason: .custom("second"))
      app.runUntilIdle()

      #expect(diary.lines == ["will disappear", "did disappear", "popup: first"])
    }
  }

  @Test func `a popup that dismisses itself when it appears is not shown again`() {
    TestApp.run { app in
      var (made, ended) = (0, 0)
      let popup = Popup<Never> { handle in
        made += 1
        handle.dismiss(animated: false)
        return FixedSizeView()
      }
      app.center.show(popup.onDismiss { _ in ended += 1 })
      app.center.show(
        Popup<Never> { _ in FixedSizeView() }.onWillAppear { _ in
          app.center.visiblePopups.first?.dismiss()
        }.onDismiss { _ in ended += 1 })
      app.device.clock.advance(by: 10)

      #expect(made == 1)
      #expect(ended == 2)
      #expect(app.overlays.isEmpty)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test
  func `a popup shown right after another one was dismissed is visible, and each has one outcome`()
  {
    TestApp.run { app in
      let diary = CallLog()
      let (first, second) = (FixedSizeView(), FixedSizeView())
      app.center.show(Popup(first).onDismiss(diary.recordOutcome(of: "first"))).dismiss(
        animated: false)
      let handle = app.center.show(Popup(second).onDismiss(diary.recordOutcome(of: "second")))
      app.runUntilIdle()

      #expect(first.window == nil)
      #expect(second.window != nil)
      #expect(diary.lines == ["first: dismissedByApp"])
      handle.dismiss()
      app.runUntilIdle()
      #expect(diary.lines == ["first: dismissedByApp", "second: dismissedByApp"])
    }
  }

  @Test func `a hundred popups that are dismissed in every order have a hundred outcomes`() {
    TestApp.run { app in
      var outcomeCounts: [Int: Int] = [:]
      let handles = (0..<100).map { number in
        app.center.show(
          Popup<Never> { _ in FixedSizeView() }.priority(PopupPriority(number % 7))
            .onDismiss { _ in outcomeCounts[number, default: 0] += 1 })
      }
      for (number, handle) in handles.enumerated() where number % 3 == 0 { handle.dismiss() }
      app.runUntilIdle()
      for handle in handles { handle.dismiss(animated: false) }
      app.runUntilIdle()

      #expect(outcomeCounts.count == 100)
      #expect(outcomeCounts.values.allSatisfy { $0 == 1 })
      #expect(app.overlays.isEmpty)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test
  func `a view in use by another popup is rejected, and accepted after that popup's dismissal`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let box = FixedSizeView()
      let first = app.center.show(Popup(box))
      app.runUntilIdle()
      #expect(app.center.show(Popup(box)).outcomeIfDismissed?.reason == .contentInUse)
      first.dismiss()
      app.runUntilIdle()

      let again = app.center.show(Popup(box))
      app.runUntilIdle()

      #expect(box.window != nil)
      #expect(again.outcomeIfDismissed == nil)
      #expect(misuse.reports.map(\.code) == ["popup-view-in-use"])
    }
  }

  @Test func `a view of a page is rejected and stays on the page`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let field = FixedSizeView()
      app.page.view.addSubview(field)

      let existing = app.center.show(Popup(field))
      let made = app.center.show(Popup<Never> { _ in field })
      app.runUntilIdle()

      #expect(existing.outcomeIfDismissed?.reason == .contentInUse)
      #expect(made.outcomeIfDismissed?.reason == .failed)
      #expect(field.superview === app.page.view)
      // Equal reports are reported once.
      #expect(misuse.reports.map(\.code) == ["popup-view-has-superview"])
    }
  }

  @Test func `a view that is removed from its superview before its popup's turn can be shown`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let field = FixedSizeView()
      app.page.view.addSubview(field)
      app.center.show(
        Popup<Never> { _ in
          field.removeFromSuperview()
          return field
        })
      app.runUntilIdle()

      #expect(field.window is OverlayWindow)
      #expect(misuse.reports.isEmpty)
    }
  }
}
