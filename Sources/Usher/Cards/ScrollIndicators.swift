// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

extension CardViewController {
  /// Flashes the scroll indicators of the content, so that the user sees where there is more of it.
  func flashScrollIndicators() {
    for scrollView in card.outermostScrollViews { scrollView.flashScrollIndicators() }
  }
}

extension UIView {
  /// The scroll views in the view that are not in another one.
  fileprivate var outermostScrollViews: [UIScrollView] {
    subviews.flatMap { view in
      (view as? UIScrollView).map { [$0] } ?? view.outermostScrollViews
    }
  }
}
