// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1
}

extension CGPath {
  /// The box of what is drawn, without the control points.
  public var boundingBoxOfPath: CGRect { CGRect(enclosing: polygons.flatMap { $0 }) }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let place = transform.isIdentity ? point : point.applying(transform.inverted())
    var winding = 0
    for polygon in polygons {
      for (index, from) in polygon.enumerated() {
        let to = polygon[(index + 1) % polygon.count]
        guard (from.y <= place.y) != (to.y <= place.y) else { continue }
        let x = from.x + (place.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > place.x { winding += to.y > from.y ? 1 : -1 }
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// The subpaths with each curve cut into short lines.
  private var polygons: [[CGPoint]] {
    var all: [[CGPoint]] = []
    var points: [CGPoint] = []
    func finish() {
      if !points.isEmpty { all.append(points) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        points = [point]
      case .line(let point):
        points.append(point)
      case .curve(let end, let first, let second):
        guard let from = points.last else { continue }
        points += Self.flattened(from, first, second, end)
      case .close:
        finish()
        points = points.first.map { [$0] } ?? []
      }
    }
    finish()
    return all
  }

  private static func flattened(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGPoint]
  {
    let pieces = 32
    return (1...pieces).map { piece in
      let t = CGFloat(piece) / CGFloat(pieces)
      let u = 1 - t
      let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: wa * a.x + wb * b.x + wc * c.x + wd * d.x,
        y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
    }
  }
}
