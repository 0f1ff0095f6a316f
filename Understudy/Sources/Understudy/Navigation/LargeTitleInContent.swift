// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Since iOS 26 a large title is at the top of its page's scroll view: what covers that view covers the
/// title, too. Above a search bar it stays in the navigation bar.
extension UINavigationController {
  func placeLargeTitle(of page: UIViewController) {
    guard let content = navigationBar.content, content.item === page.navigationItem else { return }
    let device = HeadlessDevice.current
    let isInContent =
      device.system >= .iOS26 && device.switches.largeTitleIsInScrollView
      && !isNavigationBarHidden && page.itemSearchController == nil
    content.largeTitleScrollView = isInContent ? collapsingScrollView(of: page) : nil
    // It goes with the content, which may have moved without a change of the bar.
    if isInContent { content.setNeedsLayout() }
  }
}

extension NavigationBarContent {
  /// Adds the large title to the scroll view or the bar. Returns its position there, right below the
  /// row of the bar.
  func embedLargeTitle(below row: CGFloat) -> CGPoint {
    guard let scrollView = largeTitleScrollView else {
      if largeTitle.superview !== self { addSubview(largeTitle) }
      return CGPoint(x: 0, y: row)
    }
    if largeTitle.superview !== scrollView {
      let back = scrollView.refreshControl == nil ? 0 : 1
      scrollView.insertSubview(
        largeTitle, at: (scrollView as? UITableView)?.backCount ?? back)
    }
    let topExtension = (superview as? UINavigationBar)?.topExtension ?? 0
    return CGPoint(
      x: scrollView.bounds.minX,
      y: scrollView.bounds.minY - scrollView.frame.minY + topExtension + row)
  }
}
