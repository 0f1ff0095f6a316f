// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A size in points.
public struct LayoutSize: Sendable, Hashable {
  /// The extent from side to side.
  public var width: Double
  /// The extent from top to bottom.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points, with the origin at its upper left corner.
public struct LayoutRect: Sendable, Hashable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The extent from side to side.
  public var width: Double
  /// The extent from top to bottom.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Distances from the four edges of a rectangle, in points.
public struct LayoutInsets: Sendable, Hashable {
  /// The distance from the upper edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the lower edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Creates distances; those left out are zero.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates the same distance on all sides.
  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// The distance from one edge.
  public subscript(side: LayoutSide) -> Double {
    switch side {
    case .top: top
    case .left: left
    case .bottom: bottom
    case .right: right
    }
  }
}

/// A way from one point to another, in points.
public struct LayoutOffset: Sendable, Hashable {
  /// To the right.
  public var x: Double
  /// Down.
  public var y: Double

  /// Creates a way; what is left out is none.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The shortest way by which a rectangle gets out of its container on one side.
  static func out(
    of container: LayoutSize, from frame: LayoutRect, by side: LayoutSide
  ) -> LayoutOffset {
    switch side {
    case .top: LayoutOffset(y: -max(0, frame.y + frame.height))
    case .left: LayoutOffset(x: -max(0, frame.x + frame.width))
    case .bottom: LayoutOffset(y: max(0, container.height - frame.y))
    case .right: LayoutOffset(x: max(0, container.width - frame.x))
    }
  }
}
