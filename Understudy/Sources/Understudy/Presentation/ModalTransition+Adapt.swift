// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension ModalTransition {
  /// Gives what is presented the presentation that its surroundings ask for now, without animation.
  ///
  /// One controller that only changes its presentation stays on screen: it is told nothing.
  static func adapt(_ presented: UIViewController) {
    guard let presenter = presented.presentation.presenting,
      let current = presented.presentation.controller, let old = current.transitionView
    else { return }
    if let running = presenter.presentation.transition {
      running.whenOver { [weak presented] in if let presented { adapt(presented) } }
      return
    }
    let original = presented.presentation.adapted ?? current
    let traits = (presenter.viewIfLoaded?.window == nil ? old : presenter.view).traitCollection
    let style = original.adaptedStyle(to: traits)
    let styleNow = current === original ? nil : current.presentationStyle
    guard style.map({ $0 == .automatic ? .pageSheet : $0 }) != styleNow else { return }
    let standIn = style.map(original.makeStandIn)
    let shown = standIn?.presentedViewController ?? original.presentedViewController
    let transition = ModalTransition(
      presenter: presenter, isPresenting: true, animated: false, completion: nil)
    presenter.presentation.transition = transition
    let place = old.superview?.subviews.firstIndex { $0 === old }
    shown.life.explicitTransitions += 1
    transition.takeDown(current, replacedBy: shown)
    if shown !== presented { exchange(presented, for: shown) }
    original.presentedViewController.presentation.controller = original
    shown.presentation.controller = standIn ?? original
    shown.presentation.adapted = standIn == nil ? nil : original
    transition.startPresenting(shown, standIn ?? original, nil, at: place)
    shown.life.explicitTransitions -= 1
  }

  /// Ends a presentation whose controller, or another one in its place, is presented anew.
  private func takeDown(
    _ controller: UIPresentationController, replacedBy shown: UIViewController
  ) {
    let presented = controller.presentedViewController
    let leaves = presented !== shown
    controller.dismissalTransitionWillBegin()
    if leaves { presented.beginTransition(appearing: false, animated: false) }
    if let shelf = controller.shelf {
      presenter.beginTransition(appearing: true, animated: false)
      shelf.putBack()
      controller.shelf = nil
      presenter.endTransition()
    }
    undim(controller)
    removeContainer(of: controller)
    if leaves { presented.endTransition() }
    controller.dismissalTransitionDidEnd(true)
  }

  /// Lets another controller be presented in the place of one, with what that one presents.
  private static func exchange(_ old: UIViewController, for new: UIViewController) {
    new.leaveForPresentation()
    let presenter = old.presentation.presenting
    let above = old.presentation.presented
    presenter?.presentation.presented = new
    new.presentation.presenting = presenter
    new.presentation.presented = above
    above?.presentation.presenting = new
    above?.presentation.controller?.setPresenter(new)
    old.presentation.presenting = nil
    old.presentation.presented = nil
    old.presentation.adapted = nil
    old.presentation.controller = nil
  }
}

extension UIViewController {
  /// Takes a controller out of the one that was shown in its place.
  fileprivate func leaveForPresentation() {
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
