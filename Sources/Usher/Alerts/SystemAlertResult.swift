// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What an alert ended with: the button that was pressed, and what stood in its text fields then.
public struct SystemAlertResult: Sendable, Hashable {
  /// A button of an alert, as a value.
  public struct Button: Sendable, Hashable {
    /// Its place among the buttons, in the order in which they were added; not the one on the screen.
    public let index: Int
    /// The name it was given, else its title.
    public let id: String
    /// What it says.
    public let title: String
    /// What it is for.
    public let role: UIAlertAction.Style

    /// Creates a button, as for a test of what is done with a result.
    public init(
      index: Int, id: String? = nil, title: String, role: UIAlertAction.Style = .default
    ) {
      self.index = index
      self.id = id ?? title
      self.title = title
      self.role = role
    }
  }

  /// The button that was pressed.
  public let button: Button
  /// The texts of the fields, from top to bottom; none where there is no field.
  public let texts: [String]

  /// Creates a result, as for a test of what is done with one.
  public init(button: Button, values: [String] = []) {
    self.button = button
    self.texts = values
  }
}
