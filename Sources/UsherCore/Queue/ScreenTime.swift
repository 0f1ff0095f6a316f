// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// How long a popup may still be on screen, and why that does not run.
struct ScreenTime: Sendable, Equatable {
  /// All of it.
  private(set) var whole: Duration
  /// What was left when it last started or stopped running.
  private(set) var remaining: Duration
  /// Since when it runs; nil while it stands still.
  private(set) var runsSince: Instant?
  /// The reasons given from outside not to run, each as often as it was given.
  private(set) var pauses: [PopupPause] = []

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

  mutating func add(_ pause: PopupPause) {
    pauses.append(pause)
  }

  /// Takes a reason back once; one that was not given is none.
  mutating func remove(_ pause: PopupPause) {
    if let place = pauses.firstIndex(of: pause) { pauses.remove(at: place) }
  }
}
