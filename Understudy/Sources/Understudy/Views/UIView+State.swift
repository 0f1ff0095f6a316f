// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Where a view is.
///
/// Views refer to the view above without weak references, which would make every use of a view
/// expensive: a view with subviews clears their references when it is deallocated. An object of its
/// own, so that it can do that on any thread on which a view is released.
final class ViewTree {
  unowned(unsafe) var superview: UIView?
  var subviews: [UIView] = []
  unowned(unsafe) var window: UIWindow?
  var mask: UIView?
  private let layer: CALayer
  /// For references to the view that do not keep it alive.
  let link = ViewLink()
  var layoutLocation = LayoutItemLocation()

  init(_ layer: CALayer) {
    self.layer = layer
  }

  deinit {
    link.view = nil
    layer.state.view = nil
    mask?.tree.superview = nil
    for subview in subviews {
      subview.tree.superview = nil
      subview.tree.forgetWindow()
    }
  }

  private func forgetWindow() {
    guard window != nil else { return }
    window = nil
    for subview in subviews { subview.tree.forgetWindow() }
  }
}

/// Names a view without keeping it, and without a weak reference.
final class ViewLink {
  unowned(unsafe) var view: UIView?
}

/// What a view draws, besides what its layer keeps.
struct ViewDrawingState {
  var backgroundColor: UIColor?
  var contentScaleFactor: CGFloat?
  /// The last drawing arrived at `UIView.draw`, so the class may not draw at all.
  var reachedPlainDraw = false
}

/// What a view leaves free at its edges.
struct ViewMargins: Equatable {
  enum Custom: Equatable {
    case fixed(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  var custom = Custom.fixed(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
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

// MARK: - Who owns a view

/// What a view asks of the controller whose view it is, and notifies it of.
@MainActor
package protocol ViewOwner: UIResponder {
  /// The view, if it is loaded.
  var ownedView: UIView? { get }
  /// What the controller adds to the safe area of its view.
  var contributedSafeAreaInsets: UIEdgeInsets { get }
  /// What the controller makes of the traits that its view inherits.
  func adjust(_ inherited: UITraitCollection) -> UITraitCollection
  func traitsDidChange(from previous: UITraitCollection?)
  func viewWillMove(toWindow window: UIWindow?)
  func viewDidMove(toWindow window: UIWindow?)
  func viewWillLayout()
  func viewDidLayoutSubviews()
  func viewSafeAreaInsetsDidChange()
  func viewLayoutMarginsDidChange()
}
