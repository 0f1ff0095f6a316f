// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// How high the parts of a navigation bar are above a page.
struct NavigationBarHeights {
  var row: CGFloat = 0
  var large: CGFloat = 0
  var search: CGFloat = 0
  /// The part of it that collapses as content goes under the bar.
  var collapsible: CGFloat = 0

  var height: CGFloat { row + large + search }
}

/// What collapses as content goes under the bar: first the search bar, then the large title.
extension UINavigationController {
  func barHeights(for page: UIViewController) -> NavigationBarHeights {
    var heights = NavigationBarHeights(row: navigationBar.rowHeight)
    let search = page.itemSearchController
    heights.search = search?.searchBar.preferredHeight ?? 0
    if search?.replacesRow ?? false {
      heights.row = 0
      return heights
    }
    let collapsibleHeights = collapsibleHeights(of: page)
    var past = max(0, distanceFromTop(of: page))
    if searchBarCollapses(page) {
      heights.search -= min(heights.search, past)
      past = max(0, past - collapsibleHeights[0])
      heights.collapsible += heights.search
    }
    if showsLargeTitle(page) {
      heights.large = page.navigationItem.largeTitleHeight
      heights.large -= min(heights.large, past)
      heights.collapsible += heights.large
    }
    return heights
  }

  /// The full heights of what collapses, in the order in which it does.
  func collapsibleHeights(of page: UIViewController) -> [CGFloat] {
    guard !(page.itemSearchController?.replacesRow ?? false) else { return [] }
    let bar = searchBarCollapses(page) ? page.itemSearchController?.searchBar : nil
    let search = bar?.preferredHeight
    let large = showsLargeTitle(page) ? page.navigationItem.largeTitleHeight : nil
    return [search, large].compactMap { $0 }
  }

  private func searchBarCollapses(_ page: UIViewController) -> Bool {
    guard let search = page.itemSearchController, !search.occupiesBar else { return false }
    return page.navigationItem.hidesSearchBarWhenScrolling
  }

  private func showsLargeTitle(_ page: UIViewController) -> Bool {
    navigationBar.showsLargeTitle(page.navigationItem, in: stack.map(\.navigationItem))
  }

  /// A page pulled down pulls the large title along.
  func stretch(of page: UIViewController) -> CGFloat {
    let isLarge = showsLargeTitle(page) && !(page.itemSearchController?.replacesRow ?? false)
    return isLarge ? max(0, -distanceFromTop(of: page)) : 0
  }
}
