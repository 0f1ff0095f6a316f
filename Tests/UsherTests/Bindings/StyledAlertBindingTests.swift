// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// A styled alert that changes from one whole description to another.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertBindingTests {
  @Test func `what is different changes on the card`() throws {
    try TestApp.run { app in
      let first = StyledAlert(.info, "One").button("OK")
      let handle = app.center.show(first)
      app.runUntilIdle()
      let window = try #require(app.overlays.first)

      handle.update(from: first, to: StyledAlert(.success, "Two").button("Done"))
      app.runUntilIdle()
      #expect(app.overlays == [window])
      try app.tap("Done")
      app.runUntilIdle()
      #expect(handle.isDismissed)
    }
  }

  @Test func `what an update cannot change is repeated without a report`() {
    TestApp.run { app in
      let misuse = MisuseCollector()
      let alert = StyledAlert(.info, "One").priority(.campaign).key("one").onDismiss { _ in }
      let handle = app.center.show(alert)
      handle.update(from: alert, to: alert.message("more"))
      app.runUntilIdle()
      #expect(misuse.reports.isEmpty)
    }
  }

  @Test func `a display duration starts again only if it is different`() {
    TestApp.run { app in
      let alert = StyledAlert(.info, "One").displayDuration(.seconds(3))
      let handle = app.center.show(alert)
      app.device.clock.advance(by: 2.5)
      handle.update(from: alert, to: alert.message("more"))
      app.device.clock.advance(by: 2)
      #expect(handle.isDismissed)

      let second = app.center.show(alert)
      app.device.clock.advance(by: 2.5)
      second.update(from: alert, to: alert.displayDuration(.seconds(4)))
      app.device.clock.advance(by: 2)
      #expect(!second.isDismissed)
    }
  }
}
