// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UISheetPresentationController {
  /// In points per second.
  private static let throwSpeed: CGFloat = 1000
  static let settleDuration: TimeInterval = 0.5057

  func dragDidChange(_ pan: SheetPanRecognizer) {
    switch pan.state {
    case .began: beginDragging(pan)
    case .changed: followFinger(pan)
    case .ended: endDragging(pan)
    case .cancelled, .failed: cancelDragging()
    case .possible: break
    }
  }

  /// Nothing else is on its way, and nothing stands in front of the sheet.
  private var canBeDragged: Bool {
    !isInTransition && !presentedViewController.isBeingDismissed
      && presentedViewController.presentation.presented == nil
      && presentedViewController.presentation.transition == nil
      && presentedViewController.presentation.presenting?.presentation.transition == nil
      && presentedViewController.transitioningDelegate == nil
  }

  /// Dismissed for good, and not held by a finger that may take that back.
  var isLeaving: Bool {
    guard presentedViewController.isBeingDismissed, let led else {
      return presentedViewController.isBeingDismissed
    }
    return !led.isInteractive && !led.transitionWasCancelled
  }

  private func beginDragging(_ pan: SheetPanRecognizer) {
    guard canBeDragged else { return }
    if pan.goesUp ? hasLargerDetent : hasSmallerDetent {
      resizedFrom = card.frame
      return
    }
    guard !pan.goesUp else { return }
    if presentedViewController.isModalInPresentation
      || !(delegate?.presentationControllerShouldDismiss(self) ?? true)
    {
      isPulling = true
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    led = ModalTransition.lead(dismissalOf: presentedViewController) { [self] completed in
      led = nil
      if completed { delegate?.presentationControllerDidDismiss(self) }
    }
  }

  private func followFinger(_ pan: UIPanGestureRecognizer) {
    if let resizedFrom { return resize(resizedFrom, by: pan.translation(in: containerView).y) }
    let way = max(0, pan.translation(in: containerView).y)
    if isPulling {
      let band = RubberBand(range: 0...0, dimension: card.bounds.height / 4)
      card.transform = CGAffineTransform(translationX: 0, y: -band.shown(-way))
    } else {
      led?.updateInteractiveTransition(way / height)
    }
  }

  private func endDragging(_ pan: UIPanGestureRecognizer) {
    if isPulling {
      letGo()
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    let speed = pan.velocity(in: containerView).y
    if resizedFrom != nil { return rest(afterThrowing: speed) }
    let part = max(0, pan.translation(in: containerView).y) / height
    let isThrown = abs(speed) >= Self.throwSpeed
    led?.release(
      completes: isThrown ? speed > 0 : part > 0.5,
      pace: .spring(duration: Self.settleDuration, velocity: speed / height))
    presentedViewController.setNeedsStatusBarAppearanceUpdate()
  }

  private func cancelDragging() {
    if isPulling { letGo() }
    if resizedFrom != nil { rest(afterThrowing: 0) }
    led?.cancelInteractiveTransition()
  }

  private func letGo() {
    isPulling = false
    UIView.animate(
      withDuration: Self.settleDuration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: .allowUserInteraction
    ) {
      self.card.transform = .identity
    }
  }

  // MARK: Between detents

  private func resize(_ start: CGRect, by way: CGFloat) {
    let tops = usableDetents.map { frame(at: $0).minY }
    let range = (tops.min() ?? start.minY)...(tops.max() ?? start.minY)
    let band = RubberBand(range: range, dimension: start.height / 4)
    let top = band.shown(start.minY + way)
    card.frame = CGRect(
      x: start.minX, y: top, width: start.width, height: start.maxY - top)
  }

  /// Lets the card go: a throw takes it to the next detent, anything slower to the nearest.
  private func rest(afterThrowing speed: CGFloat) {
    resizedFrom = nil
    let top = card.frame.minY
    let isThrown = abs(speed) >= Self.throwSpeed
    let ahead = usableDetents.filter { detent in
      !isThrown || (speed < 0) == (frame(at: detent).minY < top)
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

  /// The way from where the sheet stands to below the screen.
  private var height: CGFloat {
    guard let containerView else { return 1 }
    return max(1, containerView.bounds.maxY - frameOfPresentedViewInContainerView.minY)
  }
}
