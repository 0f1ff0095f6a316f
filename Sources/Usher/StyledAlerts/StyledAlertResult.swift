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
    public let role: StyledAlertRole

    /// Creates a button, as for a test of what is done with a result.
    public init(index: Int, id: String? = nil, title: String, role: StyledAlertRole = .standard) {
      self.index = index
      self.id = id ?? title
      self.title = title
      self.role = role
    }
  }

  /// The button that was tapped.
  public let button: Button

  /// Creates an answer, as for a test of what is done with one.
  public init(button: Button) {
    self.button = button
  }
}
