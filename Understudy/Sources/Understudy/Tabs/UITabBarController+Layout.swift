// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UITabBarController {
  /// What the bar covers of the selection, without the safe area below; 0 where there is no bar.
  var barInset: CGFloat {
    tabBar.isHidden ? insetWithoutBar : tabBar.rowHeight + accessoryInset
  }

  /// Whether the page that is shown has put the bar away.
  var isBarAway: Bool { (shown as? UINavigationController)?.hidesBottomBar ?? false }

  func layOutTabs() {
    let bounds = view.bounds
    let height = tabBar.rowHeight + view.safeAreaInsets.bottom
    if tabBar.superview === view {
      tabBar.frame = CGRect(
        x: isBarAway ? -bounds.width : 0, y: bounds.height - height, width: bounds.width,
        height: height)
    }
    placeAccessory()
    if let shown, shown.isViewLoaded, shown.view.superview === contentContainer {
      shown.view.frame = frame(of: shown)
      applyInsets(to: shown)
    }
    observeShownPage()
  }

  /// Above the bar for pages that do not extend their layout under it, else everything.
  func frame(of page: UIViewController) -> CGRect {
    let bounds = contentContainer.bounds.isEmpty ? view.bounds : contentContainer.bounds
    guard !goesUnder(page), barInset > 0 else { return bounds }
    let height = barInset + view.safeAreaInsets.bottom
    return CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - height)
  }

  private func goesUnder(_ page: UIViewController) -> Bool {
    page is UINavigationController
      || page.edgesForExtendedLayout.contains(.bottom)
  }

  /// Navigation controllers pass the inset on to those of their pages that have the bar.
  func applyInsets(to page: UIViewController) {
    if let navigation = page as? UINavigationController {
      navigation.bottomBarInset = barInset
    } else {
      page.containerSafeAreaInsets.bottom = goesUnder(page) ? barInset : 0
    }
  }

  func observeShownPage() {
    let page = (shown as? UINavigationController)?.innermostPage ?? shown
    tabBar.observe(page?.observedScrollView(for: .bottom))
  }

  /// A transition that took the bar along is over.
  func bottomBarDidMove() {
    if tabBar.superview !== view {
      view.addSubview(tabBar)
    }
    view.setNeedsLayout()
  }
}
