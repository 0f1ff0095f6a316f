// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A modal with a custom transition that its animator does not complete in one direction.
@MainActor
final class FuzzEndlessController: UIViewController, UIViewControllerTransitioningDelegate {
  private let endless: EndlessSpec.Transition

  init(_ endless: EndlessSpec.Transition) {
    self.endless = endless
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    FuzzAnimator(completes: endless != .appearing)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    FuzzAnimator(completes: endless != .disappearing)
  }
}

private final class FuzzAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let completes: Bool

  init(completes: Bool) {
    self.completes = completes
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .to)
    if let view { transitionContext.containerView.addSubview(view) }
    guard completes else { return }
    UIView.animate(withDuration: 0.3) {
      (view ?? transitionContext.view(forKey: .from))?.alpha = 0.9
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}
