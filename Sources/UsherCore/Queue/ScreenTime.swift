// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// How long a popup may still be on screen.
struct DisplayTimer: Sendable, Equatable {
  /// All of it.
  private(set) var duration: Duration
  /// What was left when it last started or stopped running.
  private(set) var remaining: Duration
  /// Since when it runs; nil while it stands still.
  private(set) var startedAt: MonotonicInstant?

  init(_ duration: Duration) {
    self.duration = duration
    remaining = duration
  }

  /// When it is over; nil while it stands still.
  var fireTime: MonotonicInstant? { startedAt.map { $0 + remaining } }

  mutating func setRunning(_ isRunning: Bool, at now: MonotonicInstant) {
    guard isRunning != (startedAt != nil) else { return }
    if let startedAt { remaining = (remaining - (now - startedAt)).clampedToNonNegative }
    startedAt = isRunning ? now : nil
  }

  /// Begins anew, with another span if there is one; what keeps it from running stays.
  mutating func restart(_ newDuration: Duration?, at now: MonotonicInstant) {
    duration = newDuration ?? duration
    remaining = duration
    if startedAt != nil { startedAt = now }
  }
}
