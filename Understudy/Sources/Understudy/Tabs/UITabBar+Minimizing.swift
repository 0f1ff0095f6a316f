// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// What a bar that minimizes knows of the finger on the content.
struct TabBarMinimizing {
  /// What the bar is about to be.
  var isWanted = false
  /// Where the content was; nil beyond its ends.
  var position: CGFloat?
  /// How far the finger has moved it in one direction.
  var distance: CGFloat = 0
}

extension UITabBar {
  /// Phones only, and never by default.
  private var behavior: UITabBarController.MinimizeBehavior? {
    guard isFloating, traitCollection.userInterfaceIdiom == .phone, let controller else {
      return nil
    }
    let behavior = controller.tabBarMinimizeBehavior
    return behavior == .onScrollDown || behavior == .onScrollUp ? behavior : nil
  }

  var mayMinimize: Bool { behavior != nil && selectedItem != nil }

  /// Another content begins with the whole bar.
  func contentDidChange() {
    minimizing.position = nil
    minimizing.distance = 0
    wantMinimized(false)
  }

  func contentDidMove() {
    guard let behavior, let scrollView = observedScrollView else { return }
    let (range, offset) = (scrollView.offsetRange.y, scrollView.contentOffset.y)
    let minimizesDown = behavior == .onScrollDown
    if minimizesDown ? offset <= range.lowerBound : offset >= range.upperBound {
      wantMinimized(false)
    }
    let last = minimizing.position
    minimizing.position = range.contains(offset) ? offset : nil
    guard scrollView.isDragging, let last, let now = minimizing.position else {
      minimizing.distance = 0
      return
    }
    let step = now - last
    guard step != 0 else { return }
    if (step > 0) != (minimizing.distance > 0) { minimizing.distance = 0 }
    minimizing.distance += step
    guard abs(minimizing.distance) >= FloatingTabBarMetrics.minimizingDistance else { return }
    wantMinimized((minimizing.distance > 0) == minimizesDown)
  }

  /// The bar follows when the content is laid out, which is not to be animated with it.
  func wantMinimized(_ minimized: Bool) {
    guard minimizing.isWanted != minimized else { return }
    minimizing.isWanted = minimized
    HeadlessDevice.current.afterLayout { [weak self] in
      guard let self, self.minimizing.isWanted == minimized else { return }
      self.minimize(minimized)
    }
  }
}
