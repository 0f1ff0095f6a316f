// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct SearchInBarTests {
  @Test
  func `SE8: a search bar is in the navigation bar and collapses as the page scrolls`()
    async
  {
    await withSearch { app in
      let bar = app.search.searchBar
      #expect(bar.isDescendant(of: app.navigation.navigationBar))
      let full = app.barHeight
      #expect(bar.bounds.height > 36)
      let row = full - bar.bounds.height
      #expect(row == 44 || row == 54)

      app.list.contentOffset.y += 300
      await pass(0.5)
      #expect(app.barHeight == row)
      app.list.contentOffset.y -= 300
      await pass(0.5)

      #expect(app.barHeight == full)
    }
  }

  @Test
  func `SE8: a bar that is not to be hidden stays`() async {
    await withSearch { app in
      app.page.navigationItem.hidesSearchBarWhenScrolling = false
      await pass(0.1)
      let full = app.barHeight

      app.list.contentOffset.y += 300
      await pass(0.5)

      #expect(app.barHeight == full)
      #expect(full > 54)
    }
  }

  @Test
  func `SB5: the focus of a bar is that of its field`() async {
    await withSearch { app in
      app.search.searchBar.becomeFirstResponder()
      #expect(app.search.searchBar.searchTextField.isFirstResponder)

      app.search.searchBar.resignFirstResponder()

      #expect(!app.search.searchBar.searchTextField.isFirstResponder)
    }
  }

  @Test
  func `SE13, since iOS 26: the field is 44 points high`() async {
    await withScene(on: 26...) { scene in
      let page = UIViewController()
      let search = UISearchController(searchResultsController: nil)
      page.navigationItem.searchController = search
      page.navigationItem.hidesSearchBarWhenScrolling = false
      _ = await showWindow(of: scene, root: UINavigationController(rootViewController: page))
      await pass(0.5)

      #expect(search.searchBar.searchTextField.bounds.height == 44)
    }
  }

  @Test
  func `SE8: content begins below the search bar`() async {
    await withSearch { app in
      let top = app.navigation.navigationBar.frame.maxY

      #expect(app.list.adjustedContentInset.top == top)
      #expect(app.list.contentOffset.y == -top)
    }
  }

  @Test
  func `SE9: a search that is made active in a bar begins to be edited`() async {
    await withSearch { app in
      app.search.isActive = true
      _ = await until { app.log.lines.contains("didPresent") }

      #expect(app.search.searchBar.searchTextField.isEditing)
    }
  }

  @Test(arguments: [true, false])
  func `SE11: an active search replaces the title unless that is turned off`(
    hides: Bool
  ) async {
    await withSearch { app in
      app.search.hidesNavigationBarDuringPresentation = hides
      let full = app.barHeight

      app.search.isActive = true
      _ = await until { app.log.lines.contains("didPresent") }
      await pass(0.5)
      #expect((app.barHeight < full) == hides)
      app.search.isActive = false
      _ = await until { app.log.lines.contains("didDismiss") }
      await pass(0.5)

      #expect(app.barHeight == full)
    }
  }

  @Test
  func `SE12: a search goes on when the page in front of it has been popped`() async {
    await withSearch { app in
      app.page.definesPresentationContext = true
      app.search.searchBar.becomeFirstResponder()
      _ = await until { app.log.lines.contains("didPresent") }
      app.search.searchBar.searchTextField.insertText("lamp")

      app.navigation.pushViewController(UIViewController(), animated: true)
      await pass(1)
      #expect(app.page.view.window == nil)
      app.navigation.popViewController(animated: true)
      await pass(1)

      #expect(app.search.isActive)
      #expect(app.page.presentedViewController === app.search)
      #expect(app.search.searchBar.text == "lamp")
      #expect(app.search.searchBar.window != nil)
      #expect(app.search.view.window != nil)
    }
  }

  @Test
  func `SE12: a page that is popped takes its search along`() async {
    await withSearch { app in
      let second = UIViewController()
      let search = UISearchController(searchResultsController: nil)
      second.navigationItem.searchController = search
      app.navigation.pushViewController(second, animated: false)
      await pass(0.5)
      search.isActive = true
      _ = await until { app.navigation.presentedViewController === search }
      await pass(0.5)

      app.navigation.popViewController(animated: true)
      await pass(1)

      #expect(!search.isActive)
      #expect(app.navigation.presentedViewController == nil)
    }
  }
}
