// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Lets others animate alongside a transition and get its end.
@MainActor
package final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  private typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// Nil as long as nothing runs yet.
  var context: TransitionContext?
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var changes: [Handler] = []
  private var startTime: TimeInterval?

  package init(context: TransitionContext? = nil) {
    self.context = context
  }

  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  package func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if startTime == nil {
      animations.append(animation)
    } else {
      perform([animation])
    }
    return true
  }

  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    changes.append(handler)
  }

  /// The interaction has ended, or has begun again.
  func interactionDidChange() {
    for handler in changes { handler(self) }
  }

  package func start() {
    startTime = HeadlessDevice.current.clock.now
    let waiting = animations
    animations = []
    perform(waiting)
  }

  /// Calls the completions, the last thing a coordinator does.
  package func finish() {
    let waiting = completions
    completions = []
    changes = []
    for completion in waiting { completion(self) }
  }

  private func perform(_ animations: [Handler]) {
    guard !animations.isEmpty else { return }
    let body = { for animation in animations { animation(self) } }
    if let interactiveAnimation = context?.interactiveAnimation, !interactiveAnimation.isReleased {
      interactiveAnimation.record {
        UIView.animate(withDuration: transitionDuration, animations: body)
      }
      return
    }
    guard isAnimated else {
      UIView.performWithoutAnimation(body)
      return
    }
    if let timing = context?.animator as? any SystemTransitionAnimator {
      timing.animate(body, completion: nil)
    } else {
      UIView.animate(
        withDuration: transitionDuration, delay: 0, options: [.curveEaseInOut], animations: body,
        completion: nil)
    }
  }
}

extension TransitionCoordinator {
  package var isAnimated: Bool { context?.isAnimated ?? true }
  package var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
  package var initiallyInteractive: Bool { context?.beganInteractively ?? false }
  package var isInterruptible: Bool { context?.isInterruptible ?? false }
  package var isInteractive: Bool { context?.isInteractive ?? false }
  package var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  package var transitionDuration: TimeInterval { context?.duration ?? 0 }
  package var completionVelocity: CGFloat { context?.releaseVelocity ?? 1 }
  package var completionCurve: UIView.AnimationCurve { .easeInOut }
  package var containerView: UIView { context?.containerView ?? UIView() }
  package var targetTransform: CGAffineTransform { .identity }

  package var percentComplete: CGFloat {
    if let interactiveAnimation = context?.interactiveAnimation {
      return interactiveAnimation.fraction
    }
    guard let startTime, transitionDuration > 0 else { return 0 }
    let passed = HeadlessDevice.current.clock.now - startTime
    return min(1, max(0, passed / transitionDuration))
  }

  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { context?.viewController(forKey: key) }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    context?.view(forKey: key)
  }
}
