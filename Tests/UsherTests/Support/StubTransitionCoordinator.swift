// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim

/// A transition coordinator whose transition starts when a test calls `begin()`.
final class StubTransitionCoordinator: UIViewControllerTransitionCoordinator {
  private let acceptsAnimations: Bool
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  let isAnimated = true
  let presentationStyle = UIModalPresentationStyle.none
  let initiallyInteractive = false
  let isInterruptible = false
  let isInteractive = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0.3
  let percentComplete: CGFloat = 0
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut
  let containerView = UIView()
  let targetTransform = CGAffineTransform.identity

  init(acceptsAnimations: Bool) {
    self.acceptsAnimations = acceptsAnimations
  }

  func begin() {
    for animation in animations { animation(self) }
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if acceptsAnimations, let animation { animations.append(animation) }
    return acceptsAnimations
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
