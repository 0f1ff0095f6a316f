// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Changes take effect at once, so `flush()` and locks have nothing to do and are left out.
open class CATransaction: NSObject {
  open class func begin() {
    onAnimator { $0.beginTransaction() }
  }

  open class func commit() {
    onAnimator { $0.commitTransaction() }
  }

  open class func animationDuration() -> CFTimeInterval {
    onAnimator { $0.transaction.duration } ?? 0.25
  }

  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    onAnimator { $0.transaction.duration = dur }
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    onAnimator { $0.transaction.timingFunction }
  }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    onAnimator { $0.transaction.timingFunction = function }
  }

  open class func disableActions() -> Bool {
    onAnimator { $0.transaction.disablesActions }
  }

  open class func setDisableActions(_ flag: Bool) {
    onAnimator { $0.transaction.disablesActions = flag }
  }

  open class func completionBlock() -> (() -> Void)? {
    onAnimator { Unchecked($0.transaction.completion) }.value
  }

  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let block = Unchecked(block)
    onAnimator { $0.transaction.completion = block.value }
  }

  /// Without a device there is nothing to animate, and a transaction changes nothing.
  private class func onAnimator<Result: Sendable>(
    _ body: @MainActor (Animator) -> Result
  ) -> Result {
    onMainActor { body(HeadlessDevice.currentIfAny?.animator ?? Animator()) }
  }
}

/// What `CATransaction` keeps between `begin` and `commit`.
@MainActor
final class Transaction {
  var duration: TimeInterval?
  var timingFunction: CAMediaTimingFunction?
  var disablesActions = false
  var completion: (() -> Void)?
  /// Animations added meanwhile that have not ended.
  var pending = 0
  var isCommitted = false

  /// Nested transactions start with the settings of the outer one.
  init(inside outer: Transaction? = nil) {
    duration = outer?.duration
    timingFunction = outer?.timingFunction
    disablesActions = outer?.disablesActions ?? false
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
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.blocksTouches = false
    guard animation.duration > 0 else { return }
    layer.add(animation, forKey: event)
  }
}
