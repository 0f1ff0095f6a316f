// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension ModalTransition {
  /// Gives what is presented the presentation that its surroundings ask for now, without animation.
  ///
  /// One controller that only changes its presentation stays on screen: it gets no callbacks.
  static func adapt(_ presented: UIViewController) {
    guard let presenter = presented.presentation.presenting,
      let current = presented.presentation.controller, let old = current.transitionView
    else { return }
    if let running = presenter.presentation.transition {
      running.afterCompletion { [weak presented] in if let presented { adapt(presented) } }
      return
    }
    let original = presented.presentation.requestedController ?? current
    let traits = (presenter.viewIfLoaded?.window == nil ? old : presenter.view).traitCollection
    let style = original.adaptedStyle(to: traits)
    let styleNow = current === original ? nil : current.presentationStyle
    guard style.map({ $0 == .automatic ? .pageSheet : $0 }) != styleNow else { return }
    let adaptive = style.map(original.makeAdaptiveController)
    let shown = adaptive?.presentedViewController ?? original.presentedViewController
    let transition = ModalTransition(
      presenter: presenter, isPresenting: true, animated: false, completion: nil)
    presenter.presentation.transition = transition
    let index = old.superview?.subviews.firstIndex { $0 === old }
    shown.appearanceState.explicitTransitions += 1
    transition.tearDown(current, replacedBy: shown)
    if shown !== presented { exchange(presented, for: shown) }
    original.presentedViewController.presentation.controller = original
    shown.presentation.controller = adaptive ?? original
    shown.presentation.requestedController = adaptive == nil ? nil : original
    transition.startPresenting(shown, adaptive ?? original, nil, at: index)
    shown.appearanceState.explicitTransitions -= 1
  }

  /// Ends a presentation whose controller, or its replacement, is presented again.
  private func tearDown(
    _ controller: UIPresentationController, replacedBy shown: UIViewController
  ) {
    let presented = controller.presentedViewController
    let leaves = presented !== shown
    controller.dismissalTransitionWillBegin()
    if leaves { presented.beginTransition(appearing: false, animated: false) }
    if let removedView = controller.removedPresenterView {
      presenter.beginTransition(appearing: true, animated: false)
      removedView.restore()
      controller.removedPresenterView = nil
      presenter.endTransition()
    }
    undim(controller)
    removeContainer(of: controller)
    if leaves { presented.endTransition() }
    controller.dismissalTransitionDidEnd(true)
  }

  /// Lets another controller be presented in the place of one, with what that one presents.
  private static func exchange(_ old: UIViewController, for new: UIViewController) {
    new.detachForPresentation()
    let presenter = old.presentation.presenting
    let above = old.presentation.presented
    presenter?.presentation.presented = new
    new.presentation.presenting = presenter
    new.presentation.presented = above
    above?.presentation.presenting = new
    above?.presentation.controller?.setPresenter(new)
    old.presentation.presenting = nil
    old.presentation.presented = nil
    old.presentation.requestedController = nil
    old.presentation.controller = nil
  }
}

extension UIViewController {
  /// Takes a controller out of the one that was shown in its place.
  fileprivate func detachForPresentation() {
    guard let parent = containingParent else { return }
    if let navigation = parent as? UINavigationController {
      navigation.setViewControllers(
        navigation.viewControllers.filter { $0 !== self }, animated: false)
    }
    guard containingParent === parent else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
