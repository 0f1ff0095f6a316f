// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0

  open var settlingDuration: CFTimeInterval { curve.settlingDuration }

  override func copy(to other: CAAnimation) {
    super.copy(to: other)
    guard let other = other as? CASpringAnimation else { return }
    other.mass = mass
    other.stiffness = stiffness
    other.damping = damping
    other.initialVelocity = initialVelocity
  }

  private var curve: SpringCurve {
    let frequency = Double((stiffness / mass).squareRoot())
    let critical = 2 * Double((stiffness * mass).squareRoot())
    return SpringCurve(
      frequency: frequency, dampingRatio: Double(damping) / critical,
      velocity: Double(initialVelocity))
  }

  override func eased(_ fraction: Double, runTime: TimeInterval) -> Double {
    fraction >= 1 ? 1 : curve.value(at: runTime)
  }
}
