// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The fuzzer's model of a popup's display timer: bounds for how long it has been running.
struct DisplayTimer {
  /// The seconds in which the timer was certainly running.
  var certain = 0.0
  /// The seconds in which the timer was certainly or possibly running.
  var possible = 0.0
  /// Whether the bounds are valid, because nothing has restarted the timer.
  var isKnown = true
  /// The state after the last turn.
  var last = Running.no

  enum Running {
    /// The timer is paused.
    case no
    /// The fuzzer cannot predict whether the timer is running.
    case perhaps
    /// The timer is running.
    case yes
  }

  /// Records the state now, with the seconds since the last turn.
  mutating func count(_ now: Running, after seconds: Double) {
    if now == .yes, last == .yes { certain += seconds }
    if now != .no || last != .no { possible += seconds }
    last = now
  }
}
