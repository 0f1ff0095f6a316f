// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Lays a search over its page: in a navigation controller between page and bar, so that the bar
/// stays in front.
final class SearchPresentation: UIPresentationController {
  private var search: UISearchController? { presentedViewController as? UISearchController }

  private var navigation: UINavigationController? { search?.item?.bar?.controller }

  override var containerPlacement: (host: UIView, below: UIView)? {
    guard let navigation, let page = search?.searchedPage?.viewIfLoaded,
      page.superview === navigation.transitionView
    else { return nil }
    return (navigation.transitionView, page)
  }

  override func systemAnimator(presenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    SearchAnimator(isPresenting: presenting)
  }

  override func presentationTransitionWillBegin() {
    transitionView?.passesTouchesThrough = true
    search?.presentationWillBegin()
    changeBar(occupies: true)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    search?.presentationDidEnd(completed)
  }

  override func dismissalTransitionWillBegin() {
    search?.dismissalWillBegin()
    changeBar(occupies: false)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    search?.dismissalDidEnd(completed)
  }

  /// The bar becomes that of an active search, or what it was, along with the transition.
  private func changeBar(occupies: Bool) {
    let change = { [weak self] in
      guard let self, let search else { return }
      search.occupiesBar = occupies
      search.viewIfLoaded?.setNeedsLayout()
      guard let view = navigation?.viewIfLoaded else { return }
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    if let coordinator = search?.transitionCoordinator {
      coordinator.animate { _ in change() }
    } else {
      change()
    }
  }

  override func containerViewWillLayoutSubviews() {
    guard let view = presentedViewController.viewIfLoaded, let container = containerView,
      view.superview === container, !isInTransition
    else { return }
    view.frame = container.bounds
  }
}

/// Fades what a search lays over its page in and out.
final class SearchAnimator: SystemTransitionAnimator {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  var duration: TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else {
      return transitionContext.completeTransition(true)
    }
    if isPresenting {
      UIView.performWithoutAnimation {
        transitionContext.containerView.addSubview(view)
        view.frame = transitionContext.containerView.bounds
        view.alpha = 0
      }
    }
    animate {
      view.alpha = self.isPresenting ? 1 : 0
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      if !self.isPresenting { view.alpha = 1 }
    }
  }
}
