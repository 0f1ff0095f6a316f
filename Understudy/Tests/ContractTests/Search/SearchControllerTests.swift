// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct SearchControllerTests {
  @Test
  func `SE1: editing the bar presents the search controller over its page`() async {
    await withSearch { app in
      #expect(!app.search.isActive)
      #expect(app.page.presentedViewController == nil)

      app.search.searchBar.becomeFirstResponder()
      #expect(app.search.isActive)
      _ = await until { app.log.lines.contains("didPresent") }

      #expect(app.page.presentedViewController === app.search)
      #expect(app.page.view.window != nil)
    }
  }

  @Test(arguments: [true, false])
  func `SE2: it is presented by the nearest container that defines a context`(
    isPage: Bool
  ) async {
    await withSearch { app in
      app.page.definesPresentationContext = isPage

      app.search.isActive = true
      _ = await until { app.log.lines.contains("didPresent") }

      let presenter = isPage ? app.page : app.navigation
      #expect(app.search.presentingViewController === presenter)
    }
  }

  @Test
  func `SE3: the delegate is asked to present, and called before and after`() async {
    await withSearch { app in
      app.search.isActive = true
      _ = await until { app.log.lines.contains("didPresent") }
      app.search.isActive = false
      #expect(!app.search.isActive)
      _ = await until { app.log.lines.contains("didDismiss") }

      #expect(
        app.log.lines.filter { !$0.hasPrefix("update") } == [
          "present", "willPresent", "didPresent", "willDismiss", "didDismiss",
        ])
      #expect(app.page.presentedViewController == nil)
    }
  }

  @Test
  func `SE3: the delegate is not called when the app presents the controller itself`() async {
    await withSearch { app in
      app.log.presents = { app.page.present($0, animated: true) }

      app.search.isActive = true
      _ = await until { app.page.presentedViewController === app.search }
      await pass(1)

      #expect(app.log.lines.filter { !$0.hasPrefix("update") } == ["present"])
      #expect(app.search.isActive)
    }
  }

  @Test
  func `SE4: results are asked for when the bar gets the focus and when its text changes`() async {
    await withSearch { app in
      let bar = app.search.searchBar
      bar.becomeFirstResponder()
      _ = await until { app.log.lines.contains("didPresent") }
      #expect(app.log.updates == [""])

      bar.searchTextField.insertText("l")
      bar.searchTextField.insertText("a")
      bar.text = "lamp"

      #expect(app.log.updates == ["", "l", "la", "lamp"])
    }
  }

  @Test
  func `SE5: ending a search empties the bar and takes the focus from it`() async {
    await withSearch { app in
      let bar = app.search.searchBar
      bar.becomeFirstResponder()
      _ = await until { app.log.lines.contains("didPresent") }
      bar.searchTextField.insertText("lamp")

      app.search.isActive = false
      _ = await until { app.log.lines.contains("didDismiss") }

      #expect(bar.text == "")
      #expect(!bar.searchTextField.isEditing)
      #expect(app.log.updates.last == "")
    }
  }

  @Test
  func `SE6: Cancel appears and disappears with the search unless the app controls it`() async {
    await withSearch { app in
      app.search.isActive = true
      _ = await until { app.log.lines.contains("didPresent") }
      #expect(app.search.searchBar.showsCancelButton)
      app.search.isActive = false
      _ = await until { app.log.lines.contains("didDismiss") }
      #expect(!app.search.searchBar.showsCancelButton)

      #expect(app.search.automaticallyShowsCancelButton)
      app.search.searchBar.showsCancelButton = false
      #expect(!app.search.automaticallyShowsCancelButton)
      app.search.isActive = true
      await pass(1)

      #expect(!app.search.searchBar.showsCancelButton)
    }
  }

  @Test
  func `SE7: the page with the results is a child, there as long as there is text`() async {
    let results = UIViewController()
    await withSearch(results: results) { app in
      let bar = app.search.searchBar
      bar.becomeFirstResponder()
      _ = await until { app.log.lines.contains("didPresent") }
      #expect(results.parent === app.search)
      #expect(!results.isShown)

      bar.searchTextField.insertText("l")
      #expect(results.isShown)
      bar.searchTextField.deleteBackward()
      #expect(!results.isShown)

      #expect(app.search.automaticallyShowsSearchResultsController)
      app.search.showsSearchResultsController = true
      #expect(!app.search.automaticallyShowsSearchResultsController)
      #expect(results.isShown)
    }
  }

  @Test
  func `SE10: while a search is active its controller can present`() async {
    await withSearch { app in
      app.search.isActive = true
      _ = await until { app.log.lines.contains("didPresent") }
      let modal = UIViewController()

      app.search.present(modal, animated: false)
      _ = await until { modal.viewIfLoaded?.window != nil }
      #expect(modal.presentingViewController === app.search)
      #expect(app.page.presentedViewController === app.search)
      app.search.dismiss(animated: false)
      _ = await until { modal.presentingViewController == nil }

      #expect(app.search.isActive)
      #expect(app.page.presentedViewController === app.search)
    }
  }

  @Test
  func `SE10: who presents a search presents nothing else`() async {
    await withSearch { app in
      app.search.isActive = true
      _ = await until { app.log.lines.contains("didPresent") }
      let modal = UIViewController()

      app.navigation.present(modal, animated: false)
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
