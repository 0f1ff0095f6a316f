// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct AssistiveTechnologyTests {
  @Test
  func `X23: the use of VoiceOver and Switch Control can be read, and changes are posted`()
    async
  {
    await withScene { _ in
      #expect(!UIAccessibility.isVoiceOverRunning)
      #expect(!UIAccessibility.isSwitchControlRunning)
      let names = [
        UIAccessibility.voiceOverStatusDidChangeNotification,
        UIAccessibility.switchControlStatusDidChangeNotification,
      ]
      #expect(Set(names).count == 2)
    }
  }
}
