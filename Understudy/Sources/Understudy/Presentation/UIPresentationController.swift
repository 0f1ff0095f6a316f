// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UIPresentationController: NSObject {
  public let presentedViewController: UIViewController
  private weak var presenter: UIViewController?
  package var transitionView: TransitionView?
  /// Where the presenter's view was, while a presentation without it is up.
  package var removedPresenterView: RemovedPresenterView?
  package var isInTransition = false
  /// The style of a controller that replaces another.
  package var effectiveStyle: UIModalPresentationStyle?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  package func setPresenter(_ controller: UIViewController) { presenter = controller }

  open var presentationStyle: UIModalPresentationStyle {
    effectiveStyle ?? presentedViewController.resolvedPresentationStyle
  }

  open var adaptivePresentationStyle: UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self) ?? systemAdaptiveStyle
  }

  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? (traitCollection.horizontalSizeClass == .regular ? .none : systemAdaptiveStyle)
  }

  /// What this kind of presentation becomes in a compact width unless its delegate decides.
  package var systemAdaptiveStyle: UIModalPresentationStyle { .none }

  /// The controller that replaces it where `systemAdaptiveStyle` is custom.
  package func makeCustomAdaptiveController() -> UIPresentationController? { nil }

  /// The sheet that replaces it.
  package func makeAdaptiveSheet(
    of presented: UIViewController
  ) -> UISheetPresentationController {
    UISheetPresentationController(
      presentedViewController: presented, presenting: presentingViewController)
  }

  open var containerView: UIView? { transitionView }

  open var presentedView: UIView? { presentedViewController.view }

  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  open var shouldPresentInFullscreen: Bool { true }

  open var shouldRemovePresentersView: Bool {
    switch presentationStyle {
    case .fullScreen, .currentContext: true
    case .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext, .popover, .none,
      .automatic:
      false
    }
  }

  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }

  /// The system's own animator for this kind of presentation; nil for that of the transition style.
  package func systemAnimator(presenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    nil
  }

  /// What this presentation makes of the traits of the presented controller's view.
  package func adjust(_ inherited: UITraitCollection) -> UITraitCollection { inherited }

  /// Where the container goes, if not where the style requires it: into a view, in front of a subview.
  package var containerPlacement: (host: UIView, below: UIView)? { nil }

  /// Whether the branch of the presenter gets desaturated tints.
  package var dimsTintOfPresenter: Bool { false }
}
