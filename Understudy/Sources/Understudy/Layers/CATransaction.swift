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
