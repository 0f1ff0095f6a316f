// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UINavigationController {
  /// Shows the new top; called in the layout pass, which is when UIKit does it.
  func startPendingChange() {
    guard running == nil || canInterrupt, let change = pending, appearanceState.isOnScreen else {
      return
    }
    if change.jitter.startsLate, change.animated, change.interactiveAnimation == nil,
      appearanceState.phase == .appeared
    {
      change.jitter.startsLate = false
      return HeadlessDevice.current.inNextTurn { [weak self] in self?.viewIfLoaded?.setNeedsLayout()
      }
    }
    let interruption = interrupt() ?? change.interruption
    // The callbacks at the end of what was interrupted may have changed the stack again.
    guard running == nil, let change = pending else { return }
    pending = nil
    guard let new = stack.last, new !== shown else {
      navigationBar.show(stack)
      complete(change)
      return
    }
    let old = shown
    let animated = change.animated && appearanceState.phase == .appeared && old != nil
    let context = makeContext(from: old, to: new, change: change, animated: animated)
    shown = new
    running = change
    current = context
    for page in [self, old, new] { page?.presentation.coordinator = context.coordinator }
    transitionView.isTransitioning = true
    transitionView.pushedPage =
      HeadlessDevice.current.system >= .iOS26 && change.operation == .push
        && context.animator is NavigationSlideAnimator ? new.view : nil
    if change.removedControllers.contains(where: { $0 === old }) {
      old?.appearanceState.isMovingFromParent = true
    }
    updateHidesBottomBar(of: new)
    old?.beginTransition(appearing: false, animated: animated)
    new.beginTransition(appearing: true, animated: animated)
    delegate?.navigationController(self, willShow: new, animated: animated)
    willShow(new, animated: animated)
    UIView.performWithoutAnimation { prepareBars(old, new, change: change, context) }
    context.coordinator.animate { [self] _ in moveBars(to: new, change: change) }
    begin(context, after: interruption)
  }

  private func makeContext(
    from old: UIViewController?, to new: UIViewController, change: NavigationChange, animated: Bool
  ) -> TransitionContext {
    let isPush = change.operation == .push
    let custom =
      change.interactiveAnimation != nil
      ? nil
      : old.flatMap {
        delegate?.navigationController(
          self, animationControllerFor: change.operation, from: $0, to: new)
      }
    let context = TransitionContext(
      in: transitionView,
      from: .init(
        controller: old ?? new, view: old?.viewIfLoaded,
        initialFrame: old.map(frame(of:)) ?? .zero, finalFrame: .zero),
      to: .init(controller: new, view: new.view, initialFrame: .zero, finalFrame: frame(of: new)),
      animator: custom ?? NavigationSlideAnimator(isPush: isPush), isAnimated: animated,
      style: .none
    ) { [self] completed in
      endTransition(from: old, to: new, change: change, completed: completed, animated: animated)
    }
    context.interactiveAnimation = change.interactiveAnimation
    context.canBeCaught =
      HeadlessDevice.current.system >= .iOS26 && HeadlessDevice.current.switches.popCanBeCaught
      && change.operation == .pop && change.interactiveAnimation == nil && custom == nil && animated
    if animated, let custom {
      context.interaction = delegate?.navigationController(self, interactionControllerFor: custom)
    }
    return context
  }

  // MARK: Bars

  private func prepareBars(
    _ old: UIViewController?, _ new: UIViewController, change: NavigationChange,
    _ context: TransitionContext
  ) {
    let isPush = change.operation == .push
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    applyInsets(to: new)
    let slide = context.isAnimated ? context.animator as? NavigationSlideAnimator : nil
    if let slide, let bar = bottomBarThatMoves(from: old, to: new) {
      slide.lowerCompanions.append(bar)
    }
    let innermost = (new as? UINavigationController)?.topViewController ?? new
    placeSearches(of: old, new, isPush: isPush, slide)
    barOwner?.tabBar.prepareBackground(innermost.observedScrollView(for: .bottom))
    let disappearing = navigationBar.backgrounds.makeCopy()
    disappearing.frame.origin.y += navigationBar.frame.minY
    if slidesBar, isNavigationBarHidden { return }
    navigationBar.prepare(stack, animated: context.isAnimated && !slidesBar)
    guard context.isAnimated else { return }
    layOutBar(for: new)
    navigationBar.placeForTransition(isPush: isPush)
    if slidesBar {
      navigationBar.transform = offscreenBarTransform(isPush, true)
    } else if let slide, !isNavigationBarHidden {
      // Each page takes its own background along.
      observePage(new)
      let appearing = navigationBar.backgrounds.makeCopy()
      appearing.frame.origin.y += navigationBar.frame.minY
      navigationBar.backgrounds.isHidden = true
      slide.upperCompanions.append(isPush ? appearing : disappearing)
      slide.lowerCompanions.append(isPush ? disappearing : appearing)
    }
  }

  /// What lies over a page that is searched moves with the page.
  private func placeSearches(
    of old: UIViewController?, _ new: UIViewController, isPush: Bool,
    _ slide: NavigationSlideAnimator?
  ) {
    if let search = old?.itemSearchController?.overlay, search.superview === transitionView {
      if isPush { slide?.lowerOverlays.append(search) } else { slide?.upperOverlays.append(search) }
    }
    guard let search = new.itemSearchController?.overlay, search.superview == nil else { return }
    search.frame = frame(of: new)
    if isPush { slide?.upperOverlays.append(search) } else { slide?.lowerOverlays.append(search) }
  }

  /// The tab bar, where one of the pages has it and the other one does not.
  private func bottomBarThatMoves(from old: UIViewController?, to new: UIViewController) -> UIView?
  {
    guard let tabs = barOwner, !tabs.tabBar.isHidden, let old,
      old.bars.hidesBottomBar != new.bars.hidesBottomBar
    else { return nil }
    let bar = tabs.tabBar
    bar.frame.origin.x = 0
    return bar
  }

  private func observePage(_ page: UIViewController) {
    navigationBar.edgePage = page
    navigationBar.observeScrolling()
    navigationBar.updateEdge()
  }

  private func moveBars(to new: UIViewController, change: NavigationChange) {
    navigationBar.moveToPrepared()
    // Only now its page is on the screen, with its insets.
    UIView.performWithoutAnimation { navigationBar.content?.placeLargeTitle() }
    if slidesBar {
      navigationBar.transform =
        isNavigationBarHidden ? offscreenBarTransform(change.operation == .push, false) : .identity
    }
    if !isNavigationBarHidden { observePage(new) }
  }

  /// A bar that comes or goes with a page does so sideways.
  private func offscreenBarTransform(_ isPush: Bool, _ comes: Bool) -> CGAffineTransform {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isTrailing = isPush == comes
    return CGAffineTransform(
      translationX: view.bounds.width * (isTrailing == isMirrored ? -1 : 1), y: 0)
  }

  // MARK: The end

  private func endTransition(
    from old: UIViewController?, to new: UIViewController, change: NavigationChange,
    completed: Bool, animated: Bool
  ) {
    let coordinator = new.presentation.coordinator
    if change.jitter.releasesCoordinatorEarly {
      for page in [self, old, new] { page?.presentation.coordinator = nil }
    }
    transitionView.isTransitioning = false
    transitionView.pushedPage = nil
    isMovingBar = false
    slidesBar = false
    isEnding = true
    navigationBar.transform = .identity
    if let slide = current?.animator as? NavigationSlideAnimator {
      for view in slide.lowerCompanions + slide.upperCompanions { view.removeFromSuperview() }
    }
    if completed {
      navigationBar.finish(stack)
      old?.viewIfLoaded?.removeFromSuperview()
      removeSearch(of: old)
      old?.endTransition()
      endAppearing(of: new)
      complete(change)
    } else if let old {
      revert(change, from: old, to: new)
    }
    isEnding = false
    HeadlessDevice.current.releaseCoordinator(coordinator, of: [self, old, new].compactMap { $0 })
    running = nil
    current = nil
    if completed { delegate?.navigationController(self, didShow: new, animated: animated) }
    coordinator?.finish()
    view.setNeedsLayout()
    barOwner?.bottomBarDidMove()
  }

  /// The page that should have left stays; the one below goes again.
  private func revert(
    _ change: NavigationChange, from old: UIViewController, to new: UIViewController
  ) {
    if let pending {
      pending.removedControllers += change.removedControllers
      pending.previousStack = change.previousStack
    } else {
      stack = change.previousStack
      for added in change.addedControllers where added.containingParent === self {
        added.willMove(toParent: nil)
        added.removeFromParent()
      }
    }
    shown = old
    old.appearanceState.isMovingFromParent = false
    if old.viewIfLoaded?.superview !== transitionView { transitionView.addSubview(old.view) }
    new.beginTransition(appearing: false, animated: change.animated)
    new.viewIfLoaded?.removeFromSuperview()
    removeSearch(of: new)
    new.endTransition()
    new.endTransition()
    if appearanceState.isOnScreen {
      old.revertTransition(appearing: true, animated: change.animated)
    } else {
      old.endTransition()
    }
    navigationBar.finish(stack)
  }

  /// A page that was appearing when the controller left the screen disappears with it.
  private func endAppearing(of page: UIViewController) {
    guard !appearanceState.isOnScreen else { return page.endTransition() }
    page.beginTransition(appearing: false, animated: false)
    page.appearanceState.explicitTransitions -= 1
    if appearanceState.phase == .disappeared {
      page.endTransition()
    } else {
      page.appearanceState.explicitTransitions -= 1
    }
  }
}
