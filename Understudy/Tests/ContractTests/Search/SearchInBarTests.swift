// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct SearchInBarTests {
  @Test
  func `SE8: the bar of a search stands in the navigation bar and folds up as the page scrolls`()
    async
  {
    await withSearch { stand in
      let bar = stand.search.searchBar
      #expect(bar.isDescendant(of: stand.navigation.navigationBar))
      let full = stand.barHeight
      #expect(bar.bounds.height > 36)
      #expect(full == 44 + bar.bounds.height)

      stand.list.contentOffset.y += 300
      await pass(0.5)
      #expect(stand.barHeight == 44)
      stand.list.contentOffset.y -= 300
      await pass(0.5)

      #expect(stand.barHeight == full)
    }
  }

  @Test
  func `SE8: a bar that is not to be hidden stays`() async {
    await withSearch { stand in
      stand.page.navigationItem.hidesSearchBarWhenScrolling = false
      await pass(0.1)
      let full = stand.barHeight

      stand.list.contentOffset.y += 300
      await pass(0.5)

      #expect(stand.barHeight == full)
      #expect(full > 44)
    }
  }

  @Test
  func `SE8: content begins below the search bar`() async {
    await withSearch { stand in
      let top = stand.navigation.navigationBar.frame.maxY

      #expect(stand.list.adjustedContentInset.top == top)
      #expect(stand.list.contentOffset.y == -top)
    }
  }

  @Test
  func `SE9: a search that is made active in a bar begins to be edited`() async {
    await withSearch { stand in
      stand.search.isActive = true
      _ = await until { stand.log.lines.contains("didPresent") }

      #expect(stand.search.searchBar.searchTextField.isEditing)
    }
  }

  @Test(arguments: [true, false])
  func `SE11: an active search takes the place of the title unless it is told not to`(
    hides: Bool
  ) async {
    await withSearch { stand in
      stand.search.hidesNavigationBarDuringPresentation = hides
      let full = stand.barHeight

      stand.search.isActive = true
      _ = await until { stand.log.lines.contains("didPresent") }
      await pass(0.5)
      #expect((stand.barHeight < full) == hides)
      stand.search.isActive = false
      _ = await until { stand.log.lines.contains("didDismiss") }
      await pass(0.5)

      #expect(stand.barHeight == full)
    }
  }

  @Test
  func `SE12: a search goes on when the page in front of it has been popped`() async {
    await withSearch { stand in
      stand.page.definesPresentationContext = true
      stand.search.searchBar.becomeFirstResponder()
      _ = await until { stand.log.lines.contains("didPresent") }
      stand.search.searchBar.searchTextField.insertText("lamp")

      stand.navigation.pushViewController(UIViewController(), animated: true)
      await pass(1)
      #expect(stand.page.view.window == nil)
      stand.navigation.popViewController(animated: true)
      await pass(1)

      #expect(stand.search.isActive)
      #expect(stand.page.presentedViewController === stand.search)
      #expect(stand.search.searchBar.text == "lamp")
      #expect(stand.search.searchBar.window != nil)
      #expect(stand.search.view.window != nil)
    }
  }

  @Test
  func `SE12: a page that is popped takes its search along`() async {
    await withSearch { stand in
      let second = UIViewController()
      let search = UISearchController(searchResultsController: nil)
      second.navigationItem.searchController = search
      stand.navigation.pushViewController(second, animated: false)
      await pass(0.5)
      search.isActive = true
      _ = await until { stand.navigation.presentedViewController === search }
      await pass(0.5)

      stand.navigation.popViewController(animated: true)
      await pass(1)

      #expect(!search.isActive)
      #expect(stand.navigation.presentedViewController == nil)
    }
  }
}
