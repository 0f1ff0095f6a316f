// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The pan of a scroll view, which also reports touches that do not move.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { scrollView?.touchDidBegin(touch) }
  }

  override func reset() {
    super.reset()
    scrollView?.touchDidEnd()
  }
}
