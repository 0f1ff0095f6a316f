// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// How the watcher follows containers that show several pages, or choose a page themselves.
struct ContainerTests {
  @Test func `a child that is removed from its container or hidden is left, not gone`() {
    var removed = PageWatcherHarness(.plain("Home", .plain("List"), .plain("Map")))
    var hidden = removed

    #expect(
      removed.settle(.plain("Home", .plain("List")))
        == ["visible Home, List, Map; disappearing Map", "visible Home, List"])
    #expect(
      hidden.settle(
        .plain("Home", .plain("List"), .plain("Map").inState([.isInWindow, .isHidden])))
        == ["visible Home, List, Map; disappearing Map", "visible Home, List"])
  }

  @Test func `pages inside a removed child are left`() {
    var harness = PageWatcherHarness(.plain("Home", .navigation("Nav", .plain("A"), .plain("B"))))

    #expect(harness.settle(.plain("Home")).last == "visible Home")
  }

  @Test func `a removed child is gone when it is deallocated`() {
    var harness = PageWatcherHarness(.plain("Home", .plain("Map")))
    harness.settle(.plain("Home"))

    harness.deallocate(.plain("Map"))

    #expect(harness.poll(.plain("Home")) == ["visible Home; gone Map"])
    #expect(harness.poll(.plain("Home")) == [])
  }

  @Test func `a deallocated page is gone once the change without it has settled`() {
    var harness = PageWatcherHarness(.plain("Home", .plain("Map")))

    harness.deallocate(.plain("Map"))

    #expect(harness.poll(.plain("Home")) == ["visible Home, Map; disappearing Map"])
    #expect(harness.poll(.plain("Home")) == ["visible Home; gone Map"])
    #expect(harness.poll(.plain("Home")) == [])
  }

  @Test func `a page view controller shows its current page`() {
    var harness = PageWatcherHarness(.pages("Book", shows: 0, .plain("One"), .plain("Two")))

    #expect(
      harness.settle(.pages("Book", shows: 1, .plain("One"), .plain("Two")))
        == ["visible One; disappearing One", "visible Two"])
    #expect(harness.settle(.pages("Book", shows: 0, .plain("Three"))).last == "visible Three")
  }

  @Test func `the columns of a split view controller are visible while in the window`() {
    let list = Page.navigation("Side", .plain("List"))
    let detail = Page.navigation("Main", .plain("Detail"))
    let out = Page.navigation("Side", .plain("List").inState([])).inState([])
    var harness = PageWatcherHarness(.split("Split", list, detail))

    #expect(harness.lastOutput == "visible List, Detail")
    #expect(
      harness.settle(.split("Split", out, detail))
        == ["visible List, Detail; disappearing List", "visible Detail"])
    #expect(harness.settle(.split("Split", list, detail)) == ["visible List, Detail"])
  }

  @Test func `a push in one column affects only the page of that column`() {
    let list = Page.navigation("Side", .plain("List"))
    let next = Page.navigation("Main", .plain("Detail"), .plain("Editor"))
    var harness = PageWatcherHarness(.split("Split", list, .navigation("Main", .plain("Detail"))))

    #expect(
      harness.poll(.split("Split", list, next.inState(.running)))
        == ["visible List, Detail; disappearing Detail"])
    #expect(harness.settle(.split("Split", list, next)) == ["visible List, Editor"])
  }

  @Test func `a push inside a tab behaves like any push`() {
    let more = Page.navigation("Nav", .plain("A"), .plain("B"))
    var harness = PageWatcherHarness(
      .tabs("Tabs", selected: 0, .navigation("Nav", .plain("A")), .plain("C")))

    #expect(
      harness.poll(.tabs("Tabs", selected: 0, more.inState(.running), .plain("C")))
        == ["visible A; disappearing A"])
    #expect(harness.settle(.tabs("Tabs", selected: 0, more, .plain("C"))) == ["visible B"])
  }

  @Test func `a visible page has its types and its name`() {
    var snapshot = Page.plain("Home").snapshot()
    snapshot.nodes[0].types = [PageTypeID("Shop.Home"), PageTypeID("Shop.Page")]
    snapshot.nodes[0].name = "front"
    var watcher = PageWatcher()

    _ = watcher.process(snapshot, at: .seconds(0))
    _ = watcher.process(snapshot, at: .seconds(1))

    let page = watcher.pageState.visible.first
    #expect(page?.types == [PageTypeID("Shop.Home"), PageTypeID("Shop.Page")])
    #expect(page?.name == "front")
  }
}
