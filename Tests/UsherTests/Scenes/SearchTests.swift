// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Popups on a page with an active search.
@MainActor
@Suite(.uikitVariants)
struct SearchTests {
  @Test(arguments: [true, false])
  func `a snapshot contains the search, its results and its presenting controller`(isPage: Bool) {
    runWithSearch { app, search in
      search.page.definesPresentationContext = isPage
      search.begin("lamp")
      let reader = SceneReader()

      reader.read(.active, window: app.window)

      let nodes = reader.snapshot.nodes
      let index = nodes.firstIndex { $0.link == .presented(.search) }
      #expect(index.flatMap { nodes[$0].parent } == (isPage ? 1 : 0))
      #expect(nodes.contains { $0.typeName == "ResultsPage" && $0.parent == index })
      #expect(reader.snapshot.visiblePages.contains(PageIdentity.make(for: search.page).id))
      #expect(!reader.snapshot.visiblePages.contains(PageIdentity.make(for: search.results).id))
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a popup of the page remains while the user searches, types and cancels`(
    switches: HeadlessSwitches
  ) {
    runWithSearch(switches: switches) { app, search in
      let box = FixedSizeView()
      let diary = CallLog()
      let popup = Popup(box).on(HomePage.self)
        .onSuspend { _ in diary.record("suspended") }.onDismiss(diary.recordOutcome(of: "popup"))
      let handle = app.center.show(popup)
      app.runUntilIdle()

      search.controller.isActive = true
      app.device.clock.advance(by: 0.15)
      #expect(app.overlays.first === box.window, "while the search appears")
      app.runUntilIdle()
      app.device.type("lamp")
      app.runUntilIdle()
      #expect(search.controller.isActive, "after typing")
      #expect(app.overlays.first === box.window, "after typing")
      search.controller.isActive = false
      app.device.clock.advance(by: 0.15)
      #expect(app.overlays.first === box.window, "while the search disappears")
      app.runUntilIdle()

      #expect(app.overlays.first === box.window)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(diary.lines.isEmpty)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a popup of the page starts during a search, a popup of the results does not`(
    switches: HeadlessSwitches
  ) {
    runWithSearch(switches: switches) { app, search in
      search.begin("lamp")
      let onResults = app.center.show(Popup(FixedSizeView()).on(ResultsPage.self))
      let box = FixedSizeView()
      let onPage = app.center.show(Popup(box).on(HomePage.self))
      app.runUntilIdle()

      #expect(app.overlays.map(\.rootViewController?.view).count == 1)
      #expect(box.window != nil)
      #expect(onPage.outcomeIfDismissed == nil)
      #expect(app.center.queuedPopups.map(\.id) == [onResults.id])
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a modal presented by a search covers the page, and its dismissal resumes the popup`(
    switches: HeadlessSwitches
  ) {
    runWithSearch(switches: switches) { app, search in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).on(HomePage.self).pageExit(.keepAlive))
      search.begin("lamp")
      #expect(app.overlays.first === box.window)

      let modal = UIViewController()
      search.results.present(modal, animated: true)
      app.runUntilIdle()
      #expect(modal.presentingViewController === search.controller)
      #expect(app.overlays.isEmpty)
      #expect(handle.outcomeIfDismissed == nil)
      modal.dismiss(animated: true)
      app.runUntilIdle()

      #expect(app.overlays.first === box.window)
      #expect(search.controller.isActive)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `an alert presented by a search suspends the popup and dismisses none`(
    switches: HeadlessSwitches
  ) {
    runWithSearch(switches: switches) { app, search in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).on(HomePage.self))
      search.begin("lamp")

      search.controller.present(UIAlertController.make("Nothing found"), animated: true)
      app.runUntilIdle()
      #expect(app.overlays.isEmpty)
      #expect(app.center.suspendedPopups.map(\.id) == [handle.id])
      search.controller.dismiss(animated: true)
      app.runUntilIdle()

      #expect(app.overlays.first === box.window)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(search.controller.isActive)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a page pushed from the results is another page, and the search is active after the pop`(
    switches: HeadlessSwitches
  ) {
    runWithSearch(switches: switches) { app, search in
      search.page.definesPresentationContext = true
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).on(HomePage.self).pageExit(.keepAlive))
      search.begin("lamp")

      search.navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()
      #expect(app.overlays.isEmpty)
      #expect(handle.outcomeIfDismissed == nil)
      search.navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(app.overlays.first === box.window)
      #expect(search.controller.isActive)
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `an alert of Usher appears above an active search`(switches: HeadlessSwitches) {
    runWithSearch(switches: switches) { app, search in
      search.begin("lamp")
      let alert = UIAlertController.make("Sign in again")

      alert.usher.show()
      app.runUntilIdle()
      #expect(alert.viewIfLoaded?.window != nil)
      #expect(search.controller.isActive)
      alert.presentingViewController?.dismiss(animated: true)
      app.runUntilIdle()

      #expect(search.controller.isActive)
      #expect(search.controller.searchBar.text == "lamp")
    }
  }

  private func runWithSearch(
    switches: HeadlessSwitches? = nil, _ body: @MainActor (TestApp, Search) -> Void
  ) {
    TestApp.runInNavigation(switches: switches) { app, navigation in
      let page = navigation.viewControllers[0]
      let results = ResultsPage()
      let controller = UISearchController(searchResultsController: results)
      page.navigationItem.searchController = controller
      app.runUntilIdle()
      body(
        app,
        Search(
          app: app, page: page, navigation: navigation, controller: controller,
          results: results))
    }
  }
}

private final class ResultsPage: UIViewController {}

/// A search in the bar of a page.
@MainActor
private struct Search {
  let app: TestApp
  let page: UIViewController
  let navigation: UINavigationController
  let controller: UISearchController
  let results: ResultsPage

  /// Activates the search and types.
  func begin(_ text: String) {
    controller.isActive = true
    app.runUntilIdle()
    app.device.type(text)
    app.runUntilIdle()
  }
}
