// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Access to superclasses, for which Swift has no API.
public enum Superclass {
  /// Returns the superclass of a class, or `nil` for a root class.
  public static func of(_ type: AnyClass) -> AnyClass? { platformSuperclass(of: type) }
}
