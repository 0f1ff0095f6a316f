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

/// The pixels of a screen, on which edges are put.
///
/// Whole pixels by way of integers: `rounded` would need the C library's mathematics, which a program
/// without any import is not linked with. So the numbers must be sane; see `Double.length`.
struct PixelGrid {
  private let pixels: Double

  /// The grid of a screen with so many pixels a point; a scale that is none counts as one.
  init(scale: Double) {
    pixels = scale.isFinite && scale >= 1 ? min(scale, 16) : 1
  }

  /// The pixel at or before a number.
  func floor(_ number: Double) -> Double { Double(Int(number * pixels + PixelGrid.tolerance)) / pixels }

  /// The pixel at or after a number.
  func ceil(_ number: Double) -> Double {
    let lower = Int(number * pixels + PixelGrid.tolerance)
    return Double(number * pixels - Double(lower) > PixelGrid.tolerance ? lower + 1 : lower) / pixels
  }

  /// By how much of a pixel a number that is on one may be beside it: thirds are no whole numbers.
  private static let tolerance = 0.000_001
}

extension Double {
  /// The number itself where it is one and not negative, else none; cut to a hundred million points.
  package var sanitizedLength: Double { self > 0 ? min(self, 100_000_000) : 0 }
}
