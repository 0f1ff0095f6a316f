// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Countdowns on the buttons of styled alerts.
@MainActor
struct StyledAlertCountdownTests {
  private func resend(
    _ countdown: StyledAlertCountdown, _ diary: Diary = Diary()
  ) -> StyledAlert {
    StyledAlert(.info, "Code sent").button("Resend", countdown: countdown) { diary.note("resend") }
      .button("Cancel", role: .cancel) { diary.note("cancel") }
  }

  @Test(arguments: StyledAlertCountdown.Look.allCases)
  func `a button can be tapped only after its countdown`(look: StyledAlertCountdown.Look) throws {
    try Stand.run { stand in
      let diary = Diary()
      let handle = resend(.activates(after: .seconds(5), as: look), diary).show()
      stand.settle()
      let button = try #require(stand.styledAlert).buttons[0]
      #expect(!button.isEnabled && button.accessibilityTraits.contains(.notEnabled))
      try stand.tap("Resend")
      button.sendActions(for: .touchUpInside)
      stand.settle()
      #expect(diary.lines.isEmpty && handle.outcomeIfEnded == nil)

      stand.device.clock.advance(by: 2)
      #expect(button.isEnabled && !button.accessibilityTraits.contains(.notEnabled))
      #expect(button.accessibilityValue == nil)
      try stand.tap("Resend")
      stand.settle()

      #expect(diary.lines == ["resend"] && handle.outcomeIfEnded?.value?.button.index == 0)
      #expect(stand.center.driver.isIdle)
    }
  }

  @Test func `a button is pressed when its countdown is over, as if the user had tapped it`() throws
  {
    Stand.run { stand in
      let diary = Diary()
      let handle = resend(.presses(after: .seconds(5)), diary).onEnd(diary.end(of: "alert")).show()
      stand.device.clock.advance(by: 4)
      #expect(handle.outcomeIfEnded == nil && stand.styledAlert?.buttons[0].isEnabled == true)

      stand.device.clock.advance(by: 3)

      #expect(diary.lines == ["resend", "alert ended: actionChosen"])
      #expect(handle.outcomeIfEnded?.value?.button.title == "Resend")
      #expect(stand.overlays.isEmpty && stand.center.driver.isIdle)
    }
  }

  @Test func `what is tapped before is pressed once`() throws {
    try Stand.run { stand in
      let diary = Diary()
      resend(.presses(after: .seconds(5)), diary).show()
      stand.settle()

      try stand.tap("Resend")
      stand.device.clock.advance(by: 20)

      #expect(diary.lines == ["resend"])
    }
  }

  @Test func `the countdown begins when the alert can be seen, not while it waits`() throws {
    try Stand.run { stand in
      let first = StyledAlert(.info, "First").button("OK").show()
      let diary = Diary()
      resend(.activates(after: .seconds(5)), diary).show()
      stand.device.clock.advance(by: 30)
      first.end(animated: false)
      stand.device.clock.advance(by: 1)

      let button = try #require(stand.styledAlert).buttons[0]
      #expect(button.countdown?.seconds ?? 0 >= 4 && !button.isEnabled)
    }
  }

  @Test(arguments: ["en", "zh-Hans"])
  func `VoiceOver says how much is left, one second and several`(language: String) throws {
    try Stand.run { stand in
      stand.device.languages = [language]
      resend(.activates(after: .seconds(3), as: .text)).show()
      stand.device.clock.advance(by: 1)
      let button = try #require(stand.styledAlert).buttons[0]
      var said: [String?] = []
      for _ in 0..<30 {
        if button.accessibilityValue != said.last ?? "" { said.append(button.accessibilityValue) }
        stand.device.clock.advance(by: 0.1)
      }

      let words =
        language == "en"
        ? ["3 seconds remaining", "2 seconds remaining", "1 second remaining", nil]
        : ["还剩 3 秒", "还剩 2 秒", "还剩 1 秒", nil]
      #expect(said == words || said == Array(words.dropFirst()))
      #expect(button.accessibilityLabel == "Resend")
    }
  }

  @Test func `only the seconds wake the app, and nothing does while time stands still`() throws {
    try Stand.run { stand in
      resend(.activates(after: .seconds(9), as: .text)).show()
      stand.settle()
      let button = try #require(stand.styledAlert).buttons[0]
      stand.device.touchDown(at: CGPoint(x: 20, y: 120))
      stand.device.touchUp()
      stand.device.background(stand.scene)
      stand.turn()
      let before = button.countdown?.seconds

      stand.device.clock.advance(by: 60)
      #expect(button.countdown?.seconds == before && button.countdown?.runs == false)
      stand.device.activate(stand.scene)
      stand.turn()
      stand.device.clock.advance(by: 1.5)
      #expect(button.countdown?.seconds ?? 0 < before ?? 0 && button.countdown?.runs == true)
    }
  }

