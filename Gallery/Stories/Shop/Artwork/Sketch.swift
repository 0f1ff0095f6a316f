// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// Helpers for drawing flat shapes into the current context.
struct Sketch {
  let context: CGContext

  func fill(_ path: UIBezierPath, _ color: UIColor, alpha: CGFloat = 1) {
    tint(color, alpha).setFill()
    path.fill()
  }

  func stroke(_ path: UIBezierPath, _ color: UIColor, width: CGFloat, alpha: CGFloat = 1) {
    tint(color, alpha).setStroke()
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }

  func ellipse(
    _ x: CGFloat, _ y: CGFloat, _ radiusX: CGFloat, _ radiusY: CGFloat, _ color: UIColor,
    alpha: CGFloat = 1
  ) {
    fill(.ellipse(x, y, radiusX, radiusY), color, alpha: alpha)
  }

  /// Draws with the path as the clipping area.
  func clipped(to path: UIBezierPath, draw: () -> Void) {
    context.saveGState()
    path.addClip()
    draw()
    context.restoreGState()
  }

  /// Draws with the coordinate system translated, scaled and rotated.
  func placed(
    _ x: CGFloat, _ y: CGFloat, scale: CGFloat = 1, turned angle: CGFloat = 0, draw: () -> Void
  ) {
    context.saveGState()
    context.translateBy(x: x, y: y)
    if angle != 0 { context.rotate(by: angle) }
    context.scaleBy(x: scale, y: scale)
    draw()
    context.restoreGState()
  }

  private func tint(_ color: UIColor, _ alpha: CGFloat) -> UIColor {
    let resolved = color.resolvedColor(with: .current)
    return alpha == 1 ? resolved : resolved.withAlphaComponent(alpha)
  }
}

extension UIBezierPath {
  static func ellipse(
    _ x: CGFloat, _ y: CGFloat, _ radiusX: CGFloat, _ radiusY: CGFloat
  ) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(x: x - radiusX, y: y - radiusY, width: 2 * radiusX, height: 2 * radiusY))
  }

  /// Returns a closed shape that is symmetric about x = 0, from the curves of its right half.
  static func symmetric(
    from start: (CGFloat, CGFloat),
    through curves: [(c1: (CGFloat, CGFloat), c2: (CGFloat, CGFloat), to: (CGFloat, CGFloat))]
  ) -> UIBezierPath {
    func right(_ p: (CGFloat, CGFloat)) -> CGPoint { CGPoint(x: p.0, y: p.1) }
    func left(_ p: (CGFloat, CGFloat)) -> CGPoint { CGPoint(x: -p.0, y: p.1) }
    let path = UIBezierPath()
    path.move(to: right(start))
    for curve in curves {
      path.addCurve(
        to: right(curve.to), controlPoint1: right(curve.c1), controlPoint2: right(curve.c2))
    }
    var ends = [start] + curves.dropLast().map(\.to)
    path.addLine(to: left(curves.last?.to ?? start))
    for curve in curves.reversed() {
      path.addCurve(
        to: left(ends.removeLast()), controlPoint1: left(curve.c2), controlPoint2: left(curve.c1))
    }
    path.close()
    return path
  }

  /// Returns an open curve.
  static func curve(
    _ start: (CGFloat, CGFloat), _ c1: (CGFloat, CGFloat), _ c2: (CGFloat, CGFloat),
    _ end: (CGFloat, CGFloat)
  ) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: start.0, y: start.1))
    path.addCurve(
      to: CGPoint(x: end.0, y: end.1), controlPoint1: CGPoint(x: c1.0, y: c1.1),
      controlPoint2: CGPoint(x: c2.0, y: c2.1))
    return path
  }
}
