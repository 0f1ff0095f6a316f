// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A size in points.
package struct LayoutSize: Sendable, Hashable {
  /// The extent from side to side.
  package var width: Double
  /// The extent from top to bottom.
  package var height: Double

  /// Creates a size.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points, with the origin at its upper left corner.
package struct LayoutRect: Sendable, Hashable {
  /// The left edge.
  package var x: Double
  /// The upper edge.
  package var y: Double
  /// The extent from side to side.
  package var width: Double
  /// The extent from top to bottom.
  package var height: Double

  /// Creates a rectangle.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Distances from the four edges of a rectangle, in points.
package struct LayoutInsets: Sendable, Hashable {
  /// The distance from the upper edge.
  package var top: Double
  /// The distance from the left edge.
  package var left: Double
  /// The distance from the lower edge.
  package var bottom: Double
  /// The distance from the right edge.
  package var right: Double

  /// Creates distances; those left out are zero.
  package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates the same distance on all sides.
  package init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// The distance from one edge.
  package subscript(side: LayoutSide) -> Double {
    switch side {
    case .top: top
    case .left: left
    case .bottom: bottom
    case .right: right
    }
  }
}

/// A way from one point to another, in points.
package struct LayoutOffset: Sendable, Hashable {
  /// To the right.
  package var x: Double
  /// Down.
  package var y: Double

  /// Creates a way; what is left out is none.
  package init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The shortest way by which a rectangle gets out of its container on one side.
  static func offscreen(
    `in` container: LayoutSize, from frame: LayoutRect, side: LayoutSide
  ) -> LayoutOffset {
    switch side {
    case .top: LayoutOffset(y: -max(0, frame.y + frame.height))
    case .left: LayoutOffset(x: -max(0, frame.x + frame.width))
    case .bottom: LayoutOffset(y: max(0, container.height - frame.y))
    case .right: LayoutOffset(x: max(0, container.width - frame.x))
    }
  }
}
