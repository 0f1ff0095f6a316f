// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copy(to other: CAAnimation) {
    super.copy(to: other)
    guard let other = other as? CAPropertyAnimation else { return }
    other.keyPath = keyPath
  }

  /// The value at a fraction of one run; nil where there is nothing to say.
  func value(at fraction: Double, current: AnimatableValue) -> AnimatableValue? { nil }

  override func apply(
    to values: inout LayerProperties, model: LayerProperties, at time: TimeInterval
  ) {
    guard let keyPath, let key = AnimatableKey(keyPath) else { return }
    let current = key.read(values)
    guard let value = value(at: fraction(at: time), current: current) else { return }
    key.write(&values, value)
  }
}

/// `byValue` is left out.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?

  override func copy(to other: CAAnimation) {
    super.copy(to: other)
    guard let other = other as? CABasicAnimation else { return }
    other.fromValue = fromValue
    other.toValue = toValue
  }

  override func value(at fraction: Double, current: AnimatableValue) -> AnimatableValue? {
    let (from, to) = (current.reading(fromValue), current.reading(toValue))
    guard from != nil || to != nil else { return nil }
    return (from ?? current).interpolated(with: to ?? current, CGFloat(fraction))
  }
}

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
