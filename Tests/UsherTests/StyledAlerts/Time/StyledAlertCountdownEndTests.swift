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
    try TestApp.run { app in
      let handle = StyledAlert(.info, "Code sent")
        .button("Resend", countdown: .enables(after: .seconds(1))).show()
      app.device.clock.advance(by: 3)
      handle.update { $0.button("Call", countdown: .enables(after: .seconds(8))) }
      let button = try #require(app.styledAlert).buttons[1]
      #expect(!button.isEnabled && button.ring != nil, "at once")
      app.runUntilIdle()

      app.device.clock.advance(by: 8)

      #expect(button.isEnabled && button.ring == nil)
    }
  }

  @Test func `VoiceOver is told when a button can be tapped, and not before`() {
    TestApp.run { app in
      StyledAlert(.info, "Code sent")
        .button("Resend", countdown: .enables(after: .seconds(3))).show()
      app.device.clock.advance(by: 2)
      let before = app.device.announcements.count
      app.device.clock.advance(by: 4)

      let announcements = app.device.announcements.dropFirst(before)
      #expect(announcements.map(\.notification) == [.layoutChanged])
    }
  }

  @Test func `the room of a countdown is taken back at its end`() throws {
    try TestApp.run { app in
      app.device.settings.contentSizeCategory = .accessibilityExtraLarge
      app.runUntilIdle()
      StyledAlert(.info, "Sent").button("Go", countdown: .enables(after: .seconds(11))).show()
      app.runUntilIdle()
      let view = try #require(app.styledAlert)
      let height = view.bounds.height

      app.device.clock.advance(by: 14)

      #expect(view.bounds.height < height - 4)
    }
  }

  @Test func `a time that an update gives stays, also with other words`() {
    TestApp.run { app in
      let handle = StyledAlert(.info, "Saved").displayDuration(after: .readingTime).show()
      app.device.clock.advance(by: 1)
      handle.update { $0.displayDuration(after: .seconds(20)) }
      handle.update { $0.message("To the cloud") }

      app.device.clock.advance(by: 15)
      #expect(handle.outcomeIfDismissed == nil)
      app.device.clock.advance(by: 6)
      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `escape taps the button that cancels, without anything being said of it`() {
    TestApp.run { app in
      let handle = StyledAlert(.question, "Sure?").button("Yes").button("No", role: .cancel).show()
      app.runUntilIdle()

      _ = app.overlays.last?.root.accessibilityPerformEscape()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.button.title == "No")
    }
  }
}
