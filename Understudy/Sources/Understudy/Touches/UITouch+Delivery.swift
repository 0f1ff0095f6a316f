// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// How a touch gets to its view: in order, and later where a recognizer delays it.
extension UITouch {
  func queue(_ phase: Phase) {
    guard !isCancelledInView else { return }
    if phase == .moved, undelivered.last == .moved { return }
    undelivered.append(phase)
  }

  /// Delivers the phases that no recognizer delays.
  func deliver(_ event: UIEvent) {
    while let next = undelivered.first, !isCancelledInView, !isDelayed(next) {
      undelivered.removeFirst()
      notifyView(next, event)
    }
  }

  /// The view gets `touchesCancelled` if it has got `touchesBegan`, and nothing else.
  func cancelInView(_ event: UIEvent) {
    guard !isCancelledInView else { return }
    isCancelledInView = true
    undelivered = []
    switch delivered {
    case .began, .moved, .stationary: notifyView(.cancelled, event)
    case .ended, .cancelled, nil: break
    }
  }

  private func notifyView(_ phase: Phase, _ event: UIEvent) {
    delivered = phase
    switch phase {
    case .began: view?.touchesBegan([self], with: event)
    case .moved, .stationary: view?.touchesMoved([self], with: event)
    case .ended: view?.touchesEnded([self], with: event)
    case .cancelled: view?.touchesCancelled([self], with: event)
    }
  }

  private func isDelayed(_ phase: Phase) -> Bool {
    (gestureRecognizers ?? []).contains { recognizer in
      guard recognizer.isUndecided(at: self) else { return false }
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
  /// It has neither recognized nor failed, and may do either because of this touch.
  fileprivate func isUndecided(at touch: UITouch) -> Bool {
    isEnabled && storedState == .possible && (touch.isDown ? self.touch === touch : isWaiting)
  }
}
