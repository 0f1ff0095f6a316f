// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The serial number of one thing asked of a placeholder: to show a page, to hide it, or to load.
///
/// Whoever feeds a machine hands out the numbers in rising order. A number that does not rise is taken
/// for a repetition and ignored.
package struct PlaceholderID: Sendable, Hashable, Comparable {
  /// The number.
  package let serial: UInt64

  /// Creates the identity with this number.
  package init(serial: UInt64) {
    self.serial = serial
  }

  /// Earlier ones are smaller.
  package static func < (lhs: PlaceholderID, rhs: PlaceholderID) -> Bool {
    lhs.serial < rhs.serial
  }
}

extension PlaceholderID: CustomStringConvertible {
  /// The number as it appears in logs, such as "#7".
  package var description: String { "#\(serial)" }
}
