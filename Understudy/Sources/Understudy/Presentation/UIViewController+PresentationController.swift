// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIViewController {
  /// What is asked when this controller is presented: the transitioning delegate for custom
  /// presentations, else the system's own kinds.
  func makePresentationController(
    presenter: UIViewController?, source: UIViewController? = nil
  ) -> UIPresentationController {
    let style = resolvedPresentationStyle
    if style == .custom,
      let custom = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source ?? self)
    {
      return custom
    }
    if let own = systemPresentationController(presenter: presenter) { return own }
    switch style {
    case .popover:
      return UIPopoverPresentationController(
        presentedViewController: self, presenting: presenter)
    case .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none,
      .automatic:
      return FullSizePresentation(presentedViewController: self, presenting: presenter)
    }
  }

  /// The transition style that a context provides for what is presented in it; nil where what is
  /// presented keeps its own.
  func transitionStyleOfContext(for style: UIModalPresentationStyle?) -> UIModalTransitionStyle? {
    guard definesPresentationContext, providesPresentationContextTransitionStyle,
      style == .currentContext || style == .overCurrentContext
    else { return nil }
    return modalTransitionStyle
  }

  func systemAnimator(presenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    if let own = presentation.controller?.systemAnimator(presenting: presenting) { return own }
    switch presentation.transitionStyle ?? modalTransitionStyle {
    case .coverVertical: return CoverVerticalAnimator(isPresenting: presenting)
    case .crossDissolve: return CrossDissolveAnimator(isPresenting: presenting)
    }
  }
}

/// Fills its container, with or without the presenter below.
final class FullSizePresentation: UIPresentationController {
  override func containerViewWillLayoutSubviews() {
    guard let view = presentedViewController.viewIfLoaded, let container = containerView,
      view.superview === container, !isInTransition
    else { return }
    view.frame = container.bounds
  }
}

// MARK: - Styles

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case crossDissolve = 2
}

// MARK: - What is presented over one view

// What is presented over a controller's view only, and not over the window, leaves the screen with
// that view, as with a tab, and comes back with it.
extension UIViewController {
  private var containerOverView: TransitionView? {
    guard let controller = presentation.presented?.presentation.controller,
      !controller.shouldRemovePresentersView, let container = controller.transitionView,
      !(container.superview is UIWindow)
    else { return nil }
    return container
  }

  /// Called before our view leaves its window.
  func removeContextContainer() {
    containerOverView?.removeFromSuperview()
  }

  /// Called after our view has come into a window.
  func restoreContextContainer() {
    guard let container = containerOverView, container.superview == nil,
      let view = viewIfLoaded, let superview = view.superview
    else { return }
    container.frame = view.frame
    superview.insertSubview(container, aboveSubview: view)
  }
}
