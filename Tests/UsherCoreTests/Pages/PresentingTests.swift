// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// What looks tell of controllers in front of pages.
struct PresentingTests {
  private let home = Page.plain("Home")

  @Test func `a full-screen modal covers, and is gone once it is dismissed`() {
    var watch = Watch(home)
    let login = Page.plain("Login")

    #expect(
      watch.look(home.presenting(.fullScreen, login.being(.arriving)))
        == ["sees Home; departing Home"])
    #expect(
      watch.settle(home.presenting(.fullScreen, login)) == ["sees Login; Home covered by Login"])
    #expect(
      watch.look(home.presenting(.fullScreen, login.being(.leaving)))
        == ["sees Login; Home covered by Login; departing Login"])
    #expect(watch.settle(home) == ["sees Home; gone Login"])
  }

  @Test func `a sheet covers, though the page below is in the window`() {
    var watch = Watch(home)

    #expect(
      watch.settle(home.presenting(.sheet, .navigation("Nav", .plain("Cart"))))
        == ["sees Home; departing Home", "sees Cart; Home covered by Nav"])
  }

  @Test func `a sheet half swiped and released changes nothing`() {
    let cart = Page.plain("Cart")
    var watch = Watch(home.presenting(.sheet, cart))

    let down: SceneSnapshot.State = [.isInWindow, .isInTransition, .isBeingDismissed]
    #expect(watch.look(home.presenting(.sheet, cart.being(down.union(.isInteractive)))) == [])
    #expect(watch.look(home.presenting(.sheet, cart.being(down.union(.isCancelled)))) == [])
    #expect(watch.settle(home.presenting(.sheet, cart)) == [])
    #expect(watch.told == "sees Cart; Home covered by Cart")
  }

  @Test func `a sheet swiped down for good leaves when the finger lets go`() {
    let cart = Page.plain("Cart")
    var watch = Watch(home.presenting(.sheet, cart))

    let dragged = cart.being([.isInWindow, .isInTransition, .isBeingDismissed, .isInteractive])
    #expect(watch.look(home.presenting(.sheet, dragged)) == [])
    #expect(
      watch.look(home.presenting(.sheet, cart.being(.leaving)))
        == ["sees Cart; Home covered by Cart; departing Cart"])
    #expect(watch.settle(home) == ["sees Home; gone Cart"])
  }

  @Test func `a sheet that has gone does not come back while a finger drags the page below`() {
    let cart = Page.plain("Cart")
    let pages = Page.navigation("Nav", home)
    var watch = Watch(pages.presenting(.sheet, cart))

    watch.look(pages.being(.dragged).presenting(.sheet, cart.being(.leaving)))
    #expect(watch.told == "sees Cart; Home covered by Cart; departing Cart")
    watch.look(pages.being(.dragged))
    #expect(watch.told == "sees Cart; Home covered by Cart; departing Cart")
    watch.look(pages.being(.runningBack))
    #expect(watch.told == "sees Cart; Home covered by Cart; departing Cart")
    #expect(watch.settle(pages) == ["sees Home; gone Cart"])
  }

  @Test func `at an undimmed detent the page is in use, at the large one it is covered`() {
    let map = Page.plain("Map")
    var watch = Watch(map)

    #expect(watch.settle(map.presenting(.undimmedSheet, .plain("Places"))).last == "sees Map")
    #expect(
      watch.settle(map.presenting(.sheet, .plain("Places"))).last
        == "sees Places; Map covered by Places")
    #expect(watch.settle(map.presenting(.undimmedSheet, .plain("Places"))).last == "sees Map")
  }

  @Test(
    arguments: [("Alert", .alert), ("Popover", .popover), ("Menu", .custom), ("Hint", .over)]
      as [(String, SceneSnapshot.PresentationStyle)])
  func `what obstructs takes no page away, and nothing is gone but itself`(
    name: String, style: SceneSnapshot.PresentationStyle
  ) {
    var watch = Watch(home)
    let front = Page.plain(name)

    #expect(watch.look(home.presenting(style, front.being(.arriving))) == [])
    #expect(watch.settle(home.presenting(style, front)) == ["sees Home behind \(name)"])
    #expect(watch.look(home.presenting(style, front.being(.leaving))) == [])
    #expect(watch.settle(home) == ["sees Home; gone \(name)"])
  }

  @Test func `a popover that adapts to a sheet covers`() {
    var watch = Watch(home.presenting(.popover, .plain("Filter")))

    #expect(watch.told == "sees Home behind Filter")
    #expect(
      watch.settle(home.presenting(.sheet, .plain("Filter"))).last
        == "sees Filter; Home covered by Filter")
  }

  @Test func `a search controller changes nothing, what it presents does`() {
    let search = Page.plain("Search")
    var watch = Watch(home)

    #expect(watch.settle(home.presenting(.search, search)) == [])
    watch.settle(home.presenting(.search, search.presenting(.alert, .plain("Alert"))))
    #expect(watch.told == "sees Home behind Alert")
    watch.settle(home.presenting(.search, search.presenting(.sheet, .plain("Result"))))
    #expect(watch.told == "sees Result; Home covered by Result")
  }

  @Test func `an alert obstructs every page, a controller above one context only that part`() {
    func columns(_ style: SceneSnapshot.PresentationStyle) -> Page {
      .split("Split", .plain("List").presenting(style, .plain("Front")), .plain("Detail"))
    }

    #expect(Watch(columns(.alert)).told == "sees List behind Front, Detail behind Front")
    #expect(Watch(columns(.popover)).told == "sees List behind Front, Detail behind Front")
    #expect(Watch(columns(.over)).told == "sees List behind Front, Detail")
  }

  @Test func `what was there first is named as the obstruction`() {
    let login = Page.plain("Login").presenting(.alert, .plain("Alert"))

    #expect(Watch(home.presenting(.over, login)).told == "sees Home behind Login")
  }

  @Test func `an alert of a cover obstructs the cover, and goes with what it covers`() {
    let sheet = Page.plain("Cart").presenting(.alert, .plain("Alert"))
    let part = Page.split(
      "Split", .plain("List").presenting(.alert, .plain("Alert")), .plain("Detail"))

    #expect(
      Watch(home.presenting(.sheet, sheet)).told == "sees Cart behind Alert; Home covered by Cart")
    #expect(
      Watch(part.presenting(.sheet, .plain("Cart"))).told
        == "sees Cart; Detail covered by Cart, List covered by Cart")
  }

  @Test func `what else hangs on what was covered is of no account`() {
    let photo = Page.plain("Menu").presenting(.fullScreen, .plain("Photo"))
    let hint = Page.plain("Other").presenting(.alert, .plain("Alert"))

    #expect(
      Watch(home.presenting(.popover, .navigation("Nav", photo, hint))).told
        == "sees Photo; Home covered by Photo")
  }

  @Test func `covers upon covers are each named where they cover`() {
    let second = Page.plain("Terms")
    let first = Page.plain("Login").presenting(.fullScreen, second)
    var watch = Watch(home.presenting(.fullScreen, first))

    #expect(watch.told == "sees Terms; Home covered by Login, Login covered by Terms")
    watch.look(home)
    #expect(watch.look(home) == ["sees Home; gone Login, Terms"])
  }

  @Test func `dismissing a cover with what it presents leads to the page below both`() {
    let second = Page.plain("Terms").being(.leaving)
    let first = Page.plain("Login").being(.leaving)
    var watch = Watch(
      home.presenting(.sheet, .plain("Login").presenting(.alert, .plain("Terms"))))

    #expect(
      watch.look(home.presenting(.sheet, first.presenting(.alert, second)))
        == ["sees Login behind Terms; Home covered by Login; departing Login"])
    #expect(watch.settle(home) == ["sees Home; gone Login, Terms"])
  }

  @Test func `our own modal is no page, covers none, and is not gone when it leaves`() {
    let ours = Page.plain("Popup").being([.isInWindow, .isOurs])
      .presenting(.fullScreen, .plain("Terms"))
    var watch = Watch(home)

    #expect(watch.settle(home.presenting(.sheet, ours)) == [])
    #expect(watch.settle(home) == [])
  }

  // MARK: The app's window

  @Test(
    arguments: [
      .fullScreen, .currentContext, .sheet, .undimmedSheet, .popover, .alert, .over, .custom,
    ] as [SceneSnapshot.PresentationStyle])
  func `what somebody else presents takes up the app's window`(
    style: SceneSnapshot.PresentationStyle
  ) {
    var watch = Watch(home)
    watch.settle(home.presenting(style, .plain("Front")))
    #expect(watch.watcher.situation.foreignModal == "Front")

    watch.settle(home)
    #expect(watch.watcher.situation.foreignModal == nil)
  }

  @Test func `a search controller and what Usher presents leave the app's window free`() {
    var watch = Watch(home)
    watch.settle(home.presenting(.search, .plain("Search")))
    #expect(watch.watcher.situation.foreignModal == nil)

    let inner = Page.plain("Inner")
    let ours = Page.plain("Ours").being([.isInWindow, .isOurs]).presenting(.sheet, inner)
    watch.settle(home.presenting(.sheet, ours))
    #expect(watch.watcher.situation.foreignModal == nil)
  }

  @Test func `a page that will be covered departs otherwise than one that will be left`() {
    var watch = Watch(home)
    let id = home.snapshot().nodes[0].id
    watch.look(home.presenting(.sheet, .plain("Cart").being([.isInWindow, .isBeingPresented])))
    #expect(watch.watcher.situation.departing == [id: .covered])

    watch.settle(home)
    watch.look(Page.plain("List").being([.isInWindow, .isInTransition]))
    #expect(watch.watcher.situation.departing == [id: .left])
  }
}
