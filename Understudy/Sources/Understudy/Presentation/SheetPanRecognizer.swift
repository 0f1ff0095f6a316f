// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The drag that takes a sheet down. A list inside of it scrolls first, until it is at its top.
class SheetPanRecognizer: UIPanGestureRecognizer {
  weak var sheet: UISheetPresentationController?

  /// Whether the drag began upward.
  private(set) var movesUp = false

  override func accepts(_ movement: CGPoint) -> Bool {
    movesUp = movement.y < 0
    if -movement.y > abs(movement.x) { return growsSheet }
    guard movement.y > abs(movement.x) else { return false }
    return touchedScrollView.map { $0.contentOffset.y <= -$0.expandedTopInset } ?? true
  }

  /// A list scrolls instead, where the sheet is not to grow with it.
  private var growsSheet: Bool {
    guard let sheet, sheet.hasLargerDetent else { return false }
    guard let list = touchedScrollView else { return true }
    return sheet.prefersScrollingExpandsWhenScrolledToEdge
      && list.contentOffset.y <= -list.expandedTopInset
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is ScrollPanGestureRecognizer
  }

  /// The innermost one below the finger that has somewhere to go, or bounces, up and down.
  private var touchedScrollView: UIScrollView? {
    var view = touch?.view
    while let current = view, current !== self.view {
      if let scrollView = current as? UIScrollView, scrollView.dragsY { return scrollView }
      view = current.superview
    }
    return nil
  }
}
