// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// What a layer without a view does when a property changes: it animates from what was on screen.
final class ImplicitAction: CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let key = AnimatableKey(event),
      let before = dict?[LayerSnapshot.key] as? LayerSnapshot
    else { return }
    let animation = ViewAnimation(keyPath: event)
    animation.from = key.read(before.presented)
    animation.to = key.read(layer.values)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.blocksTouches = false
    guard animation.duration > 0 else { return }
    layer.add(animation, forKey: event)
  }
}
