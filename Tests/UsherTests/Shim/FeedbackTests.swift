// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

@MainActor
struct FeedbackTests {
  @Test(
    arguments: [
      (.success, ["success"]), (.error, ["error"]), (.warning, ["warning"]), (.notice, []),
      (.info, []), (.edit, []), (.waiting, []), (.question, []), (.custom, []),
    ] as [(StyledAlertStyle, [String])])
  func `success, error and warning have a haptic, other styles have none`(
    style: StyledAlertStyle, haptics: [String]
  ) {
    HeadlessDevice.run { device in
      StyledAlertFeedback.standard(for: style).play()

      #expect(device.haptics == haptics)
    }
  }

  @Test func `a feedback can play a custom sound with its haptic`() {
    HeadlessDevice.run { device in
      let diary = CallLog()

      StyledAlertFeedback(haptic: .warning) { diary.record("chime") }.play()
      StyledAlertFeedback { diary.record("bell") }.play()

      #expect(device.haptics == ["warning"])
      #expect(diary.lines == ["chime", "bell"])
    }
  }
}
