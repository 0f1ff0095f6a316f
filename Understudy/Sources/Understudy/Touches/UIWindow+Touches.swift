// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIWindow {
  /// Recognizers see a touch before its view does; one that recognizes takes it away from the view.
  func deliver(_ event: UIEvent) {
    for touch in event.touches(for: self) ?? [] {
      touch.queue(touch.phase)
      for recognizer in touch.gestureRecognizers ?? []
      where touch.gestureRecognizers?.contains(recognizer) == true {
        recognizer.receive(touch, event)
      }
      touch.deliver(event)
    }
  }
}
