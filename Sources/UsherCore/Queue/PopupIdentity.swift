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

/// A name that the app gives to a page which has no type of its own.
public struct PageName: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name; it appears in logs and traces, so it should not hold what a user typed.
  public let name: String

  /// Creates a page name.
  public init(_ name: String) {
    self.name = name
  }

  /// Creates a page name from a string literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A page name, for places where a page can also be named by its type: `popup.on(.name("home"))`.
  public static func name(_ name: String) -> PageName { PageName(name) }
}

/// The name under which a request is known to the app, so that it is not queued twice.
public struct PopupKey: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name; it appears in logs and traces, so it should not hold what a user typed.
  public let name: String

  /// Creates a key from its name.
  public init(_ name: String) {
    self.name = name
  }

  /// Creates a key from a string literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

/// The name of several requests that the app wants to end together.
public struct PopupGroup: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name; it appears in logs and traces, so it should not hold what a user typed.
  public let name: String

  /// Creates a group from its name.
  public init(_ name: String) {
    self.name = name
  }

  /// Creates a group from a string literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension SequenceID: CustomStringConvertible {
  /// The number as it appears in logs and traces, such as "sequence 3".
  public var description: String { "sequence \(serial)" }
}
