// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Calculates how far to advance virtual time for the elapsed real time.
///
/// It does not drift, because the target is the real time and not a sum of steps. If the phone is
/// late by more than the limit, the rest of the time is skipped, so that delays do not accumulate.
struct LivePacer {
  /// The maximum delay, in seconds, that is made up for in one step.
  static let limit = 0.1

  /// Real time minus virtual time.
  private var lead: Double
  private var now: Double
  /// The skipped time so far, in seconds.
  private(set) var skipped = 0.0

  /// Starts with the virtual time `virtual` at the real time `real`.
  init(virtual: Double, at real: Double) {
    now = virtual
    lead = real - virtual
  }

  /// Returns how far to advance at the real time `real`, if nothing is due before `nextDue`.
  mutating func step(to real: Double, nextDue: Double?) -> Double {
    let target = real - lead
    guard target > now else { return 0 }
    // Time without scheduled work can be advanced at no cost.
    let free = nextDue.map { max(now, $0) } ?? target
    let allowed = min(target, free + Self.limit)
    let missed = target - allowed
    lead += missed
    skipped += missed
    defer { now = allowed }
    return allowed - now
  }

  /// Returns the real time of a virtual time.
  func real(of virtual: Double) -> Double { virtual + lead }
}
