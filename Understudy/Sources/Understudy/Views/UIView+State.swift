// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// Where a view is.
struct ViewTree {
  weak var superview: UIView?
  var subviews: [UIView] = []
  weak var window: UIWindow?
}

/// What a view looks like, besides what its layer keeps.
struct ViewLook {
  var backgroundColor: UIColor?
  var mask: UIView?
  var contentScaleFactor: CGFloat?
  /// The last drawing arrived at `UIView.draw`, so the class may not draw at all.
  var reachedPlainDraw = false
}

/// What a view leaves free at its edges.
struct ViewMargins: Equatable {
  enum Own: Equatable {
    case fixed(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  var own = Own.fixed(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  var preservesSuperview = false
  var insetsFromSafeArea = true
  var safeArea = UIEdgeInsets.zero
}

/// What a view takes over from above.
struct InheritedState {
  var tint: UIColor?
  var adjustment = UIView.TintAdjustmentMode.automatic
  var traits: UITraitCollection?
  var traitObservers: [TraitObserver] = []
  /// What the view changes about the traits from above.
  var overrides = UITraitCollection.Values()
}

/// What listens to touches in a view.
struct ViewInput {
  var recognizers: [UIGestureRecognizer] = []
}
