// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// What a popup does while its limits do not allow it.
public enum PopupLimitPolicy: Sendable, Hashable, CaseIterable {
  /// It waits in the queue, where it keeps no other from starting.
  case wait
  /// It is dismissed with the reason `limited`.
  case drop
}

/// What the modifiers of one popup say about its limits.
package struct LimitSettings: Sendable {
  package var version: String?
  package var limits: [PopupLimit] = []
  package var groups: [(group: PopupGroup, limits: [PopupLimit])] = []
  package var isUnsolicited = false
  package var holdOut: HoldOut?
  package var policy = PopupLimitPolicy.wait
  /// Called when its impression counts.
  package var impressionCallbacks: [@MainActor () -> Void] = []

  package init() {}

  /// Whether its impressions are recorded.
  package var isCounted: Bool { needsKey || !groups.isEmpty || isUnsolicited }

  /// Whether something has no effect without a key.
  package var needsKey: Bool { !limits.isEmpty || holdOut != nil }

  /// Returns the question to the ledger. Budget and quiet hours limit only what is unsolicited.
  package func request(
    key: PopupKey?, lane: PopupLane, account: String?, budget: LaneBudget?, quietHours: QuietHours?
  ) -> LimitRequest {
    LimitRequest(
      account: account, key: key, version: version, limits: limits, groups: groups,
      unsolicitedLane: isUnsolicited ? lane.name : nil,
      budget: budget ?? LaneBudget(), quietHours: isUnsolicited ? quietHours : nil,
      holdOut: holdOut)
  }

  /// Returns the answer to the question whether the popup may start.
  package func answer(
    to verdict: LimitVerdict
  ) -> (answer: PopupAnswer, source: AnswerSource) {
    switch verdict {
    case .admitted: (.now, .limit)
    case .heldOut: (.drop, .limit)
    case .limited(_, let wait): (policy == .wait ? .later(wait) : .drop, .limit)
    case .unavailable: (policy == .wait ? .later(.seconds(60)) : .drop, .unreadableLimits)
    }
  }
}
