// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The class above a class, which Swift itself does not tell.
public enum Superclass {
  /// The class that this one inherits from, if it does.
  public static func of(_ type: AnyClass) -> AnyClass? { platformSuperclass(of: type) }
}
