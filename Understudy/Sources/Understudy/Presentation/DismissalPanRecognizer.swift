// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The drag that takes a zoomed page down, and that catches a dismissal that is running.
final class DismissalPanRecognizer: SheetPanRecognizer {
  private weak var controller: UIPresentationController?
  /// The dismissal that the finger holds.
  private weak var dismissal: TransitionContext?

  init(controller: UIPresentationController) {
    self.controller = controller
    super.init()
    headlessAddAction { ($0 as? DismissalPanRecognizer)?.dragDidChange() }
  }

  /// It has to come down on what is presented, wherever that is at the moment.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let frame = controller?.presentedView?.layer.presentation()?.frame
    if frame?.contains(location(in: view)) != true { state = .failed }
  }

  override func accepts(_ movement: CGPoint) -> Bool {
    guard let controller else { return false }
    if controller.catchableDismissal != nil { return true }
    return super.accepts(movement) && controller.canZoomAway
  }

  private func dragDidChange() {
    switch state {
    case .began: begin()
    case .changed: update()
    case .ended: end()
    case .cancelled, .failed: dismissal?.cancelInteractiveTransition()
    case .possible: break
    }
  }

  private func begin() {
    dismissal = nil
    guard let controller else { return }
    if let running = controller.catchableDismissal {
      if running.hold() { dismissal = running }
    } else if controller.mayBeDismissedByUser {
      dismissal = controller.beginDismissalByUser {}
    }
  }

  private func update() {
    guard let dismissal else { return }
    let start = dismissal.interactiveAnimation?.startFraction ?? 0
    let part = translation(in: view).y / distance(of: dismissal)
    dismissal.updateInteractiveTransition(start + part)
  }

  private func end() {
    guard let dismissal else { return }
    dismissal.release(
      dragged: translation(in: view).y, of: distance(of: dismissal), speed: velocity(in: view).y)
  }

  /// From the top of what is presented to the lower edge.
  private func distance(of dismissal: TransitionContext) -> CGFloat {
    max(1, dismissal.containerView.bounds.maxY - dismissal.from.initialFrame.minY)
  }
}

// MARK: - Dismissals by the user

extension UIPresentationController {
  /// Lets a finger catch a dismissal, and drag a zoomed page away.
  func addDismissalPan() {
    let recognizers = transitionView?.gestureRecognizers ?? []
    guard !recognizers.contains(where: { $0 is DismissalPanRecognizer }) else { return }
    transitionView?.addGestureRecognizer(DismissalPanRecognizer(controller: self))
  }

  /// The running dismissal, if a finger can catch it.
  var catchableDismissal: TransitionContext? {
    guard presentedViewController.isBeingDismissed,
      let context = presentedViewController.presentation.coordinator?.context, context.canBeCaught
    else { return nil }
    return context
  }

  /// No other transition runs, and what is presented presents nothing.
  var canBeDragged: Bool {
    !isInTransition && !presentedViewController.isBeingDismissed
      && presentedViewController.presentation.presented == nil
      && presentedViewController.presentation.transition == nil
      && presentedViewController.presentation.presenting?.presentation.transition == nil
      && presentedViewController.transitioningDelegate == nil
  }

  /// Whether a drag can begin to take it back into the view that it came from.
  var canZoomAway: Bool {
    guard canBeDragged, let presenter = presentedViewController.presentation.presenting else {
      return false
    }
    return presentedViewController.zoomAnimator(from: presenter, presenting: false) != nil
  }

  /// Asks the delegate.
  var mayBeDismissedByUser: Bool {
    !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  /// Begins a dismissal that follows a finger; `end` is called at its end, taken back or not.
  func beginDismissalByUser(end: @escaping () -> Void) -> TransitionContext? {
    delegate?.presentationControllerWillDismiss(self)
    return ModalTransition.beginInteractive(dismissalOf: presentedViewController) {
      [self] completed in
      end()
      if completed { delegate?.presentationControllerDidDismiss(self) }
    }
  }
}

extension TransitionContext {
  /// In points per second.
  static let flickVelocity: CGFloat = 1000

  /// A finger lets a dismissal go that it has dragged down: it goes on, or is taken back.
  func release(dragged: CGFloat, of distance: CGFloat, speed: CGFloat) {
    release(
      completes: goesOn(dragged: dragged, of: distance, speed: speed),
      timing: .spring(
        duration: UISheetPresentationController.settleDuration, velocity: speed / distance))
  }

  private func goesOn(dragged: CGFloat, of distance: CGFloat, speed: CGFloat) -> Bool {
    if animator is ZoomAnimator { return dragged > 100 || speed > 1050 }
    if abs(speed) >= Self.flickVelocity { return speed > 0 }
    let slide = UISheetPresentationController.projectedDistance(of: speed)
    return (interactiveAnimation?.fraction ?? 0) + slide / distance > 0.5
  }
}
