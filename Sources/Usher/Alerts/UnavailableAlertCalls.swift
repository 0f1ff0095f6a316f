// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// Calls that do not exist, for the compiler to name the one to use.

extension FormValues {
  /// Use ``text(_:)``, ``isOn(_:)``, ``selection(_:)`` or ``value(_:as:)``.
  @available(
    *, unavailable, message: "use 'text(_:)', 'isOn(_:)', 'selection(_:)' or 'value(_:as:)'"
  )
  public subscript(id: String) -> String? { text(id) }
}
