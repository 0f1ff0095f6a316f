// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// The button that was tapped, and the values of the fields at that time.
public struct StyledAlertResult: Sendable, Hashable {
  /// A button as a value.
  public struct Button: Sendable, Hashable {
    /// Its index in the order of addition, which can differ from the order on the screen.
    public let index: Int
    /// Its identifier; its title, if none was given.
    public let id: String
    /// Its title.
    public let title: String
    /// Its role.
    public let role: StyledAlertButtonRole

    /// Creates a button, for tests.
    public init(
      index: Int, id: String? = nil, title: String, role: StyledAlertButtonRole = .standard
    ) {
      self.index = index
      self.id = id ?? title
      self.title = title
      self.role = role
    }
  }

  /// The button that was tapped.
  public let button: Button
  /// The values of the fields.
  public let values: FormValues

  /// Creates a result, for tests.
  public init(button: Button, values: FormValues = FormValues()) {
    self.button = button
    self.values = values
  }
}
