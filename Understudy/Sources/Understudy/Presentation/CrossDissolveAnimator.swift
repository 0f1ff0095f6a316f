// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Fades the presented view in and out where it is.
final class CrossDissolveAnimator: SystemTransitionAnimator {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  var duration: TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewKey = isPresenting ? .to : .from
    guard let view = transitionContext.view(forKey: key),
      let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from)
    else {
      transitionContext.completeTransition(true)
      return
    }
    let opacity = view.alpha
    if isPresenting {
      UIView.performWithoutAnimation {
        transitionContext.containerView.addSubview(view)
        view.frame = transitionContext.finalFrame(for: controller)
        transitionContext.containerView.layoutIfNeeded()
        view.alpha = 0
      }
    }
    animate {
      view.alpha = self.isPresenting ? opacity : 0
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      if !self.isPresenting { view.alpha = opacity }
    }
  }

  func animate(_ animations: @escaping () -> Void, completion: ((Bool) -> Void)?) {
    UIView.animate(
      withDuration: duration, delay: 0, options: [.curveEaseInOut], animations: animations,
      completion: completion)
  }
}
