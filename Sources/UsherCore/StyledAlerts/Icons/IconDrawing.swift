// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The centre lines of an icon on a grid of 80 by 80, and when each of them is drawn.
///
/// How heavy the lines are is left to whoever draws them, so that the same icon can be bold where it
/// is small and fine where it is large. Lines keep ten and more from the edge of the grid, so a weight
/// of up to twenty stays on it.
package struct IconDrawing: Sendable, Hashable {
  /// The extent of the grid, from side to side and from top to bottom.
  package static let grid = 80.0

  /// A place on the grid.
  package struct Point: Sendable, Hashable {
    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// One piece of a line.
  package enum Segment: Sendable, Hashable {
    /// Straight to a place.
    case line(Point)
    /// To a place, with the two control points of a cubic curve.
    case curve(Point, Point, to: Point)

    /// Where it ends.
    package var end: Point {
      switch self {
      case .line(let end), .curve(_, _, to: let end): end
      }
    }
  }

  /// What can be seen of it.
  package enum Shape: Sendable, Hashable {
    /// A line that is drawn from its beginning to its end, with round ends and corners.
    case stroke(from: Point, [Segment], isClosed: Bool = false)
    /// A dot, a fifth wider than the lines, which pops up.
    case dot(Point)
    /// A line that lies faintly below the others, and is not drawn but there.
    case track(from: Point, [Segment])
  }

  /// A shape and its part of the time that the drawing takes, from 0 to 1.
  package struct Part: Sendable, Hashable {
    package var shape: Shape
    package var start: Double
    package var end: Double

    package init(_ shape: Shape, _ start: Double, _ end: Double) {
      self.shape = shape
      self.start = start
      self.end = end
    }
  }

  /// The parts, in the order in which they begin.
  package var parts: [Part]
  /// How heavy its lines are among those of the others: a single bar needs more to look the same, and
  /// lines that are close together less.
  package var emphasis: Double
  /// Whether it turns around its middle for as long as it is seen.
  package var rotates: Bool

  package init(emphasis: Double = 1, rotates: Bool = false, _ parts: [Part]) {
    self.parts = parts
    self.emphasis = emphasis
    self.rotates = rotates
  }
}
