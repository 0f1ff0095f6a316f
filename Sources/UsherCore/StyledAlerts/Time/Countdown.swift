// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A span of time that runs out, stands still now and then, and is shown in whole seconds.
package struct Countdown: Sendable, Equatable {
  private var timer: DisplayTimer

  /// One of which nothing is over, and which stands still.
  package init(_ duration: Duration) {
    timer = DisplayTimer(duration.clampedToNonNegative)
  }

  /// All of it.
  package var duration: Duration { timer.duration }

  /// Whether it runs.
  package var isRunning: Bool { timer.startedAt != nil }

  /// Starts or stops it.
  package mutating func setRunning(_ isRunning: Bool, at now: MonotonicInstant) {
    timer.setRunning(isRunning, at: now)
  }

  /// What is left.
  package func remaining(at now: MonotonicInstant) -> Duration {
    guard let since = timer.startedAt else { return timer.remaining }
    return max(timer.remaining - max(now - since, .zero), .zero)
  }

  /// What is left in seconds, the one that has begun included: 3, 2, 1, and 0 when it is over.
  package func seconds(at now: MonotonicInstant) -> Int {
    let (seconds, rest) = remaining(at: now).components
    return Int(clamping: seconds) + (rest > 0 ? 1 : 0)
  }

  /// Which part of it is left, from 1 to 0.
  package func fraction(at now: MonotonicInstant) -> Double {
    duration > .zero ? min(1, remaining(at: now) / duration) : 0
  }

  /// Whether nothing is left.
  package func isFinished(at now: MonotonicInstant) -> Bool { remaining(at: now) == .zero }

  /// The next moment at which the seconds are others; `nil` while it stands still, and when it is over.
  package func nextTick(at now: MonotonicInstant) -> MonotonicInstant? {
    let left = remaining(at: now)
    guard isRunning, left > .zero else { return nil }
    return now + (left - .seconds(seconds(at: now) - 1))
  }
}
