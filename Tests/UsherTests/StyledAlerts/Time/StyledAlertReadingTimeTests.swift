// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Alerts that close when they have been read.
@MainActor
struct StyledAlertReadingTimeTests {
  private let text = String(repeating: "Your order is on its way. ", count: 5)

  @Test func `it closes after as long as it takes to read title and message`() {
    Stand.run { stand in
      let handle = StyledAlert(.success, "Saved").message(text).closes(after: .readingTime).show()
      let wanted = 0.5 + 0.06 * Double("Saved".count + text.count)
      stand.device.clock.advance(by: wanted)
      #expect(handle.outcomeIfEnded == nil, "it counts from when it is fully visible")

      stand.device.clock.advance(by: 1)

      #expect(handle.outcomeIfEnded?.reason == .timeOver)
    }
  }

  @Test func `what is said after that counts, too, and the last time that is given`() {
    Stand.run { stand in
      let short = StyledAlert(.success, "Saved").closes(after: .readingTime(atLeast: .zero))
      let long = short.message(text).show()
      stand.device.clock.advance(by: 4)
      #expect(long.outcomeIfEnded == nil)
      long.end(animated: false)

      let fixed = short.closes(after: .seconds(20)).show()
      stand.device.clock.advance(by: 10)
      #expect(fixed.outcomeIfEnded == nil)
      fixed.end(animated: false)

      let brief = StyledAlert(.success, "Saved").message(text).closes(after: .seconds(20))
        .closes(after: .readingTime(atMost: .seconds(1))).show()
      stand.device.clock.advance(by: 3)
      #expect(brief.outcomeIfEnded?.reason == .timeOver)
    }
  }

  @Test func `attributes do not matter, only the words`() {
    Stand.run { stand in
      let handle = StyledAlert(.success).title(NSAttributedString(string: "Saved"))
        .message(NSAttributedString(string: text)).closes(after: .readingTime).show()
      stand.device.clock.advance(by: 7)
      #expect(handle.outcomeIfEnded == nil)
      stand.device.clock.advance(by: 3)
      #expect(handle.outcomeIfEnded?.reason == .timeOver)
    }
  }

  @Test func `a finger and an inactive app stop it, and it goes on`() throws {
    try Stand.run { stand in
      let handle = StyledAlert(.success, "Saved").closes(after: .readingTime).show()
      stand.device.clock.advance(by: 2)
      let view = try #require(stand.styledAlert)
      stand.device.touchDown(at: view.convert(view.title.center, to: nil))
      stand.device.clock.advance(by: 20)
      #expect(handle.outcomeIfEnded == nil)
      stand.device.touchUp()
      stand.turn()
      stand.device.background(stand.scene)
      stand.turn()
      stand.device.clock.advance(by: 20)
      #expect(handle.outcomeIfEnded == nil)
      stand.device.activate(stand.scene)
      stand.turn()

      stand.device.clock.advance(by: 5)

      #expect(handle.outcomeIfEnded?.reason == .timeOver)
    }
  }
}
