// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// How the watcher follows controllers presented in front of pages.
struct PresentationTests {
  private let home = Page.plain("Home")

  @Test func `a full-screen modal covers the page, and is gone when it is dismissed`() {
    var harness = PageWatcherHarness(home)
    let login = Page.plain("Login")

    #expect(
      harness.poll(home.presenting(.fullScreen, login.inState(.presenting)))
        == ["visible Home; disappearing Home"])
    #expect(
      harness.settle(home.presenting(.fullScreen, login))
        == ["visible Login; Home covered by Login"])
    #expect(
      harness.poll(home.presenting(.fullScreen, login.inState(.dismissing)))
        == ["visible Login; Home covered by Login; disappearing Login"])
    #expect(harness.settle(home) == ["visible Home; gone Login"])
  }

  @Test func `a sheet covers the page, though the page is still in the window`() {
    var harness = PageWatcherHarness(home)

    #expect(
      harness.settle(home.presenting(.sheet, .navigation("Nav", .plain("Cart"))))
        == ["visible Home; disappearing Home", "visible Cart; Home covered by Nav"])
  }

  @Test func `a sheet is disappearing until a cancelled swipe down has ended`() {
    let cart = Page.plain("Cart")
    var harness = PageWatcherHarness(home.presenting(.sheet, cart))

    let down: SceneSnapshot.State = [.isInWindow, .isInTransition, .isBeingDismissed]
    #expect(
      harness.poll(home.presenting(.sheet, cart.inState(down.union(.isInteractive))))
        == ["visible Cart; Home covered by Cart; disappearing Cart"])
    #expect(harness.poll(home.presenting(.sheet, cart.inState(down))) == [])
    #expect(
      harness.settle(home.presenting(.sheet, cart)) == ["visible Cart; Home covered by Cart"])
    #expect(harness.lastOutput == "visible Cart; Home covered by Cart")
  }

  @Test func `a sheet is disappearing from the beginning of a swipe down`() {
    let cart = Page.plain("Cart")
    var harness = PageWatcherHarness(home.presenting(.sheet, cart))

    let dragged = cart.inState([.isInWindow, .isInTransition, .isBeingDismissed, .isInteractive])
    #expect(
      harness.poll(home.presenting(.sheet, dragged))
        == ["visible Cart; Home covered by Cart; disappearing Cart"])
    #expect(harness.poll(home.presenting(.sheet, cart.inState(.dismissing))) == [])
    #expect(harness.settle(home) == ["visible Home; gone Cart"])
  }

  @Test func `a dismissed sheet does not reappear while a finger drags the page below`() {
    let cart = Page.plain("Cart")
    let pages = Page.navigation("Nav", home)
    var harness = PageWatcherHarness(pages.presenting(.sheet, cart))

    harness.poll(pages.inState(.dragged).presenting(.sheet, cart.inState(.dismissing)))
    #expect(harness.lastOutput == "visible Cart; Home covered by Cart; disappearing Cart")
    harness.poll(pages.inState(.dragged))
    #expect(harness.lastOutput == "visible Cart; Home covered by Cart; disappearing Cart")
    harness.poll(pages.inState(.running))
    #expect(harness.lastOutput == "visible Cart; Home covered by Cart; disappearing Cart")
    #expect(harness.settle(pages) == ["visible Home; gone Cart"])
  }

  @Test func `a page is visible behind an undimmed detent and covered at the large one`() {
    let map = Page.plain("Map")
    var harness = PageWatcherHarness(map)

    #expect(harness.settle(map.presenting(.undimmedSheet, .plain("Places"))).last == "visible Map")
    #expect(
      harness.settle(map.presenting(.sheet, .plain("Places"))).last
        == "visible Places; Map covered by Places")
    #expect(harness.settle(map.presenting(.undimmedSheet, .plain("Places"))).last == "visible Map")
  }

  @Test(
    arguments: [
      ("Alert", .alert), ("Popover", .popover), ("Menu", .custom), ("Hint", .overContext),
    ]
      as [(String, SceneSnapshot.PresentationStyle)])
  func `a modal that obstructs takes no page away, and only the modal is gone afterwards`(
    name: String, style: SceneSnapshot.PresentationStyle
  ) {
    var harness = PageWatcherHarness(home)
    let front = Page.plain(name)

    #expect(harness.poll(home.presenting(style, front.inState(.presenting))) == ["visible Home"])
    #expect(harness.settle(home.presenting(style, front)) == ["visible Home behind \(name)"])
    #expect(harness.poll(home.presenting(style, front.inState(.dismissing))) == [])
    #expect(harness.settle(home) == ["visible Home; gone \(name)"])
  }

  @Test func `a popover that adapts to a sheet covers the page`() {
    var harness = PageWatcherHarness(home.presenting(.popover, .plain("Filter")))

    #expect(harness.lastOutput == "visible Home behind Filter")
    #expect(
      harness.settle(home.presenting(.sheet, .plain("Filter"))).last
        == "visible Filter; Home covered by Filter")
  }

  @Test func `a search controller changes nothing, but the controller it presents does`() {
    let search = Page.plain("Search")
    var harness = PageWatcherHarness(home)

    #expect(harness.settle(home.presenting(.search, search)) == [])
    harness.settle(home.presenting(.search, search.presenting(.alert, .plain("Alert"))))
    #expect(harness.lastOutput == "visible Home behind Alert")
    harness.settle(home.presenting(.search, search.presenting(.sheet, .plain("Result"))))
    #expect(harness.lastOutput == "visible Result; Home covered by Result")
  }

  @Test func `an alert obstructs every page, an over-context controller only its part`() {
    func columns(_ style: SceneSnapshot.PresentationStyle) -> Page {
      .split("Split", .plain("List").presenting(style, .plain("Front")), .plain("Detail"))
    }

    #expect(
      PageWatcherHarness(columns(.alert)).lastOutput
        == "visible List behind Front, Detail behind Front")
    #expect(
      PageWatcherHarness(columns(.popover)).lastOutput
        == "visible List behind Front, Detail behind Front")
    #expect(
      PageWatcherHarness(columns(.overContext)).lastOutput == "visible List behind Front, Detail")
  }

  @Test func `the first of several obstructing controllers is named`() {
    let login = Page.plain("Login").presenting(.alert, .plain("Alert"))

    #expect(
      PageWatcherHarness(home.presenting(.overContext, login)).lastOutput
        == "visible Home behind Login")
  }

  @Test
  func `an alert presented by a cover obstructs the cover, one presented below it does not`() {
    let sheet = Page.plain("Cart").presenting(.alert, .plain("Alert"))
    let part = Page.split(
      "Split", .plain("List").presenting(.alert, .plain("Alert")), .plain("Detail"))

    #expect(
      PageWatcherHarness(home.presenting(.sheet, sheet)).lastOutput
        == "visible Cart behind Alert; Home covered by Cart")
    #expect(
      PageWatcherHarness(part.presenting(.sheet, .plain("Cart"))).lastOutput
        == "visible Cart; Detail covered by Cart, List covered by Cart")
  }

  @Test func `other modals presented from a covered page are ignored`() {
    let photo = Page.plain("Menu").presenting(.fullScreen, .plain("Photo"))
    let hint = Page.plain("Other").presenting(.alert, .plain("Alert"))

    #expect(
      PageWatcherHarness(home.presenting(.popover, .navigation("Nav", photo, hint))).lastOutput
        == "visible Photo; Home covered by Photo")
  }

  @Test func `each of several covers is named for the page that it covers`() {
    let second = Page.plain("Terms")
    let first = Page.plain("Login").presenting(.fullScreen, second)
    var harness = PageWatcherHarness(home.presenting(.fullScreen, first))

    #expect(harness.lastOutput == "visible Terms; Home covered by Login, Login covered by Terms")
    harness.poll(home)
    #expect(harness.poll(home) == ["visible Home; gone Login, Terms"])
  }

  @Test func `dismissing a cover and its modal shows the page below both`() {
    let second = Page.plain("Terms").inState(.dismissing)
    let first = Page.plain("Login").inState(.dismissing)
    var harness = PageWatcherHarness(
      home.presenting(.sheet, .plain("Login").presenting(.alert, .plain("Terms"))))

    #expect(
      harness.poll(home.presenting(.sheet, first.presenting(.alert, second)))
        == ["visible Login behind Terms; Home covered by Login; disappearing Login"])
    #expect(harness.settle(home) == ["visible Home; gone Login, Terms"])
  }

  @Test func `a modal presented by Usher is no page, covers no page, and is never gone`() {
    let popup = Page.plain("Popup").inState([.isInWindow, .isPresentedByUsher])
      .presenting(.fullScreen, .plain("Terms"))
    var harness = PageWatcherHarness(home)

    #expect(harness.settle(home.presenting(.sheet, popup)) == [])
    #expect(harness.settle(home) == [])
  }

  // MARK: The app window

  @Test(
    arguments: [
      .fullScreen, .currentContext, .sheet, .undimmedSheet, .popover, .alert, .overContext, .custom,
    ] as [SceneSnapshot.PresentationStyle])
  func `a foreign modal occupies the app window`(
    style: SceneSnapshot.PresentationStyle
  ) {
    var harness = PageWatcherHarness(home)
    harness.settle(home.presenting(style, .plain("Front")))
    #expect(harness.watcher.pageState.foreignModal == "Front")

    harness.settle(home)
    #expect(harness.watcher.pageState.foreignModal == nil)
  }

  @Test func `a foreign modal occupies the app window as soon as it begins to appear`() {
    var harness = PageWatcherHarness(home)

    harness.poll(home.presenting(.alert, .plain("Front").inState(.running)))
    #expect(harness.watcher.pageState.foreignModal == "Front")

    harness.settle(home)
    #expect(harness.watcher.pageState.foreignModal == nil)
  }

  @Test func `a search controller or a modal of Usher does not occupy the app window`() {
    var harness = PageWatcherHarness(home)
    harness.settle(home.presenting(.search, .plain("Search")))
    #expect(harness.watcher.pageState.foreignModal == nil)

    let inner = Page.plain("Inner")
    let popup = Page.plain("Ours").inState([.isInWindow, .isPresentedByUsher]).presenting(
      .sheet, inner)
    harness.settle(home.presenting(.sheet, popup))
    #expect(harness.watcher.pageState.foreignModal == nil)
  }

  @Test func `a disappearing page is either about to be covered or about to be left`() {
    var harness = PageWatcherHarness(home)
    let id = home.snapshot().nodes[0].id
    harness.poll(home.presenting(.sheet, .plain("Cart").inState([.isInWindow, .isBeingPresented])))
    #expect(harness.watcher.pageState.disappearing == [id: .covered])

    harness.settle(home)
    harness.poll(Page.plain("List").inState([.isInWindow, .isInTransition]))
    #expect(harness.watcher.pageState.disappearing == [id: .left])
  }
}
