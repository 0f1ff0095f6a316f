// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The center lines of an icon on a grid of 80 by 80, and when each of them is drawn.
///
/// The view that draws the icon sets the line width, so that the same icon can be bold in a small
/// size and thin in a large one. Lines are at least 10 from the edge of the grid, so a width of up
/// to 20 fits.
package struct IconDrawing: Sendable, Equatable {
  /// The width and height of the grid.
  package static let grid = 80.0

  /// One element of a path, with the coordinates of its points.
  package enum PathElement: Sendable, Equatable {
    /// The start of the path.
    case move(Double, Double)
    /// A straight line to a point.
    case line(Double, Double)
    /// A cubic Bézier curve: its two control points, and the point to which it leads.
    case curve(Double, Double, Double, Double, Double, Double)
    /// A straight line to the start of the path.
    case close
  }

  /// The shape of one part.
  package enum Shape: Sendable, Equatable {
    /// A line that is drawn from its start to its end, with round caps and joins.
    case stroke([PathElement])
    /// A dot, a fifth wider than the lines, which scales up.
    case dot(x: Double, y: Double)
    /// A faint line behind the others, visible from the beginning.
    case track([PathElement])
  }

  /// A shape, and when it is drawn: from `start` to `end`, as fractions of the duration of the
  /// drawing.
  package struct Part: Sendable, Equatable {
    package var shape: Shape
    package var start: Double
    package var end: Double

    init(_ shape: Shape, _ start: Double, _ end: Double) {
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
  /// How the icon moves while it is drawn; `nil` for icons that do not.
  package var gesture: Gesture?

  /// A movement that says what an icon means: it starts away from its place, and a spring with the
  /// mass 1 brings it back.
  package struct Gesture: Sendable, Equatable {
    /// What changes.
    package enum Property: Sendable, Equatable {
      /// The angle, in radians.
      case rotation
      /// The size, as a factor.
      case scale
      /// The place, in units of the grid.
      case x, y
    }

    package var property: Property
    /// The value at the start.
    package var start: Double
    package var stiffness: Double
    package var damping: Double
  }

  init(
    emphasis: Double = 1, rotates: Bool = false, gesture: Gesture? = nil, _ parts: [Part]
  ) {
    self.parts = parts
    self.emphasis = emphasis
    self.rotates = rotates
    self.gesture = gesture
  }

  /// When the haptic is played, as a fraction of the duration of the drawing: when its last part
  /// begins, or, if it is a single line, after its first turn.
  package var accent: Double { parts.count > 1 ? parts[parts.count - 1].start : 0.4 }
}

extension IconDrawing.Gesture {
  /// Rings, as a bell.
  static let ringing = Self(property: .rotation, start: 0.42, stiffness: 420, damping: 7)
  /// Shakes, as a head that says no.
  static let shaking = Self(property: .x, start: -11, stiffness: 900, damping: 14)
  /// Comes closer and stays.
  static let warning = Self(property: .scale, start: 1.4, stiffness: 320, damping: 14)
  /// Hops once.
  static let hopping = Self(property: .y, start: -12, stiffness: 340, damping: 13)
  /// Writes.
  static let writing = Self(property: .x, start: -9, stiffness: 620, damping: 10)
  /// Tilts, as a head that wonders.
  static let wondering = Self(property: .rotation, start: -0.5, stiffness: 260, damping: 13)
  /// Confirms.
  static let confirming = Self(property: .scale, start: 0.8, stiffness: 340, damping: 14)
  /// Turns over.
  static let turning = Self(property: .rotation, start: -3.1416, stiffness: 120, damping: 15)
  /// Twinkles.
  static let twinkling = Self(property: .rotation, start: -1.2, stiffness: 200, damping: 13)
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

// MARK: - Icons

// Symmetric icons are centered on the grid, the others optically: the checkmark is a little to the
// right of the center and above it, because most of its weight is at its lower left.
extension IconDrawing {
  /// A checkmark, drawn like by hand.
  package static let checkmark = IconDrawing(
    emphasis: 1.05, gesture: .confirming,
    [Part(.stroke([.move(13, 41.5), .line(32.5, 61), .line(68.5, 19.5)]), 0, 1)])

  /// A cross, one line after the other.
  static let cross = IconDrawing(
    gesture: .shaking,
    [
      Part(.stroke([.move(17.5, 17.5), .line(62.5, 62.5)]), 0, 0.6),
      Part(.stroke([.move(62.5, 17.5), .line(17.5, 62.5)]), 0.4, 1),
    ])

  /// A bell, with its clapper last.
  static let bell = IconDrawing(
    emphasis: 0.9, gesture: .ringing,
    [
      Part(
        .stroke([
          .move(13.5, 54.5), .curve(18.8, 49, 20, 44, 20, 33.5),
          .curve(20, 21, 28.6, 11.5, 40, 11.5), .curve(51.4, 11.5, 60, 21, 60, 33.5),
          .curve(60, 44, 61.2, 49, 66.5, 54.5), .close,
        ]), 0, 0.8),
      Part(
        .stroke([
          .move(33, 69.5), .curve(34.8, 71.6, 37.3, 72.6, 40, 72.6),
          .curve(42.7, 72.6, 45.2, 71.6, 47, 69.5),
        ]), 0.65, 1),
    ])

  /// An exclamation mark: the bar, then its dot.
  static let exclamationMark = IconDrawing(
    emphasis: 1.35, gesture: .warning,
    [
      Part(.stroke([.move(40, 12), .line(40, 44)]), 0, 0.65), Part(.dot(x: 40, y: 68), 0.6, 1),
    ])

  /// The letter i: the dot, then its stem.
  static let infoLetter = IconDrawing(
    emphasis: 1.3, gesture: .hopping,
    [
      Part(.dot(x: 40, y: 13), 0, 0.45), Part(.stroke([.move(40, 36.5), .line(40, 68)]), 0.25, 1),
    ])

  /// A pencil: its outline from the tip and back, then its ferrule.
  package static let pencil = IconDrawing(
    emphasis: 0.85, gesture: .writing,
    [
      Part(
        .stroke([
          .move(13, 67), .line(17.2, 49), .line(52, 14.2),
          .curve(55.9, 10.3, 62.2, 10.3, 66, 14), .curve(69.7, 17.8, 69.7, 24.1, 65.8, 28),
          .line(31, 62.8), .close,
        ]), 0, 0.85),
      Part(.stroke([.move(43.4, 22.8), .line(57.2, 36.6)]), 0.75, 1),
    ])

  /// A question mark: the hook, then its dot.
  static let question = IconDrawing(
    emphasis: 1.15, gesture: .wondering,
    [
      Part(
        .stroke([
          .move(25.5, 26.5), .curve(25.5, 17.5, 32, 11, 40.5, 11),
          .curve(49.3, 11, 55.5, 16.8, 55.5, 25), .curve(55.5, 32, 51.2, 35.3, 46.8, 38.6),
          .curve(42.8, 41.6, 40.5, 43.5, 40.5, 47.5),
        ]), 0, 0.75),
      Part(.dot(x: 40.5, y: 68.5), 0.7, 1),
    ])

  /// A star with five points.
  static let star = IconDrawing(
    emphasis: 0.8, gesture: .twinkling,
    [
      Part(
        .stroke([
          .move(40, 10.7), .line(48.3, 30.7), .line(70, 32.5), .line(53.5, 46.6),
          .line(58.5, 67.7), .line(40, 56.4), .line(21.5, 67.7), .line(26.5, 46.6),
          .line(10, 32.5), .line(31.7, 30.7), .close,
        ]), 0, 1)
    ])

  /// An hourglass: its two sides, then its top and bottom.
  package static let hourglass = IconDrawing(
    emphasis: 0.85, gesture: .turning,
    [
      Part(
        .stroke([
          .move(25, 12), .line(25, 22), .curve(25, 31, 36, 33, 36, 40),
          .curve(36, 47, 25, 49, 25, 58), .line(25, 68),
        ]), 0, 0.5),
      Part(
        .stroke([
          .move(55, 12), .line(55, 22), .curve(55, 31, 44, 33, 44, 40),
          .curve(44, 47, 55, 49, 55, 58), .line(55, 68),
        ]), 0.2, 0.7),
      Part(.stroke([.move(19, 12), .line(61, 12)]), 0.5, 0.85),
      Part(.stroke([.move(19, 68), .line(61, 68)]), 0.65, 1),
    ])

  /// Three quarters of a ring, which rotates, on a faint full ring.
  package static let ring = IconDrawing(
    rotates: true, [Part(.track(circle), 0, 0), Part(.stroke(Array(circle.dropLast())), 0, 1)])

  /// A ring that is drawn up to the progress of the work, on a faint full ring.
  package static let progress = IconDrawing([
    Part(.track(circle), 0, 0), Part(.stroke(circle), 0, 1),
  ])

  /// The quarters of a circle with a radius of 28 about the center, clockwise from the top.
  private static let circle: [PathElement] = [
    .move(40, 12), .curve(55.464, 12, 68, 24.536, 68, 40),
    .curve(68, 55.464, 55.464, 68, 40, 68), .curve(24.536, 68, 12, 55.464, 12, 40),
    .curve(12, 24.536, 24.536, 12, 40, 12),
  ]
}
