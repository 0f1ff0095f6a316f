// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// How far some work is, as it is shown.
package enum ProgressValue: Sendable, Hashable {
  /// Nobody knows.
  case indeterminate
  /// So far, from 0 to 1.
  case determinate(Double)

  /// What somebody has said: less than nothing, and what is no number, is nothing, and more than all of
  /// it is all of it.
  package init(_ fraction: Double?) {
    self = fraction.map { .determinate($0 > 0 ? min($0, 1) : 0) } ?? .indeterminate
  }

  /// The part that is done, if that is known.
  package var fraction: Double? {
    if case .determinate(let fraction) = self { fraction } else { nil }
  }

  /// The whole hundredths that are done: not all of them before all of it is.
  package var percent: Int? { fraction.map { Int($0 * 100 + 0.000_001) } }
}
