// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// How the countdown of a button stands at one moment.
struct CountdownState: Equatable {
  let configuration: StyledAlertCountdown
  /// How long it takes from its beginning, limited to what can be counted.
  private let duration: Duration
  /// The seconds that are left, the one that has begun included.
  let seconds: Int
  /// Which part of it is left, from 1 to 0.
  let fraction: Double
  /// What is left.
  let remaining: Duration
  /// Whether it runs.
  let isRunning: Bool

  init(_ entry: StyledAlertCountdowns.Entry, at now: MonotonicInstant) {
    configuration = entry.configuration
    duration = entry.countdown.duration
    seconds = entry.countdown.seconds(at: now)
    fraction = entry.countdown.fraction(at: now)
    remaining = entry.countdown.remaining(at: now)
    isRunning = entry.countdown.isRunning
  }

  /// What of it takes up room.
  struct Sizing: Equatable {
    let style: StyledAlertCountdown.Style
    let widestText: String

    init(_ countdown: CountdownState) {
      style = countdown.configuration.style
      widestText = countdown.widestText
    }
  }

  /// As many digits as it can have, for what is to keep its size.
  var widestText: String {
    let (seconds, rest) = duration.components
    return String(repeating: "0", count: String(seconds + (rest > 0 ? 1 : 0)).count)
  }
}
