// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

extension IconDrawing.Shape {
  var isDot: Bool { if case .dot = self { true } else { false } }

  /// The path on a layer as large as the grid times the scale.
  @MainActor
  func path(scale: CGFloat, lineWidth: CGFloat) -> CGPath {
    let path = UIBezierPath()
    switch self {
    case .dot(let point):
      let radius = lineWidth * 0.6 * scale
      let center = point.scaled(by: scale)
      return UIBezierPath(
        ovalIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      ).cgPath
    case .track(let start, let segments):
      path.add(from: start, segments, scale: scale)
    case .stroke(let start, let segments, let isClosed):
      path.add(from: start, segments, scale: scale)
      if isClosed { path.close() }
    }
    return path.cgPath
  }
}

extension UIBezierPath {
  fileprivate func add(
    from start: IconDrawing.Point, _ segments: [IconDrawing.Segment], scale: CGFloat
  ) {
    move(to: start.scaled(by: scale))
    for segment in segments {
      switch segment {
      case .line(let end):
        addLine(to: end.scaled(by: scale))
      case .curve(let first, let second, let end):
        addCurve(
          to: end.scaled(by: scale), controlPoint1: first.scaled(by: scale),
          controlPoint2: second.scaled(by: scale))
      }
    }
  }
}

extension IconDrawing.Point {
  fileprivate func scaled(by scale: CGFloat) -> CGPoint { CGPoint(x: x * scale, y: y * scale) }
}
