// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension ModalTransition {
  static func present(
    _ new: UIViewController, by presenter: UIViewController, source: UIViewController,
    animated: Bool, completion: (() -> Void)?
  ) {
    let device = HeadlessDevice.current
    let transition = ModalTransition(
      presenter: presenter, isPresenting: true, animated: animated, completion: completion)
    presenter.presentation.transition = transition
    let controller =
      new.presentation.controller
      ?? new.makePresentationController(presenter: presenter, source: source)
    controller.setPresenter(presenter)
    let adaptive = controller.adaptedStyle(to: presenter.traitCollection)
      .map(controller.makeAdaptiveController)
    let shown = adaptive?.presentedViewController ?? new
    new.presentation.controller = controller
    shown.presentation.requestedController = adaptive == nil ? nil : controller
    shown.presentation.controller = adaptive ?? controller
    shown.presentation.transitionStyle = presenter.transitionStyleOfContext(
      for: shown.presentation.controller?.presentationStyle)
    if device.switches.presentedControllerIsSetAtOnce { transition.link(shown) }
    let animator = animated ? transition.animator(for: shown, source: source) : nil
    transition.exposeEarlyCoordinator(to: [presenter, shown])
    device.start(transition.jitter) {
      transition.startPresenting(shown, adaptive ?? controller, animator)
    }
  }

  private func animator(
    for new: UIViewController, source: UIViewController
  ) -> TransitionAnimators {
    let delegate = new.transitioningDelegate
    guard
      let own = delegate?.animationController(
        forPresented: new, presenting: presenter, source: source)
    else {
      return TransitionAnimators(ofSystemFor: new, presentedBy: presenter, presenting: true)
    }
    return TransitionAnimators(
      own, interaction: delegate?.interactionControllerForPresentation(using: own))
  }

  private func link(_ new: UIViewController) {
    presenter.presentation.presented = new
    new.presentation.presenting = presenter
    new.presentation.isBeingPresented = true
  }

  /// `place` is where the container goes among the subviews of its host, where that matters.
  func startPresenting(
    _ new: UIViewController, _ controller: UIPresentationController,
    _ animators: TransitionAnimators?, at index: Int? = nil
  ) {
    link(new)
    let presenterView: UIView = presenter.view
    let container = makeContainer(for: controller, above: presenterView)
    if let index, let window = container.superview as? UIWindow {
      window.insertSubview(container, at: index)
    }
    container.isTransitioning = true
    controller.isInTransition = true
    let removes = controller.shouldRemovePresentersView
    let final = controller.frameOfPresentedViewInContainerView
    let context = TransitionContext(
      in: container,
      from: .init(
        controller: presenter, view: removes ? presenterView : nil,
        initialFrame: presenterView.frame, finalFrame: .zero),
      to: .init(
        controller: new, view: controller.presentedView, initialFrame: .zero, finalFrame: final),
      animator: animators?.animator ?? new.systemAnimator(presenting: true),
      isAnimated: animators != nil, style: controller.presentationStyle
    ) { [self] completed in
      endPresenting(new, controller, completed: completed)
    }
    context.interaction = animators?.interaction
    if let earlyCoordinator { context.adopt(earlyCoordinator) }
    presenter.presentation.coordinator = context.coordinator
    new.presentation.coordinator = context.coordinator
    notifyAdaptiveDelegate(of: new, context.coordinator)
    controller.presentationTransitionWillBegin()
    if removes { presenter.beginTransition(appearing: false, animated: animated) }
    new.beginTransition(appearing: true, animated: animated)
    redim(controller)
    if new.preferredTransition != nil { controller.addDismissalPan() }
    context.run()
  }

  /// Says in which style it is presented, if not in its own.
  private func notifyAdaptiveDelegate(
    of new: UIViewController, _ coordinator: TransitionCoordinator
  ) {
    guard let shown = new.presentation.controller else { return }
    let original = new.presentation.requestedController ?? shown
    original.delegate?.presentationController(
      original, willPresentWithAdaptiveStyle: original === shown ? .none : shown.presentationStyle,
      transitionCoordinator: coordinator)
  }

  private func endPresenting(
    _ new: UIViewController, _ controller: UIPresentationController, completed: Bool
  ) {
    let coordinator = new.presentation.coordinator
    willEnd(with: [presenter, new])
    controller.transitionView?.isTransitioning = false
    controller.transitionView?.setNeedsLayout()
    controller.isInTransition = false
    let removes = controller.shouldRemovePresentersView
    if completed {
      if removes {
        controller.removedPresenterView = RemovedPresenterView(removing: presenter.view)
      }
      whileNotifying {
        new.endTransition()
        if removes { presenter.endTransition() }
      }
    } else {
      new.beginTransition(appearing: false, animated: animated)
      if removes { presenter.beginTransition(appearing: true, animated: animated) }
      removeContainer(of: controller)
      new.endTransition()
      new.endTransition()
      if removes {
        presenter.endTransition()
        presenter.endTransition()
      }
      undim(controller)
    }
    new.presentation.isBeingPresented = false
    controller.presentationTransitionDidEnd(completed)
    if !completed { unlink(new) }
    clearTransition(of: new)
    performDeferredDismissals()
    if let coordinator { finish(coordinator) }
  }

  func clearTransition(of controller: UIViewController) {
    presenter.presentation.transition = nil
    HeadlessDevice.current.releaseCoordinator(
      controller.presentation.coordinator, of: [presenter, controller])
  }

  func removeContainer(of controller: UIPresentationController) {
    controller.presentedViewController.viewIfLoaded?.removeFromSuperview()
    controller.transitionView?.removeFromSuperview()
    controller.transitionView = nil
  }

  func redim(_ controller: UIPresentationController) {
    if controller.dimsTintOfPresenter { presenter.viewIfLoaded?.tintAdjustmentMode = .dimmed }
  }

  func undim(_ controller: UIPresentationController) {
    if controller.dimsTintOfPresenter {
      presenter.viewIfLoaded?.tintAdjustmentMode = .automatic
    }
  }

  func unlink(_ presented: UIViewController) {
    presented.presentation.presenting?.presentation.presented = nil
    presented.presentation.presenting = nil
    presented.presentation.requestedController?.presentedViewController.presentation.controller =
      nil
    presented.presentation.transitionStyle = nil
    presented.presentation.controller = nil
    presented.presentation.requestedController = nil
    HeadlessDevice.current.didDetach(presented)
  }
}
