// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Notices taps of one finger beside a view, among all touches of its window.
@MainActor
final class OutsideTap {
  private weak var view: UIView?
  private let tapped: @MainActor () -> Void
  /// The finger that came down beside the view and alone.
  private weak var finger: UITouch?

  init(beside view: UIView, _ tapped: @escaping @MainActor () -> Void) {
    self.view = view
    self.tapped = tapped
  }

  func take(_ touches: Set<UITouch>) {
    guard touches.count == 1, let touch = touches.first else {
      finger = nil
      return
    }
    switch touch.phase {
    case .began:
      finger = isOutside(touch) ? touch : nil
    case .ended:
      let isTap = touch === finger && isOutside(touch)
      finger = nil
      if isTap { tapped() }
    case .cancelled:
      finger = nil
    default:
      break
    }
  }

  private func isOutside(_ touch: UITouch) -> Bool {
    guard let view else { return false }
    return !view.bounds.contains(touch.location(in: view))
  }
}
