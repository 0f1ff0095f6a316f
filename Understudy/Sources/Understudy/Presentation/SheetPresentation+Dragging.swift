// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

extension SheetPresentation {
  /// In points per second.
  private static let throwSpeed: CGFloat = 1000
  private static let settleDuration: TimeInterval = 0.5057

  func dragDidChange(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginDragging()
    case .changed: followFinger(pan)
    case .ended: endDragging(pan)
    case .cancelled, .failed: cancelDragging()
    case .possible: break
    }
  }

  /// Nothing else is on its way, and nothing stands in front of the sheet.
  private var canBeDragged: Bool {
    !isInTransition && presentedViewController.presentation.presented == nil
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

  private func beginDragging() {
    guard canBeDragged else { return }
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
    let part = max(0, pan.translation(in: containerView).y) / height
    let isThrown = abs(speed) >= Self.throwSpeed
    led?.release(
      completes: isThrown ? speed > 0 : part > 0.5,
      pace: .spring(duration: Self.settleDuration, velocity: speed / height))
    presentedViewController.setNeedsStatusBarAppearanceUpdate()
  }

  private func cancelDragging() {
    if isPulling { letGo() }
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

  /// The way from where the sheet stands to below the screen.
  private var height: CGFloat {
    guard let containerView else { return 1 }
    return max(1, containerView.bounds.maxY - frameOfPresentedViewInContainerView.minY)
  }
}
