// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What was measured of a styled alert's content, in points.
///
/// What has no height takes no room, and no distance is kept from it.
public struct StyledAlertContentSizes: Sendable, Hashable {
  /// A row between text and buttons: a view of the app's, a field, a line of text.
  public struct Row: Sendable, Hashable {
    /// Its height at the width that it gets.
    public var height: Double
    /// Its distance from what is above it; `nil` for the usual one.
    public var spacing: Double?
    /// Whether it goes from edge to edge of the card.
    public var reachesEdges: Bool

    /// Creates the size of a row.
    public init(height: Double, spacing: Double? = nil, reachesEdges: Bool = false) {
      self.height = height
      self.spacing = spacing
      self.reachesEdges = reachesEdges
    }
  }

  /// A button.
  public struct Button: Sendable, Hashable {
    /// What it is for.
    public var role: StyledAlertRole
    /// The width that it wants, with its title in one line.
    public var width: Double
    /// Its height at the width that it gets.
    public var height: Double

    /// Creates the size of a button.
    public init(role: StyledAlertRole = .standard, width: Double, height: Double = 0) {
      self.role = role
      self.width = width
      self.height = height
    }
  }

  /// The height of the title at the text's width.
  public var title: Double
  /// The height of the message at the text's width.
  public var message: Double
  /// The rows, from top to bottom.
  public var rows: [Row]
  /// The buttons, in the order in which they were given.
  public var buttons: [Button]

  /// Creates sizes; what is left out is not there.
  public init(
    title: Double = 0, message: Double = 0, rows: [Row] = [], buttons: [Button] = []
  ) {
    self.title = title
    self.message = message
    self.rows = rows
    self.buttons = buttons
  }
}
