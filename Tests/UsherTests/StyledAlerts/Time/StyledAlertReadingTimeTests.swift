// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Alerts that are dismissed after their reading time.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertReadingTimeTests {
  private let text = String(repeating: "Your order is on its way. ", count: 5)

  @Test func `an alert with a reading time is dismissed after the time for title and message`() {
    TestApp.run { app in
      let handle = StyledAlert(.success, "Saved").message(text).displayDuration(.readingTime).show()
      let expected = 0.5 + 0.06 * Double("Saved".count + text.count)
      app.device.clock.advance(by: expected)
      #expect(handle.outcomeIfDismissed == nil, "the time starts when the alert is fully visible")

      app.device.clock.advance(by: 1)

      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `the reading time includes later modifiers, and the last display duration applies`() {
    TestApp.run { app in
      let short = StyledAlert(.success, "Saved").displayDuration(.readingTime(atLeast: .zero))
      let long = short.message(text).show()
      app.device.clock.advance(by: 4)
      #expect(long.outcomeIfDismissed == nil)
      long.dismiss(animated: false)

      let fixed = short.displayDuration(.seconds(20)).show()
      app.device.clock.advance(by: 10)
      #expect(fixed.outcomeIfDismissed == nil)
      fixed.dismiss(animated: false)

      let brief = StyledAlert(.success, "Saved").message(text).displayDuration(.seconds(20))
        .displayDuration(.readingTime(atMost: .seconds(1))).show()
      app.device.clock.advance(by: 3)
      #expect(brief.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `the reading time ignores text attributes`() {
    TestApp.run { app in
      let handle = StyledAlert(.success).title(NSAttributedString(string: "Saved"))
        .message(NSAttributedString(string: text)).displayDuration(.readingTime).show()
      app.device.clock.advance(by: 7)
      #expect(handle.outcomeIfDismissed == nil)
      app.device.clock.advance(by: 3)
      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `a touch and an inactive scene pause the reading time`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.success, "Saved").displayDuration(.readingTime).show()
      app.device.clock.advance(by: 2)
      let view = try #require(app.styledAlert)
      app.device.touchDown(at: view.convert(view.title.center, to: nil))
      app.device.clock.advance(by: 20)
      #expect(handle.outcomeIfDismissed == nil)
      app.device.touchUp()
      app.runTurn()
      app.device.background(app.scene)
      app.runTurn()
      app.device.clock.advance(by: 20)
      #expect(handle.outcomeIfDismissed == nil)
      app.device.activate(app.scene)
      app.runTurn()

      app.device.clock.advance(by: 5)

      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }
}
