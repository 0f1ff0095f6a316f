// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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
