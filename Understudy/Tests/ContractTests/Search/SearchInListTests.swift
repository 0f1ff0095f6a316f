// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct SearchInListTests {
  @Test(arguments: [true, false])
  func `SE13: a search whose bar is the header of a list presents itself over the list's page`(
    hides: Bool
  ) async {
    let results = UIViewController()
    await withSearchInList(results: results) { page, search, log in
      search.hidesNavigationBarDuringPresentation = hides
      search.searchBar.becomeFirstResponder()
      _ = await until { log.lines.contains("didPresent") }
      await pass(0.5)
      #expect(page.presentedViewController === search)
      #expect(page.navigationController?.isNavigationBarHidden == hides)

      search.searchBar.searchTextField.insertText("l")
      await pass(0.1)
      let bar = search.searchBar.convert(search.searchBar.bounds, to: nil)
      let shown = results.view.convert(results.view.bounds, to: nil)
      #expect(shown.minY >= bar.maxY - 0.5)
      #expect(shown.height > 300)
      search.isActive = false
      _ = await until { log.lines.contains("didDismiss") }
      await pass(0.5)

      #expect(page.presentedViewController == nil)
      #expect(page.navigationController?.isNavigationBarHidden == false)
    }
  }

  private func withSearchInList(
    results: UIViewController,
    _ body: @MainActor (UIViewController, UISearchController, SearchLog) async -> Void
  ) async {
    await withScene { scene in
      let page = UITableViewController(style: .plain)
      page.definesPresentationContext = true
      let search = UISearchController(searchResultsController: results)
      let log = SearchLog()
      search.delegate = log
      page.tableView.tableHeaderView = search.searchBar
      let navigation = UINavigationController(rootViewController: page)
      _ = await showWindow(of: scene, root: navigation)
      await pass(0.5)
      await body(page, search, log)
    }
  }
}
