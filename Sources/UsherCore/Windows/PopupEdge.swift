// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// An edge of the screen; leading and trailing follow the direction of the text.
public enum PopupEdge: Sendable, Hashable, CaseIterable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
  /// The edge at which lines begin: the left one, where people read from left to right.
  case leading
  /// The edge at which lines end.
  case trailing
}
