// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The serial number of one request, from `enqueue` to its outcome and never used again.
///
/// Whoever feeds a queue hands out the numbers in rising order; the order is also the order of
/// submission. A number that does not rise is taken for a repetition and ignored.
public struct PopupID: Sendable, Hashable, Comparable {
  /// The number.
  public let serial: UInt64

  /// Creates the identity with this number.
  public init(serial: UInt64) {
    self.serial = serial
  }

  /// Earlier submissions are smaller.
  public static func < (lhs: PopupID, rhs: PopupID) -> Bool {
    lhs.serial < rhs.serial
  }
}

extension PopupID: CustomStringConvertible {
  /// The number as it appears in logs and traces, such as "#7".
  public var description: String { "#\(serial)" }
}
