// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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
}

extension PageName: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
