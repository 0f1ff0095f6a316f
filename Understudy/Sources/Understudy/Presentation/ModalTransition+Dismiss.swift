// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension ModalTransition {
  /// Dismisses the controller that `presenter` presents and everything above.
  static func dismiss(from presenter: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let chain = Array(presenter.presentationChain.dropFirst())
    guard let lowest = chain.first, let top = chain.last else { return }
    let device = HeadlessDevice.current
    let transition = ModalTransition(
      presenter: presenter, isPresenting: false, animated: animated, completion: completion)
    presenter.presentation.transition = transition
    for controller in chain { controller.presentation.isBeingDismissed = true }
    let leaving = device.switches.chainDismissalAnimatesTheLowest ? lowest : top
    let animators = animated ? animators(for: leaving) : nil
    transition.exposeEarlyCoordinator(to: [presenter, leaving])
    device.start(transition.jitter) {
      transition.startDismissing(chain, leaving: leaving, animators: animators)
    }
  }

  private static func animators(for leaving: UIViewController) -> TransitionAnimators {
    let delegate = leaving.transitioningDelegate
    guard let own = delegate?.animationController(forDismissed: leaving) else {
      return TransitionAnimators(
        ofSystemFor: leaving, presentedBy: leaving.presentation.presenting, presenting: false)
    }
    return TransitionAnimators(
      own, interaction: delegate?.interactionControllerForDismissal(using: own))
  }

  /// Begins an interactive dismissal; `end` is called with whether it was completed.
  static func beginInteractive(
    dismissalOf presented: UIViewController, end: @escaping (Bool) -> Void
  ) -> TransitionContext? {
    guard let presenter = presented.presentation.presenting else { return nil }
    var context: TransitionContext?
    let transition = ModalTransition(
      presenter: presenter, isPresenting: false, animated: true
    ) {
      end(!(context?.transitionWasCancelled ?? false))
      context = nil
    }
    presenter.presentation.transition = transition
    presented.presentation.isBeingDismissed = true
    context = transition.startDismissing(
      [presented], leaving: presented,
      animators: TransitionAnimators(
        ofSystemFor: presented, presentedBy: presenter, presenting: false),
      interactiveAnimation: InteractiveAnimation())
    return context
  }

  @discardableResult
  private func startDismissing(
    _ chain: [UIViewController], leaving: UIViewController,
    animators: TransitionAnimators?, interactiveAnimation: InteractiveAnimation? = nil
  ) -> TransitionContext? {
    guard let lowest = chain.first, let controller = leaving.presentation.controller,
      let container = controller.transitionView
    else { return nil }
    let removedView = lowest.presentation.controller?.removedPresenterView
    let reappears = removedView != nil
    container.isTransitioning = true
    controller.isInTransition = true
    let presenterView: UIView = presenter.view
    let context = TransitionContext(
      in: container,
      from: .init(
        controller: leaving, view: controller.presentedView,
        initialFrame: controller.presentedView?.frame ?? .zero, finalFrame: .zero),
      to: .init(
        controller: presenter, view: reappears ? presenterView : nil, initialFrame: .zero,
        finalFrame: removedView?.destination?.bounds ?? presenterView.frame),
      animator: animators?.animator ?? leaving.systemAnimator(presenting: false),
      isAnimated: animators != nil, style: controller.presentationStyle
    ) { [self] completed in
      endDismissing(chain, leaving: leaving, reappears: reappears, completed: completed)
    }
    context.interaction = animators?.interaction
    if let earlyCoordinator { context.adopt(earlyCoordinator) }
    if let interactiveAnimation { context.interactiveAnimation = interactiveAnimation }
    // The containers between have been removed, so a chain could not return.
    if chain.count == 1, animators?.canBeCaught == true {
      context.allowCatching()
      controller.addDismissalPan()
    }
    presenter.presentation.coordinator = context.coordinator
    leaving.presentation.coordinator = context.coordinator
    controller.dismissalTransitionWillBegin()
    for other in chain where other !== leaving {
      other.presentation.controller?.dismissalTransitionWillBegin()
    }
    for dismissed in chain.reversed() where dismissed.appearanceState.isOnScreen {
      dismissed.beginTransition(appearing: false, animated: animated)
    }
    if reappears { presenter.beginTransition(appearing: true, animated: animated) }
    removedView?.restore()
    for other in chain where other !== leaving {
      if let middle = other.presentation.controller { removeContainer(of: middle) }
    }
    if let lowestController = lowest.presentation.controller { undim(lowestController) }
    context.run()
    return context
  }

  private func endDismissing(
    _ chain: [UIViewController], leaving: UIViewController, reappears: Bool, completed: Bool
  ) {
    let coordinator = leaving.presentation.coordinator
    willEnd(with: [presenter, leaving])
    if !completed {
      for stayer in chain { stayer.presentation.isBeingDismissed = false }
      cancelDismissing(chain, leaving: leaving, reappears: reappears)
    } else {
      let controllers = chain.compactMap(\.presentation.controller)
      if let controller = leaving.presentation.controller { removeContainer(of: controller) }
      if reappears { presenter.endTransition() }
      for dismissed in chain.reversed() where dismissed.appearanceState.phase == .disappearing {
        dismissed.endTransition()
      }
      for controller in controllers {
        controller.isInTransition = false
        controller.removedPresenterView = nil
        controller.dismissalTransitionDidEnd(true)
      }
      for dismissed in chain.reversed() { unlink(dismissed) }
    }
    for dismissed in chain { dismissed.presentation.isBeingDismissed = false }
    clearTransition(of: leaving)
    if let coordinator { finish(coordinator) }
  }

  /// The animator said that the dismissal did not take place.
  private func cancelDismissing(
    _ chain: [UIViewController], leaving: UIViewController, reappears: Bool
  ) {
    leaving.presentation.controller?.transitionView?.isTransitioning = false
    leaving.presentation.controller?.isInTransition = false
    if reappears {
      presenter.beginTransition(appearing: false, animated: animated)
      leaving.presentation.controller?.removedPresenterView = RemovedPresenterView(
        removing: presenter.view)
      presenter.endTransition()
      presenter.endTransition()
    }
    leaving.revertTransition(appearing: true, animated: animated)
    if let lowest = chain.first?.presentation.controller { redim(lowest) }
    leaving.presentation.controller?.transitionView?.setNeedsLayout()
    leaving.presentation.controller?.dismissalTransitionDidEnd(false)
  }
}
