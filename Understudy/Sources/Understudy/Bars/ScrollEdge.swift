// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIViewController {
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { bars.top = scrollView }
    if edge.contains(.bottom) { bars.bottom = scrollView }
    viewIfLoaded?.setNeedsLayout()
    for container in withAncestors.dropFirst() { container.viewIfLoaded?.setNeedsLayout() }
  }

  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.bottom) ? bars.bottom : bars.top
  }

  /// The scroll view that the bar at an edge goes by: the one named by the controller, its view, or
  /// the first one directly inside.
  func observedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let named = contentScrollView(for: edge) { return named }
    guard let view = viewIfLoaded else { return nil }
    if let scrollView = view as? UIScrollView { return scrollView }
    return view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}

/// What bars know of a page.
struct PageBarState {
  /// What the controller has named as its content, by edge.
  weak var top: UIScrollView?
  weak var bottom: UIScrollView?
  /// The bar at the bottom of the tab controller is away while this page is shown.
  var hidesBottomBar = false
}

/// How a bar above a scroll view grows and shrinks with its content.
struct CollapsibleBarState: Equatable {
  /// How much the bar would grow if the content were pulled down.
  var expandableHeight: CGFloat = 0
  /// What collapses while content goes under the bar, one after the other; a release inside of one
  /// goes on to one of its ends.
  var collapsibleHeights: [CGFloat] = []
}

extension UIScrollView {
  /// Over so many points a bar's background comes in.
  static let edgeFade: CGFloat = 8

  /// How far content lies under a bar at the top, from 0 at the edge to 1.
  var fractionUnderTopBar: CGFloat {
    min(1, max(0, (contentOffset.y + adjustedContentInset.top) / Self.edgeFade))
  }

  /// How far down the content begins when the bar above has its full height.
  var expandedTopInset: CGFloat { adjustedContentInset.top + collapsibleBar.expandableHeight }

  /// Where a movement that would end while the bar is half collapsed ends instead.
  func snapped(_ target: CGPoint, in range: ClosedRange<CGFloat>) -> CGPoint {
    let past = target.y + expandedTopInset
    var start: CGFloat = 0
    for fold in collapsibleBar.collapsibleHeights where fold > 0 {
      if past > start, past < start + fold {
        let end = past < start + fold / 2 ? start : start + fold
        return CGPoint(x: target.x, y: min(end - expandedTopInset, range.upperBound))
      }
      start += fold
    }
    return target
  }

  /// How far content lies under a bar at the bottom, from 0 at the edge to 1.
  var fractionUnderBottomBar: CGFloat {
    let rest = contentSize.height + adjustedContentInset.bottom - contentOffset.y - bounds.height
    let isLong =
      contentSize.height + adjustedContentInset.top + adjustedContentInset.bottom > bounds.height
    return isLong ? min(1, max(0, rest / Self.edgeFade)) : 0
  }
}

// MARK: - Observers

/// The observers of a scroll view's offset: the bars above and below it.
@MainActor
final class ScrollObservers {
  private struct Entry {
    weak var owner: AnyObject?
    let body: () -> Void
  }

  private var entries: [Entry] = []

  /// Calls `body` after every movement as long as the owner lives and does not leave.
  func add(_ owner: AnyObject, _ body: @escaping () -> Void) {
    remove(owner)
    entries.append(Entry(owner: owner, body: body))
  }

  func remove(_ owner: AnyObject) {
    entries.removeAll { $0.owner == nil || $0.owner === owner }
  }

  func notify() {
    for entry in entries where entry.owner != nil { entry.body() }
  }
}
