// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The serial number of requests that belong one after the other, such as the steps of a guide.
///
/// They run in the order of their submission, whatever their priorities. From the first shown to the
/// last ended nothing else starts in that lane, unless it interrupts.
public struct SequenceID: Sendable, Hashable {
  /// The number.
  public let serial: UInt64

  /// Creates the identity with this number.
  public init(serial: UInt64) {
    self.serial = serial
  }
}

extension SequenceID: CustomStringConvertible {
  /// The number as it appears in logs and traces, such as "sequence 3".
  public var description: String { "sequence \(serial)" }
}
