// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A transitioning delegate as an app would write it.
final class FadeTransition: NSObject, UIViewControllerTransitioningDelegate {
  let animator = FadeAnimator()
  var questions: [String] = []

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    questions.append("presentationController")
    return UIPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    questions.append("animator for presenting")
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    questions.append("animator for dismissing")
    return animator
  }
}

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var succeeds = true
  var ended: [Bool] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let isPresenting =
      transitionContext.viewController(forKey: .to)?.isBeingPresented ?? false
    let view = transitionContext.view(forKey: isPresenting ? .to : .from)
    if isPresenting, let view {
      container.addSubview(view)
      view.frame = container.bounds
      view.alpha = 0
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      view?.alpha = isPresenting ? 1 : 0
    } completion: { _ in
      transitionContext.completeTransition(self.succeeds)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ended.append(transitionCompleted)
  }
}
