// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIViewController {
  /// The search that the page has put into the navigation bar.
  var ownSearch: UISearchController? { storedNavigationItem?.searchController }

  /// The page with the results of the search, while it lies in front of this one.
  var shownResults: UIViewController? {
    guard let results = ownSearch?.searchResultsController,
      results.viewIfLoaded?.superview != nil
    else { return nil }
    return results
  }
}

extension UISearchController {
  /// The search has taken the place of title and buttons.
  var takesRow: Bool { occupiesBar && hidesNavigationBarDuringPresentation }

  /// What lies over the page, as long as it lies there.
  var overlay: UIView? { phase == .idle ? nil : presentation.controller?.containerView }
}

extension UISearchBar {
  /// How high it is in a navigation bar, when it is not folded up.
  var heightInBar: CGFloat {
    searchTextField.wantedHeight + SearchBarMetrics.aroundInBar
  }
}

extension NavigationBarContent {
  /// The search bar, as long as it stands here.
  var searchBar: UISearchBar? {
    guard let bar = item.searchController?.searchBar, bar.superview === self else { return nil }
    return bar
  }

  /// Brings the item's search bar here from wherever it is.
  func takeSearchBar() {
    guard let bar = item.searchController?.searchBar else { return }
    bar.transform = .identity
    if bar.superview !== self { addSubview(bar) }
  }

  /// What stands in the row moves up and away, or back.
  func updateRow() {
    let isAway = item.searchController?.takesRow ?? false
    guard isAway != isRowAway else { return }
    isRowAway = isAway
    for view in leading + trailing + [backButton].compactMap({ $0 }) { view.alpha = isAway ? 0 : 1 }
    titleHolder.alpha = isAway || showsSmallTitle == false ? 0 : 1
  }

  func placeSearchBar() {
    guard let bar = searchBar else { return }
    bar.place = isRowAway ? .inPlaceOfTitle : .belowTitle
    bar.frame = CGRect(
      x: 0, y: bounds.height - searchHeight, width: bounds.width, height: searchHeight)
    bar.isHidden = searchHeight == 0
    bar.layoutIfNeeded()
  }
}

extension UINavigationController {
  /// Keeps what a search lays over a page in front of it, and away with it.
  func placeSearch(of page: UIViewController) {
    guard let overlay = page.ownSearch?.overlay, let view = page.viewIfLoaded,
      view.superview === stage, overlay.superview == nil || overlay.superview === stage
    else { return }
    if overlay.superview == nil { stage.insertSubview(overlay, aboveSubview: view) }
    overlay.frame = view.frame
  }

  /// What a search lays over a page leaves with it, and comes back with it.
  func takeAwaySearch(of page: UIViewController?) {
    guard let overlay = page?.ownSearch?.overlay, overlay.superview === stage else { return }
    overlay.removeFromSuperview()
  }
}
