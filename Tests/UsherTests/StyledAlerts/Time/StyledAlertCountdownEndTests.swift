// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// What the end of a countdown brings, and a countdown that comes later.
@MainActor
struct StyledAlertCountdownEndTests {
  @Test func `a countdown that an update brings wakes up, also when the one before is over`() throws
  {
    try Stand.run { stand in
      let handle = StyledAlert(.info, "Code sent")
        .button("Resend", countdown: .activates(after: .seconds(1))).show()
      stand.device.clock.advance(by: 3)
      handle.update { $0.button("Call", countdown: .activates(after: .seconds(8))) }
      let button = try #require(stand.styledAlert).buttons[1]
      #expect(!button.isEnabled && button.ring != nil, "at once")
      stand.settle()

      stand.device.clock.advance(by: 8)

      #expect(button.isEnabled && button.ring == nil)
    }
  }

  @Test func `VoiceOver is told when a button can be tapped, and not before`() {
    Stand.run { stand in
      StyledAlert(.info, "Code sent")
        .button("Resend", countdown: .activates(after: .seconds(3))).show()
      stand.device.clock.advance(by: 2)
      let before = stand.device.announcements.count
      stand.device.clock.advance(by: 4)

      let said = stand.device.announcements.dropFirst(before)
      #expect(said.map(\.notification) == [.layoutChanged])
    }
  }

  @Test func `the room of a countdown is taken back at its end`() throws {
    try Stand.run { stand in
      stand.device.settings.contentSizeCategory = .accessibilityExtraLarge
      stand.settle()
      StyledAlert(.info, "Sent").button("Go", countdown: .activates(after: .seconds(11))).show()
      stand.settle()
      let view = try #require(stand.styledAlert)
      let height = view.bounds.height

      stand.device.clock.advance(by: 14)

      #expect(view.bounds.height < height - 4)
    }
  }

  @Test func `a time that an update gives stays, also with other words`() {
    Stand.run { stand in
      let handle = StyledAlert(.info, "Saved").closes(after: .readingTime).show()
      stand.device.clock.advance(by: 1)
      handle.update { $0.closes(after: .seconds(20)) }
      handle.update { $0.message("To the cloud") }

      stand.device.clock.advance(by: 15)
      #expect(handle.outcomeIfEnded == nil)
      stand.device.clock.advance(by: 6)
      #expect(handle.outcomeIfEnded?.reason == .timeOver)
    }
  }

  @Test func `escape taps the button that cancels, without anything being said of it`() {
    Stand.run { stand in
      let handle = StyledAlert(.question, "Sure?").button("Yes").button("No", role: .cancel).show()
      stand.settle()

      _ = stand.overlays.last?.root.accessibilityPerformEscape()
      stand.settle()

      #expect(handle.outcomeIfEnded?.value?.button.title == "No")
    }
  }
}
