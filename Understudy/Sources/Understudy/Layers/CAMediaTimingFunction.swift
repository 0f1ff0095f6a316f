// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = Self(rawValue: "linear")
  public static let easeIn = Self(rawValue: "easeIn")
  public static let easeOut = Self(rawValue: "easeOut")
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  public static let `default` = Self(rawValue: "default")
}

open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    (x1, y1, x2, y2) = (Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  /// The point on the curve at horizontal position `x`, found by bisection.
  func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.bezier(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return Self.bezier((low + high) / 2, y1, y2)
  }

  private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
  }
}
