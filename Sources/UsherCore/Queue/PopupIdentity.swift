// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The serial number of one popup, from `show` to its outcome, never reused.
///
/// The caller of a queue assigns ascending numbers, in the order of submission. A request is
/// ignored as a repetition if its number is not higher than those of all earlier ones.
public struct PopupID: Sendable, Hashable, Comparable {
  /// The number.
  public let serial: UInt64

  /// Creates an identifier from a number.
  public init(serial: UInt64) {
    self.serial = serial
  }

  /// Earlier submissions are smaller.
  public static func < (lhs: PopupID, rhs: PopupID) -> Bool {
    lhs.serial < rhs.serial
  }
}

extension PopupID: CustomStringConvertible {
  /// The number as written in logs and traces, such as "#7".
  public var description: String { "#\(serial)" }
}

// Not generic: an app pays 5 KB for each type and each module for which the library's sort is
// specialized.
extension [PopupID] {
  /// The identifiers in ascending order, that of their submission.
  package var inOrder: [PopupID] { sorted() }

  /// Removes a request that the array contains at most once.
  mutating func removeFirst(_ id: PopupID) {
    if let index = firstIndex(of: id) { remove(at: index) }
  }
}

extension [String] {
  /// The texts in alphabetical order.
  package var inOrder: [String] { sorted() }
}

/// The name that identifies a popup, so that it is not queued twice.
public struct PopupKey: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name. It appears in logs and traces, so it should not contain text that the user typed.
  public let name: String

  /// Creates a key from a name.
  public init(_ name: String) {
    self.name = name
  }

  /// Creates a key from a string literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

/// The name of popups that are dismissed together.
public struct PopupGroup: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name. It appears in logs and traces, so it should not contain text that the user typed.
  public let name: String

  /// Creates a group from a name.
  public init(_ name: String) {
    self.name = name
  }

  /// Creates a group from a string literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

/// The serial number of a sequence: popups shown one after another, such as the steps of a guide.
///
/// The steps start in the order of their submission, whatever their priorities. From the start of
/// the first step to the dismissal of the last, nothing else starts in the lane, unless it
/// interrupts.
public struct SequenceID: Sendable, Hashable {
  /// The number.
  public let serial: UInt64

  /// Creates an identifier from a number.
  public init(serial: UInt64) {
    self.serial = serial
  }
}

extension SequenceID: CustomStringConvertible {
  /// The number as written in logs and traces, such as "sequence 3".
  public var description: String { "sequence \(serial)" }
}
