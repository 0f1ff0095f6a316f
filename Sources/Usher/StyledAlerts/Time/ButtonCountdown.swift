// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// How the countdown of a button stands at one moment.
struct ButtonCountdown: Equatable {
  let wish: StyledAlertCountdown
  /// How long it takes from its beginning, limited to what can be counted.
  private let whole: Duration
  /// The seconds that are left, the one that has begun included.
  let seconds: Int
  /// Which part of it is left, from 1 to 0.
  let part: Double
  /// What is left.
  let remaining: Duration
  /// Whether it runs.
  let runs: Bool

  init(_ entry: StyledAlertClock.Entry, at now: Instant) {
    wish = entry.wish
    whole = entry.countdown.whole
    seconds = entry.countdown.seconds(at: now)
    part = entry.countdown.part(at: now)
    remaining = entry.countdown.remaining(at: now)
    runs = entry.countdown.runs
  }

  /// What of it takes up room.
  struct Room: Equatable {
    let look: StyledAlertCountdown.Look
    let widest: String

    init(_ countdown: ButtonCountdown) {
      look = countdown.wish.look
      widest = countdown.widest
    }
  }

  /// As many digits as it can have, for what is to keep its size.
  var widest: String {
    let (seconds, rest) = whole.components
    return String(repeating: "0", count: String(seconds + (rest > 0 ? 1 : 0)).count)
  }
}
