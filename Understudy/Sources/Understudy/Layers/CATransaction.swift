// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Changes take effect at once, so of a transaction only whether actions are off is left.
open class CATransaction: NSObject {
  open class func begin() {
    onAnimator { $0.disablesActions.append($0.disablesActions.last ?? false) }
  }

  open class func commit() {
    onAnimator { if $0.disablesActions.count > 1 { $0.disablesActions.removeLast() } }
  }

  open class func disableActions() -> Bool {
    onAnimator { $0.disablesActions.last ?? false }
  }

  open class func setDisableActions(_ flag: Bool) {
    onAnimator { $0.disablesActions[$0.disablesActions.count - 1] = flag }
  }

  /// Without a device there is nothing to animate, and a transaction changes nothing.
  private class func onAnimator<Result: Sendable>(
    _ body: @MainActor (Animator) -> Result
  ) -> Result {
    onMainActor { body(HeadlessDevice.currentIfAny?.animator ?? Animator()) }
  }
}

// MARK: - Actions

public protocol CAAction: AnyObject {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// "No action": what views answer for almost every change.
  static let action = NSNull()

  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// What a layer without a view does when a property changes: it animates from what was on screen.
final class ImplicitAction: CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let key = AnimatableKey(event),
      let before = dict?[LayerSnapshot.key] as? LayerSnapshot
    else { return }
    let animation = ViewAnimation(keyPath: event)
    animation.from = key.read(before.presented)
    animation.to = key.read(layer.values)
    animation.duration = CAAnimation.defaultDuration
    animation.timingFunction = CAMediaTimingFunction(name: .default)
    animation.blocksTouches = false
    layer.add(animation, forKey: event)
  }
}
