// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct SearchControllerTests {
  @Test
  func `SE1: editing the bar presents the search controller over its page`() async {
    await withSearch { stand in
      #expect(!stand.search.isActive)
      #expect(stand.page.presentedViewController == nil)

      stand.search.searchBar.becomeFirstResponder()
      #expect(stand.search.isActive)
      _ = await until { stand.log.lines.contains("didPresent") }

      #expect(stand.page.presentedViewController === stand.search)
      #expect(stand.page.view.window != nil)
    }
  }

  @Test(arguments: [true, false])
  func `SE2: it is presented by the nearest container that defines a context`(
    isPage: Bool
  ) async {
    await withSearch { stand in
      stand.page.definesPresentationContext = isPage

      stand.search.isActive = true
      _ = await until { stand.log.lines.contains("didPresent") }

      let presenter = isPage ? stand.page : stand.navigation
      #expect(stand.search.presentingViewController === presenter)
    }
  }

  @Test
  func `SE3: the delegate is asked to present, and told before and after`() async {
    await withSearch { stand in
      stand.search.isActive = true
      _ = await until { stand.log.lines.contains("didPresent") }
      stand.search.isActive = false
      #expect(!stand.search.isActive)
      _ = await until { stand.log.lines.contains("didDismiss") }

      #expect(
        stand.log.lines.filter { !$0.hasPrefix("update") } == [
          "present", "willPresent", "didPresent", "willDismiss", "didDismiss",
        ])
      #expect(stand.page.presentedViewController == nil)
    }
  }

  @Test
  func `SE3: of what the app presents itself the delegate is told nothing`() async {
    await withSearch { stand in
      stand.log.presents = { stand.page.present($0, animated: true) }

      stand.search.isActive = true
      _ = await until { stand.page.presentedViewController === stand.search }
      await pass(1)

      #expect(stand.log.lines.filter { !$0.hasPrefix("update") } == ["present"])
      #expect(stand.search.isActive)
    }
  }

  @Test
  func `SE4: results are asked for when the bar gets the focus and when its text changes`() async {
    await withSearch { stand in
      let bar = stand.search.searchBar
      bar.becomeFirstResponder()
      _ = await until { stand.log.lines.contains("didPresent") }
      #expect(stand.log.updates == [""])

      bar.searchTextField.insertText("l")
      bar.searchTextField.insertText("a")
      bar.text = "lamp"

      #expect(stand.log.updates == ["", "l", "la", "lamp"])
    }
  }

  @Test
  func `SE5: ending a search empties the bar and takes the focus from it`() async {
    await withSearch { stand in
      let bar = stand.search.searchBar
      bar.becomeFirstResponder()
      _ = await until { stand.log.lines.contains("didPresent") }
      bar.searchTextField.insertText("lamp")

      stand.search.isActive = false
      _ = await until { stand.log.lines.contains("didDismiss") }

      #expect(bar.text == "")
      #expect(!bar.searchTextField.isEditing)
      #expect(stand.log.updates.last == "")
    }
  }

  @Test
  func `SE6: Cancel comes and goes with the search unless the app says when`() async {
    await withSearch { stand in
      stand.search.isActive = true
      _ = await until { stand.log.lines.contains("didPresent") }
      #expect(stand.search.searchBar.showsCancelButton)
      stand.search.isActive = false
      _ = await until { stand.log.lines.contains("didDismiss") }
      #expect(!stand.search.searchBar.showsCancelButton)

      #expect(stand.search.automaticallyShowsCancelButton)
      stand.search.searchBar.showsCancelButton = false
      #expect(!stand.search.automaticallyShowsCancelButton)
      stand.search.isActive = true
      await pass(1)

      #expect(!stand.search.searchBar.showsCancelButton)
    }
  }

  @Test
  func `SE7: the page with the results is a child, there as long as there is text`() async {
    let results = UIViewController()
    await withSearch(results: results) { stand in
      let bar = stand.search.searchBar
      bar.becomeFirstResponder()
      _ = await until { stand.log.lines.contains("didPresent") }
      #expect(results.parent === stand.search)
      #expect(!results.isShown)

      bar.searchTextField.insertText("l")
      #expect(results.isShown)
      bar.searchTextField.deleteBackward()
      #expect(!results.isShown)

      #expect(stand.search.automaticallyShowsSearchResultsController)
      stand.search.showsSearchResultsController = true
      #expect(!stand.search.automaticallyShowsSearchResultsController)
      #expect(results.isShown)
    }
  }

  @Test
  func `SE10: while a search is active its controller can present`() async {
    await withSearch { stand in
      stand.search.isActive = true
      _ = await until { stand.log.lines.contains("didPresent") }
      let modal = UIViewController()

      stand.search.present(modal, animated: false)
      _ = await until { modal.viewIfLoaded?.window != nil }
      #expect(modal.presentingViewController === stand.search)
      #expect(stand.page.presentedViewController === stand.search)
      stand.search.dismiss(animated: false)
      _ = await until { modal.presentingViewController == nil }

      #expect(stand.search.isActive)
      #expect(stand.page.presentedViewController === stand.search)
    }
  }

  @Test
  func `SE10: who presents a search presents nothing else`() async {
    await withSearch { stand in
      stand.search.isActive = true
      _ = await until { stand.log.lines.contains("didPresent") }
      let modal = UIViewController()

      stand.navigation.present(modal, animated: false)
      await pass(1)

      #expect(modal.presentingViewController == nil)
    }
  }
}

extension UIViewController {
  fileprivate var isShown: Bool {
    guard let view = viewIfLoaded else { return false }
    return view.window != nil && !view.isHidden
  }
}
