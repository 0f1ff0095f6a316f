// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// What a queue costs while nothing lives in it: nothing.
@MainActor
struct IdleTests {
  @Test func `an idle queue has no observer, timer or window, before its first popup and after it`()
  {
    Stand.run { stand in
      let idle = stand.tally
      let center = stand.center
      #expect(stand.tally == idle)
      let events = center.events
      #expect(stand.tally == idle, "reading starts nothing")

      let handle = center.enqueue(
        Popup(BoxView()).closes(after: .seconds(30)).on(where: { _ in true }))
      stand.settle()
      #expect(stand.tally != idle)
      handle.end()
      stand.settle()

      #expect(stand.tally == idle && center.driver.isIdle)
      #expect(!center.driver.lookout.hasConditions)
      _ = events
    }
  }

  @Test func `a held lane without popups costs one timer, and nothing once it is released`() {
    Stand.run { stand in
      let idle = stand.tally
      let hold = stand.center.hold(reason: "payment")
      #expect(stand.tally.observers == idle.observers && stand.tally.windows == idle.windows)
      #expect(stand.tally.work <= idle.work + 1)

      hold.release()

      #expect(stand.tally == idle)
    }
  }
}

extension Stand {
  /// What waits and watches on the device.
  fileprivate struct Tally: Equatable {
    let observers: Int
    let work: Int
    let windows: Int
  }

  fileprivate var tally: Tally {
    Tally(
      observers: device.clock.observerCount, work: device.clock.workCount,
      windows: scene.windows.count)
  }
}
