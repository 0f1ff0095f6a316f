// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct SearchTouchTests {
  @Test
  func `a tap on the field begins a search, one on Cancel ends it`() {
    withSearchPage { app in
      app.tap(app.search.searchBar.searchTextField)
      app.device.clock.advance(by: 1)
      #expect(app.search.isActive)

      app.tap(app.search.searchBar.cancelButton)
      app.device.clock.advance(by: 1)

      #expect(!app.search.isActive)
      #expect(app.page.presentedViewController == nil)
      #expect(!app.search.searchBar.searchTextField.isEditing)
    }
  }

  @Test
  func `touches beside what a search shows reach the page`() {
    withSearchPage { app in
      app.search.isActive = true
      app.device.clock.advance(by: 1)

      let hit = app.device.view(at: CGPoint(x: 200, y: 300))

      #expect(hit === app.list)
    }
  }

  @Test
  func `a tap on the dimming view ends the search`() {
    withSearchPage { app in
      app.search.obscuresBackgroundDuringPresentation = true
      app.search.isActive = true
      app.device.clock.advance(by: 1)

      app.device.tap(at: CGPoint(x: 200, y: 300))
      app.device.clock.advance(by: 1)

      #expect(!app.search.isActive)
      #expect(app.page.presentedViewController == nil)
    }
  }

  @Test(arguments: [0, 0.05, 0.2, 0.29])
  func `a search that is given up while it comes leaves at once`(after: TimeInterval) {
    withSearchPage { app in
      app.search.isActive = true
      app.device.clock.advance(by: after)
      app.search.isActive = false
      #expect(!app.search.isActive)
      app.device.clock.advance(by: 2)

      #expect(!app.search.isActive)
      #expect(app.page.presentedViewController == nil)
      #expect(app.barHeight == app.row + app.searchHeight)
      #expect(!app.search.searchBar.showsCancelButton)
    }
  }

  @Test(arguments: [0, 0.05, 0.2, 0.29])
  func `a search that is asked for while it leaves comes back`(after: TimeInterval) {
    withSearchPage { app in
      app.search.isActive = true
      app.device.clock.advance(by: 1)
      app.search.isActive = false
      app.device.clock.advance(by: after)
      app.search.isActive = true
      #expect(app.search.isActive)
      app.device.clock.advance(by: 2)

      #expect(app.search.isActive)
      #expect(app.page.presentedViewController === app.search)
      #expect(app.barHeight == app.searchHeight)
      #expect(app.search.searchBar.searchTextField.isEditing)
    }
  }

  @Test
  func `a search that is refused is not active`() {
    withSearchPage { app in
      let modal = UIViewController()
      app.navigation.present(modal, animated: false)
      app.device.clock.advance(by: 1)

      app.search.isActive = true
      app.device.clock.advance(by: 1)

      #expect(!app.search.isActive)
      #expect(app.navigation.presentedViewController === modal)
      #expect(app.device.log.last?.contains("already presenting") ?? false)
    }
  }

  @Test
  func `an item that loses its search ends it`() {
    withSearchPage { app in
      app.search.isActive = true
      app.device.clock.advance(by: 1)

      app.page.navigationItem.searchController = nil
      app.device.clock.advance(by: 1)

      #expect(app.page.presentedViewController == nil)
      #expect(app.barHeight == app.row)
      #expect(app.search.searchBar.window == nil)
    }
  }

  @Test
  func `a search is released with its page`() {
    withSearchPage { app in
      weak var gone: UISearchController?
      weak var goneView: UIView?
      do {
        let page = UIViewController()
        let search = UISearchController(searchResultsController: UIViewController())
        page.navigationItem.searchController = search
        app.navigation.pushViewController(page, animated: false)
        app.device.clock.advance(by: 0.5)
        search.isActive = true
        app.device.clock.advance(by: 0.5)
        app.device.type("lamp")
        app.navigation.popViewController(animated: true)
        app.device.clock.advance(by: 1)
        gone = search
        goneView = search.view
      }
      app.device.clock.advance(by: 1)

      #expect(gone == nil)
      #expect(goneView == nil)
    }
  }
}
