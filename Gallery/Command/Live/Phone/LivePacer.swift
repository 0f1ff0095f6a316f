// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Decides how far virtual time moves for the real time that has passed.
///
/// It never drifts: what it aims at is real time itself, not a sum of steps. It never spirals: work
/// that is late by more than the limit is not made up for, that time is skipped for good.
struct LivePacer {
  /// The longest stretch of lateness, in seconds, that is made up for in one step.
  static let limit = 0.1

  /// Real time minus virtual time.
  private var lead: Double
  private var now: Double
  /// The time that was skipped so far.
  private(set) var skipped = 0.0

  /// Begins to follow: `virtual` is what the clock shows at `real`.
  init(virtual: Double, at real: Double) {
    now = virtual
    lead = real - virtual
  }

  /// How far to advance at the moment `real`, when nothing is due before `nextDue`.
  mutating func step(to real: Double, nextDue: Double?) -> Double {
    let target = real - lead
    guard target > now else { return 0 }
    // Up to the next due moment time costs nothing, however long it is.
    let free = nextDue.map { max(now, $0) } ?? target
    let allowed = min(target, free + Self.limit)
    let missed = target - allowed
    lead += missed
    skipped += missed
    defer { now = allowed }
    return allowed - now
  }

  /// The real moment at which the clock will show `virtual`.
  func real(of virtual: Double) -> Double { virtual + lead }
}
