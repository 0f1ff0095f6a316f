// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct SearchTouchTests {
  @Test
  func `a tap on the field begins a search, one on Cancel ends it`() {
    withSearchPage { stand in
      stand.tap(stand.search.searchBar.searchTextField)
      stand.device.clock.advance(by: 1)
      #expect(stand.search.isActive)

      stand.tap(stand.search.searchBar.cancelButton)
      stand.device.clock.advance(by: 1)

      #expect(!stand.search.isActive)
      #expect(stand.page.presentedViewController == nil)
      #expect(!stand.search.searchBar.searchTextField.isEditing)
    }
  }

  @Test
  func `the search key tells the delegate, and the keyboard stays`() {
    withSearchPage { stand in
      let listener = SearchKeyListener()
      stand.search.searchBar.delegate = listener
      stand.search.isActive = true
      stand.device.clock.advance(by: 1)
      stand.device.type("lamp")

      stand.device.pressReturn()

      #expect(listener.texts == ["lamp"])
      #expect(stand.search.isActive)
      #expect(stand.search.searchBar.searchTextField.isEditing)
    }
  }

  @Test
  func `touches beside what a search shows reach the page`() {
    withSearchPage { stand in
      stand.search.isActive = true
      stand.device.clock.advance(by: 1)

      let hit = stand.device.view(at: CGPoint(x: 200, y: 300))

      #expect(hit === stand.list)
    }
  }

  @Test
  func `a tap on the shade ends the search`() {
    withSearchPage { stand in
      stand.search.obscuresBackgroundDuringPresentation = true
      stand.search.isActive = true
      stand.device.clock.advance(by: 1)

      stand.device.tap(at: CGPoint(x: 200, y: 300))
      stand.device.clock.advance(by: 1)

      #expect(!stand.search.isActive)
      #expect(stand.page.presentedViewController == nil)
    }
  }

  @Test(arguments: [0, 0.05, 0.2, 0.29])
  func `a search that is given up while it comes leaves at once`(after: TimeInterval) {
    withSearchPage { stand in
      stand.search.isActive = true
      stand.device.clock.advance(by: after)
      stand.search.isActive = false
      #expect(!stand.search.isActive)
      stand.device.clock.advance(by: 2)

      #expect(!stand.search.isActive)
      #expect(stand.page.presentedViewController == nil)
      #expect(stand.barHeight == 96)
      #expect(!stand.search.searchBar.showsCancelButton)
    }
  }

  @Test(arguments: [0, 0.05, 0.2, 0.29])
  func `a search that is asked for while it leaves comes back`(after: TimeInterval) {
    withSearchPage { stand in
      stand.search.isActive = true
      stand.device.clock.advance(by: 1)
      stand.search.isActive = false
      stand.device.clock.advance(by: after)
      stand.search.isActive = true
      #expect(stand.search.isActive)
      stand.device.clock.advance(by: 2)

      #expect(stand.search.isActive)
      #expect(stand.page.presentedViewController === stand.search)
      #expect(stand.barHeight == 52)
      #expect(stand.search.searchBar.searchTextField.isEditing)
    }
  }

  @Test
  func `a search that is refused is not active`() {
    withSearchPage { stand in
      let modal = UIViewController()
      stand.navigation.present(modal, animated: false)
      stand.device.clock.advance(by: 1)

      stand.search.isActive = true
      stand.device.clock.advance(by: 1)

      #expect(!stand.search.isActive)
      #expect(stand.navigation.presentedViewController === modal)
      #expect(stand.device.log.last?.contains("already presenting") ?? false)
    }
  }

  @Test
  func `an item that loses its search ends it`() {
    withSearchPage { stand in
      stand.search.isActive = true
      stand.device.clock.advance(by: 1)

      stand.page.navigationItem.searchController = nil
      stand.device.clock.advance(by: 1)

      #expect(stand.page.presentedViewController == nil)
      #expect(stand.barHeight == 44)
      #expect(stand.search.searchBar.window == nil)
    }
  }

  @Test
  func `a search with its page is let go`() {
    withSearchPage { stand in
      weak var gone: UISearchController?
      weak var goneView: UIView?
      do {
        let page = UIViewController()
        let search = UISearchController(searchResultsController: UIViewController())
        page.navigationItem.searchController = search
        stand.navigation.pushViewController(page, animated: false)
        stand.device.clock.advance(by: 0.5)
        search.isActive = true
        stand.device.clock.advance(by: 0.5)
        stand.device.type("lamp")
        stand.navigation.popViewController(animated: true)
        stand.device.clock.advance(by: 1)
        gone = search
        goneView = search.view
      }
      stand.device.clock.advance(by: 1)

      #expect(gone == nil)
      #expect(goneView == nil)
    }
  }
}

/// Writes down the texts that were searched for.
@MainActor
private final class SearchKeyListener: NSObject, UISearchBarDelegate {
  var texts: [String] = []

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    texts.append(searchBar.text ?? "")
  }
}
