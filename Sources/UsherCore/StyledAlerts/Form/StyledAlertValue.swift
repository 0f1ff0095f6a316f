// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What a field of a styled alert holds.
package enum StyledAlertValue: Sendable, Hashable {
  /// What was typed, without what an input method is still composing.
  case text(String)
  /// Whether a switch is on.
  case isOn(Bool)
  /// The number of the segment that is chosen, counted from 0; `nil` for none.
  case selection(Int?)
  /// What a control of the app's holds.
  case custom(StyledAlertCustomValue)
}

/// A value of a type of the app's.
package struct StyledAlertCustomValue: Sendable, Hashable {
  package let base: any Sendable & Hashable

  package init(_ base: any Sendable & Hashable) {
    self.base = base
  }

  package static func == (one: Self, other: Self) -> Bool {
    AnyHashable(one.base) == AnyHashable(other.base)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(base))
  }
}
