// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// How a search bar folds up under a title and comes back.
@MainActor
struct SearchFoldingTests {
  @Test(arguments: [true, false])
  func `the search bar folds up before the large title`(isLarge: Bool) {
    withSearchPage(large: isLarge) { stand in
      let large: CGFloat = isLarge ? 52 : 0
      #expect(stand.barHeight == 96 + large)
      stand.list.contentOffset.y += 30
      stand.device.clock.advance(by: 0.1)
      #expect(stand.barHeight == 66 + large)
      #expect(stand.search.searchBar.bounds.height == 22)

      stand.list.contentOffset.y += 22
      stand.device.clock.advance(by: 0.1)
      #expect(stand.barHeight == 44 + large)
      #expect(stand.search.searchBar.isHidden)
    }
  }

  @Test
  func `a release in between goes on to the nearer end of what is folding`() {
    withSearchPage(large: true) { stand in
      let top = stand.list.contentOffset.y
      stand.device.dragSlowly(by: -20)
      #expect(stand.list.contentOffset.y == top)
      stand.device.dragSlowly(by: -40)
      #expect(stand.list.contentOffset.y == top + 52)
      stand.device.dragSlowly(by: -40)

      #expect(stand.list.contentOffset.y == top + 104)
      #expect(stand.barHeight == 44)
    }
  }

  @Test
  func `the field gets lower and what is in it fades`() {
    withSearchPage { stand in
      let field = stand.search.searchBar.searchTextField
      #expect(field.bounds.height == 36)
      #expect(field.contentAlpha == 1)
      stand.list.contentOffset.y += 12
      stand.device.clock.advance(by: 0.1)

      #expect(field.bounds.height == 24)
      #expect(field.contentAlpha > 0)
      #expect(field.contentAlpha < 1)
    }
  }

  @Test
  func `while a search is active nothing folds up`() {
    withSearchPage(large: true) { stand in
      stand.search.isActive = true
      stand.device.clock.advance(by: 1)
      #expect(stand.barHeight == 52)

      stand.list.contentOffset.y += 300
      stand.device.clock.advance(by: 0.5)

      #expect(stand.barHeight == 52)
      #expect(stand.search.searchBar.searchTextField.bounds.height == 36)
    }
  }

  @Test
  func `the title and the buttons make way and come back`() {
    withSearchPage { stand in
      let content = stand.navigation.navigationBar.content
      #expect(content?.titleHolder.alpha == 1)
      stand.search.isActive = true
      stand.device.clock.advance(by: 1)
      #expect(content?.titleHolder.alpha == 0)
      #expect(content?.trailing.first?.alpha == 0)

      stand.search.isActive = false
      stand.device.clock.advance(by: 1)

      #expect(content?.titleHolder.alpha == 1)
      #expect(content?.trailing.first?.alpha == 1)
    }
  }

  @Test
  func `a title that changes during a search leaves the focus where it is`() {
    withSearchPage { stand in
      stand.search.isActive = true
      stand.device.clock.advance(by: 1)

      stand.page.title = "2 results"
      stand.device.clock.advance(by: 0.1)

      #expect(stand.search.searchBar.searchTextField.isEditing)
      #expect(stand.barHeight == 52)
    }
  }
}
