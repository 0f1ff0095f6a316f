// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The animation of one property that a view's block, or an implicit action, makes.
class ViewAnimation: CABasicAnimation {
  var from = AnimatableValue.discrete(nil)
  var to = AnimatableValue.discrete(nil)
  var spring: SpringCurve?
  /// Adds its remaining difference to the value below, so that several run together.
  var addsUp = false
  var blocksTouches = true
  /// The interactive animation that drives it instead of the clock.
  var interactiveAnimation: InteractiveAnimation?

  override func copy(to other: CAAnimation) {
    super.copy(to: other)
    guard let other = other as? ViewAnimation else { return }
    other.from = from
    other.to = to
    other.spring = spring
    other.addsUp = addsUp
    other.blocksTouches = blocksTouches
    other.interactiveAnimation = interactiveAnimation
  }

  override func eased(_ fraction: Double, runTime: TimeInterval) -> Double {
    guard let spring else { return super.eased(fraction, runTime: runTime) }
    return fraction >= 1 ? 1 : spring.value(at: runTime)
  }

  override func apply(
    to values: inout LayerProperties, model: LayerProperties, at time: TimeInterval
  ) {
    guard let keyPath, let key = AnimatableKey(keyPath) else { return }
    let held = interactiveAnimation.map { interactiveAnimation in
      MainActor.assumeIsolated { interactiveAnimation.fraction }
    }
    let point = from.interpolated(with: to, held ?? CGFloat(fraction(at: time)))
    key.write(&values, addsUp ? key.read(values).adding(differenceFrom: to, to: point) : point)
  }
}
