// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A type of view controller as the queue knows it: by its full name, module included.
///
/// Whoever looks at the pages gives for each of them its own type and every type above it, so that a
/// scope of a type holds for its subclasses too.
public struct PageTypeID: Sendable, Hashable {
  /// The full name of the type, such as "Shop.ProductPage".
  public let name: String

  /// Creates the identity of the type with this full name.
  public init(_ name: String) {
    self.name = name
  }
}

extension PageTypeID: CustomStringConvertible {
  /// The full name.
  public var description: String { name }
}
