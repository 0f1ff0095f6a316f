// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim

/// A drawing, or frames that repeat, made one at a time when needed.
///
/// Nothing is decoded before it is shown, and at most one frame is kept. With Reduce Motion it does
/// not move.
public struct PlaceholderAnimation: Sendable {
  /// Its size in points, independent of the text size; it shrinks if the page is too narrow.
  /// Negative and infinite values and values that are not a number count as 0.
  public let size: CGSize
  /// How many frames there are; a single frame does not move.
  public let frameCount: Int
  /// How long all frames take; with zero, nothing moves.
  public let duration: Duration
  let name: String
  let draw: @MainActor @Sendable (_ frame: Int, _ rect: CGRect, _ style: Style) -> Void

  /// The colors of a drawing.
  public struct Style: Sendable {
    /// The color of lines, from the theme.
    public let lineColor: UIColor
    /// The color of surfaces, from the theme.
    public let fillColor: UIColor
  }

  /// Creates frames that are drawn.
  ///
  /// `name` identifies the animation: two with the same name, size and times are equal. `draw`
  /// draws one frame into the current context; it is called on the main actor for each frame that
  /// is shown, and not while the placeholder is off the screen.
  public init(
    _ name: String, size: CGSize, frameCount: Int = 1, duration: Duration = .zero,
    draw: @escaping @MainActor @Sendable (_ frame: Int, _ rect: CGRect, _ style: Style) -> Void
  ) {
    self.name = name
    self.size = CGSize(
      width: Double(size.width).nonNegativeLength, height: Double(size.height).nonNegativeLength)
    self.frameCount = max(1, frameCount)
    self.duration = min(max(.zero, duration), .seconds(3600))
    self.draw = draw
  }

  /// Creates frames that are images.
  ///
  /// `image` is called each time a frame is shown. For files, use `UIImage(contentsOfFile:)`, which
  /// caches nothing.
  public init(
    images name: String, size: CGSize, frameCount: Int, duration: Duration,
    image: @escaping @MainActor @Sendable (_ frame: Int) -> UIImage?
  ) {
    self.init(name, size: size, frameCount: frameCount, duration: duration) { frame, rect, _ in
      image(frame)?.draw(in: rect)
    }
  }
}

extension PlaceholderAnimation: Equatable {
  /// Whether both have the same name, size and times.
  public static func == (lhs: PlaceholderAnimation, rhs: PlaceholderAnimation) -> Bool {
    (lhs.name, lhs.size, lhs.frameCount, lhs.duration)
      == (rhs.name, rhs.size, rhs.frameCount, rhs.duration)
  }
}

// MARK: - Drawings

// They are on a canvas of 120 by 100 units that is scaled.
extension PlaceholderAnimation {
  /// An open box.
  public static let emptyBox = drawing("usher.emptyBox") { pen, _ in pen.emptyBox() }

  /// A cloud with a broken line.
  public static let brokenCloud = drawing("usher.brokenCloud") { pen, _ in pen.brokenCloud() }

  /// A letter that flies in a circle: 81 frames in two seconds.
  public static let flyingLetter = drawing(
    "usher.flyingLetter", frameCount: 81, duration: .seconds(2)
  ) { pen, frame in pen.flyingLetter(at: Double(frame) / 81) }

  private static func drawing(
    _ name: String, frameCount: Int = 1, duration: Duration = .zero,
    draw: @escaping @MainActor @Sendable (_ pen: Pen, _ frame: Int) -> Void
  ) -> PlaceholderAnimation {
    PlaceholderAnimation(
      name, size: CGSize(width: 132, height: 110), frameCount: frameCount, duration: duration
    ) { frame, rect, style in draw(Pen(rect, style), frame) }
  }

  /// Draws lines and surfaces in units of the canvas.
  @MainActor
  private struct Pen {
    let origin: CGPoint
    let scale: CGFloat
    let style: Style

