// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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
