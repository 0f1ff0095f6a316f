// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// An alert comes by shrinking into place while it fades in, and goes by fading out.
final class AlertAnimator: SystemTransitionAnimator {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  var duration: TimeInterval { AlertMetrics.presentDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: isPresenting ? .to : .from),
      let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from)
    else {
      transitionContext.completeTransition(true)
      return
    }
    if isPresenting {
      UIView.performWithoutAnimation { transitionContext.containerView.addSubview(view) }
      (controller as? UIAlertController)?.textFields?.first?.becomeFirstResponder()
      UIView.performWithoutAnimation {
        view.frame =
          controller.presentation.controller?.frameOfPresentedViewInContainerView ?? .zero
        transitionContext.containerView.layoutIfNeeded()
        view.alpha = 0
        if !UIAccessibility.isReduceMotionEnabled {
          let scale = AlertMetrics.presentScale
          view.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
      }
    }
    animate { [isPresenting] in
      view.alpha = isPresenting ? 1 : 0
      view.transform = .identity
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      view.alpha = 1
    }
  }
}

/// An action sheet comes up from below the screen and goes back there.
final class ActionSheetAnimator: SystemTransitionAnimator {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  var duration: TimeInterval { AlertMetrics.presentDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: isPresenting ? .to : .from),
      let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from)
    else {
      transitionContext.completeTransition(true)
      return
    }
    let container = transitionContext.containerView
    if isPresenting {
      UIView.performWithoutAnimation {
        container.addSubview(view)
        view.frame =
          controller.presentation.controller?.frameOfPresentedViewInContainerView ?? .zero
        container.layoutIfNeeded()
      }
    }
    let away = CGAffineTransform(translationX: 0, y: container.bounds.maxY - view.frame.minY)
    if isPresenting { UIView.performWithoutAnimation { view.transform = away } }
    animate { [isPresenting] in
      view.transform = isPresenting ? .identity : away
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      view.transform = .identity
    }
  }
}
