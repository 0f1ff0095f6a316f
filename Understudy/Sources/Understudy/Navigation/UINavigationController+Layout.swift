// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UINavigationController {
  /// The top edge of the content area: below the status bar.
  private var barTop: CGFloat { view.safeAreaInsets.top + roomAboveBar }

  /// What keeps the bar away from an edge without a status bar.
  private var roomAboveBar: CGFloat {
    max(0, NavigationBarMetrics.current.leastTop - view.safeAreaInsets.top)
  }

  func layOutBar() {
    navigationBar.topExtension = barTop
    navigationBar.isHidden = isNavigationBarHidden && !isMovingBar
    if isMovingBar, running != nil { return }
    guard running == nil else { return }
    layOutBar(for: shown)
    navigationBar.edgePage = shown?.shownResults ?? shown
    navigationBar.observeScrolling()
    guard let shown, shown.isViewLoaded, shown.viewIfLoaded?.superview === transitionView else {
      return
    }
    shown.view.frame = frame(of: shown)
    applyInsets(to: shown)
    placeSearch(of: shown)
    // What the page's own layout does to its scroll view may change the bar.
    navigationBar.updateEdge()
  }

  /// Gives the bar the place and the height that it has above a page.
  func layOutBar(for page: UIViewController?) {
    let heights = page.map(barHeights)
    let height =
      heights.map { $0.height + (page.map(stretch) ?? 0) } ?? navigationBar.rowHeight
    navigationBar.searchHeight = heights?.search ?? 0
    if let page { placeLargeTitle(of: page) }
    navigationBar.frame = CGRect(
      x: 0, y: isNavigationBarHidden && !slidesBar ? -height : barTop, width: view.bounds.width,
      height: height)
  }

  func distanceFromTop(of page: UIViewController) -> CGFloat {
    guard let scrollView = collapsingScrollView(of: page) else { return 0 }
    return scrollView.contentOffset.y + scrollView.expandedTopInset
  }

  /// The scroll view that shrinks the bar: one whose content goes under it.
  func collapsingScrollView(of page: UIViewController) -> UIScrollView? {
    guard goesUnderBar(page), let scrollView = page.observedScrollView(for: .top),
      scrollView.contentInsetAdjustmentBehavior != .never,
      scrollView === page.viewIfLoaded || scrollView.frame.minY <= 0
    else { return nil }
    return scrollView
  }

  /// Called whenever the content of the shown page has moved.
  func contentDidScroll() {
    guard running == nil, let shown, !collapsibleHeights(of: shown).isEmpty else { return }
    applyInsets(to: shown)
    view.setNeedsLayout()
  }

  // MARK: Pages

  func goesUnderBar(_ page: UIViewController) -> Bool {
    page.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || page.extendedLayoutIncludesOpaqueBars)
  }

  /// Below the bar for pages that do not extend their layout under it, else everything.
  func frame(of page: UIViewController) -> CGRect {
    let bounds = transitionView.bounds.isEmpty ? view.bounds : transitionView.bounds
    guard !goesUnderBar(page), !isNavigationBarHidden, !(page is UINavigationController) else {
      return bounds
    }
    let top = barTop + barHeights(for: page).height
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  func applyInsets(to page: UIViewController) {
    if let inner = page as? UINavigationController {
      inner.bottomBarInset = bottomBarInset
      return
    }
    let isUnderBar = !isNavigationBarHidden && goesUnderBar(page)
    let heights = barHeights(for: page)
    if let scrollView = page.observedScrollView(for: .top) {
      let collapsibleHeights =
        isUnderBar && collapsingScrollView(of: page) != nil ? collapsibleHeights(of: page) : []
      let full = collapsibleHeights.reduce(0, +)
      let shown = collapsibleHeights.isEmpty ? 0 : heights.collapsible
      scrollView.collapsibleBar = CollapsibleBarState(
        expandableHeight: max(0, full - shown), collapsibleHeights: collapsibleHeights)
    }
    var insets = page.containerSafeAreaInsets
    insets.top = isUnderBar ? heights.height + roomAboveBar : 0
    insets.bottom =
      page.bars.hidesBottomBar ? barOwner?.insetWithoutBar ?? 0 : bottomBarInset
    page.containerSafeAreaInsets = insets
    page.itemSearchController?.containerSafeAreaInsets = insets
  }

  // MARK: The bar at the bottom

  /// The page that is shown has put the tab controller's bar away.
  var hidesBottomBar: Bool {
    if let inner = shown as? UINavigationController { return inner.hidesBottomBar }
    return shown?.bars.hidesBottomBar ?? false
  }

  /// The page on top; where that is a navigation controller, the page on top of that.
  var innermostPage: UIViewController? {
    if let inner = shown as? UINavigationController { return inner.innermostPage }
    return shown
  }

  /// A page hides the bar if it, or one below it, has `hidesBottomBarWhenPushed`.
  func updateHidesBottomBar(of page: UIViewController) {
    let below = stack.prefix { $0 !== page } + [page]
    page.bars.hidesBottomBar = below.contains(where: \.hidesBottomBarWhenPushed)
  }

  /// The tab controller whose bar goes and comes with our pages.
  var barOwner: UITabBarController? {
    if let more = containingParent as? MoreNavigationController { return more.barOwner }
    return containingParent as? UITabBarController
  }
}
