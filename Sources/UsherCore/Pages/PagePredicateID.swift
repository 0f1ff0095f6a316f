// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The serial number of a condition on pages; the condition itself stays in the shell, which evaluates
/// it and says for which of the visible pages it holds.
public struct PagePredicateID: Sendable, Hashable {
  /// The number.
  public let serial: UInt64

  /// Creates the identity with this number.
  public init(serial: UInt64) {
    self.serial = serial
  }
}

extension PagePredicateID: CustomStringConvertible {
  /// The number as it appears in logs and traces, such as "predicate 2".
  public var description: String { "predicate \(serial)" }
}
