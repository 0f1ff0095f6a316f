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

  func popGestureDidChange(_ gesture: UIScreenEdgePanGestureRecognizer) {
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
    // First, because a canceled swipe puts its page on the stack again.
    let interruption = interrupt()
    guard running == nil, pending == nil, stack.count > 1 else { return }
    change(to: Array(stack.dropLast()), animated: true)
    pending?.interactiveAnimation = InteractiveAnimation()
    pending?.interruption = interruption
    startPendingChange()
  }

  /// A flick decides by its direction, anything slower by the position at its end.
  private func endInteractivePop(_ gesture: UIScreenEdgePanGestureRecognizer) {
    guard let context = current, context.isInteractive else { return }
    let speed = inward(gesture.velocity(in: view).x) / max(1, view.bounds.width)
    let isFlicked = abs(speed) >= Self.flickVelocity
    context.release(
      completes: isFlicked ? speed > 0 : progress(of: gesture) > 0.5,
      timing: .spring(duration: context.duration, velocity: speed))
  }

  private func progress(of gesture: UIScreenEdgePanGestureRecognizer) -> CGFloat {
    (current?.interactiveAnimation?.startFraction ?? 0)
      + inward(gesture.translation(in: view).x) / max(1, view.bounds.width)
  }

  private func inward(_ distance: CGFloat) -> CGFloat {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -distance : distance
  }

  /// In widths per second.
  private static let flickVelocity: CGFloat = 1
}

/// The recognizer that pops; scroll views wait for it.
final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  private weak var controller: UINavigationController?
  private let popDelegate: PopGestureDelegate

  init(controller: UINavigationController) {
    self.controller = controller
    popDelegate = PopGestureDelegate(controller: controller)
    super.init()
    delaysTouchesBegan = true
    delegate = popDelegate
    headlessAddAction { [weak controller] recognizer in
      guard let recognizer = recognizer as? UIScreenEdgePanGestureRecognizer else { return }
      controller?.popGestureDidChange(recognizer)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    edges = isMirrored ? .right : .left
    super.touchesBegan(touches, with: event)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer.view is UIScrollView
  }
}

/// Says when the page may be swiped away, as long as the app does not put its own delegate here.
private final class PopGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UINavigationController?

  init(controller: UINavigationController) {
    self.controller = controller
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, controller.stack.count > 1,
      controller.running == nil || controller.canInterrupt
    else { return false }
    return controller.allowsInteractivePop && !controller.hasCustomPopAnimator
  }
}
