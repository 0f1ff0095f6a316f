// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

extension UIWindow {
  /// Recognisers see a touch before its view does; one that recognises takes it away from the view.
  func deliver(_ event: UIEvent) {
    for touch in event.touches(for: self) ?? [] {
      for recognizer in touch.gestureRecognizers ?? [] { recognizer.receive(touch, event) }
      guard !touch.isTakenFromView else { continue }
      touch.view?.receive(touch, event)
    }
  }
}

extension UIResponder {
  func receive(_ touch: UITouch, _ event: UIEvent) {
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved, .stationary: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    }
  }
}
