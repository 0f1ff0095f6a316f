// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// How urgent a request is; higher goes first, always.
///
/// Any integer is a priority; the named ones leave room between them.
public struct PopupPriority: Sendable, Hashable, Comparable, ExpressibleByIntegerLiteral {
  /// The number that is compared.
  public let rawValue: Int

  /// Creates a priority from any integer.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates a priority from an integer literal.
  public init(integerLiteral value: Int) {
    self.init(value)
  }

  /// Lower numbers are smaller, that is, later in line.
  public static func < (lhs: PopupPriority, rhs: PopupPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// What must be seen before anything else: a forced update, a lost session.
  public static let urgent: PopupPriority = 400
  /// What belongs to the start of the app: consent, a privacy notice.
  public static let launch: PopupPriority = 300
  /// What somebody planned: an offer, an announcement.
  public static let campaign: PopupPriority = 200
  /// What explains the app: a tip, a tour.
  public static let guide: PopupPriority = 100
  /// Everything else.
  public static let standard: PopupPriority = 0
}

extension PopupPriority: CustomStringConvertible {
  /// The name of a named priority, else the number.
  public var description: String {
    switch self {
    case .urgent: "urgent"
    case .launch: "launch"
    case .campaign: "campaign"
    case .guide: "guide"
    case .standard: "standard"
    default: "\(rawValue)"
    }
  }
}
