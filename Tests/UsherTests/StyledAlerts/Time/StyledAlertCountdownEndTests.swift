// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// The end of a countdown, and countdowns that an update adds.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertCountdownEndTests {
  @Test func `a countdown added by an update starts, even if the first one is finished`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.info, "Code sent")
        .button("Resend", countdown: .enables(after: .seconds(1))).show()
      app.device.clock.advance(by: 3)
      handle.update { $0.button("Call", countdown: .enables(after: .seconds(8))) }
      let button = try #require(app.styledAlert).buttons[1]
      #expect(!button.isEnabled, "immediately")
      #expect(button.ring != nil, "immediately")
      app.runUntilIdle()

      app.device.clock.advance(by: 8)

      #expect(button.isEnabled)
      #expect(button.ring == nil)
    }
  }

  @Test func `a button that is enabled changes its color gradually`() throws {
    try TestApp.run { app in
      StyledAlert(.info, "Code sent")
        .button("Resend", role: .preferred, countdown: .enables(after: .seconds(3))).show()
      app.device.clock.advance(by: 3)
      let button = try #require(app.styledAlert).buttons[0]
      #expect(!button.isEnabled)
      @MainActor func color() -> CGColor? { button.layer.presentation()?.backgroundColor }
      let disabled = color()

      while !button.isEnabled { app.device.clock.advance(by: 0.02) }
      app.device.clock.advance(by: 0.1)
      let between = color()
      app.device.clock.advance(by: 0.2)

      #expect(between != disabled)
      #expect(between != color())
      #expect(color() == button.backgroundColor?.cgColor)
    }
  }

  @Test func `VoiceOver is notified when a button is enabled, and not before`() {
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

  @Test func `the space of a countdown is released when the countdown is finished`() throws {
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

  @Test func `a display duration set by an update is kept by later updates`() {
    TestApp.run { app in
      let handle = StyledAlert(.info, "Saved").displayDuration(.readingTime).show()
      app.device.clock.advance(by: 1)
      handle.update { $0.displayDuration(.seconds(20)) }
      handle.update { $0.message("To the cloud") }

      app.device.clock.advance(by: 15)
      #expect(handle.outcomeIfDismissed == nil)
      app.device.clock.advance(by: 6)
      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `escape taps the cancel button without configuration`() {
    TestApp.run { app in
      let handle = StyledAlert(.question, "Sure?").button("Yes").button("No", role: .cancel).show()
      app.runUntilIdle()

      _ = app.overlays.last?.root.accessibilityPerformEscape()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.button.title == "No")
    }
  }
}
