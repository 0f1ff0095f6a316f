// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What was measured of a styled alert's content, in points.
///
/// What has no height takes no room, and no distance is kept from it.
package struct StyledAlertContentMetrics: Sendable, Hashable {
  /// A row between text and buttons: a view of the app's, a field, a line of text.
  package struct Row: Sendable, Hashable {
    /// Its height at the width that it gets.
    package var height: Double
    /// Its distance from what is above it; `nil` for the usual one.
    package var spacing: Double?
    /// Whether it goes from edge to edge of the card.
    package var extendsToEdges: Bool

    /// Creates the size of a row.
    package init(height: Double, spacing: Double? = nil, extendsToEdges: Bool = false) {
      self.height = height
      self.spacing = spacing
      self.extendsToEdges = extendsToEdges
    }
  }

  /// A button.
  package struct Button: Sendable, Hashable {
    /// What it is for.
    package var role: StyledAlertButtonRole
    /// The width that it wants, with its title in one line.
    package var width: Double
    /// Its height at the width that it gets.
    package var height: Double

    /// Creates the size of a button.
    package init(role: StyledAlertButtonRole = .standard, width: Double, height: Double = 0) {
      self.role = role
      self.width = width
      self.height = height
    }
  }

  /// The height of the title at the text's width.
  package var title: Double
  /// The height of the message at the text's width.
  package var message: Double
  /// The rows, from top to bottom.
  package var rows: [Row]
  /// The buttons, in the order in which they were given.
  package var buttons: [Button]

  /// Creates sizes; what is left out is not there.
  package init(
    title: Double = 0, message: Double = 0, rows: [Row] = [], buttons: [Button] = []
  ) {
    self.title = title
    self.message = message
    self.rows = rows
    self.buttons = buttons
  }
}
