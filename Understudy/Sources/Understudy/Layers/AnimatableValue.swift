// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// A property's value in the form in which it is mixed.
enum AnimatableValue {
  case numbers([CGFloat])
  case color(CGColor?)
  case transform(CATransform3D)
  case path(CGPath?)
  /// A value that cannot be interpolated changes halfway.
  case discrete(Any?)

  func interpolated(with end: AnimatableValue, _ fraction: CGFloat) -> AnimatableValue {
    switch (self, end) {
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0 + ($1 - $0) * fraction })
    case (.color(let a), .color(let b)):
      .color(CGColor.interpolate(a, b, fraction))
    case (.transform(let a), .transform(let b)):
      .transform(CATransform3D.interpolate(a, b, fraction))
    case (.path(let a?), .path(let b?)):
      .path(CGPath.interpolate(a, b, fraction))
    default:
      fraction < 0.5 ? self : end
    }
  }

  /// The value plus the difference from `end` to `point`: how UIKit's additive animations add up.
  func adding(differenceFrom end: AnimatableValue, to point: AnimatableValue) -> AnimatableValue {
    switch (self, end, point) {
    case (.numbers(let a), .numbers(let e), .numbers(let p))
    where a.count == e.count && a.count == p.count:
      return .numbers(a.indices.map { a[$0] + p[$0] - e[$0] })
    case (.transform(let a), .transform(let e), .transform(let p)):
      let rows = a.rows.indices.map { a.rows[$0] + p.rows[$0] - e.rows[$0] }
      return .transform(CATransform3D(rows: rows))
    default:
      return point
    }
  }

  /// Reads what an app put into `fromValue` and the like, of the same kind as this value.
  func reading(_ any: Any?) -> AnimatableValue? {
    guard let any else { return nil }
    switch self {
    case .numbers(let own):
      return Self.numbers(in: any).flatMap { $0.count == own.count ? .numbers($0) : nil }
    case .color:
      if let color = any as? UIColor { return .color(color.cgColor) }
      return (any as? CGColor).map { .color($0) }
    case .transform:
      if let transform = any as? CATransform3D { return .transform(transform) }
      return (any as? CGAffineTransform).map { .transform(CATransform3DMakeAffineTransform($0)) }
    case .path:
      return (any as? CGPath).map { .path($0) }
    case .discrete:
      return .discrete(any)
    }
  }

  private static func numbers(in any: Any) -> [CGFloat]? {
    switch any {
    case let value as CGFloat: [value]
    case let value as Double: [CGFloat(value)]
    case let value as Float: [CGFloat(value)]
    case let value as Int: [CGFloat(value)]
    case let value as Bool: [value ? 1 : 0]
    case let value as NSNumber: [CGFloat(value.doubleValue)]
    case let value as CGPoint: [value.x, value.y]
    case let value as CGSize: [value.width, value.height]
    case let value as CGRect: [value.minX, value.minY, value.width, value.height]
    case let value as [CGFloat]: value
    case let value as [Double]: value.map { CGFloat($0) }
    case let value as [NSNumber]: value.map { CGFloat($0.doubleValue) }
    default: nil
    }
  }
}

extension CGColor {
  /// No color counts as the other one, fully transparent.
  static func interpolate(_ a: CGColor?, _ b: CGColor?, _ fraction: CGFloat) -> CGColor? {
    guard let start = a ?? b?.copy(alpha: 0), let end = b ?? a?.copy(alpha: 0) else { return nil }
    // Mixed premultiplied, so that a transparent color adds no tint.
    let alpha = start.alpha + (end.alpha - start.alpha) * fraction
    guard alpha > 0 else { return CGColor(red: 0, green: 0, blue: 0, alpha: 0) }
    func part(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      let interpolated = x * start.alpha + (y * end.alpha - x * start.alpha) * fraction
      return min(1, max(0, interpolated / alpha))
    }
    return CGColor(
      red: part(start.red, end.red), green: part(start.green, end.green),
      blue: part(start.blue, end.blue), alpha: min(1, alpha))
  }
}

extension CGPath {
  /// Paths of the same structure are interpolated point by point, others change halfway.
  static func interpolate(_ a: CGPath, _ b: CGPath, _ fraction: CGFloat) -> CGPath {
    guard a.elements.count == b.elements.count else { return fraction < 0.5 ? a : b }
    func between(_ p: CGPoint, _ q: CGPoint) -> CGPoint {
      CGPoint(x: p.x + (q.x - p.x) * fraction, y: p.y + (q.y - p.y) * fraction)
    }
    var interpolated: [Element] = []
    for pair in zip(a.elements, b.elements) {
      switch pair {
      case (.move(let p), .move(let q)): interpolated.append(.move(between(p, q)))
      case (.line(let p), .line(let q)): interpolated.append(.line(between(p, q)))
      case (.curve(let p, let p1, let p2), .curve(let q, let q1, let q2)):
        interpolated.append(
          .curve(between(p, q), control1: between(p1, q1), control2: between(p2, q2)))
      case (.close, .close): interpolated.append(.close)
      default: return fraction < 0.5 ? a : b
      }
    }
    return CGPath(elements: interpolated)
  }
}
