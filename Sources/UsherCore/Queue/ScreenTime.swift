// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// How long a popup may still be on screen.
struct ScreenTime: Sendable, Equatable {
  /// All of it.
  private(set) var whole: Duration
  /// What was left when it last started or stopped running.
  private(set) var remaining: Duration
  /// Since when it runs; nil while it stands still.
  private(set) var runsSince: Instant?

  init(_ whole: Duration) {
    self.whole = whole
    remaining = whole
  }

  /// When it is over; nil while it stands still.
  var end: Instant? { runsSince.map { $0 + remaining } }

  mutating func run(_ runs: Bool, at now: Instant) {
    guard runs != (runsSince != nil) else { return }
    if let runsSince { remaining = (remaining - (now - runsSince)).limitedAndNotNegative }
    runsSince = runs ? now : nil
  }

  /// Begins anew, with another span if there is one; what keeps it from running stays.
  mutating func restart(_ span: Duration?, at now: Instant) {
    whole = span ?? whole
    remaining = whole
    if runsSince != nil { runsSince = now }
  }
}
