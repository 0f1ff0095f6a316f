// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// An animator of the system, whose curve alongside animations share.
@MainActor
protocol SystemTransitionAnimator: UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval { get }
  func animate(_ animations: @escaping () -> Void, completion: ((Bool) -> Void)?)
}

extension SystemTransitionAnimator {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// A critically damped spring, which is what the system's transitions move on.
  func animate(_ animations: @escaping () -> Void, completion: ((Bool) -> Void)?) {
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [], animations: animations, completion: completion)
  }
}
