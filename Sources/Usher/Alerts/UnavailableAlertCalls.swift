// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// Calls that do not exist, for the compiler to name the one to use.

extension FormValues {
  /// Use ``text(_:)``, ``isOn(_:)``, ``selection(_:)`` or ``value(_:as:)``.
  @available(
    *, unavailable, message: "use 'text(_:)', 'isOn(_:)', 'selection(_:)' or 'value(_:as:)'"
  )
  public subscript(id: String) -> String? { text(id) }
}

extension SystemAlert {
  /// Use `role:`.
  @available(*, unavailable, message: "use 'role:'")
  public func button(
    _ title: String, style: SystemAlertButtonRole, handler: @escaping @MainActor () -> Void = {}
  ) -> SystemAlert {
    button(title, role: style, handler: handler)
  }
}

extension StyledAlertButtonStyle {
  /// Use `role: .destructive` of the button.
  @available(*, unavailable, message: "use 'role: .destructive' of the button")
  public static var destructive: StyledAlertButtonStyle { StyledAlertButtonStyle() }
  /// Use `role: .cancel` of the button.
  @available(*, unavailable, message: "use 'role: .cancel' of the button")
  public static var cancel: StyledAlertButtonStyle { StyledAlertButtonStyle() }
}
