// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// What looks tell of navigation controllers, tabs and roots.
struct NavigatingTests {
  private let home = Page.navigation("Nav", .plain("Home"))
  private let detail = Page.navigation("Nav", .plain("Home"), .plain("Detail"))

  @Test func `a first look tells nothing, the second the pages`() {
    var watch = Watch()

    #expect(watch.look(home) == [])
    #expect(watch.look(home) == ["sees Home"])
    #expect(watch.look(home) == [])
  }

  @Test func `a push takes the page away from its beginning and counts when settled`() {
    var watch = Watch(home)

    #expect(watch.look(detail.being(.running)) == ["sees Home; departing Home"])
    #expect(watch.look(detail.being(.running)) == [])
    #expect(watch.look(detail) == [])
    #expect(watch.look(detail) == ["sees Detail"])
  }

  @Test func `a push without animation counts in the second turn`() {
    var watch = Watch(home)

    #expect(watch.look(detail) == ["sees Home; departing Home"])
    #expect(watch.look(detail) == ["sees Detail"])
  }

  @Test func `a popped page is gone`() {
    var watch = Watch(detail)

    #expect(watch.look(home.being(.running)) == ["sees Detail; departing Detail"])
    #expect(watch.settle(home) == ["sees Home; gone Detail"])
  }

  @Test func `a swipe back takes the page away when the finger lets go`() {
    var watch = Watch(detail)

    #expect(watch.look(home.being(.dragged)) == [])
    #expect(watch.look(home.being(.dragged)) == [])
    #expect(watch.look(home.being(.running)) == ["sees Detail; departing Detail"])
    #expect(watch.settle(home) == ["sees Home; gone Detail"])
  }

  @Test func `a swipe back that is cancelled changes nothing at all`() {
    var watch = Watch(detail)

    #expect(watch.look(home.being(.dragged)) == [])
    #expect(watch.look(home.being(.runningBack)) == [])
    #expect(watch.look(detail.being(.runningBack)) == [])
    #expect(watch.settle(detail) == [])
    #expect(watch.told == "sees Detail")
  }

  @Test func `what is cancelled after it took the page away brings it back at once`() {
    var watch = Watch(detail)
    watch.look(home.being(.running))

    #expect(watch.look(home.being(.runningBack)) == ["sees Detail"])
    #expect(watch.settle(detail) == [])
  }

  @Test func `a transition that is caught by a finger brings the page back until it is let go`() {
    var watch = Watch(detail)
    watch.look(home.being(.running))

    #expect(watch.look(home.being(.dragged)) == ["sees Detail"])
    #expect(watch.look(home.being(.running)) == ["sees Detail; departing Detail"])
  }

  @Test func `a push interrupted by another tells only where it ends`() {
    let editor = Page.navigation("Nav", .plain("Home"), .plain("Detail"), .plain("Editor"))
    var watch = Watch(home)

    #expect(watch.look(detail.being(.running)) == ["sees Home; departing Home"])
    #expect(watch.look(editor.being(.running)) == [])
    #expect(watch.settle(editor) == ["sees Editor"])
  }

  @Test func `a push taken back before it has settled tells that the page is there again`() {
    var watch = Watch(home)
    watch.look(detail.being(.running))

    #expect(watch.look(home.being(.running)) == ["sees Home"])
    #expect(watch.settle(home) == [])
  }

  @Test func `a new stack takes every page that is not in it`() {
    let deep = Page.navigation("Nav", .plain("Home"), .plain("Detail"), .plain("Editor"))
    var watch = Watch(deep)

    #expect(
      watch.settle(.navigation("Nav", .plain("Home"), .plain("Other")))
        == ["sees Editor; departing Editor", "sees Other; gone Detail, Editor"])
  }

  @Test func `a page below the top that is taken out is gone, though nobody saw it`() {
    var watch = Watch(detail)

    #expect(
      watch.settle(.navigation("Nav", .plain("Detail"))) == ["sees Detail; gone Home"])
  }

  @Test func `another tab leaves the page, and nothing is gone`() {
    let feed = Page.navigation("Feed", .plain("News"), .plain("Story"))
    var watch = Watch(.tabs("Tabs", selected: 0, feed, home))

    #expect(
      watch.settle(.tabs("Tabs", selected: 1, feed, home))
        == ["sees Story; departing Story", "sees Home"])
  }

  @Test func `a page popped where nobody looks is gone`() {
    let feed = Page.navigation("Feed", .plain("News"), .plain("Story"))
    var watch = Watch(.tabs("Tabs", selected: 1, feed, home))

    #expect(
      watch.settle(.tabs("Tabs", selected: 1, .navigation("Feed", .plain("News")), home))
        == ["sees Home; gone Story"])
  }

  @Test func `under More there are the list and what is chosen from it`() {
    let list = Page.navigation("More", .plain("List"))
    let chosen = Page.navigation("More", .plain("List"), .plain("Settings"))
    var watch = Watch(.tabs("Tabs", selected: 0, home, list))

    watch.settle(.tabs("Tabs", selected: 1, home, list))
    #expect(watch.told == "sees List")
    watch.settle(.tabs("Tabs", selected: 1, home, chosen))
    #expect(watch.told == "sees Settings")
  }

  @Test func `a tab that is taken out is left, with what was in it`() {
    let feed = Page.navigation("Feed", .plain("News"))
    var watch = Watch(.tabs("Tabs", selected: 0, feed, home))

    #expect(
      watch.settle(.tabs("Tabs", selected: 0, home)) == ["sees News; departing News", "sees Home"])
  }

  @Test func `with another root the stacks of the old one are gone, its tabs and itself left`() {
    let login = Page.plain("Login")
    var tabs = Watch(.tabs("Tabs", selected: 0, detail, .plain("Profile")))
    var single = Watch(.plain("Welcome", .plain("Form")))

    #expect(
      tabs.settle(login) == ["sees Detail; departing Detail", "sees Login; gone Detail, Home"])
    #expect(
      single.settle(login)
        == ["sees Welcome, Form; departing Form, Welcome", "sees Login; gone Form"])
  }

  @Test func `what presents and what is presented go with the old root`() {
    var watch = Watch(.plain("Welcome").presenting(.sheet, .plain("Terms")))

    watch.look(.plain("Login"))
    #expect(watch.look(.plain("Login")) == ["sees Login; gone Terms"])
  }

  @Test func `a page that moved to another root is not gone`() {
    var watch = Watch(home)

    watch.look(.tabs("Tabs", selected: 0, home))
    #expect(watch.look(.tabs("Tabs", selected: 0, home)) == [])
  }
}
