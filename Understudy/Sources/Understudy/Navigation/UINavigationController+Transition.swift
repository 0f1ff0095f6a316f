// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

extension UINavigationController {
  /// Shows the new top; called in the layout pass, which is when UIKit does it.
  func startPendingChange() {
    guard running == nil, let change = pending, life.isOnScreen else { return }
    pending = nil
    guard let new = stack.last, new !== shown else {
      navigationBar.show(stack, change: change)
      settle(change)
      return
    }
    let old = shown
    shown = new
    running = change
    let animated = change.animated && life.phase == .appeared && old != nil
    let context = makeContext(from: old, to: new, change: change, animated: animated)
    for page in [self, old, new] { page?.presentation.coordinator = context.coordinator }
    navigationBar.edgePage = new
    stage.isTransitioning = true
    if change.leaving.contains(where: { $0 === old }) { old?.life.isMovingFromParent = true }
    old?.beginTransition(appearing: false, animated: animated)
    new.beginTransition(appearing: true, animated: animated)
    delegate?.navigationController(self, willShow: new, animated: animated)
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    applyInsets(to: new)
    navigationBar.prepare(stack, change: change, animated: animated)
    context.coordinator.animate { [navigationBar] _ in navigationBar.moveToPrepared() }
    context.run()
  }

  private func makeContext(
    from old: UIViewController?, to new: UIViewController, change: NavigationChange, animated: Bool
  ) -> TransitionContext {
    let isPush = change.operation == .push
    let custom =
      old.flatMap {
        delegate?.navigationController(
          self, animationControllerFor: change.operation, from: $0, to: new)
      }
    return TransitionContext(
      in: stage,
      from: .init(
        controller: old ?? new, view: old?.viewIfLoaded,
        initialFrame: old.map(frame(of:)) ?? .zero, finalFrame: .zero),
      to: .init(controller: new, view: new.view, initialFrame: .zero, finalFrame: frame(of: new)),
      animator: custom ?? NavigationSlideAnimator(isPush: isPush), isAnimated: animated,
      style: .none
    ) { [self] completed in
      endTransition(from: old, to: new, change: change, completed: completed, animated: animated)
    }
  }

  private func endTransition(
    from old: UIViewController?, to new: UIViewController, change: NavigationChange,
    completed: Bool, animated: Bool
  ) {
    let coordinator = new.presentation.coordinator
    stage.isTransitioning = false
    navigationBar.finish(stack)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endTransition()
    new.endTransition()
    settle(change)
    for page in [self, old, new] { page?.presentation.coordinator = nil }
    running = nil
    delegate?.navigationController(self, didShow: new, animated: animated)
    coordinator?.finish()
    view.setNeedsLayout()
  }
}
