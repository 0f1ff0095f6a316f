// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
@Suite(.uikitVariants)
struct MisuseReportTests {
  @Test func `what an app sets outside a device is what later devices begin with`() {
    var codes: [String] = []
    MisuseReport.handler = { codes.append($0.code) }
    StyledAlertTheme.default = .classic
    var placeholders = PlaceholderTheme.system
    placeholders.background = .green
    PlaceholderTheme.default = placeholders
    defer {
      MisuseReport.handler = nil
      StyledAlertTheme.defaults.target.theme = nil
      PlaceholderThemeStore.target.theme = nil
    }

    TestApp.run { _ in
      MisuseReport.alertAsContent().report()
      #expect(StyledAlertTheme.default.metrics == StyledAlertTheme.classic.metrics)
      #expect(PlaceholderTheme.default.background == .green)
      // A device changes only its own.
      MisuseReport.handler = nil
    }

    #expect(codes == HeadlessSwitches.variants.map { _ in "popup-alert-as-content" })
  }

  @Test func `without a handler a report is written to standard error once`() async throws {
    let end = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        HeadlessDevice.run { _ in
          for _ in 1...2 { MisuseReport.alertAsContent().report() }
        }
      }
    }

    let written = String(decoding: end.standardErrorContent, as: UTF8.self)
    let reports = written.split(separator: "\n").filter {
      $0.hasPrefix("Usher [popup-alert-as-content]: ")
    }
    #expect(reports.count == 1)
  }

  @Test func `a view that is used by two popups is rejected and reported once`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let box = FixedSizeView()
      app.center.show(Popup(box))

      let second = app.center.show(Popup(box))
      let third = app.center.show(Popup(box))

      #expect(second.outcomeIfDismissed?.reason == .contentInUse)
      #expect(third.outcomeIfDismissed?.reason == .contentInUse)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [popup-view-in-use]: A FixedSizeView is already the content of another popup. "
            + "The first popup with this view has not been dismissed. "
            + "Make a new view for each popup, preferably in the closure of Popup.init."
        ])
    }
  }

  @Test func `a closure that returns a view in use fails and is reported`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let box = FixedSizeView()
      app.center.show(Popup(box))

      let second = app.center.show(
        Popup<Int> { _ in box }.lane(PopupLane(name: "other")))
      app.runUntilIdle()

      #expect(second.outcomeIfDismissed?.reason == .failed)
      #expect(misuse.reports.map(\.code) == ["popup-view-in-use"])
      #expect(box.window != nil, "the first popup is unchanged")
    }
  }

  @Test func `a view can be used again after its popup was dismissed`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let box = FixedSizeView()
      app.center.show(Popup(box)).dismiss()
      app.runUntilIdle()

      let again = app.center.show(Popup(box))
      app.runUntilIdle()

      #expect(again.outcomeIfDismissed == nil)
      #expect(box.window != nil)
      #expect(misuse.reports.isEmpty)
    }
  }
}
