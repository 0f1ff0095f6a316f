// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
struct MisuseReportTests {
  @Test func `a view in two popups is refused, in words, once`() {
    Stand.run { stand in
      let misuse = MisuseCollector()
      let box = BoxView()
      stand.center.enqueue(Popup(box))

      let second = stand.center.enqueue(Popup(box))
      let third = stand.center.enqueue(Popup(box))

      #expect(second.outcomeIfEnded?.reason == .duplicate)
      #expect(third.outcomeIfEnded?.reason == .duplicate)
      #expect(
        misuse.reports.map(\.description) == [
          "Usher [popup-view-in-use]: A BoxView was to be the content of a second popup. "
            + "The first popup with that very view has not ended. "
            + "Make a new view for each popup, best in the closure of Popup.init."
        ])
    }
  }

  @Test func `a closure that hands out a view in use fails, in words`() {
    Stand.run { stand in
      let misuse = MisuseCollector()
      let box = BoxView()
      stand.center.enqueue(Popup(box))

      let second = stand.center.enqueue(
        Popup<Int> { _ in box }.lane(PopupLane(name: "other")))
      stand.settle()

      #expect(second.outcomeIfEnded?.reason == .failed)
      #expect(misuse.reports.map(\.anchor) == ["popup-view-in-use"])
      #expect(box.window != nil, "the first is not disturbed")
    }
  }

  @Test func `a view can be used again when its popup has ended`() {
    Stand.run { stand in
      let misuse = MisuseCollector()
      let box = BoxView()
      stand.center.enqueue(Popup(box)).end()
      stand.settle()

      let again = stand.center.enqueue(Popup(box))
      stand.settle()

      #expect(again.outcomeIfEnded == nil && box.window != nil)
      #expect(misuse.reports.isEmpty)
    }
  }
}
