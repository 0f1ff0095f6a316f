// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The few kinds of path that symbols are made of.
struct SymbolPath {
  private(set) var builder = PathBuilder()

  var elements: [CGPath.Element] { builder.elements }

  static func circle(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) -> SymbolPath {
    var path = SymbolPath()
    path.builder.addEllipse(
      in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    return path
  }

  /// Part of a circle, clockwise; degrees start at three o'clock.
  static func arc(
    _ x: CGFloat, _ y: CGFloat, radius: CGFloat, from start: CGFloat, to end: CGFloat
  ) -> SymbolPath {
    var path = SymbolPath()
    path.builder.addArc(
      center: CGPoint(x: x, y: y), radius: radius, from: start * .pi / 180, to: end * .pi / 180,
      increasing: true)
    return path
  }

  static func rect(
    _ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat, radius: CGFloat
  ) -> SymbolPath {
    polygon([
      (left, top, radius), (right, top, radius), (right, bottom, radius), (left, bottom, radius),
    ])
  }

  static func polyline(_ points: [(CGFloat, CGFloat)]) -> SymbolPath {
    polygon(points.map { ($0.0, $0.1, 0) }, closed: false)
  }

  /// Straight lines whose corners are rounded by the radius given with each.
  static func polygon(
    _ corners: [(x: CGFloat, y: CGFloat, radius: CGFloat)], closed: Bool = true
  ) -> SymbolPath {
    var path = SymbolPath()
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(x: corner.x, y: corner.y)
      let isEnd = !closed && (index == 0 || index == corners.count - 1)
      let before = corners[(index + corners.count - 1) % corners.count]
      let after = corners[(index + 1) % corners.count]
      path.turn(
        at: point, radius: isEnd ? 0 : corner.radius, from: CGPoint(x: before.x, y: before.y),
        to: CGPoint(x: after.x, y: after.y), isFirst: index == 0)
    }
    if closed { path.builder.close() }
    return path
  }

  /// A curve through cubic pieces, each given by two controls and its end.
  static func curve(
    from start: (CGFloat, CGFloat),
    _ pieces: [(c1: (CGFloat, CGFloat), c2: (CGFloat, CGFloat), to: (CGFloat, CGFloat))],
    closed: Bool = false
  ) -> SymbolPath {
    var path = SymbolPath()
    path.builder.move(to: CGPoint(x: start.0, y: start.1))
    for piece in pieces {
      path.builder.addCurve(
        to: CGPoint(x: piece.to.0, y: piece.to.1),
        control1: CGPoint(x: piece.c1.0, y: piece.c1.1),
        control2: CGPoint(x: piece.c2.0, y: piece.c2.1))
    }
    if closed { path.builder.close() }
    return path
  }

  func rotated(by degrees: CGFloat) -> SymbolPath {
    applying(CGAffineTransform(rotationAngle: degrees * .pi / 180))
  }

  func moved(_ x: CGFloat, _ y: CGFloat) -> SymbolPath {
    applying(CGAffineTransform(translationX: x, y: y))
  }

  /// This path and its mirror image, left for right.
  func doubled() -> SymbolPath {
    var both = self
    both.builder.append(applying(CGAffineTransform(scaleX: -1, y: 1)).elements)
    return both
  }

  func and(_ other: SymbolPath) -> SymbolPath {
    var both = self
    both.builder.append(other.elements)
    return both
  }

  private func applying(_ transform: CGAffineTransform) -> SymbolPath {
    SymbolPath(builder: PathBuilder(elements: builder.elements(applying: transform)))
  }

  private mutating func turn(
    at corner: CGPoint, radius: CGFloat, from before: CGPoint, to after: CGPoint, isFirst: Bool
  ) {
    guard radius > 0 else {
      return isFirst ? builder.move(to: corner) : builder.addLine(to: corner)
    }
    let incoming = corner.direction(to: before)
    let outgoing = corner.direction(to: after)
    let inner = acos(
      Double(max(-1, min(1, incoming.x * outgoing.x + incoming.y * outgoing.y))))
    let reach = radius / CGFloat(tan(inner / 2))
    let turned = Double.pi - inner
    let pull = reach * CGFloat(4 / 3 * tan(turned / 4) / tan(turned / 2))
    let start = corner.moved(incoming, by: reach)
    let end = corner.moved(outgoing, by: reach)
    isFirst ? builder.move(to: start) : builder.addLine(to: start)
    builder.addCurve(
      to: end, control1: corner.moved(incoming, by: reach - pull),
      control2: corner.moved(outgoing, by: reach - pull))
  }
}

extension CGPoint {
  /// The unit vector towards another point.
  fileprivate func direction(to other: CGPoint) -> CGPoint {
    let (dx, dy) = (other.x - x, other.y - y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGPoint(x: dx / length, y: dy / length) : .zero
  }

  fileprivate func moved(_ direction: CGPoint, by distance: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.x * distance, y: y + direction.y * distance)
  }
}
