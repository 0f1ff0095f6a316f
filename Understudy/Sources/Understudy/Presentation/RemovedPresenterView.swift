// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The view of a presenter that a full-screen presentation has removed, and its former position.
@MainActor
package final class RemovedPresenterView {
  private let view: UIView
  private weak var superview: UIView?
  private let index: Int
  /// Whether the view has not been restored yet.
  private(set) var isRemoved = true

  init(removing view: UIView) {
    self.view = view
    superview = view.superview
    index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
    view.removeFromSuperview()
  }

  /// The view in which it will be restored.
  var destination: UIView? { superview }

  /// Has the view restored in another view, as when the window got its root again.
  func move(to superview: UIView) {
    self.superview = superview
  }

  func restore() {
    isRemoved = false
    guard let superview, view.superview == nil else { return }
    superview.insertSubview(view, at: min(index, superview.subviews.count))
    view.frame = superview.bounds
  }
}
