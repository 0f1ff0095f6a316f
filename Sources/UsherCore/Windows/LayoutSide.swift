// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A side of a rectangle, whatever the direction of the text.
package enum LayoutSide: Sendable, Hashable, CaseIterable {
  /// Up.
  case top
  /// To the left.
  case left
  /// Down.
  case bottom
  /// To the right.
  case right

  /// The side of the screen at which an edge is.
  package init(_ edge: PopupEdge, isRightToLeft: Bool) {
    self =
      switch edge {
      case .top: .top
      case .bottom: .bottom
      case .leading: isRightToLeft ? .right : .left
      case .trailing: isRightToLeft ? .left : .right
      }
  }

  /// Whether it is above or below, and not beside.
  package var isVertical: Bool { self == .top || self == .bottom }

  /// The side across from it.
  package var opposite: LayoutSide {
    switch self {
    case .top: .bottom
    case .left: .right
    case .bottom: .top
    case .right: .left
    }
  }
}
