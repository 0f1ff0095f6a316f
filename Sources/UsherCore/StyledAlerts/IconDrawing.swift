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
    /// A dot, 1.3 times as wide as the lines, which scales up.
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
  /// The line width relative to other icons: few lines need more to look equally bold, and many
  /// less.
  package var emphasis: Double
  /// Whether the icon rotates about its center while it is visible.
  package var rotates: Bool
  /// How the icon moves while it is drawn; `nil` for icons that do not.
  package var gesture: Gesture?

  /// A movement that says what an icon means: it is drawn away from its place, until a spring with the
  /// mass 1 brings it back, beginning with the haptic.
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
    /// The value until the spring begins.
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

  /// When the haptic is played and the gesture begins, as a fraction of the duration of the drawing:
  /// when its last part begins, or, if it is a single line, after its first turn.
  package var accent: Double { parts.count > 1 ? parts[parts.count - 1].start : 0.4 }
}

extension IconDrawing.Gesture {
  /// Rings, as a bell.
  static let ringing = Self(property: .rotation, start: 0.42, stiffness: 420, damping: 9)
  /// Shakes, as a head that says no.
  static let shaking = Self(property: .x, start: -11, stiffness: 900, damping: 11)
  /// Lands hard.
  static let warning = Self(property: .scale, start: 1.35, stiffness: 380, damping: 13)
  /// Hops once.
  static let hopping = Self(property: .y, start: -10, stiffness: 340, damping: 12)
  /// Writes.
  static let writing = Self(property: .x, start: -9, stiffness: 620, damping: 10)
  /// Tilts, as a head that wonders.
  static let wondering = Self(property: .rotation, start: -0.5, stiffness: 260, damping: 13)
  /// Confirms.
  static let confirming = Self(property: .scale, start: 0.8, stiffness: 340, damping: 14)
  /// Turns over.
  static let turning = Self(property: .rotation, start: -3.1416, stiffness: 170, damping: 17)
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

// Symmetric icons are centered on the grid. The others are so between their extent and their weight,
// which is at the top of a question mark and at the lower left of a checkmark.
extension IconDrawing {
  /// A checkmark, drawn like by hand.
  package static let checkmark = IconDrawing(
    emphasis: 1.25, gesture: .confirming,
    [Part(.stroke([.move(12.5, 40.5), .line(31.5, 59.5), .line(67.5, 18)]), 0, 1)])

  /// A cross, one line after the other.
  static let cross = IconDrawing(
    gesture: .shaking,
    [
      Part(.stroke([.move(16, 16), .line(64, 64)]), 0, 0.6),
      Part(.stroke([.move(64, 16), .line(16, 64)]), 0.4, 1),
    ])

  /// A bell, with its clapper last.
  static let bell = IconDrawing(
    emphasis: 0.85, gesture: .ringing,
    [
      Part(
        .stroke([
          .move(14, 53.5), .curve(19, 48, 20.5, 42.5, 20.5, 32),
          .curve(20.5, 19.5, 29, 10, 40, 10), .curve(51, 10, 59.5, 19.5, 59.5, 32),
          .curve(59.5, 42.5, 61, 48, 66, 53.5), .close,
        ]), 0, 0.8),
      Part(
        .stroke([
          .move(32.5, 68), .curve(34.5, 70.2, 37.1, 71.2, 40, 71.2),
          .curve(42.9, 71.2, 45.5, 70.2, 47.5, 68),
        ]), 0.65, 1),
    ])

  /// An exclamation mark: the bar, then its dot.
  static let exclamationMark = IconDrawing(
    emphasis: 1.4, gesture: .warning,
    [
      Part(
        .stroke([
          .move(40, 13), .line(43.8, 13), .line(41, 43.5), .line(39, 43.5), .line(36.2, 13), .close,
        ]), 0, 0.65),
      Part(.dot(x: 40, y: 68.5), 0.6, 1),
    ])

  /// The letter i: the dot, then its stem.
  static let infoLetter = IconDrawing(
    emphasis: 1.25, gesture: .hopping,
    [
      Part(.dot(x: 40, y: 11.5), 0, 0.45),
      Part(.stroke([.move(32, 34), .line(41, 34), .line(41, 65)]), 0.25, 0.8),
      Part(.stroke([.move(30.5, 65), .line(51.5, 65)]), 0.7, 1),
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
      Part(.stroke([.move(42.4, 23.8), .line(56.2, 37.6)]), 0.75, 1),
    ])

  /// A question mark: the hook, then its dot.
  static let question = IconDrawing(
    emphasis: 1.2, gesture: .wondering,
    [
      Part(
        .stroke([
          .move(24.5, 28.5), .curve(24.5, 20, 30.5, 14, 39.5, 14),
          .curve(48.5, 14, 55, 19.5, 55, 27.5), .curve(55, 34, 50.5, 37, 46, 40),
          .curve(41.8, 42.9, 39.5, 45, 39.5, 49),
        ]), 0, 0.75),
      Part(.dot(x: 39.5, y: 70.5), 0.7, 1),
    ])

  /// A star with five points.
  static let star = IconDrawing(
    emphasis: 0.8, gesture: .twinkling,
    [
      Part(
        .stroke([
          .move(40, 11.6), .line(48.6, 29.7), .line(68.5, 32.3), .line(54, 46.1),
          .line(57.6, 65.9), .line(40, 56.3), .line(22.4, 65.9), .line(26, 46.1),
          .line(11.5, 32.3), .line(31.4, 29.7), .close,
        ]), 0, 1)
    ])

  /// An hourglass: its two sides, then its top and bottom.
  package static let hourglass = IconDrawing(
    emphasis: 0.76, gesture: .turning,
    [
      Part(
        .stroke([
          .move(26, 12), .line(26, 20), .curve(26, 31, 39, 32, 39, 40),
          .curve(39, 48, 26, 49, 26, 60), .line(26, 68),
        ]), 0, 0.5),
      Part(
        .stroke([
          .move(54, 12), .line(54, 20), .curve(54, 31, 41, 32, 41, 40),
          .curve(41, 48, 54, 49, 54, 60), .line(54, 68),
        ]), 0.2, 0.7),
      Part(.stroke([.move(19, 12), .line(61, 12)]), 0.5, 0.85),
      Part(.stroke([.move(19, 68), .line(61, 68)]), 0.65, 1),
    ])

  /// Three quarters of a ring, which rotates, on a faint full ring.
  package static let ring = IconDrawing(
    emphasis: 0.94, rotates: true,
    [Part(.track(circle), 0, 0), Part(.stroke(Array(circle.dropLast())), 0, 1)])

  /// A ring that is drawn up to the progress of the work, on a faint full ring.
  package static let progress = IconDrawing(
    emphasis: 0.94,
    [
      Part(.track(circle), 0, 0), Part(.stroke(circle), 0, 1),
    ])

  /// The quarters of a circle with a radius of 28 about the center, clockwise from the top.
  private static let circle: [PathElement] = [
    .move(40, 12), .curve(55.464, 12, 68, 24.536, 68, 40),
    .curve(68, 55.464, 55.464, 68, 40, 68), .curve(24.536, 68, 12, 55.464, 12, 40),
    .curve(12, 24.536, 24.536, 12, 40, 12),
  ]
}
