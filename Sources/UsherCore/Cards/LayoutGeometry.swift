// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A size in points.
package struct LayoutSize: Sendable, Equatable {
  /// The width.
  package var width: Double
  /// The height.
  package var height: Double

  /// Creates a size.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points; its origin is the upper left corner.
package struct LayoutRect: Sendable, Equatable {
  /// The left edge.
  package var x: Double
  /// The upper edge.
  package var y: Double
  /// The width.
  package var width: Double
  /// The height.
  package var height: Double

  /// Creates a rectangle.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether all numbers are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  /// Whether it has a point in common with another rectangle; a common edge is not enough, unless it
  /// is empty itself.
  func intersects(_ other: LayoutRect) -> Bool {
    func overlaps(_ start: Double, _ length: Double, _ first: Double, _ extent: Double) -> Bool {
      length > 0
        ? start < first + extent && first < start + length
        : start >= first && start <= first + extent
    }
    return other.width > 0 && other.height > 0
      && overlaps(x, width, other.x, other.width) && overlaps(y, height, other.y, other.height)
  }

  /// Returns the rectangle, larger by a distance on each side if it is negative.
  func insetBy(_ distance: Double) -> LayoutRect {
    LayoutRect(
      x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
  }

  /// Returns the part inside another rectangle; if there is none, the nearest place in it.
  package func clamped(to other: LayoutRect) -> LayoutRect {
    func clamp(
      _ start: Double, _ length: Double, _ first: Double, _ extent: Double
    ) -> (start: Double, length: Double) {
      let lower = max(first, min(start, first + extent))
      return (lower, max(first, min(start + length, first + extent)) - lower)
    }
    let (horizontal, vertical) = (
      clamp(x, width, other.x, other.width), clamp(y, height, other.y, other.height)
    )
    return LayoutRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }

  /// Returns the distance to a rectangle on one of its sides, negative if that is nearer.
  func gap(to other: LayoutRect, on side: LayoutSide) -> Double {
    switch side {
    case .top: y - other.y - other.height
    case .left: x - other.x - other.width
    case .bottom: other.y - y - height
    case .right: other.x - x - width
    }
  }

  /// Returns the area that it has in common with another rectangle.
  func overlap(with other: LayoutRect) -> Double {
    let common = clamped(to: other)
    return common.width * common.height
  }
}

/// Distances from the four edges of a rectangle, in points.
package struct LayoutInsets: Sendable, Equatable {
  /// The distance from the upper edge.
  package var top: Double
  /// The distance from the left edge.
  package var left: Double
  /// The distance from the lower edge.
  package var bottom: Double
  /// The distance from the right edge.
  package var right: Double

  /// Creates insets, by default zero.
  package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets with the same distance on all sides.
  package init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// The distance from the edge on a side.
  package subscript(side: LayoutSide) -> Double {
    switch side {
    case .top: top
    case .left: left
    case .bottom: bottom
    case .right: right
    }
  }
}

/// The distance from one point to another, in points.
package struct LayoutOffset: Sendable, Equatable {
  /// The horizontal distance; right is positive.
  package var x: Double
  /// The vertical distance; down is positive.
  package var y: Double

  /// Creates an offset, by default zero.
  package init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// Returns the smallest offset that moves a rectangle out of its container on one side.
  static func offscreen(
    in container: LayoutSize, from frame: LayoutRect, side: LayoutSide
  ) -> LayoutOffset {
    switch side {
    case .top: LayoutOffset(y: -max(0, frame.y + frame.height))
    case .left: LayoutOffset(x: -max(0, frame.x + frame.width))
    case .bottom: LayoutOffset(y: max(0, container.height - frame.y))
    case .right: LayoutOffset(x: max(0, container.width - frame.x))
    }
  }
}

/// A side of a rectangle, independent of the layout direction.
package enum LayoutSide: Sendable, Equatable, CaseIterable {
  /// The upper side.
  case top
  /// The left side.
  case left
  /// The lower side.
  case bottom
  /// The right side.
  case right

  /// Creates the side of an edge in a layout direction.
  package init(_ edge: PopupEdge, isRightToLeft: Bool) {
    self =
      switch edge {
      case .top: .top
      case .bottom: .bottom
      case .leading: isRightToLeft ? .right : .left
      case .trailing: isRightToLeft ? .left : .right
      }
  }

  /// Whether the side is the upper or the lower one.
  package var isVertical: Bool { self == .top || self == .bottom }

  /// The opposite side.
  package var opposite: LayoutSide {
    switch self {
    case .top: .bottom
    case .left: .right
    case .bottom: .top
    case .right: .left
    }
  }
}

/// The pixels of a screen, to which edges are aligned.
///
/// Numbers are rounded by conversion to integers, because `rounded` needs the math functions of the
/// C library, which a module without imports is not linked with. The numbers must therefore be in
/// range; see `Double.sanitizedLength`.
struct PixelGrid {
  private let pixels: Double

  /// Creates the grid of a screen with this number of pixels per point; an invalid scale counts as
  /// 1.
  init(scale: Double) {
    pixels = scale.isFinite && scale >= 1 ? min(scale, 16) : 1
  }

  /// Returns the last pixel edge that is not greater than a number.
  func floor(_ number: Double) -> Double {
    Double(Int(number * pixels + PixelGrid.tolerance)) / pixels
  }

  /// Returns the first pixel edge that is not less than a number.
  func ceil(_ number: Double) -> Double {
    let lower = Int(number * pixels + PixelGrid.tolerance)
    return Double(number * pixels - Double(lower) > PixelGrid.tolerance ? lower + 1 : lower)
      / pixels
  }

  /// The tolerance in pixels: at a scale of 3, a multiple of a pixel is not exact.
  private static let tolerance = 0.000_001
}

extension Double {
  /// The number, limited to 0 through a hundred million points; zero for NaN.
  package var sanitizedLength: Double { self > 0 ? min(self, 100_000_000) : 0 }
}
