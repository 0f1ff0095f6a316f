// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// A search changes nothing for the popups of its page.
@MainActor
struct SearchTests {
  @Test(arguments: [true, false])
  func `a look finds the search, its results and who presents it`(isPage: Bool) {
    runWithSearch { stand, search in
      search.page.definesPresentationContext = isPage
      search.begin("lamp")
      let reader = SceneReader()

      reader.read(.active, window: stand.window)

      let nodes = reader.snapshot.nodes
      let place = nodes.firstIndex { $0.link == .presented(.search) }
      #expect(place.flatMap { nodes[$0].parent } == (isPage ? 1 : 0))
      #expect(nodes.contains { $0.typeName == "ResultsPage" && $0.parent == place })
      #expect(reader.snapshot.visiblePages.contains(PageIdentity.of(search.page).id))
      #expect(!reader.snapshot.visiblePages.contains(PageIdentity.of(search.results).id))
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `a popup of the page stays while the user searches, types and cancels`(
    switches: HeadlessSwitches
  ) {
    runWithSearch(switches: switches) { stand, search in
      let box = BoxView()
      let diary = Diary()
      let popup = Popup(box).on(HomePage.self)
        .onSuspend { _ in diary.note("suspended") }.onEnd(diary.end(of: "popup"))
      let handle = stand.center.enqueue(popup)
      stand.settle()

      search.controller.isActive = true
      stand.device.clock.advance(by: 0.15)
      #expect(stand.overlays.first === box.window, "while it comes")
      stand.settle()
      stand.device.type("lamp")
      stand.settle()
      #expect(search.controller.isActive && stand.overlays.first === box.window, "typed")
      search.controller.isActive = false
      stand.device.clock.advance(by: 0.15)
      #expect(stand.overlays.first === box.window, "while it leaves")
      stand.settle()

      #expect(stand.overlays.first === box.window && handle.outcomeIfEnded == nil)
      #expect(diary.lines.isEmpty)
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `a popup of the page begins during a search, one of the results does not`(
    switches: HeadlessSwitches
  ) {
    runWithSearch(switches: switches) { stand, search in
      search.begin("lamp")
      let onResults = stand.center.enqueue(Popup(BoxView()).on(ResultsPage.self))
      let box = BoxView()
      let onPage = stand.center.enqueue(Popup(box).on(HomePage.self))
      stand.settle()

      #expect(stand.overlays.map(\.rootViewController?.view).count == 1)
      #expect(box.window != nil && onPage.outcomeIfEnded == nil)
      #expect(stand.center.waiting.map(\.id) == [onResults.id])
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `what a search presents covers its page, and leaving it brings the popup back`(
    switches: HeadlessSwitches
  ) {
    runWithSearch(switches: switches) { stand, search in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).on(HomePage.self).keepAlive())
      search.begin("lamp")
      #expect(stand.overlays.first === box.window)

      let modal = UIViewController()
      search.results.present(modal, animated: true)
      stand.settle()
      #expect(modal.presentingViewController === search.controller)
      #expect(stand.overlays.isEmpty && handle.outcomeIfEnded == nil)
      modal.dismiss(animated: true)
      stand.settle()

      #expect(stand.overlays.first === box.window && search.controller.isActive)
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `an alert above a search obstructs, and nothing ends`(switches: HeadlessSwitches) {
    runWithSearch(switches: switches) { stand, search in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).on(HomePage.self))
      search.begin("lamp")

      search.controller.present(UIAlertController.make("Nothing found"), animated: true)
      stand.settle()
      #expect(stand.overlays.isEmpty)
      #expect(stand.center.suspended.map(\.id) == [handle.id])
      search.controller.dismiss(animated: true)
      stand.settle()

      #expect(stand.overlays.first === box.window && handle.outcomeIfEnded == nil)
      #expect(search.controller.isActive)
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `a page opened from the results is another page, and the search is there afterwards`(
    switches: HeadlessSwitches
  ) {
    runWithSearch(switches: switches) { stand, search in
      search.page.definesPresentationContext = true
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).on(HomePage.self).keepAlive())
      search.begin("lamp")

      search.navigation.pushViewController(DetailPage(), animated: true)
      stand.settle()
      #expect(stand.overlays.isEmpty && handle.outcomeIfEnded == nil)
      search.navigation.popViewController(animated: true)
      stand.settle()

      #expect(stand.overlays.first === box.window && search.controller.isActive)
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `an alert of Usher's shows above an active search`(switches: HeadlessSwitches) {
    runWithSearch(switches: switches) { stand, search in
      search.begin("lamp")
      let alert = UIAlertController.make("Sign in again")

      alert.usher.show()
      stand.settle()
      #expect(alert.viewIfLoaded?.window != nil && search.controller.isActive)
      alert.presentingViewController?.dismiss(animated: true)
      stand.settle()

      #expect(search.controller.isActive && search.controller.searchBar.text == "lamp")
    }
  }

  private func runWithSearch(
    switches: HeadlessSwitches? = nil, _ body: @MainActor (Stand, Search) -> Void
  ) {
    Stand.runInNavigation(switches: switches) { stand, navigation in
      let page = navigation.viewControllers[0]
      let results = ResultsPage()
      let controller = UISearchController(searchResultsController: results)
      page.navigationItem.searchController = controller
      stand.settle()
      body(
        stand,
        Search(
          stand: stand, page: page, navigation: navigation, controller: controller,
          results: results))
    }
  }
}

private final class ResultsPage: UIViewController {}

/// A search in the bar of a page.
@MainActor
private struct Search {
  let stand: Stand
  let page: UIViewController
  let navigation: UINavigationController
  let controller: UISearchController
  let results: ResultsPage

  /// Begins the search and types.
  func begin(_ text: String) {
    controller.isActive = true
    stand.settle()
    stand.device.type(text)
    stand.settle()
  }
}
