// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// How long a popup has been on the screen for its time to run, as far as the storm can tell.
struct DisplayTimer {
  /// When nothing kept the time from running.
  var certain = 0.0
  /// When something may have kept it from running, and when nothing has.
  var possible = 0.0
  /// Whether nothing has begun it anew.
  var isKnown = true
  /// How it was after the last turn.
  var last = Running.no

  enum Running {
    /// The time stands still.
    case no
    case perhaps
    case yes
  }

  /// Takes in how it is now, so many seconds after the last turn.
  mutating func count(_ now: Running, after seconds: Double) {
    if now == .yes, last == .yes { certain += seconds }
    if now != .no || last != .no { possible += seconds }
    last = now
  }
}
