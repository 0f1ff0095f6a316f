// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

extension UINavigationController {
  /// The top edge of the content area: below the status bar.
  private var barTop: CGFloat { view.safeAreaInsets.top }

  func layOutBar() {
    let width = view.bounds.width
    let height = navigationBar.height(for: width)
    let isHidden = isNavigationBarHidden
    navigationBar.topExtension = barTop
    navigationBar.frame = CGRect(
      x: 0, y: isHidden ? -height : barTop, width: width, height: height)
    navigationBar.isHidden = isHidden && !isMovingBar
    navigationBar.edgePage = shown
    if running == nil, let shown, shown.isViewLoaded {
      shown.view.frame = frame(of: shown)
      applyInsets(to: shown)
    }
  }

  /// Below the bar for pages that do not extend their layout under it, else everything.
  func frame(of page: UIViewController) -> CGRect {
    let bounds = stage.bounds.isEmpty ? view.bounds : stage.bounds
    let goesUnder =
      page.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || page.extendedLayoutIncludesOpaqueBars)
    guard !goesUnder, !isNavigationBarHidden else { return bounds }
    let top = barTop + navigationBar.height(for: bounds.width)
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  func applyInsets(to page: UIViewController) {
    let isUnderBar = !isNavigationBarHidden && frame(of: page).minY == 0
    page.containerSafeAreaInsets.top =
      isUnderBar ? navigationBar.height(for: view.bounds.width) : 0
  }
}
