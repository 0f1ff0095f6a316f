// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

/// A page with a list in a navigation controller, and a search in its bar.
@MainActor
struct SearchTestApp {
  let page: UIViewController
  let list: UIScrollView
  let navigation: UINavigationController
  let search: UISearchController
  let log: SearchLog

  /// How high the bar is.
  var barHeight: CGFloat { navigation.navigationBar.bounds.height }
}

/// Runs `body` with a page with a search on screen.
@MainActor
func withSearch(
  results: UIViewController? = nil, _ body: @MainActor (SearchTestApp) async -> Void
) async {
  await withScene { scene in
    let page = UIViewController()
    page.title = "List"
    let list = UIScrollView()
    list.contentSize = CGSize(width: 100, height: 3000)
    page.view = list
    let search = UISearchController(searchResultsController: results)
    let log = SearchLog()
    search.delegate = log
    search.searchResultsUpdater = log
    page.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: page)
    _ = await showWindow(of: scene, root: navigation)
    await pass(0.5)
    await body(
      SearchTestApp(page: page, list: list, navigation: navigation, search: search, log: log))
  }
}

/// Logs the calls of a search controller's delegate.
@MainActor
final class SearchLog: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
  var lines: [String] = []
  /// What the app does when it is asked to present.
  var presents: ((UISearchController) -> Void)?

  /// The texts for which results were asked.
  var updates: [String] {
    lines.filter { $0.hasPrefix("update ") }.map { String($0.dropFirst(7)) }
  }

  func presentSearchController(_ searchController: UISearchController) {
    lines.append("present")
    presents?(searchController)
  }
  func willPresentSearchController(_ searchController: UISearchController) {
    lines.append("willPresent")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    lines.append("didPresent")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    lines.append("willDismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    lines.append("didDismiss")
  }
  func updateSearchResults(for searchController: UISearchController) {
    lines.append("update \(searchController.searchBar.text ?? "")")
  }
}
