// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
struct MisuseReportTests {
  @Test func `a view in two popups is refused, in words, once`() {
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
          "Usher [popup-view-in-use]: A FixedSizeView was to be the content of a second popup. "
            + "The first popup with that very view has not ended. "
            + "Make a new view for each popup, best in the closure of Popup.init."
        ])
    }
  }

  @Test func `a closure that hands out a view in use fails, in words`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let box = FixedSizeView()
      app.center.show(Popup(box))

      let second = app.center.show(
        Popup<Int> { _ in box }.lane(PopupLane(name: "other")))
      app.runUntilIdle()

      #expect(second.outcomeIfDismissed?.reason == .failed)
      #expect(misuse.reports.map(\.code) == ["popup-view-in-use"])
      #expect(box.window != nil, "the first is not disturbed")
    }
  }

  @Test func `a view can be used again when its popup has ended`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let box = FixedSizeView()
      app.center.show(Popup(box)).dismiss()
      app.runUntilIdle()

      let again = app.center.show(Popup(box))
      app.runUntilIdle()

      #expect(again.outcomeIfDismissed == nil && box.window != nil)
      #expect(misuse.reports.isEmpty)
    }
  }
}
