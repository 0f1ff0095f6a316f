// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Grows the presented view out of a view, and back into it.
///
/// Differs: it is the presented view itself that is scaled and faded, so that its transform and its
/// alpha change meanwhile.
final class ZoomAnimator: SystemTransitionAnimator {
  private let isPresenting: Bool
  private let source: UIView

  init(isPresenting: Bool, source: UIView) {
    self.isPresenting = isPresenting
    self.source = source
  }

  var duration: TimeInterval { 0.5057 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let (view, shown) = transitionContext.presented(isPresenting: isPresenting) else {
      transitionContext.completeTransition(true)
      return
    }
    let small = source.convert(source.bounds, to: container)
    let (opacity, transform) = (view.alpha, view.transform)
    let away = transform.concatenating(
      CGAffineTransform(
        scaleX: max(0.01, small.width / max(1, shown.width)),
        y: max(0.01, small.height / max(1, shown.height)))
    ).concatenating(
      CGAffineTransform(translationX: small.midX - shown.midX, y: small.midY - shown.midY))
    if isPresenting {
      UIView.performWithoutAnimation {
        container.addSubview(view)
        view.frame = shown
        container.layoutIfNeeded()
        view.transform = away
        view.alpha = 0
      }
    }
    animate {
      view.transform = self.isPresenting ? transform : away
      view.alpha = self.isPresenting ? opacity : 0
    } completion: { _ in
      view.transform = transform
      view.alpha = opacity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