  @Test func `a finger on the alert keeps a button from being pressed, not from becoming active`()
    throws
  {
    try Stand.run { stand in
      let handle = StyledAlert(.info, "Code sent")
        .button("Resend", countdown: .activates(after: .seconds(3)))
        .button("Confirm", countdown: .presses(after: .seconds(3)))
        .buttons(.vertical).show()
      stand.device.clock.advance(by: 1)
      let view = try #require(stand.styledAlert)
      stand.device.touchDown(at: view.convert(view.title.center, to: nil))

      stand.device.clock.advance(by: 10)
      #expect(view.buttons[0].isEnabled && handle.outcomeIfEnded == nil)
      stand.device.touchUp()
      stand.device.clock.advance(by: 4)

      #expect(handle.outcomeIfEnded?.value?.button.title == "Confirm")
    }
  }

  @Test(arguments: [true, false])
  func `whoever uses assistive technology is never hurried`(isVoiceOver: Bool) throws {
    Stand.run { stand in
      if isVoiceOver {
        stand.device.voiceOverRunning = true
      } else {
        stand.device.switchControlRunning = true
      }
      stand.turn()
      let pressed = StyledAlert(.info, "Code sent")
        .button("Resend", countdown: .activates(after: .seconds(3)))
        .button("Confirm", countdown: .presses(after: .seconds(3)))
        .closes(after: .readingTime).show()
      stand.device.clock.advance(by: 60)
      #expect(pressed.outcomeIfEnded == nil)
      #expect(stand.styledAlert?.buttons[0].isEnabled == true)

      stand.device.voiceOverRunning = false
      stand.device.switchControlRunning = false
      stand.device.clock.advance(by: 5)
      #expect(pressed.outcomeIfEnded?.value?.button.title == "Confirm")
    }
  }

  @Test func `a button that cannot be tapped yet cannot be used by closing the alert either`() {
    Stand.run { stand in
      let diary = Diary()
      let handle = StyledAlert(.warning, "Read this")
        .button("Skip", role: .cancel, countdown: .activates(after: .seconds(3))) {
          diary.note("skip")
        }
        .closedBy([.tapOutside, .escape]).show()
      stand.settle()
      _ = stand.overlays.last?.root.accessibilityPerformEscape()
      stand.device.tap(at: CGPoint(x: 20, y: 120))
      stand.settle()
      #expect(diary.lines.isEmpty && handle.outcomeIfEnded == nil)
      stand.device.clock.advance(by: 2)

      _ = stand.overlays.last?.root.accessibilityPerformEscape()
      stand.settle()

      #expect(diary.lines == ["skip"] && handle.outcomeIfEnded?.reason == .actionChosen)
    }
  }

  @Test func `kept alive it comes back with what is left, and is not pressed meanwhile`() throws {
    try Stand.runInNavigation { stand, navigation in
      let handle = resend(.presses(after: .seconds(10))).closes(after: .seconds(30))
        .on(HomePage.self).keepAlive().show()
      stand.device.clock.advance(by: 4)
      let view = try #require(stand.styledAlert)

      navigation.pushViewController(DetailPage(), animated: true)
      stand.device.clock.advance(by: 60)
      #expect(handle.outcomeIfEnded == nil && stand.styledAlert == nil)
      navigation.popViewController(animated: true)
      stand.device.clock.advance(by: 3)

      #expect(stand.styledAlert === view && handle.outcomeIfEnded == nil)
      let left = try #require(view.buttons[0].countdown?.seconds)
      #expect(left >= 3 && left <= 7)
      stand.device.clock.advance(by: Double(left) + 1)
      #expect(handle.outcomeIfEnded?.reason == .actionChosen)
    }
  }

  @Test func `row 31: a countdown whose button is gone neither presses nor wakes anything`() {
    Stand.run { stand in
      let diary = Diary()
      let handle = resend(.presses(after: .seconds(5)), diary).show()
      stand.settle()

      handle.update { _ in StyledAlert(.info, "Code sent").button("OK") }
      stand.device.clock.advance(by: 20)

      #expect(diary.lines.isEmpty && handle.outcomeIfEnded == nil)
      #expect(stand.styledAlert?.buttons.first?.countdown == nil)
    }
  }

  @Test func `logging out ends it, and nothing is pressed or wakes up any more`() {
    Stand.run { stand in
      let diary = Diary()
      let handle = resend(.presses(after: .seconds(5)), diary).show()
      stand.settle()

      stand.center.endAll(.loggedOut, animated: false)

      #expect(handle.outcomeIfEnded?.reason == .loggedOut && stand.center.driver.isIdle)
      stand.device.clock.advance(by: 20)
      #expect(diary.lines.isEmpty)
    }
  }

  @Test func `the card keeps its size while it counts, and takes the room back at the end`() throws
  {
    try Stand.run { stand in
      for look in StyledAlertCountdown.Look.allCases {
        let handle = StyledAlert(.info, "Code sent")
          .button("Resend", countdown: .activates(after: .seconds(11), as: look)).show()
        stand.settle()
        let view = try #require(stand.styledAlert)
        let (size, frame) = (view.bounds.size, view.buttons[0].frame)
        stand.device.clock.advance(by: 5)
        #expect(view.bounds.size == size && view.buttons[0].frame == frame)
        #expect(view.buttons[0].measuresCountdown != nil)
        stand.device.clock.advance(by: 6)
        #expect(view.buttons[0].measuresCountdown == nil)
        handle.end(animated: false)
      }
    }
  }
}
