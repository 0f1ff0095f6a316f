// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Slides the presented view up from below the container, and down again.
final class CoverVerticalAnimator: SystemTransitionAnimator {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  /// How long the system's transition spring of √(1000/3) rad/s takes to settle.
  var duration: TimeInterval { 0.5057 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let key: UITransitionContextViewKey = isPresenting ? .to : .from
    guard let view = transitionContext.view(forKey: key),
      let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from)
    else {
      transitionContext.completeTransition(true)
      return
    }
    let shown =
      isPresenting
      ? transitionContext.finalFrame(for: controller)
      : transitionContext.initialFrame(for: controller)
    let away = shown.offsetBy(dx: 0, dy: container.bounds.maxY - shown.minY)
    if isPresenting {
      UIView.performWithoutAnimation {
        container.addSubview(view)
        view.frame = shown
        container.layoutIfNeeded()
        view.frame = away
      }
    }
    animate {
      view.frame = self.isPresenting ? shown : away
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
