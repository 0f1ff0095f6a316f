// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Countdowns on the buttons of styled alerts.
@MainActor
struct StyledAlertCountdownTests {
  private func resend(
    _ countdown: StyledAlertCountdown, _ diary: CallLog = CallLog()
  ) -> StyledAlert {
    StyledAlert(.info, "Code sent").button("Resend", countdown: countdown) { diary.record("resend") }
      .button("Cancel", role: .cancel) { diary.record("cancel") }
  }

  @Test(arguments: StyledAlertCountdown.Style.allCases)
  func `a button can be tapped only after its countdown`(style: StyledAlertCountdown.Style) throws {
    try TestApp.run { app in
      let diary = CallLog()
      let handle = resend(.enables(after: .seconds(5), style: style), diary).show()
      app.runUntilIdle()
      let button = try #require(app.styledAlert).buttons[0]
      #expect(!button.isEnabled && button.accessibilityTraits.contains(.notEnabled))
      try app.tap("Resend")
      button.sendActions(for: .touchUpInside)
      app.runUntilIdle()
      #expect(diary.lines.isEmpty && handle.outcomeIfDismissed == nil)

      app.device.clock.advance(by: 2)
      #expect(button.isEnabled && !button.accessibilityTraits.contains(.notEnabled))
      #expect(button.accessibilityValue == nil)
      try app.tap("Resend")
      app.runUntilIdle()

      #expect(diary.lines == ["resend"] && handle.outcomeIfDismissed?.value?.button.index == 0)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `a button is pressed when its countdown is over, as if the user had tapped it`() throws
  {
    TestApp.run { app in
      let diary = CallLog()
      let handle = resend(.presses(after: .seconds(5)), diary).onDismiss(diary.recordOutcome(of: "alert")).show()
      app.device.clock.advance(by: 4)
      #expect(handle.outcomeIfDismissed == nil && app.styledAlert?.buttons[0].isEnabled == true)

      app.device.clock.advance(by: 3)

      #expect(diary.lines == ["resend", "alert ended: completed"])
      #expect(handle.outcomeIfDismissed?.value?.button.title == "Resend")
      #expect(app.overlays.isEmpty && app.center.driver.isIdle)
    }
  }

  @Test func `what is tapped before is pressed once`() throws {
    try TestApp.run { app in
      let diary = CallLog()
      resend(.presses(after: .seconds(5)), diary).show()
      app.runUntilIdle()

      try app.tap("Resend")
      app.device.clock.advance(by: 20)

      #expect(diary.lines == ["resend"])
    }
  }

  @Test func `the countdown begins when the alert can be seen, not while it waits`() throws {
    try TestApp.run { app in
      let first = StyledAlert(.info, "First").button("OK").show()
      let diary = CallLog()
      resend(.enables(after: .seconds(5)), diary).show()
      app.device.clock.advance(by: 30)
      first.dismiss(animated: false)
      app.device.clock.advance(by: 1)

      let button = try #require(app.styledAlert).buttons[0]
      #expect(button.countdown?.seconds ?? 0 >= 4 && !button.isEnabled)
    }
  }

  @Test(arguments: ["en", "zh-Hans"])
  func `VoiceOver says how much is left, one second and several`(language: String) throws {
    try TestApp.run { app in
      app.device.languages = [language]
      resend(.enables(after: .seconds(3), style: .text)).show()
      app.device.clock.advance(by: 1)
      let button = try #require(app.styledAlert).buttons[0]
      var values: [String?] = []
      for _ in 0..<30 {
        if button.accessibilityValue != values.last ?? "" { values.append(button.accessibilityValue) }
        app.device.clock.advance(by: 0.1)
      }

      let words =
        language == "en"
        ? ["3 seconds remaining", "2 seconds remaining", "1 second remaining", nil]
        : ["还剩 3 秒", "还剩 2 秒", "还剩 1 秒", nil]
      #expect(values == words || values == Array(words.dropFirst()))
      #expect(button.accessibilityLabel == "Resend")
    }
  }

  @Test func `only the seconds wake the app, and nothing does while time stands still`() throws {
    try TestApp.run { app in
      resend(.enables(after: .seconds(9), style: .text)).show()
      app.runUntilIdle()
      let button = try #require(app.styledAlert).buttons[0]
      app.device.touchDown(at: CGPoint(x: 20, y: 120))
      app.device.touchUp()
      app.device.background(app.scene)
      app.runTurn()
      let before = button.countdown?.seconds

      app.device.clock.advance(by: 60)
      #expect(button.countdown?.seconds == before && button.countdown?.isRunning == false)
      app.device.activate(app.scene)
      app.runTurn()
      app.device.clock.advance(by: 1.5)
      #expect(button.countdown?.seconds ?? 0 < before ?? 0 && button.countdown?.isRunning == true)
    }
  }

  @Test func `a finger on the alert keeps a button from being pressed, not from becoming active`()
    throws
  {
    try TestApp.run { app in
      let handle = StyledAlert(.info, "Code sent")
        .button("Resend", countdown: .enables(after: .seconds(3)))
        .button("Confirm", countdown: .presses(after: .seconds(3)))
        .buttonLayout(.vertical).show()
      app.device.clock.advance(by: 1)
      let view = try #require(app.styledAlert)
      app.device.touchDown(at: view.convert(view.title.center, to: nil))

      app.device.clock.advance(by: 10)
      #expect(view.buttons[0].isEnabled && handle.outcomeIfDismissed == nil)
      app.device.touchUp()
      app.device.clock.advance(by: 4)

      #expect(handle.outcomeIfDismissed?.value?.button.title == "Confirm")
    }
  }

  @Test(arguments: [true, false])
  func `whoever uses assistive technology is never hurried`(isVoiceOver: Bool) throws {
    TestApp.run { app in
      if isVoiceOver {
        app.device.voiceOverRunning = true
      } else {
        app.device.switchControlRunning = true
      }
      app.runTurn()
      let pressed = StyledAlert(.info, "Code sent")
        .button("Resend", countdown: .enables(after: .seconds(3)))
        .button("Confirm", countdown: .presses(after: .seconds(3)))
        .displayDuration(after: .readingTime).show()
      app.device.clock.advance(by: 60)
      #expect(pressed.outcomeIfDismissed == nil)
      #expect(app.styledAlert?.buttons[0].isEnabled == true)

      app.device.voiceOverRunning = false
      app.device.switchControlRunning = false
      app.device.clock.advance(by: 5)
      #expect(pressed.outcomeIfDismissed?.value?.button.title == "Confirm")
    }
  }

  @Test func `a button that cannot be tapped yet cannot be used by closing the alert either`() {
    TestApp.run { app in
      let diary = CallLog()
      let handle = StyledAlert(.warning, "Read this")
        .button("Skip", role: .cancel, countdown: .enables(after: .seconds(3))) {
          diary.record("skip")
        }
        .dismissGestures([.tapOutside, .escape]).show()
      app.runUntilIdle()
      _ = app.overlays.last?.root.accessibilityPerformEscape()
      app.device.tap(at: CGPoint(x: 20, y: 120))
      app.runUntilIdle()
      #expect(diary.lines.isEmpty && handle.outcomeIfDismissed == nil)
      app.device.clock.advance(by: 2)

      _ = app.overlays.last?.root.accessibilityPerformEscape()
      app.runUntilIdle()

      #expect(diary.lines == ["skip"] && handle.outcomeIfDismissed?.reason == .completed)
    }
  }

  @Test func `kept alive it comes back with what is left, and is not pressed meanwhile`() throws {
    try TestApp.runInNavigation { app, navigation in
      let handle = resend(.presses(after: .seconds(10))).displayDuration(after: .seconds(30))
        .on(HomePage.self).keepAlive().show()
      app.device.clock.advance(by: 4)
      let view = try #require(app.styledAlert)

      navigation.pushViewController(DetailPage(), animated: true)
      app.device.clock.advance(by: 60)
      #expect(handle.outcomeIfDismissed == nil && app.styledAlert == nil)
      navigation.popViewController(animated: true)
      app.device.clock.advance(by: 3)

      #expect(app.styledAlert === view && handle.outcomeIfDismissed == nil)
      let remaining = try #require(view.buttons[0].countdown?.seconds)
      #expect(remaining >= 3 && remaining <= 7)
      app.device.clock.advance(by: Double(remaining) + 1)
      #expect(handle.outcomeIfDismissed?.reason == .completed)
    }
  }

  @Test func `row 31: a countdown whose button is gone neither presses nor wakes anything`() {
    TestApp.run { app in
      let diary = CallLog()
      let handle = resend(.presses(after: .seconds(5)), diary).show()
      app.runUntilIdle()

      handle.update { _ in StyledAlert(.info, "Code sent").button("OK") }
      app.device.clock.advance(by: 20)

      #expect(diary.lines.isEmpty && handle.outcomeIfDismissed == nil)
      #expect(app.styledAlert?.buttons.first?.countdown == nil)
    }
  }

  @Test func `logging out ends it, and nothing is pressed or wakes up any more`() {
    TestApp.run { app in
      let diary = CallLog()
      let handle = resend(.presses(after: .seconds(5)), diary).show()
      app.runUntilIdle()

      app.center.dismissAll(.loggedOut, animated: false)

      #expect(handle.outcomeIfDismissed?.reason == .loggedOut && app.center.driver.isIdle)
      app.device.clock.advance(by: 20)
      #expect(diary.lines.isEmpty)
    }
  }

  @Test func `the card keeps its size while it counts, and takes the room back at the end`() throws
  {
    try TestApp.run { app in
      for style in StyledAlertCountdown.Style.allCases {
        let handle = StyledAlert(.info, "Code sent")
          .button("Resend", countdown: .enables(after: .seconds(11), style: style)).show()
        app.runUntilIdle()
        let view = try #require(app.styledAlert)
        let (size, frame) = (view.bounds.size, view.buttons[0].frame)
        app.device.clock.advance(by: 5)
        #expect(view.bounds.size == size && view.buttons[0].frame == frame)
        #expect(view.buttons[0].countdownSizing != nil)
        app.device.clock.advance(by: 6)
        #expect(view.buttons[0].countdownSizing == nil)
        handle.dismiss(animated: false)
      }
    }
  }
}
