// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// What looks tell of containers that show more than one page, or pages of their own choice.
struct ContainerTests {
  @Test func `a child that a container drops or hides is left, not gone`() {
    var dropped = Watch(.plain("Home", .plain("List"), .plain("Map")))
    var hidden = dropped

    #expect(
      dropped.settle(.plain("Home", .plain("List")))
        == ["sees Home, List, Map; departing Map", "sees Home, List"])
    #expect(
      hidden.settle(.plain("Home", .plain("List"), .plain("Map").being([.isInWindow, .isHidden])))
        == ["sees Home, List, Map; departing Map", "sees Home, List"])
  }

  @Test func `what was in a dropped child is left, too`() {
    var watch = Watch(.plain("Home", .navigation("Nav", .plain("A"), .plain("B"))))

    #expect(watch.settle(.plain("Home")).last == "sees Home")
  }

  @Test func `a child that is deallocated is gone after all`() {
    var watch = Watch(.plain("Home", .plain("Map")))
    watch.settle(.plain("Home"))

    watch.deallocate(.plain("Map"))

    #expect(watch.look(.plain("Home")) == ["sees Home; gone Map"])
    #expect(watch.look(.plain("Home")) == [])
  }

  @Test func `a page that was seen is gone when the change without it has settled`() {
    var watch = Watch(.plain("Home", .plain("Map")))

    watch.deallocate(.plain("Map"))

    #expect(watch.look(.plain("Home")) == ["sees Home, Map; departing Map"])
    #expect(watch.look(.plain("Home")) == ["sees Home; gone Map"])
    #expect(watch.look(.plain("Home")) == [])
  }

  @Test func `a page view leads to what it shows now`() {
    var watch = Watch(.pages("Book", shows: 0, .plain("One"), .plain("Two")))

    #expect(
      watch.settle(.pages("Book", shows: 1, .plain("One"), .plain("Two")))
        == ["sees One; departing One", "sees Two"])
    #expect(watch.settle(.pages("Book", shows: 0, .plain("Three"))).last == "sees Three")
  }

  @Test func `columns come and go by their place in the window`() {
    let list = Page.navigation("Side", .plain("List"))
    let detail = Page.navigation("Main", .plain("Detail"))
    let out = Page.navigation("Side", .plain("List").being([])).being([])
    var watch = Watch(.split("Split", list, detail))

    #expect(watch.told == "sees List, Detail")
    #expect(
      watch.settle(.split("Split", out, detail))
        == ["sees List, Detail; departing List", "sees Detail"])
    #expect(watch.settle(.split("Split", list, detail)) == ["sees List, Detail"])
  }

  @Test func `a push in one column takes only that column's page away`() {
    let list = Page.navigation("Side", .plain("List"))
    let next = Page.navigation("Main", .plain("Detail"), .plain("Editor"))
    var watch = Watch(.split("Split", list, .navigation("Main", .plain("Detail"))))

    #expect(
      watch.look(.split("Split", list, next.being(.running)))
        == ["sees List, Detail; departing Detail"])
    #expect(watch.settle(.split("Split", list, next)) == ["sees List, Editor"])
  }

  @Test func `a push inside a tab is a push`() {
    let more = Page.navigation("Nav", .plain("A"), .plain("B"))
    var watch = Watch(.tabs("Tabs", selected: 0, .navigation("Nav", .plain("A")), .plain("C")))

    #expect(
      watch.look(.tabs("Tabs", selected: 0, more.being(.running), .plain("C")))
        == ["sees A; departing A"])
    #expect(watch.settle(.tabs("Tabs", selected: 0, more, .plain("C"))) == ["sees B"])
  }

  @Test func `a page is told with its types and its name`() {
    var look = Page.plain("Home").snapshot()
    look.nodes[0].types = [PageTypeID("Shop.Home"), PageTypeID("Shop.Page")]
    look.nodes[0].name = "front"
    var watcher = PageWatcher()

    _ = watcher.take(look, at: .seconds(0))
    _ = watcher.take(look, at: .seconds(1))

    let page = watcher.situation.visible.first
    #expect(page?.types == [PageTypeID("Shop.Home"), PageTypeID("Shop.Page")])
    #expect(page?.name == "front")
  }
}
