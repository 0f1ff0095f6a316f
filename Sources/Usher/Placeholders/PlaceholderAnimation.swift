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

// They are on a disc with a diameter of 152 units, which is scaled, and nothing leaves it.
extension PlaceholderAnimation {
  /// An open box.
  public static let emptyBox = drawing("usher.emptyBox") { pen, _ in pen.emptyBox() }

  /// A cloud with lightning.
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
      name, size: CGSize(width: 152, height: 152), frameCount: frameCount, duration: duration
    ) { frame, rect, style in
      let pen = Pen(rect, style)
      pen.fill(pen.circle(76, 76, 76))
      draw(pen, frame)
    }
  }

  /// Draws lines and surfaces in units of the canvas.
  @MainActor
  private struct Pen {
    let origin: CGPoint
    let scale: CGFloat
    let style: Style

    init(_ rect: CGRect, _ style: Style) {
      scale = min(rect.width, rect.height) / 152
      origin = CGPoint(x: rect.midX - 76 * scale, y: rect.midY - 76 * scale)
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

    /// Fills with the color of lines.
    func fillSolid(_ path: UIBezierPath, alpha: CGFloat = 1) {
      style.lineColor.setFill()
      path.fill(with: .normal, alpha: alpha)
    }

    func stroke(_ path: UIBezierPath, _ width: CGFloat = 3.5) {
      style.lineColor.setStroke()
      setLine(of: path, width)
      path.stroke()
    }

    /// Draws a thing on the disc: its surface is cut out, so that it has the page's background,
    /// and its outline is a line.
    func outline(_ path: UIBezierPath, _ width: CGFloat = 3.5) {
      path.fill(with: .clear, alpha: 1)
      stroke(path, width)
    }

    /// Cuts out a line, which separates two things.
    func cutLine(_ path: UIBezierPath, _ width: CGFloat) {
      setLine(of: path, width)
      path.stroke(with: .clear, alpha: 1)
    }

    private func setLine(of path: UIBezierPath, _ width: CGFloat) {
      path.lineWidth = width * scale
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
    }

    func emptyBox() {
      let inside = polygon([(42, 72), (76, 59), (110, 72), (76, 86)])
      inside.fill(with: .clear, alpha: 1)
      fill(inside)
      stroke(inside)
      outline(polygon([(42, 72), (76, 86), (76, 124), (42, 110)]))
      outline(polygon([(110, 72), (76, 86), (76, 124), (110, 110)]))
      outline(polygon([(42, 72), (30, 60), (63, 47), (76, 59)]))
      outline(polygon([(110, 72), (122, 60), (89, 47), (76, 59)]))
      outline(polygon([(42, 72), (31, 85), (64, 99), (76, 86)]))
      outline(polygon([(110, 72), (121, 85), (88, 99), (76, 86)]))
      for (x, y, radius) in [(52.0, 31.0, 2.6), (77, 22, 3.6), (99, 34, 2.2)] {
        fillSolid(circle(x, y, radius))
      }
    }

    func brokenCloud() {
      let cloud = UIBezierPath()
      cloud.move(to: point(50, 98))
      cloud.addCurve(
        to: point(46, 64), controlPoint1: point(24, 98), controlPoint2: point(22, 66))
      cloud.addCurve(
        to: point(97, 58), controlPoint1: point(46, 28), controlPoint2: point(89, 24))
      cloud.addCurve(
        to: point(104, 98), controlPoint1: point(131, 56), controlPoint2: point(133, 98))
      cloud.close()
      outline(cloud)
      let lightning = polygon([(82, 68), (60, 98), (74, 98), (68, 124), (92, 90), (78, 90)])
      cutLine(lightning, 12)
      lightning.fill(with: .clear, alpha: 1)
      fillSolid(lightning)
      stroke(lightning, 2)
      for (x, y) in [(48.0, 112.0), (102, 112)] {
        stroke(polygon([(x, y), (x - 3, y + 8)], closed: false))
      }
    }

    func flyingLetter(at fraction: Double) {
      let angle = fraction * 2 * Double.pi
      // A fading trail.
      for step in 0..<10 {
        let strength = 1 - CGFloat(step) / 10
        let (x, y) = orbit(angle - 0.78 - Double(step) * 0.12)
        fillSolid(circle(x, y, 0.8 + 1.4 * strength), alpha: 0.8 * strength)
      }
      let (x, y) = orbit(angle)
      let width = 26 + 3 * CGFloat(sin(angle))
      let height = width * 0.68
      outline(
        polygon([
          (x - width, y - height), (x + width, y - height), (x + width, y + height),
          (x - width, y + height),
        ]))
      stroke(
        polygon(
          [(x - width, y - height), (x, y + height * 0.2), (x + width, y - height)],
          closed: false))
    }

    private func orbit(_ angle: Double) -> (CGFloat, CGFloat) {
      (76 + 36 * CGFloat(cos(angle)), 76 + 20 * CGFloat(sin(angle)))
    }
  }
}
