// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// How far some work is, as it is shown.
package enum ProgressPart: Sendable, Hashable {
  /// Nobody knows.
  case unknown
  /// So far, from 0 to 1.
  case known(Double)

  /// What somebody has said: less than nothing, and what is no number, is nothing, and more than all of
  /// it is all of it.
  package init(_ part: Double?) {
    self = part.map { .known($0 > 0 ? min($0, 1) : 0) } ?? .unknown
  }

  /// The part that is done, if that is known.
  package var part: Double? {
    if case .known(let part) = self { part } else { nil }
  }

  /// The whole hundredths that are done: not all of them before all of it is.
  package var percent: Int? { part.map { Int($0 * 100 + 0.000_001) } }
}
