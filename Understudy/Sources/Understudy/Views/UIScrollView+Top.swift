// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIScrollView {
  /// Scrolls to the top, as after a tap on the status bar.
  func scrollToTop() {
    let top = CGPoint(x: contentOffset.x, y: -expandedTopInset)
    guard contentOffset != top else { return }
    begin(.scrollToTop(from: contentOffset, to: top))
  }
}

extension HeadlessDevice {
  /// Whether a point of the screen lies on the status bar.
  func isOnStatusBar(_ point: CGPoint) -> Bool {
    scenes.contains { scene in
      guard let bar = scene.statusBarManager, !bar.isStatusBarHidden else { return false }
      return bar.statusBarFrame.contains(point)
    }
  }

  /// The one scroll view in the touched window that takes part scrolls to its top.
  func statusBarWasTapped(above window: UIWindow) {
    let views = window.scrollViewsForTop
    guard views.count == 1, let view = views.first else { return }
    guard view.delegate?.scrollViewShouldScrollToTop(view) ?? true else { return }
    view.scrollToTop()
  }
}

extension UIView {
  /// The visible scroll views below that take part in the gesture.
  fileprivate var scrollViewsForTop: [UIScrollView] {
    guard !isHidden, alpha >= 0.01 else { return [] }
    let own = (self as? UIScrollView).map { $0.scrollsToTop && $0.isOnScreen ? [$0] : [] } ?? []
    return own + subviews.flatMap(\.scrollViewsForTop)
  }

  private var isOnScreen: Bool {
    guard let window else { return false }
    return convert(bounds, to: window).intersects(window.bounds)
  }
}
