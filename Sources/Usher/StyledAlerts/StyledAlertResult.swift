// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// What the user answered to a styled alert.
public struct StyledAlertResult: Sendable, Hashable {
  /// A button of a styled alert, as a value.
  public struct Button: Sendable, Hashable {
    /// Its place among the buttons, in the order in which they were given; not the one on the screen.
    public let index: Int
    /// The name it was given, else its title.
    public let id: String
    /// What it says.
    public let title: String
    /// What it is for.
    public let role: StyledAlertButtonRole

    /// Creates a button, as for a test of what is done with a result.
    public init(index: Int, id: String? = nil, title: String, role: StyledAlertButtonRole = .standard) {
      self.index = index
      self.id = id ?? title
      self.title = title
      self.role = role
    }
  }

  /// The button that was tapped.
  public let button: Button
  /// What the fields held then.
  public let values: FormValues

  /// Creates an answer, as for a test of what is done with one.
  public init(button: Button, values: FormValues = FormValues()) {
    self.button = button
    self.values = values
  }

  /// The texts of the fields, from top to bottom; none where there is no field.
  public var texts: [String] { values.texts }

  /// What stood in the field with this name; empty where there is none.
  public func text(_ id: String) -> String { values.text(id) }

  /// Whether the switch with this name was on; `false` where there is none.
  public func isOn(_ id: String) -> Bool { values.isOn(id) }

  /// The segment that was chosen among those with this name, counted from 0; `nil` where none was, or
  /// where there are none.
  public func selection(_ id: String) -> Int? { values.selection(id) }

  /// What the app's own control with this name held; `nil` where there is none, or it held something of
  /// another type.
  public func value<Value: Sendable & Hashable>(_ id: String, as type: Value.Type) -> Value? {
    values.value(id, as: type)
  }
}
