// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Countdowns on the buttons of styled alerts.
@MainActor
@Suite(.uikitVariants)
struct StyledAlertCountdownTests {
  private func resend(
    _ countdown: StyledAlertCountdown, _ diary: CallLog = CallLog()
  ) -> StyledAlert {
    StyledAlert(.info, "Code sent").button("Resend", countdown: countdown) {
      diary.record("resend")
    }
    .button("Cancel", role: .cancel) { diary.record("cancel") }
  }

  @Test(arguments: StyledAlertCountdown.Style.allCases)
  func `a button with a countdown can be tapped only after the countdown`(
    style: StyledAlertCountdown.Style
  ) throws {
    try TestApp.run { app in
      let diary = CallLog()
      let handle = resend(.enables(after: .seconds(5), style: style), diary).show()
      app.runUntilIdle()
      let button = try #require(app.styledAlert).buttons[0]
      #expect(!button.isEnabled)
      #expect(button.accessibilityTraits.contains(.notEnabled))
      try app.tap("Resend")
      button.sendActions(for: .touchUpInside)
      app.runUntilIdle()
      #expect(diary.lines.isEmpty)
      #expect(handle.outcomeIfDismissed == nil)

      app.device.clock.advance(by: 2)
      #expect(button.isEnabled)
      #expect(!button.accessibilityTraits.contains(.notEnabled))
      #expect(button.accessibilityValue == nil)
      try app.tap("Resend")
      app.runUntilIdle()

      #expect(diary.lines == ["resend"])
      #expect(handle.outcomeIfDismissed?.value?.button.index == 0)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `a pressing countdown presses its button when it finishes, like a tap`() throws {
    TestApp.run { app in
      let diary = CallLog()
      let handle = resend(.presses(after: .seconds(5)), diary).onDismiss(
        diary.recordOutcome(of: "alert")
      ).show()
      app.device.clock.advance(by: 4)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(app.styledAlert?.buttons[0].isEnabled == true)

      app.device.clock.advance(by: 3)

      #expect(diary.lines == ["resend", "alert: completed"])
      #expect(handle.outcomeIfDismissed?.value?.button.title == "Resend")
      #expect(app.overlays.isEmpty)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `a button tapped before its countdown is finished is not pressed again`() throws {
    try TestApp.run { app in
      let diary = CallLog()
      resend(.presses(after: .seconds(5)), diary).show()
      app.runUntilIdle()

      try app.tap("Resend")
      app.device.clock.advance(by: 20)

      #expect(diary.lines == ["resend"])
    }
  }

  @Test func `a countdown starts when the alert is visible, not while it is queued`() throws {
    try TestApp.run { app in
      let first = StyledAlert(.info, "First").button("OK").show()
      let diary = CallLog()
      resend(.enables(after: .seconds(5)), diary).show()
      app.device.clock.advance(by: 30)
      first.dismiss(animated: false)
      app.device.clock.advance(by: 1)

      let button = try #require(app.styledAlert).buttons[0]
      #expect(button.countdown?.seconds ?? 0 >= 4)
      #expect(!button.isEnabled)
    }
  }

  @Test(arguments: ["en", "zh-Hans"])
  func `VoiceOver reads the remaining time, with singular and plural`(language: String) throws {
    try TestApp.run { app in
      app.device.languages = [language]
      resend(.enables(after: .seconds(3), style: .text)).show()
      app.device.clock.advance(by: 1)
      let button = try #require(app.styledAlert).buttons[0]
      var values: [String?] = []
      for _ in 0..<30 {
        if button.accessibilityValue != values.last ?? "" {
          values.append(button.accessibilityValue)
        }
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

  @Test func `a countdown causes work once per second, and none while paused`() throws {
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
      #expect(button.countdown?.seconds == before)
      #expect(button.countdown?.isRunning == false)
      app.device.activate(app.scene)
      app.runTurn()
      app.device.clock.advance(by: 1.5)
      #expect(button.countdown?.seconds ?? 0 < before ?? 0)
      #expect(button.countdown?.isRunning == true)
    }
  }

  @Test func `a touch on the alert pauses pressing countdowns but not enabling ones`()
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
      #expect(view.buttons[0].isEnabled)
      #expect(handle.outcomeIfDismissed == nil)
      app.device.touchUp()
      app.device.clock.advance(by: 4)

      #expect(handle.outcomeIfDismissed?.value?.button.title == "Confirm")
    }
  }

  @Test(arguments: [true, false])
  func `no countdown presses a button while assistive technology is running`(
    isVoiceOver: Bool
  ) throws {
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
        .displayDuration(.readingTime).show()
      app.device.clock.advance(by: 60)
      #expect(pressed.outcomeIfDismissed == nil)
      #expect(app.styledAlert?.buttons[0].isEnabled == true)

      app.device.voiceOverRunning = false
      app.device.switchControlRunning = false
      app.device.clock.advance(by: 5)
      #expect(pressed.outcomeIfDismissed?.value?.button.title == "Confirm")
    }
  }

  @Test func `a cancel button that is not enabled yet cannot be pressed by a dismiss gesture`() {
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
      #expect(diary.lines.isEmpty)
      #expect(handle.outcomeIfDismissed == nil)
      app.device.clock.advance(by: 2)

      _ = app.overlays.last?.root.accessibilityPerformEscape()
      app.runUntilIdle()

      #expect(diary.lines == ["skip"])
      #expect(handle.outcomeIfDismissed?.reason == .completed)
    }
  }

