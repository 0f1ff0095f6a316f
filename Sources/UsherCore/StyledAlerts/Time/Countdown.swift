// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A span of time that runs out, stands still now and then, and is shown in whole seconds.
package struct Countdown: Sendable, Equatable {
  private var time: ScreenTime

  /// One of which nothing is over, and which stands still.
  package init(_ span: Duration) {
    time = ScreenTime(span.limitedAndNotNegative)
  }

  /// All of it.
  package var whole: Duration { time.whole }

  /// Whether it runs.
  package var runs: Bool { time.runsSince != nil }

  /// Starts or stops it.
  package mutating func run(_ runs: Bool, at now: Instant) {
    time.run(runs, at: now)
  }

  /// What is left.
  package func remaining(at now: Instant) -> Duration {
    guard let since = time.runsSince else { return time.remaining }
    return max(time.remaining - max(now - since, .zero), .zero)
  }

  /// What is left in seconds, the one that has begun included: 3, 2, 1, and 0 when it is over.
  package func seconds(at now: Instant) -> Int {
    let (seconds, rest) = remaining(at: now).components
    return Int(clamping: seconds) + (rest > 0 ? 1 : 0)
  }

  /// Which part of it is left, from 1 to 0.
  package func part(at now: Instant) -> Double {
    whole > .zero ? min(1, remaining(at: now) / whole) : 0
  }

  /// Whether nothing is left.
  package func isOver(at now: Instant) -> Bool { remaining(at: now) == .zero }

  /// The next moment at which the seconds are others; `nil` while it stands still, and when it is over.
  package func nextTick(at now: Instant) -> Instant? {
    let left = remaining(at: now)
    guard runs, left > .zero else { return nil }
    return now + (left - .seconds(seconds(at: now) - 1))
  }
}
