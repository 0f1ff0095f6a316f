// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// What looks tell of navigation controllers, tabs and roots.
struct NavigationTests {
  private let home = Page.navigation("Nav", .plain("Home"))
  private let detail = Page.navigation("Nav", .plain("Home"), .plain("Detail"))

  @Test func `a first look tells nothing, the second the pages`() {
    var harness = PageWatcherHarness()

    #expect(harness.poll(home) == [])
    #expect(harness.poll(home) == ["sees Home"])
    #expect(harness.poll(home) == [])
  }

  @Test func `a push takes the page away from its beginning and counts when settled`() {
    var harness = PageWatcherHarness(home)

    #expect(harness.poll(detail.inState(.running)) == ["sees Home; departing Home"])
    #expect(harness.poll(detail.inState(.running)) == [])
    #expect(harness.poll(detail) == [])
    #expect(harness.poll(detail) == ["sees Detail"])
  }

  @Test func `a push without animation counts in the second turn`() {
    var harness = PageWatcherHarness(home)

    #expect(harness.poll(detail) == ["sees Home; departing Home"])
    #expect(harness.poll(detail) == ["sees Detail"])
  }

  @Test func `a popped page is gone`() {
    var harness = PageWatcherHarness(detail)

    #expect(harness.poll(home.inState(.running)) == ["sees Detail; departing Detail"])
    #expect(harness.settle(home) == ["sees Home; gone Detail"])
  }

  @Test func `a swipe back takes the page away when the finger lets go`() {
    var harness = PageWatcherHarness(detail)

    #expect(harness.poll(home.inState(.dragged)) == [])
    #expect(harness.poll(home.inState(.dragged)) == [])
    #expect(harness.poll(home.inState(.running)) == ["sees Detail; departing Detail"])
    #expect(harness.settle(home) == ["sees Home; gone Detail"])
  }

  @Test func `a swipe back that is cancelled changes nothing at all`() {
    var harness = PageWatcherHarness(detail)

    #expect(harness.poll(home.inState(.dragged)) == [])
    #expect(harness.poll(home.inState(.runningBack)) == [])
    #expect(harness.poll(detail.inState(.runningBack)) == [])
    #expect(harness.settle(detail) == [])
    #expect(harness.lastOutput == "sees Detail")
  }

  @Test func `what is cancelled after it took the page away brings it back at once`() {
    var harness = PageWatcherHarness(detail)
    harness.poll(home.inState(.running))

    #expect(harness.poll(home.inState(.runningBack)) == ["sees Detail"])
    #expect(harness.settle(detail) == [])
  }

  @Test func `a transition that is caught by a finger brings the page back until it is let go`() {
    var harness = PageWatcherHarness(detail)
    harness.poll(home.inState(.running))

    #expect(harness.poll(home.inState(.dragged)) == ["sees Detail"])
    #expect(harness.poll(home.inState(.running)) == ["sees Detail; departing Detail"])
  }

  @Test func `a push interrupted by another tells only where it ends`() {
    let editor = Page.navigation("Nav", .plain("Home"), .plain("Detail"), .plain("Editor"))
    var harness = PageWatcherHarness(home)

    #expect(harness.poll(detail.inState(.running)) == ["sees Home; departing Home"])
    #expect(harness.poll(editor.inState(.running)) == [])
    #expect(harness.settle(editor) == ["sees Editor"])
  }

  @Test func `a push taken back before it has settled tells that the page is there again`() {
    var harness = PageWatcherHarness(home)
    harness.poll(detail.inState(.running))

    #expect(harness.poll(home.inState(.running)) == ["sees Home"])
    #expect(harness.settle(home) == [])
  }

  @Test func `a new stack takes every page that is not in it`() {
    let deep = Page.navigation("Nav", .plain("Home"), .plain("Detail"), .plain("Editor"))
    var harness = PageWatcherHarness(deep)

    #expect(
      harness.settle(.navigation("Nav", .plain("Home"), .plain("Other")))
        == ["sees Editor; departing Editor", "sees Other; gone Detail, Editor"])
  }

  @Test func `a page below the top that is taken out is gone, though nobody saw it`() {
    var harness = PageWatcherHarness(detail)

    #expect(
      harness.settle(.navigation("Nav", .plain("Detail"))) == ["sees Detail; gone Home"])
  }

  @Test func `another tab leaves the page, and nothing is gone`() {
    let feed = Page.navigation("Feed", .plain("News"), .plain("Story"))
    var harness = PageWatcherHarness(.tabs("Tabs", selected: 0, feed, home))

    #expect(
      harness.settle(.tabs("Tabs", selected: 1, feed, home))
        == ["sees Story; departing Story", "sees Home"])
  }

  @Test func `a page popped where nobody looks is gone`() {
    let feed = Page.navigation("Feed", .plain("News"), .plain("Story"))
    var harness = PageWatcherHarness(.tabs("Tabs", selected: 1, feed, home))

    #expect(
      harness.settle(.tabs("Tabs", selected: 1, .navigation("Feed", .plain("News")), home))
        == ["sees Home; gone Story"])
  }

  @Test func `under More there are the list and what is chosen from it`() {
    let list = Page.navigation("More", .plain("List"))
    let selected = Page.navigation("More", .plain("List"), .plain("Settings"))
    var harness = PageWatcherHarness(.tabs("Tabs", selected: 0, home, list))

    harness.settle(.tabs("Tabs", selected: 1, home, list))
    #expect(harness.lastOutput == "sees List")
    harness.settle(.tabs("Tabs", selected: 1, home, selected))
    #expect(harness.lastOutput == "sees Settings")
  }

  @Test func `a tab that is taken out is left, with what was in it`() {
    let feed = Page.navigation("Feed", .plain("News"))
    var harness = PageWatcherHarness(.tabs("Tabs", selected: 0, feed, home))

    #expect(
      harness.settle(.tabs("Tabs", selected: 0, home)) == ["sees News; departing News", "sees Home"])
  }

  @Test func `with another root the stacks of the old one are gone, its tabs and itself left`() {
    let login = Page.plain("Login")
    var tabs = PageWatcherHarness(.tabs("Tabs", selected: 0, detail, .plain("Profile")))
    var single = PageWatcherHarness(.plain("Welcome", .plain("Form")))

    #expect(
      tabs.settle(login) == ["sees Detail; departing Detail", "sees Login; gone Detail, Home"])
    #expect(
      single.settle(login)
        == ["sees Welcome, Form; departing Form, Welcome", "sees Login; gone Form"])
  }

  @Test func `what presents and what is presented go with the old root`() {
    var harness = PageWatcherHarness(.plain("Welcome").presenting(.sheet, .plain("Terms")))

    harness.poll(.plain("Login"))
    #expect(harness.poll(.plain("Login")) == ["sees Login; gone Terms"])
  }

  @Test func `a page that moved to another root is not gone`() {
    var harness = PageWatcherHarness(home)

    harness.poll(.tabs("Tabs", selected: 0, home))
    #expect(harness.poll(.tabs("Tabs", selected: 0, home)) == [])
  }
}
