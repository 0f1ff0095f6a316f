// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UISheetPresentationController {
  static let settleDuration: TimeInterval = 0.5057

  func dragDidChange(_ pan: SheetPanRecognizer) {
    switch pan.state {
    case .began: beginDragging(pan)
    case .changed: updateDrag(pan)
    case .ended: endDragging(pan)
    case .cancelled, .failed: cancelDragging()
    case .possible: break
    }
  }

  /// Being dismissed, and not by an interaction that may cancel it.
  var isDisappearing: Bool {
    guard presentedViewController.isBeingDismissed, let interactiveDismissal else {
      return presentedViewController.isBeingDismissed
    }
    return !interactiveDismissal.isInteractive && !interactiveDismissal.transitionWasCancelled
  }

  private func beginDragging(_ pan: SheetPanRecognizer) {
    guard canBeDragged else { return }
    if pan.movesUp ? hasLargerDetent : hasSmallerDetent {
      frameBeforeResizing = sheetView.frame
      return
    }
    guard !pan.movesUp else { return }
    guard mayBeDismissedByUser else {
      isPulling = true
      return
    }
    interactiveDismissal = beginDismissalByUser { [self] in interactiveDismissal = nil }
  }

  private func updateDrag(_ pan: UIPanGestureRecognizer) {
    if let frameBeforeResizing {
      return resize(frameBeforeResizing, by: pan.translation(in: containerView).y)
    }
    let distance = max(0, pan.translation(in: containerView).y)
    if isPulling {
      let band = RubberBand(range: 0...0, dimension: sheetView.bounds.height / 4)
      sheetView.transform = restingTransform.concatenating(
        CGAffineTransform(translationX: 0, y: -band.displayed(-distance)))
    } else {
      interactiveDismissal?.updateInteractiveTransition(distance / height)
    }
  }

  private func endDragging(_ pan: UIPanGestureRecognizer) {
    if isPulling {
      endPulling()
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    let speed = pan.velocity(in: containerView).y
    if frameBeforeResizing != nil { return settle(velocity: speed) }
    interactiveDismissal?.release(
      dragged: pan.translation(in: containerView).y, of: height, speed: speed)
    presentedViewController.setNeedsStatusBarAppearanceUpdate()
  }

  private func cancelDragging() {
    if isPulling { endPulling() }
    if frameBeforeResizing != nil { settle(velocity: 0) }
    interactiveDismissal?.cancelInteractiveTransition()
  }

  private func endPulling() {
    isPulling = false
    UIView.animate(
      withDuration: Self.settleDuration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: .allowUserInteraction
    ) {
      self.sheetView.transform = self.restingTransform
    }
  }

  // MARK: Between detents

  private func resize(_ start: CGRect, by distance: CGFloat) {
    let tops = usableDetents.map { frame(at: $0).minY }
    let range = (tops.min() ?? start.minY)...(tops.max() ?? start.minY)
    let band = RubberBand(range: range, dimension: start.height / 4)
    let top = band.displayed(start.minY + distance)
    guard let container = containerView else { return }
    let column = attachedColumn(in: container)
    let inset = inset(atTop: top)
    place(
      in: CGRect(
        x: column.x + inset, y: top, width: column.width - 2 * inset,
        height: container.bounds.height - inset - top))
  }

  /// How much farther a lifted finger would have gone; since iOS 26 that counts.
  static func projectedDistance(of speed: CGFloat) -> CGFloat {
    HeadlessDevice.currentHasNewDesign ? speed * 0.143 : 0
  }

  /// Settles the sheet after a drag at the nearest detent; until iOS 18 after a flick at the next one.
  private func settle(velocity speed: CGFloat) {
    frameBeforeResizing = nil
    let top = sheetView.frame.minY + Self.projectedDistance(of: speed)
    let isFlicked =
      abs(speed) >= TransitionContext.flickVelocity && !HeadlessDevice.currentHasNewDesign
    let ahead = usableDetents.filter { detent in
      !isFlicked || (speed < 0) == (frame(at: detent).minY < top)
    }
    let nearest = (ahead.isEmpty ? usableDetents : ahead).min {
      abs(frame(at: $0).minY - top) < abs(frame(at: $1).minY - top)
    }
    let isNew = nearest.map { $0.identifier != selectedDetent.identifier } ?? false
    animateChanges {
      if isNew { selectedDetentIdentifier = nearest?.identifier }
      transitionView?.setNeedsLayout()
    }
    guard isNew else { return }
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// The distance from the top of the sheet to the bottom of the screen.
  private var height: CGFloat {
    guard let containerView else { return 1 }
    return max(1, containerView.bounds.maxY - frameOfPresentedViewInContainerView.minY)
  }
}
