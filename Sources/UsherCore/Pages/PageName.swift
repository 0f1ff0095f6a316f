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

  /// A page name, for places where a page can also be named by its type: `popup.on(.name("home"))`.
  public static func name(_ name: String) -> PageName { PageName(name) }
}

extension PageName: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
