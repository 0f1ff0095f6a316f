// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Notices taps of one finger beside a view, among all touches of its window.
@MainActor
final class OutsideTapDetector {
  private weak var view: UIView?
  private let tapped: @MainActor () -> Void
  /// The finger that came down beside the view and alone.
  private weak var finger: UITouch?

  init(beside view: UIView, _ tapped: @escaping @MainActor () -> Void) {
    self.view = view
    self.tapped = tapped
  }

  func handle(_ touches: Set<UITouch>) {
    guard touches.count == 1, let touch = touches.first else {
      finger = nil
      return
    }
    if touch.phase == .began {
      finger = isOutside(touch) ? touch : nil
    } else if touch.phase == .ended || touch.phase == .cancelled {
      let isTap = touch === finger && touch.phase == .ended && isOutside(touch)
      finger = nil
      if isTap { tapped() }
    }
  }

  private func isOutside(_ touch: UITouch) -> Bool {
    guard let view else { return false }
    return !view.bounds.contains(touch.location(in: view))
  }
}
