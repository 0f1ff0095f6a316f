// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UINavigationController {
  /// Whether the finger may take the top page away; the app's own delegate takes the place of this.
  var allowsInteractivePop: Bool {
    guard let item = topViewController?.navigationItem, !isNavigationBarHidden else { return false }
    let hasOwnButton = !(item.leftBarButtonItems?.isEmpty ?? true)
    return !item.hidesBackButton && item.backAction == nil
      && (!hasOwnButton || item.leftItemsSupplementBackButton)
  }

  func popGestureDidChange(_ gesture: UIPanGestureRecognizer) {
    switch gesture.state {
    case .began: beginInteractivePop()
    case .changed: current?.updateInteractiveTransition(progress(of: gesture))
    case .ended: endInteractivePop(gesture)
    case .cancelled, .failed: current?.cancelInteractiveTransition()
    case .possible: break
    }
  }

  private func beginInteractivePop() {
    guard running == nil || canInterrupt, pending == nil else { return }
    if canCatchPop { return catchPop() }
    // First, because a canceled swipe puts its page on the stack again.
    let interruption = interrupt()
    guard running == nil, pending == nil, stack.count > 1 else { return }
    change(to: Array(stack.dropLast()), animated: true)
    pending?.interactiveAnimation = InteractiveAnimation()
    pending?.interruption = interruption
    startPendingChange()
  }

  /// A flick decides by its direction, anything slower by the position at its end.
  private func endInteractivePop(_ gesture: UIPanGestureRecognizer) {
    guard let context = current, context.isLed else { return }
    let speed = inward(gesture.velocity(in: view).x) / max(1, view.bounds.width)
    let motion = NavigationMotion.current
    let isFlicked = abs(speed) >= motion.flickVelocity
    context.release(
      completes: isFlicked ? speed > 0 : progress(of: gesture) > motion.popFraction,
      timing: .spring(duration: context.duration, velocity: speed))
  }

  private func progress(of gesture: UIPanGestureRecognizer) -> CGFloat {
    (current?.interactiveAnimation?.startFraction ?? 0)
      + inward(gesture.translation(in: view).x) / max(1, view.bounds.width)
  }

  /// How far a horizontal movement goes towards the trailing edge.
  func inward(_ distance: CGFloat) -> CGFloat {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -distance : distance
  }
}