    init(_ rect: CGRect, _ style: Style) {
      scale = min(rect.width / 120, rect.height / 100)
      origin = CGPoint(x: rect.midX - 60 * scale, y: rect.midY - 50 * scale)
      self.style = style
    }

    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: origin.x + x * scale, y: origin.y + y * scale)
    }

    func polygon(_ points: [(CGFloat, CGFloat)], closed: Bool = true) -> UIBezierPath {
      let path = UIBezierPath()
      for (index, (x, y)) in points.enumerated() {
        index == 0 ? path.move(to: point(x, y)) : path.addLine(to: point(x, y))
      }
      if closed { path.close() }
      return path
    }

    func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> UIBezierPath {
      let size = CGSize(width: 2 * radius * scale, height: 2 * radius * scale)
      return UIBezierPath(ovalIn: CGRect(origin: point(x - radius, y - radius), size: size))
    }

    func fill(_ path: UIBezierPath) {
      style.fillColor.setFill()
      path.fill()
    }

    func stroke(_ path: UIBezierPath, _ width: CGFloat = 3, alpha: CGFloat = 1) {
      style.lineColor.setStroke()
      path.lineWidth = width * scale
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      path.stroke(with: .normal, alpha: alpha)
    }

    func emptyBox() {
      fill(circle(60, 48, 46))
      let back = polygon([(30, 48), (60, 38), (90, 48), (60, 58)])
      let left = polygon([(30, 48), (60, 58), (60, 88), (30, 77)])
      let right = polygon([(90, 48), (60, 58), (60, 88), (90, 77)])
      for part in [left, right] {
        fill(part)
        stroke(part)
      }
      stroke(back)
      stroke(polygon([(30, 48), (20, 39), (51, 29), (60, 38)], closed: false))
      stroke(polygon([(90, 48), (100, 39), (69, 29), (60, 38)], closed: false))
      let sparks: [(CGFloat, CGFloat, CGFloat)] = [(44, 14, 2.6), (62, 6, 3.4), (77, 17, 2.2)]
      for (x, y, radius) in sparks {
        stroke(circle(x, y, radius), 2, alpha: 0.55)
      }
    }

    func brokenCloud() {
      fill(circle(60, 48, 46))
      let cloud = UIBezierPath()
      cloud.move(to: point(38, 66))
      cloud.addCurve(
        to: point(36, 42), controlPoint1: point(22, 66), controlPoint2: point(21, 44))
      cloud.addCurve(
        to: point(74, 35), controlPoint1: point(38, 20), controlPoint2: point(68, 17))
      cloud.addCurve(
        to: point(84, 66), controlPoint1: point(99, 35), controlPoint2: point(101, 66))
      stroke(cloud)
      stroke(polygon([(61, 46), (53, 62), (66, 64), (57, 82)], closed: false))
      for x: CGFloat in [44, 78] {
        stroke(polygon([(x, 76), (x, 77)], closed: false), alpha: 0.55)
      }
    }

    func flyingLetter(at fraction: Double) {
      let angle = fraction * 2 * Double.pi
      fill(circle(60, 48, 46))
      // A fading trail.
      for step in 0..<10 {
        let strength = 1 - CGFloat(step) / 10
        let (x, y) = orbit(angle - 0.62 - Double(step) * 0.12)
        style.lineColor.setFill()
        circle(x, y, 0.6 + 1.1 * strength).fill(with: .normal, alpha: 0.7 * strength)
      }
      let (x, y) = orbit(angle)
      let size = 13 + 3 * CGFloat(sin(angle))
      let letter = polygon([
        (x - size, y - size * 0.68), (x + size, y - size * 0.68), (x + size, y + size * 0.68),
        (x - size, y + size * 0.68),
      ])
      fill(letter)
      stroke(letter, 2.6)
      stroke(
        polygon(
          [(x - size, y - size * 0.68), (x, y + size * 0.12), (x + size, y - size * 0.68)],
          closed: false), 2.6)
    }

    private func orbit(_ angle: Double) -> (CGFloat, CGFloat) {
      (60 + 34 * CGFloat(cos(angle)), 48 + 18 * CGFloat(sin(angle)))
    }
  }
}
