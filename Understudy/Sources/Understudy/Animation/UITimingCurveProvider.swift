// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

// MARK: - Cubic curves

open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  open var animationCurve: UIView.AnimationCurve { curve ?? .easeInOut }
  open var controlPoint1: CGPoint { points.0 }
  open var controlPoint2: CGPoint { points.1 }
  private let curve: UIView.AnimationCurve?
  private let points: (CGPoint, CGPoint)

  public override convenience init() {
    self.init(animationCurve: .easeInOut)
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = curve
    points = curve.controlPoints
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = nil
    points = (point1, point2)
  }

  open var timingCurveType: UITimingCurveType { curve == nil ? .cubic : .builtin }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

extension UIView.AnimationCurve {
  /// Those of the media timing functions of the same names.
  fileprivate var controlPoints: (CGPoint, CGPoint) {
    switch self {
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    }
  }
}

// MARK: - Springs

/// Differs: of the initial velocity only the horizontal part counts, for every property.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  /// A spring that fits itself into the animator's duration, or one whose physics give the time.
  enum Kind {
    case ratio(CGFloat)
    case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  let kind: Kind
  open var initialVelocity: CGVector { velocity }
  private let velocity: CGVector

  private init(kind: Kind, velocity: CGVector) {
    self.kind = kind
    self.velocity = velocity
  }

  /// The spring that the system itself uses: critically damped, half a second.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(kind: .ratio(ratio), velocity: .zero)
  }

  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(kind: .ratio(ratio), velocity: velocity)
  }

  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(
      kind: .physics(mass: mass, stiffness: stiffness, damping: damping), velocity: velocity)
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
