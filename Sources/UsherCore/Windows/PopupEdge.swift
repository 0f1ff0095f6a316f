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

/// A side of a rectangle, whatever the direction of the text.
public enum LayoutSide: Sendable, Hashable, CaseIterable {
  /// Up.
  case top
  /// To the left.
  case left
  /// Down.
  case bottom
  /// To the right.
  case right

  /// The side of the screen at which an edge is.
  public init(_ edge: PopupEdge, isRightToLeft: Bool) {
    self =
      switch edge {
      case .top: .top
      case .bottom: .bottom
      case .leading: isRightToLeft ? .right : .left
      case .trailing: isRightToLeft ? .left : .right
      }
  }

  /// Whether it is above or below, and not beside.
  public var isVertical: Bool { self == .top || self == .bottom }

  /// The side across from it.
  public var opposite: LayoutSide {
    switch self {
    case .top: .bottom
    case .left: .right
    case .bottom: .top
    case .right: .left
    }
  }
}
