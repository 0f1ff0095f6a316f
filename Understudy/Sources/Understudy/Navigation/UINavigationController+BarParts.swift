// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// How high the parts of a navigation bar are above a page.
struct NavigationBarParts {
  var row: CGFloat = 0
  var large: CGFloat = 0
  var search: CGFloat = 0
  /// As much of it as content that goes under the bar can fold up.
  var foldable: CGFloat = 0

  var height: CGFloat { row + large + search }
}

/// What folds up as content goes under the bar: first the search bar, then the large title.
extension UINavigationController {
  func barParts(for page: UIViewController) -> NavigationBarParts {
    var parts = NavigationBarParts(row: navigationBar.rowHeight)
    let search = page.ownSearch
    parts.search = search?.searchBar.heightInBar ?? 0
    if search?.takesRow ?? false {
      parts.row = 0
      return parts
    }
    let folds = folds(of: page)
    var past = max(0, distanceFromTop(of: page))
    if searchFolds(page) {
      parts.search -= min(parts.search, past)
      past = max(0, past - folds[0])
      parts.foldable += parts.search
    }
    if showsLargeTitle(page) {
      parts.large = NavigationBarMetrics.largeTitleHeight
      parts.large -= min(parts.large, past)
      parts.foldable += parts.large
    }
    return parts
  }

  /// How high what can fold up is when nothing is folded up, in the order in which it does.
  func folds(of page: UIViewController) -> [CGFloat] {
    guard !(page.ownSearch?.takesRow ?? false) else { return [] }
    let search = searchFolds(page) ? page.ownSearch?.searchBar.heightInBar : nil
    let large = showsLargeTitle(page) ? NavigationBarMetrics.largeTitleHeight : nil
    return [search, large].compactMap { $0 }
  }

  private func searchFolds(_ page: UIViewController) -> Bool {
    guard let search = page.ownSearch, !search.occupiesBar else { return false }
    return page.navigationItem.hidesSearchBarWhenScrolling
  }

  private func showsLargeTitle(_ page: UIViewController) -> Bool {
    navigationBar.showsLargeTitle(page.navigationItem, in: stack.map(\.navigationItem))
  }

  /// A page pulled down pulls the large title along.
  func stretch(of page: UIViewController) -> CGFloat {
    let isLarge = showsLargeTitle(page) && !(page.ownSearch?.takesRow ?? false)
    return isLarge ? max(0, -distanceFromTop(of: page)) : 0
  }
}
