// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The serial number of one view controller, given when it is first seen and never used again.
///
/// An address is not an identity: it is reused once a controller is gone.
public struct PageID: Sendable, Hashable {
  /// The number.
  public let serial: UInt64

  /// Creates the identity with this number.
  public init(serial: UInt64) {
    self.serial = serial
  }
}

extension PageID: CustomStringConvertible {
  /// The number as it appears in logs, such as "page 4".
  public var description: String { "page \(serial)" }
}
