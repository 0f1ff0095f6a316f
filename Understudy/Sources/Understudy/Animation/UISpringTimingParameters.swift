// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

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
