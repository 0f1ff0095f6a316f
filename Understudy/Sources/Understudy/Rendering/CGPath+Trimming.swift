// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension CGPath {
  /// The part of the path between two fractions of its length.
  ///
  /// Curves stay curves, and what is joined in the path is joined in the part. A subpath that is
  /// not wholly in the part is open.
  func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    guard start > 0 || end < 1 else { return self }
    guard start < end else { return CGPath(elements: []) }
    let subpaths = measuredSubpaths
    let total = subpaths.reduce(0) { $0 + $1.length }
    guard total > 0 else { return CGPath(elements: []) }
    let (from, to) = (max(0, start) * total, min(1, end) * total)
    var elements: [Element] = []
    var distance: CGFloat = 0
    for subpath in subpaths {
      subpath.add(from: from - distance, to: to - distance, to: &elements)
      distance += subpath.length
    }
    return CGPath(elements: elements)
  }

  private var measuredSubpaths: [Subpath] {
    var subpaths: [Subpath] = []
    var (current, first) = (CGPoint.zero, CGPoint.zero)
    func add(_ segment: Segment?, _ element: Element, to end: CGPoint) {
      // After a closed subpath the next one begins where that began.
      if subpaths.last?.elements.last.map({ $0 == .close }) ?? true {
        subpaths.append(Subpath(elements: [.move(current)]))
        first = current
      }
      subpaths[subpaths.count - 1].append(element, segment)
      current = end
    }
    for element in elements {
      switch element {
      case .move(let point):
        subpaths.append(Subpath(elements: [element]))
        (current, first) = (point, point)
      case .line(let point): add(Segment(line: current, point), element, to: point)
      case .curve(let point, let one, let two):
        add(Segment(curve: current, one, two, point), element, to: point)
      case .close: add(Segment(line: current, first), element, to: first)
      }
    }
    return subpaths
  }

  /// What is drawn without lifting the pen.
  private struct Subpath {
    var elements: [Element]
    private var segments: [Segment] = []
    private(set) var length: CGFloat = 0

    init(elements: [Element]) { self.elements = elements }

    mutating func append(_ element: Element, _ segment: Segment?) {
      elements.append(element)
      guard let segment else { return }
      segments.append(segment)
      length += segment.length
    }

    /// Adds what lies between two distances from the beginning.
    func add(from start: CGFloat, to end: CGFloat, to result: inout [Element]) {
      if start <= 0, end >= length {
        result += elements
        return
      }
      var distance: CGFloat = 0
      var hasBegun = false
      for segment in segments {
        let (begin, finish) = (max(0, start - distance), min(segment.length, end - distance))
        distance += segment.length
        guard begin < finish else { continue }
        let trimmed = segment.trimmed(from: begin, to: finish)
        if !hasBegun { result.append(.move(trimmed.start)) }
        result.append(trimmed.element)
        hasBegun = true
      }
    }
  }

  /// A line or curve with its length.
  private struct Segment {
    let start: CGPoint
    private let control1: CGPoint
    private let control2: CGPoint
    private let end: CGPoint
    private let isCurve: Bool
    /// How far it is to each of the points at even steps of the curve's parameter.
    private let distances: [CGFloat]

    var length: CGFloat { distances[distances.count - 1] }

    /// Nil for a line without length.
    init?(line start: CGPoint, _ end: CGPoint) {
      guard start != end else { return nil }
      self.init(start, start, end, end, isCurve: false)
    }

    init?(curve start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
      self.init(start, control1, control2, end, isCurve: true)
      guard length > 0 else { return nil }
    }

    private init(
      _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, isCurve: Bool
    ) {
      (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
      self.isCurve = isCurve
      guard isCurve else {
        distances = [0, Self.distance(start, end)]
        return
      }
      var distances: [CGFloat] = [0]
      var (last, sum) = (start, CGFloat(0))
      for step in 1...Self.steps {
        let t = CGFloat(step) / CGFloat(Self.steps)
        let (a, b, c) = (
          Self.interpolate(start, control1, t), Self.interpolate(control1, control2, t),
          Self.interpolate(control2, end, t)
        )
        let point = Self.interpolate(Self.interpolate(a, b, t), Self.interpolate(b, c, t), t)
        sum += Self.distance(last, point)
        distances.append(sum)
        last = point
      }
      self.distances = distances
    }

    private static let steps = 64

    /// The piece between two distances from its start, with the point where it begins.
    func trimmed(from begin: CGFloat, to finish: CGFloat) -> (start: CGPoint, element: Element) {
      let (from, to) = (parameter(at: begin), parameter(at: finish))
      guard isCurve else {
        return (
          Self.interpolate(start, end, from),
          .line(to >= 1 ? end : Self.interpolate(start, end, to))
        )
      }
      guard from > 0 || to < 1 else {
        return (start, .curve(end, control1: control1, control2: control2))
      }
      // A point of a part is the blossom of the curve at the parameters of the part's ends.
      return (
        blossom(from, from, from),
        .curve(
          blossom(to, to, to), control1: blossom(from, from, to), control2: blossom(from, to, to))
      )
    }

    /// Where on the curve, from 0 to 1, a distance from its start is reached.
    private func parameter(at distance: CGFloat) -> CGFloat {
      guard distance > 0 else { return 0 }
      guard let next = distances.firstIndex(where: { $0 >= distance }) else { return 1 }
      let (before, after) = (distances[next - 1], distances[next])
      let rest = (distance - before) / (after - before)
      return (CGFloat(next - 1) + rest) / CGFloat(distances.count - 1)
    }

    private func blossom(_ r: CGFloat, _ s: CGFloat, _ t: CGFloat) -> CGPoint {
      let (a, b, c) = (
        Self.interpolate(start, control1, r), Self.interpolate(control1, control2, r),
        Self.interpolate(control2, end, r)
      )
      return Self.interpolate(Self.interpolate(a, b, s), Self.interpolate(b, c, s), t)
    }

    private static func interpolate(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      return (dx * dx + dy * dy).squareRoot()
    }
  }
}
