// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Dims what is below and puts the alert in the middle, and the action sheet at the bottom or, from
/// iOS 26 on, in the middle, too.
final class AlertPresentation: UIPresentationController {
  private let dimming = DimmingView()
  private let keyboardObserver = KeyboardObserver()

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  private var isAtBottom: Bool {
    alert?.preferredStyle == .actionSheet && !HeadlessDevice.current.anchorsActionSheets
  }

  private var content: (any AlertContentView)? {
    presentedViewController.view as? any AlertContentView
  }

  override var dimsTintOfPresenter: Bool { true }

  override func adjust(_ inherited: UITraitCollection) -> UITraitCollection {
    inherited.with { $0.userInterfaceLevel = .elevated }
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let content else { return .zero }
    return content.frame(in: container.bounds, safeArea: container.safeAreaInsets)
  }

  override func systemAnimator(presenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    isAtBottom
      ? ActionSheetAnimator(isPresenting: presenting) : AlertAnimator(isPresenting: presenting)
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    (content as? any SheetContentView)?.placement = isAtBottom ? .bottom : .center
    dimming.frame = container.bounds
    dimming.alpha = 0
    dimming.onTap = { [weak self] in self?.backgroundWasTapped() }
    container.addSubview(dimming)
    keyboardObserver.start { [weak self] in self?.keyboardDidMove() }
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
  }

  private func keyboardDidMove() {
    guard let container = containerView, !isInTransition, alert?.preferredStyle == .alert else {
      return
    }
    container.setNeedsLayout()
    UIView.animate(
      withDuration: SoftwareKeyboard.duration, delay: 0,
      options: [.beginFromCurrentState, .keyboardCurve]
    ) { container.layoutIfNeeded() }
  }

  override func dismissalTransitionWillBegin() {
    if !(alert?.textFields ?? []).isEmpty { presentedViewController.view.endEditing(true) }
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    dimming.alpha = completed ? 0 : 1
  }

  override func containerViewWillLayoutSubviews() {
    guard let container = containerView else { return }
    dimming.frame = container.bounds
    guard !isInTransition, let content, content.superview === container else { return }
    content.frame = frameOfPresentedViewInContainerView
  }

  private func backgroundWasTapped() {
    guard let alert, alert.preferredStyle == .actionSheet, let cancel = alert.cancelAction,
      isAtBottom || HeadlessDevice.current.switches.centeredSheetCancelsByTap
    else { return }
    alert.choose(cancel)
  }
}
