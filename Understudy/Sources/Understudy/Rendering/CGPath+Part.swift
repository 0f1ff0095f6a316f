// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension CGPath {
  /// The part of the path between two fractions of its length.
  func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    guard start > 0 || end < 1 else { return self }
    guard start < end else { return CGPath(elements: []) }
    let lines = flattened
    let total = lines.reduce(0) { $0 + $1.length }
    guard total > 0 else { return CGPath(elements: []) }
    let (from, to) = (max(0, start) * total, min(1, end) * total)
    var elements: [Element] = []
    var distance: CGFloat = 0
    var last: CGPoint?
    for line in lines {
      defer { distance += line.length }
      let (begin, finish) = (max(from, distance), min(to, distance + line.length))
      guard begin < finish, line.length > 0 else { continue }
      let (a, b) = (
        line.point(at: (begin - distance) / line.length),
        line.point(at: (finish - distance) / line.length)
      )
      if last != a { elements.append(.move(a)) }
      elements.append(.line(b))
      last = b
    }
    return CGPath(elements: elements)
  }

  private struct Line {
    let start: CGPoint
    let end: CGPoint

    var length: CGFloat {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      return (dx * dx + dy * dy).squareRoot()
    }

    func point(at fraction: CGFloat) -> CGPoint {
      if fraction >= 1 { return end }
      return CGPoint(
        x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
    }
  }

  /// Straight lines that follow the path; a curve becomes 32.
  private var flattened: [Line] {
    var lines: [Line] = []
    var (current, first) = (CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      lines.append(Line(start: current, end: point))
      current = point
    }
    for element in elements {
      switch element {
      case .move(let point): (current, first) = (point, point)
      case .line(let point): add(point)
      case .close: add(first)
      case .curve(let end, let one, let two):
        let start = current
        for step in 1...32 {
          let t = CGFloat(step) / 32
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          add(
            CGPoint(
              x: a * start.x + b * one.x + c * two.x + d * end.x,
              y: a * start.y + b * one.y + c * two.y + d * end.y))
        }
      }
    }
    return lines
  }
}
