// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// How the watcher follows navigation controllers, tab bar controllers and root controllers.
struct NavigationTests {
  private let home = Page.navigation("Nav", .plain("Home"))
  private let detail = Page.navigation("Nav", .plain("Home"), .plain("Detail"))

  @Test func `the first poll emits nothing, the second one emits the pages`() {
    var harness = PageWatcherHarness()

    #expect(harness.poll(home) == [])
    #expect(harness.poll(home) == ["visible Home"])
    #expect(harness.poll(home) == [])
  }

  @Test
  func `a page is disappearing from the beginning of a push and left when the push has settled`() {
    var harness = PageWatcherHarness(home)

    #expect(harness.poll(detail.inState(.running)) == ["visible Home; disappearing Home"])
    #expect(harness.poll(detail.inState(.running)) == [])
    #expect(harness.poll(detail) == [])
    #expect(harness.poll(detail) == ["visible Detail"])
  }

  @Test func `a push without animation settles in the second turn`() {
    var harness = PageWatcherHarness(home)

    #expect(harness.poll(detail) == ["visible Home; disappearing Home"])
    #expect(harness.poll(detail) == ["visible Detail"])
  }

  @Test func `a popped page is gone`() {
    var harness = PageWatcherHarness(detail)

    #expect(harness.poll(home.inState(.running)) == ["visible Detail; disappearing Detail"])
    #expect(harness.settle(home) == ["visible Home; gone Detail"])
  }

  @Test func `a page is disappearing from the beginning of a swipe back`() {
    var harness = PageWatcherHarness(detail)

    #expect(harness.poll(home.inState(.dragged)) == ["visible Detail; disappearing Detail"])
    #expect(harness.poll(home.inState(.dragged)) == [])
    #expect(harness.poll(home.inState(.running)) == [])
    #expect(harness.settle(home) == ["visible Home; gone Detail"])
  }

  @Test func `a page reappears when a swipe back that was cancelled has brought it back`() {
    var harness = PageWatcherHarness(detail)

    harness.poll(home.inState(.dragged))
    #expect(harness.poll(home.inState(.running)) == [])
    #expect(harness.poll(detail.inState(.running)) == ["visible Detail"])
    #expect(harness.settle(detail) == [])
    #expect(harness.lastOutput == "visible Detail")
  }

  @Test(arguments: [SceneSnapshot.State.dragged, .running])
  func `a page that code removes during a swipe back does not reappear`(
    state: SceneSnapshot.State
  ) {
    let other = Page.navigation("Nav", .plain("Home"), .plain("Other"))
    var harness = PageWatcherHarness(detail)
    harness.poll(home.inState(.dragged))

    #expect(harness.poll(other.inState(state)) == [])
    #expect(harness.settle(other) == ["visible Other; gone Detail"])
  }

  @Test func `a page stays disappearing while a finger holds the transition that removes it`() {
    var harness = PageWatcherHarness(detail)
    harness.poll(home.inState(.running))

    #expect(harness.poll(home.inState(.dragged)) == [])
    #expect(harness.poll(home.inState(.running)) == [])
  }

  @Test func `a disappearing page that is out of the scene reappears only if it is there again`() {
    let replaced = Page.navigation("Nav", .plain("Detail"))
    var harness = PageWatcherHarness(home)
    harness.poll(detail.inState(.running))
    harness.poll(replaced.inState(.running))

    #expect(harness.poll(replaced.inState(.dragged)) == [])
    #expect(harness.poll(home.inState(.dragged)) == ["visible Home"])
  }

  @Test func `a push interrupted by another push emits only the last page`() {
    let editor = Page.navigation("Nav", .plain("Home"), .plain("Detail"), .plain("Editor"))
    var harness = PageWatcherHarness(home)

    #expect(harness.poll(detail.inState(.running)) == ["visible Home; disappearing Home"])
    #expect(harness.poll(editor.inState(.running)) == [])
    #expect(harness.settle(editor) == ["visible Editor"])
  }

