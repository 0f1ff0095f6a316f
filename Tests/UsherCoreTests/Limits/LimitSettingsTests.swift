// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

@testable import UsherLimits

/// What the modifiers of one popup lead to.
struct LimitSettingsTests {
  private func settings(_ change: (inout LimitSettings) -> Void = { _ in }) -> LimitSettings {
    var settings = LimitSettings()
    change(&settings)
    return settings
  }

  @Test func `limits of its own and a hold-out need a key`() {
    #expect(settings { $0.limits = [.atMost(1)] }.needsKey)
    #expect(settings { $0.holdOut = HoldOut(percent: 5) }.needsKey)
    #expect(!settings { $0.groups = [(group: "offers", limits: [.atMost(1)])] }.needsKey)
    #expect(!settings { $0.isUnsolicited = true }.needsKey)
    #expect(!settings().needsKey)
  }

  @Test func `each of them makes its impressions count, and without any none does`() {
    #expect(settings { $0.limits = [.atMost(1)] }.isCounted)
    #expect(settings { $0.holdOut = HoldOut(percent: 5) }.isCounted)
    #expect(settings { $0.groups = [(group: "offers", limits: [])] }.isCounted)
    #expect(settings { $0.isUnsolicited = true }.isCounted)
    #expect(!settings { $0.policy = .drop }.isCounted)
  }

  @Test func `what is limited waits or is dropped, as the popup says`() {
    let waiting = settings()
    let dropped = settings { $0.policy = .drop }
    let verdict = LimitVerdict.limited(by: .quietHours, wait: .seconds(9))

    #expect(waiting.answer(to: verdict) == (.later(.seconds(9)), .limit))
    #expect(dropped.answer(to: verdict) == (.drop, .limit))
    #expect(waiting.answer(to: .unavailable) == (.later(.seconds(60)), .unreadableLimits))
    #expect(dropped.answer(to: .unavailable) == (.drop, .unreadableLimits))
  }

  @Test(arguments: [PopupLimitPolicy.wait, .drop])
  func `what is admitted starts, and what is held out does not`(policy: PopupLimitPolicy) {
    let settings = settings { $0.policy = policy }
    #expect(settings.answer(to: .admitted) == (.now, .limit))
    #expect(settings.answer(to: .heldOut) == (.drop, .limit))
  }
}