  @Test
  func `the countdown of a kept-alive alert is paused during the suspension`()
    throws
  {
    try TestApp.runInNavigation { app, navigation in
      let handle = resend(.presses(after: .seconds(10))).displayDuration(.seconds(30))
        .on(HomePage.self).pageExit(.keepAlive).show()
      app.device.clock.advance(by: 4)
      let view = try #require(app.styledAlert)

      navigation.pushViewController(DetailPage(), animated: true)
      app.device.clock.advance(by: 60)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(app.styledAlert == nil)
      navigation.popViewController(animated: true)
      app.device.clock.advance(by: 3)

      #expect(app.styledAlert === view)
      #expect(handle.outcomeIfDismissed == nil)
      let remaining = try #require(view.buttons[0].countdown?.seconds)
      #expect(remaining >= 3)
      #expect(remaining <= 7)
      app.device.clock.advance(by: Double(remaining) + 1)
      #expect(handle.outcomeIfDismissed?.reason == .completed)
    }
  }

  @Test func `row 31: the countdown of a removed button has no effect`() {
    TestApp.run { app in
      let diary = CallLog()
      let handle = resend(.presses(after: .seconds(5)), diary).show()
      app.runUntilIdle()

      handle.update { _ in StyledAlert(.info, "Code sent").button("OK") }
      app.device.clock.advance(by: 20)

      #expect(diary.lines.isEmpty)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(app.styledAlert?.buttons.first?.countdown == nil)
    }
  }

  @Test func `logging out dismisses the alert and stops its countdowns`() {
    TestApp.run { app in
      let diary = CallLog()
      let handle = resend(.presses(after: .seconds(5)), diary).show()
      app.runUntilIdle()

      app.center.dismissAll(reason: .loggedOut, animated: false)

      #expect(handle.outcomeIfDismissed?.reason == .loggedOut)
      #expect(app.center.driver.isIdle)
      app.device.clock.advance(by: 20)
      #expect(diary.lines.isEmpty)
    }
  }

  @Test func `the card keeps its size during a countdown and shrinks afterwards`() throws {
    try TestApp.run { app in
      for style in StyledAlertCountdown.Style.allCases {
        let handle = StyledAlert(.info, "Code sent")
          .button("Resend", countdown: .enables(after: .seconds(11), style: style)).show()
        app.runUntilIdle()
        let view = try #require(app.styledAlert)
        let (size, frame) = (view.bounds.size, view.buttons[0].frame)
        app.device.clock.advance(by: 5)
        #expect(view.bounds.size == size, "style: \(style)")
        #expect(view.buttons[0].frame == frame, "style: \(style)")
        #expect(view.buttons[0].countdown != nil, "style: \(style)")
        app.device.clock.advance(by: 6)
        #expect(view.buttons[0].countdown == nil, "style: \(style)")
        handle.dismiss(animated: false)
      }
    }
  }
}