  @Test func `a push that is undone before it settles makes the page visible again`() {
    var harness = PageWatcherHarness(home)
    harness.poll(detail.inState(.running))

    #expect(harness.poll(home.inState(.running)) == ["visible Home"])
    #expect(harness.settle(home) == [])
  }

  @Test func `setting a new stack makes every page that is not in it gone`() {
    let deep = Page.navigation("Nav", .plain("Home"), .plain("Detail"), .plain("Editor"))
    var harness = PageWatcherHarness(deep)

    #expect(
      harness.settle(.navigation("Nav", .plain("Home"), .plain("Other")))
        == ["visible Editor; disappearing Editor", "visible Other; gone Detail, Editor"])
  }

  @Test func `a page removed from below the top of a stack is gone, though it was not visible`() {
    var harness = PageWatcherHarness(detail)

    #expect(
      harness.settle(.navigation("Nav", .plain("Detail"))) == ["visible Detail; gone Home"])
  }

  @Test func `a page is left, not gone, when another tab is selected`() {
    let feed = Page.navigation("Feed", .plain("News"), .plain("Story"))
    var harness = PageWatcherHarness(.tabs("Tabs", selected: 0, feed, home))

    #expect(
      harness.settle(.tabs("Tabs", selected: 1, feed, home))
        == ["visible Story; disappearing Story", "visible Home"])
  }

  @Test func `a page popped in an unselected tab is gone`() {
    let feed = Page.navigation("Feed", .plain("News"), .plain("Story"))
    var harness = PageWatcherHarness(.tabs("Tabs", selected: 1, feed, home))

    #expect(
      harness.settle(.tabs("Tabs", selected: 1, .navigation("Feed", .plain("News")), home))
        == ["visible Home; gone Story"])
  }

  @Test func `under More the list and the page selected from it are visible`() {
    let list = Page.navigation("More", .plain("List"))
    let selected = Page.navigation("More", .plain("List"), .plain("Settings"))
    var harness = PageWatcherHarness(.tabs("Tabs", selected: 0, home, list))

    harness.settle(.tabs("Tabs", selected: 1, home, list))
    #expect(harness.lastOutput == "visible List")
    harness.settle(.tabs("Tabs", selected: 1, home, selected))
    #expect(harness.lastOutput == "visible Settings")
  }

  @Test func `a removed tab is left, as are the pages in it`() {
    let feed = Page.navigation("Feed", .plain("News"))
    var harness = PageWatcherHarness(.tabs("Tabs", selected: 0, feed, home))

    #expect(
      harness.settle(.tabs("Tabs", selected: 0, home)) == [
        "visible News; disappearing News", "visible Home",
      ])
  }

  @Test func `replacing the root makes pages in stacks gone, but tabs and the root itself left`() {
    let login = Page.plain("Login")
    var tabs = PageWatcherHarness(.tabs("Tabs", selected: 0, detail, .plain("Profile")))
    var single = PageWatcherHarness(.plain("Welcome", .plain("Form")))

    #expect(
      tabs.settle(login)
        == ["visible Detail; disappearing Detail", "visible Login; gone Detail, Home"])
    #expect(
      single.settle(login)
        == ["visible Welcome, Form; disappearing Form, Welcome", "visible Login; gone Form"])
  }

  @Test func `a presented page is gone when the root that presents it is replaced`() {
    var harness = PageWatcherHarness(.plain("Welcome").presenting(.sheet, .plain("Terms")))

    harness.poll(.plain("Login"))
    #expect(harness.poll(.plain("Login")) == ["visible Login; gone Terms"])
  }

  @Test func `a page that moved to another root is not gone`() {
    var harness = PageWatcherHarness(home)

    harness.poll(.tabs("Tabs", selected: 0, home))
    #expect(harness.poll(.tabs("Tabs", selected: 0, home)) == [])
  }
}
