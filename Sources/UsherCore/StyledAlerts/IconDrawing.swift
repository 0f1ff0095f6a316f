// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The center lines of an icon on a grid of 80 by 80, and when each of them is drawn.
///
/// The view that draws the icon sets the line width, so that the same icon can be bold in a small
/// size and thin in a large one. Lines are at least 10 from the edge of the grid, so a width of up
/// to 20 fits.
package struct IconDrawing: Sendable, Hashable {
  /// The width and height of the grid.
  package static let grid = 80.0

  /// A point on the grid.
  package struct Point: Sendable, Hashable {
    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// One segment of a path.
  package enum Segment: Sendable, Hashable {
    /// A straight line to a point.
    case line(Point)
    /// A cubic Bézier curve to a point, with its two control points.
    case curve(Point, Point, to: Point)

    /// The end point.
    package var end: Point {
      switch self {
      case .line(let end), .curve(_, _, to: let end): end
      }
    }
  }

  /// The shape of one part.
  package enum Shape: Sendable, Hashable {
    /// A line that is drawn from its start to its end, with round caps and joins.
    case stroke(from: Point, [Segment], isClosed: Bool = false)
    /// A dot, a fifth wider than the lines, which scales up.
    case dot(Point)
    /// A faint line behind the others, visible from the beginning.
    case track(from: Point, [Segment])
  }

  /// A shape, and when it is drawn: from `start` to `end`, as fractions of the duration of the
  /// drawing.
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

  /// The parts, in drawing order.
  package var parts: [Part]
  /// The line width relative to other icons: a single bar needs more to look equally bold, and
  /// lines that are close together less.
  package var emphasis: Double
  /// Whether the icon rotates about its center while it is visible.
  package var rotates: Bool

  package init(emphasis: Double = 1, rotates: Bool = false, _ parts: [Part]) {
    self.parts = parts
    self.emphasis = emphasis
    self.rotates = rotates
  }
}

extension IconDrawing {
  /// Creates the icon of a style. Beside a progress bar, the icon of `waiting` does not rotate.
  package init(style: StyledAlertStyle, isBesideProgressBar: Bool = false) {
    self =
      switch style {
      case .success: .checkmark
      case .error: .cross
      case .notice: .bell
      case .warning: .exclamationMark
      case .info: .infoLetter
      case .edit: .pencil
      case .waiting: isBesideProgressBar ? .hourglass : .ring
      case .question: .question
      case .custom: .star
      }
  }
}

// Symmetric icons are centered on the grid, the others optically: the checkmark is a little to the
// right of the center and above it, because most of its weight is at its lower left.
extension IconDrawing {
  /// A checkmark, drawn like by hand.
  package static let checkmark = IconDrawing(
    emphasis: 1.05,
    [
      Part(
        .stroke(from: Point(13, 41.5), [.line(Point(32.5, 61)), .line(Point(68.5, 19.5))]), 0, 1)
    ])

  /// A cross, one line after the other.
  package static let cross = IconDrawing([
    Part(.stroke(from: Point(17.5, 17.5), [.line(Point(62.5, 62.5))]), 0, 0.6),
    Part(.stroke(from: Point(62.5, 17.5), [.line(Point(17.5, 62.5))]), 0.4, 1),
  ])

  /// A bell, with its clapper last.
  package static let bell = IconDrawing(
    emphasis: 0.9,
    [
      Part(
        .stroke(
          from: Point(13.5, 54.5),
          [
            .curve(Point(18.8, 49), Point(20, 44), to: Point(20, 33.5)),
            .curve(Point(20, 21), Point(28.6, 11.5), to: Point(40, 11.5)),
            .curve(Point(51.4, 11.5), Point(60, 21), to: Point(60, 33.5)),
            .curve(Point(60, 44), Point(61.2, 49), to: Point(66.5, 54.5)),
          ], isClosed: true), 0, 0.8),
      Part(
        .stroke(
          from: Point(33, 69.5),
          [
            .curve(Point(34.8, 71.6), Point(37.3, 72.6), to: Point(40, 72.6)),
            .curve(Point(42.7, 72.6), Point(45.2, 71.6), to: Point(47, 69.5)),
          ]), 0.65, 1),
    ])

  /// An exclamation mark: the bar, then its dot.
  package static let exclamationMark = IconDrawing(
    emphasis: 1.35,
    [
      Part(.stroke(from: Point(40, 12), [.line(Point(40, 44))]), 0, 0.65),
      Part(.dot(Point(40, 68)), 0.6, 1),
    ])

  /// The letter i: the dot, then its stem.
  package static let infoLetter = IconDrawing(
    emphasis: 1.3,
    [
      Part(.dot(Point(40, 13)), 0, 0.45),
      Part(.stroke(from: Point(40, 36.5), [.line(Point(40, 68))]), 0.25, 1),
    ])

  /// A pencil: its outline from the tip and back, then its ferrule.
  package static let pencil = IconDrawing(
    emphasis: 0.85,
    [
      Part(
        .stroke(
          from: Point(13, 67),
          [
            .line(Point(17.2, 49)), .line(Point(52, 14.2)),
            .curve(Point(55.9, 10.3), Point(62.2, 10.3), to: Point(66, 14)),
            .curve(Point(69.7, 17.8), Point(69.7, 24.1), to: Point(65.8, 28)),
            .line(Point(31, 62.8)),
          ], isClosed: true), 0, 0.85),
      Part(.stroke(from: Point(43.4, 22.8), [.line(Point(57.2, 36.6))]), 0.75, 1),
    ])

  /// A question mark: the hook, then its dot.
  package static let question = IconDrawing(
    emphasis: 1.15,
    [
      Part(
        .stroke(
          from: Point(25.5, 26.5),
          [
            .curve(Point(25.5, 17.5), Point(32, 11), to: Point(40.5, 11)),
            .curve(Point(49.3, 11), Point(55.5, 16.8), to: Point(55.5, 25)),
            .curve(Point(55.5, 32), Point(51.2, 35.3), to: Point(46.8, 38.6)),
            .curve(Point(42.8, 41.6), Point(40.5, 43.5), to: Point(40.5, 47.5)),
          ]), 0, 0.75),
      Part(.dot(Point(40.5, 68.5)), 0.7, 1),
    ])

  /// A star with five points.
  package static let star = IconDrawing(
    emphasis: 0.8,
    [
      Part(
        .stroke(
          from: Point(40, 10.7),
          [
            .line(Point(48.3, 30.7)), .line(Point(70, 32.5)), .line(Point(53.5, 46.6)),
            .line(Point(58.5, 67.7)), .line(Point(40, 56.4)), .line(Point(21.5, 67.7)),
            .line(Point(26.5, 46.6)), .line(Point(10, 32.5)), .line(Point(31.7, 30.7)),
          ], isClosed: true), 0, 1)
    ])

  /// An hourglass: its two sides, then its top and bottom.
  package static let hourglass = IconDrawing(
    emphasis: 0.85,
    [
      Part(hourglassSide(at: -1), 0, 0.5),
      Part(hourglassSide(at: 1), 0.2, 0.7),
      Part(.stroke(from: Point(19, 12), [.line(Point(61, 12))]), 0.5, 0.85),
      Part(.stroke(from: Point(19, 68), [.line(Point(61, 68))]), 0.65, 1),
    ])

  /// Returns one side of the glass: left for -1, right for 1.
  private static func hourglassSide(at side: Double) -> Shape {
    func point(_ x: Double, _ y: Double) -> Point { Point(40 + side * x, y) }
    return .stroke(
      from: point(15, 12),
      [
        .line(point(15, 22)),
        .curve(point(15, 31), point(4, 33), to: point(4, 40)),
        .curve(point(4, 47), point(15, 49), to: point(15, 58)),
        .line(point(15, 68)),
      ])
  }

  /// Three quarters of a ring, which rotates, on a faint full ring.
  package static let ring = IconDrawing(
    rotates: true,
    [
      Part(.track(from: Point(40, 12), ring(quarters: 4)), 0, 0),
      Part(.stroke(from: Point(40, 12), ring(quarters: 3)), 0, 1),
    ])

  /// A ring that is drawn up to the progress of the work, on a faint full ring.
  package static let progress = IconDrawing([
    Part(.track(from: Point(40, 12), ring(quarters: 4)), 0, 0),
    Part(.stroke(from: Point(40, 12), ring(quarters: 4)), 0, 1),
  ])

  /// Returns quarters of a circle with a radius of 28 about the center, clockwise from the top.
  private static func ring(quarters: Int) -> [Segment] {
    let (c, radius) = (15.464, 28.0)
    let all: [Segment] = [
      .curve(Point(40 + c, 40 - radius), Point(40 + radius, 40 - c), to: Point(40 + radius, 40)),
      .curve(Point(40 + radius, 40 + c), Point(40 + c, 40 + radius), to: Point(40, 40 + radius)),
      .curve(Point(40 - c, 40 + radius), Point(40 - radius, 40 + c), to: Point(40 - radius, 40)),
      .curve(Point(40 - radius, 40 - c), Point(40 - c, 40 - radius), to: Point(40, 40 - radius)),
    ]
    return Array(all.prefix(quarters))
  }
}
