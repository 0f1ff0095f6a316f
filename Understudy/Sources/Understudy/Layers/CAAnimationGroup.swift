// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

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
