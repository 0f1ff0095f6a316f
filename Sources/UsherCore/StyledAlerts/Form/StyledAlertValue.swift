// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What a field of a styled alert holds.
package enum StyledAlertValue: Sendable, Hashable {
  /// What was typed, without what an input method is still composing.
  case text(String)
  /// Whether a switch is on.
  case isOn(Bool)
  /// The number of the segment that is chosen, counted from 0; `nil` for none.
  case selection(Int?)
}
