// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The animator of a transition and its interaction controller, if there is one.
@MainActor
struct TransitionAnimators {
  let animator: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?

  init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.animator = animator
    self.interaction = interaction
  }

  /// Those of the system: a zoom, if the presented controller prefers one and has a view for it.
  init(
    ofSystemFor presented: UIViewController, presentedBy presenter: UIViewController?,
    presenting: Bool
  ) {
    self.init(
      presenter.flatMap { presented.zoomAnimator(from: $0, presenting: presenting) }
        ?? presented.systemAnimator(presenting: presenting))
  }

  /// Whether a finger can catch a dismissal that has these.
  var canBeCaught: Bool {
    let device = HeadlessDevice.current
    return animator is ZoomAnimator
      || animator is CoverVerticalAnimator && device.system >= .iOS26
        && device.switches.dismissalCanBeCaught
  }
}

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

extension UIViewControllerContextTransitioning {
  /// What a presentation brings in or a dismissal takes out, and its frame while it is presented.
  func presented(isPresenting: Bool) -> (view: UIView, frame: CGRect)? {
    guard let view = view(forKey: isPresenting ? .to : .from),
      let controller = viewController(forKey: isPresenting ? .to : .from)
    else { return nil }
    return (view, isPresenting ? finalFrame(for: controller) : initialFrame(for: controller))
  }
}

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
    guard let (view, shown) = transitionContext.presented(isPresenting: isPresenting) else {
      transitionContext.completeTransition(true)
      return
    }
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
