// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIViewController {
  /// The search that the page has put into the navigation bar.
  var itemSearchController: UISearchController? { storedNavigationItem?.searchController }

  /// The page with the results of the search, while it lies in front of this one.
  var shownResults: UIViewController? {
    guard let results = itemSearchController?.searchResultsController,
      results.viewIfLoaded?.superview != nil
    else { return nil }
    return results
  }
}

extension UISearchController {
  /// The search has taken the place of title and buttons.
  var replacesRow: Bool { occupiesBar && hidesNavigationBarDuringPresentation }

  /// What lies over the page, as long as it lies there.
  var overlay: UIView? { phase == .inactive ? nil : presentation.controller?.containerView }
}

extension NavigationBarContent {
  /// The search bar, as long as it stands here.
  var searchBar: UISearchBar? {
    guard let bar = item.searchController?.searchBar, bar.superview === self else { return nil }
    return bar
  }

  /// Brings the item's search bar here from wherever it is.
  func embedSearchBar() {
    guard let bar = item.searchController?.searchBar else { return }
    bar.transform = .identity
    if bar.superview !== self { addSubview(bar) }
  }

  /// The content of the row moves up and out of the bar, or back.
  func updateRow() {
    let isAway = item.searchController?.replacesRow ?? false
    guard isAway != isRowHidden else { return }
    isRowHidden = isAway
    for view in leading + trailing + [backButton].compactMap({ $0 }) { view.alpha = isAway ? 0 : 1 }
    for platter in platters.leading + platters.trailing { platter.showsGlass = !isAway }
    titleHolder.alpha = isAway || showsSmallTitle == false ? 0 : 1
  }

  func placeSearchBar() {
    guard let bar = searchBar else { return }
    bar.placement = isRowHidden ? .replacingTitle : .stacked
    bar.frame = CGRect(
      x: 0, y: bounds.height - searchHeight, width: bounds.width, height: searchHeight)
    bar.isHidden = searchHeight == 0
    bar.layoutIfNeeded()
  }
}

extension UINavigationController {
  /// Keeps what a search lays over a page in front of it, and away with it.
  func placeSearch(of page: UIViewController) {
    guard let overlay = page.itemSearchController?.overlay, let view = page.viewIfLoaded,
      view.superview === transitionView,
      overlay.superview == nil || overlay.superview === transitionView
    else { return }
    if overlay.superview == nil { transitionView.insertSubview(overlay, aboveSubview: view) }
    overlay.frame = view.frame
  }

  /// What a search lays over a page leaves with it, and comes back with it.
  func removeSearch(of page: UIViewController?) {
    guard let overlay = page?.itemSearchController?.overlay, overlay.superview === transitionView
    else { return }
    overlay.removeFromSuperview()
  }
}
