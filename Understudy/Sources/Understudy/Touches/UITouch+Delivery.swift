// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// How a touch gets to its view: in order, and later where a recogniser asks for patience.
extension UITouch {
  func queue(_ phase: Phase) {
    guard !isTakenFromView else { return }
    if phase == .moved, undelivered.last == .moved { return }
    undelivered.append(phase)
  }

  /// Tells the view what no recogniser holds back.
  func passOn(_ event: UIEvent) {
    while let next = undelivered.first, !isTakenFromView, !isHeldBack(next) {
      undelivered.removeFirst()
      tellView(next, event)
    }
  }

  /// The view hears of a cancellation, if it has heard of a beginning, and of nothing else.
  func takeFromView(_ event: UIEvent) {
    guard !isTakenFromView else { return }
    isTakenFromView = true
    undelivered = []
    switch delivered {
    case .began, .moved, .stationary: tellView(.cancelled, event)
    case .ended, .cancelled, nil: break
    }
  }

  private func tellView(_ phase: Phase, _ event: UIEvent) {
    delivered = phase
    switch phase {
    case .began: view?.touchesBegan([self], with: event)
    case .moved, .stationary: view?.touchesMoved([self], with: event)
    case .ended: view?.touchesEnded([self], with: event)
    case .cancelled: view?.touchesCancelled([self], with: event)
    }
  }

  private func isHeldBack(_ phase: Phase) -> Bool {
    (gestureRecognizers ?? []).contains { recognizer in
      guard recognizer.isStillLooking(at: self) else { return false }
      switch phase {
      case .began, .moved, .stationary: return recognizer.delaysTouchesBegan
      case .ended: return recognizer.delaysTouchesBegan || recognizer.delaysTouchesEnded
      case .cancelled: return false
      }
    }
  }

  var isDown: Bool {
    switch phase {
    case .began, .moved, .stationary: true
    case .ended, .cancelled: false
    }
  }
}

extension UIGestureRecognizer {
  /// It has neither recognised nor failed, and may do either because of this touch.
  fileprivate func isStillLooking(at touch: UITouch) -> Bool {
    isEnabled && current == .possible && (touch.isDown ? self.touch === touch : isWaiting)
  }
}
