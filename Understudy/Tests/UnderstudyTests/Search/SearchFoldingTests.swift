// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// How a search bar collapses under a title and expands again.
@MainActor
struct SearchFoldingTests {
  @Test(arguments: [true, false])
  func `the search bar collapses before the large title`(isLarge: Bool) {
    withSearchPage(large: isLarge) { app in
      let large: CGFloat = isLarge ? 52 : 0
      #expect(app.barHeight == app.row + app.searchHeight + large)
      app.list.contentOffset.y += 30
      app.device.clock.advance(by: 0.1)
      #expect(app.barHeight == app.row + app.searchHeight - 30 + large)
      #expect(app.search.searchBar.bounds.height == app.searchHeight - 30)

      app.list.contentOffset.y += app.searchHeight - 30
      app.device.clock.advance(by: 0.1)
      #expect(app.barHeight == app.row + large)
      #expect(app.search.searchBar.isHidden)
    }
  }

  @Test
  func `a release in between goes on to the nearer end of what is folding`() {
    withSearchPage(large: true) { app in
      let top = app.list.contentOffset.y
      app.device.dragSlowly(by: -20)
      #expect(app.list.contentOffset.y == top)
      app.device.dragSlowly(by: -40)
      #expect(app.list.contentOffset.y == top + app.searchHeight)
      app.device.dragSlowly(by: -40)

      #expect(app.list.contentOffset.y == top + app.searchHeight + 52)
      #expect(app.barHeight == app.row)
    }
  }

  @Test
  func `the field gets lower and what is in it fades`() {
    withSearchPage { app in
      let field = app.search.searchBar.searchTextField
      #expect(field.bounds.height == app.searchHeight - 16)
      #expect(field.contentAlpha == 1)
      app.list.contentOffset.y += 12
      app.device.clock.advance(by: 0.1)

      #expect(field.bounds.height == app.searchHeight - 28)
      #expect(field.contentAlpha > 0)
      #expect(field.contentAlpha < 1)
    }
  }

  @Test
  func `while a search is active nothing collapses`() {
    withSearchPage(large: true) { app in
      app.search.isActive = true
      app.device.clock.advance(by: 1)
      #expect(app.barHeight == app.searchHeight)

      app.list.contentOffset.y += 300
      app.device.clock.advance(by: 0.5)

      #expect(app.barHeight == app.searchHeight)
      #expect(app.search.searchBar.searchTextField.bounds.height == app.searchHeight - 16)
    }
  }

  @Test
  func `the title and the buttons make way and come back`() {
    withSearchPage { app in
      let content = app.navigation.navigationBar.content
      #expect(content?.titleHolder.alpha == 1)
      app.search.isActive = true
      app.device.clock.advance(by: 1)
      #expect(content?.titleHolder.alpha == 0)
      #expect(content?.trailing.first?.alpha == 0)

      app.search.isActive = false
      app.device.clock.advance(by: 1)

      #expect(content?.titleHolder.alpha == 1)
      #expect(content?.trailing.first?.alpha == 1)
    }
  }

  @Test
  func `a title that changes during a search leaves the focus where it is`() {
    withSearchPage { app in
      app.search.isActive = true
      app.device.clock.advance(by: 1)

      app.page.title = "2 results"
      app.device.clock.advance(by: 0.1)

      #expect(app.search.searchBar.searchTextField.isEditing)
      #expect(app.barHeight == app.searchHeight)
    }
  }
}
