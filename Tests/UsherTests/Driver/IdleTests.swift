// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// A queue without popups uses no resources.
@MainActor
@Suite(.uikitVariants)
struct IdleTests {
  @Test
  func `an idle queue has no observer, timer or window, before its first popup and after its last`()
  {
    TestApp.run { app in
      let idle = app.resources
      let center = app.center
      #expect(app.resources == idle)
      let events = center.events
      #expect(app.resources == idle, "a reader of events costs nothing")

      let handle = center.show(
        Popup(FixedSizeView()).displayDuration(.seconds(30)).on(where: { _ in true }))
      app.runUntilIdle()
      #expect(app.resources != idle)
      handle.dismiss()
      app.runUntilIdle()

      #expect(app.resources == idle)
      #expect(center.driver.isIdle)
      #expect(center.driver.predicates.isEmpty)
      _ = events
    }
  }

  @Test
  func `a held lane without popups costs one timer, which is stopped when the hold is released`() {
    TestApp.run { app in
      let idle = app.resources
      let hold = app.center.hold(reason: "payment")
      #expect(app.resources.observers == idle.observers)
      #expect(app.resources.windows == idle.windows)
      #expect(app.resources.work <= idle.work + 1)

      hold.release()

      #expect(app.resources == idle)
    }
  }
}

extension TestApp {
  /// The observers, scheduled actions and windows of the device.
  fileprivate struct ResourceCount: Equatable {
    let observers: Int
    let work: Int
    let windows: Int
  }

  fileprivate var resources: ResourceCount {
    ResourceCount(
      observers: device.clock.observerCount, work: device.clock.workCount,
      windows: scene.windows.count)
  }
}
