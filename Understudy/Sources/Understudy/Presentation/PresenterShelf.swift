// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Remembers the place from which a full-screen presentation took the presenter's view.
@MainActor
package final class PresenterShelf {
  private let view: UIView
  private weak var superview: UIView?
  private let index: Int
  /// Whether the view has not been put back yet.
  private(set) var holdsView = true

  init(takingAway view: UIView) {
    self.view = view
    superview = view.superview
    index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
    view.removeFromSuperview()
  }

  /// Where the view is put back.
  var place: UIView? { superview }

  /// Has the view put into another view, as when the window got its root again.
  func move(to place: UIView) {
    superview = place
  }

  func putBack() {
    holdsView = false
    guard let superview, view.superview == nil else { return }
    superview.insertSubview(view, at: min(index, superview.subviews.count))
    view.frame = superview.bounds
  }
}
