// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copy(to other: CAAnimation) {
    super.copy(to: other)
    guard let other = other as? CAPropertyAnimation else { return }
    other.keyPath = keyPath
    other.isAdditive = isAdditive
    other.isCumulative = isCumulative
  }

  /// The value at a fraction of one run; nil where there is nothing to say.
  func value(at fraction: Double, current: AnimatableValue) -> AnimatableValue? { nil }

  override func apply(
    to values: inout LayerProperties, model: LayerProperties, at time: TimeInterval
  ) {
    guard let keyPath, let key = AnimatableKey(keyPath) else { return }
    let current = key.read(values)
    guard let value = value(at: fraction(at: time), current: current) else { return }
    key.write(&values, isAdditive ? current.adding(value) : value)
  }
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func copy(to other: CAAnimation) {
    super.copy(to: other)
    guard let other = other as? CABasicAnimation else { return }
    other.fromValue = fromValue
    other.toValue = toValue
    other.byValue = byValue
  }

  override func value(at fraction: Double, current: AnimatableValue) -> AnimatableValue? {
    let (from, to, by) = (
      current.reading(fromValue), current.reading(toValue), current.reading(byValue)
    )
    let ends: (AnimatableValue, AnimatableValue)
    switch (from, to, by) {
    case (let from?, let to?, _): ends = (from, to)
    case (let from?, nil, let by?): ends = (from, from.adding(by))
    case (nil, let to?, let by?): ends = (to.adding(differenceFrom: to.adding(by), to: to), to)
    case (let from?, nil, nil): ends = (from, current)
    case (nil, let to?, nil): ends = (current, to)
    case (nil, nil, let by?): ends = (current, current.adding(by))
    case (nil, nil, nil): return nil
    }
    return ends.0.interpolated(with: ends.1, CGFloat(fraction))
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

// MARK: - Groups

open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func copy(to other: CAAnimation) {
    super.copy(to: other)
    (other as? CAAnimationGroup)?.animations = animations?.map { $0.copied() }
  }

  override func apply(
    to values: inout LayerProperties, model: LayerProperties, at time: TimeInterval
  ) {
    let groupTime = fraction(at: time) * basicDuration
    for animation in animations ?? [] {
      animation.applyFilled(
        to: &values, model: model, elapsed: groupTime - animation.beginTime,
        ofDuration: animation.activeDuration(defaultDuration: basicDuration))
    }
  }
}
