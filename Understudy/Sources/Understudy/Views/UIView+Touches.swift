// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIView {
  func find(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, !layer.animations.blocksTouches,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in tree.subviews.reversed() {
      let inside = point.applying(subview.layer.values.toSuperlayer.inverted())
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    input.recognizers.append(recognizer)
    recognizer.attachedView = self
  }

  func release(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    input.recognizers.removeAll { $0 === recognizer }
    recognizer.attachedView = nil
    recognizer.detach()
  }

  func replaceRecognizers(with recognizers: [UIGestureRecognizer]) {
    for recognizer in input.recognizers { removeGestureRecognizer(recognizer) }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }
}
