// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// When what was found counts: settled, or after our patience.
struct SettlingTests {
  private let home = Page.navigation("Nav", .plain("Home"))
  private let detail = Page.navigation("Nav", .plain("Home"), .plain("Detail"))

  @Test func `two looks that are at rest but find different pages settle nothing`() {
    var watch = Watch(home)
    let other = Page.navigation("Nav", .plain("Home"), .plain("Other"))

    #expect(watch.look(detail) == ["sees Home; departing Home"])
    #expect(watch.look(other) == [])
    #expect(watch.watcher.wantsNextTurn)
    #expect(watch.look(other) == ["sees Other"])
    #expect(!watch.watcher.wantsNextTurn)
  }

  @Test func `a coordinator that comes and goes delays what counts`() {
    var watch = Watch(home)
    watch.look(detail.being(.running))
    watch.look(detail)

    #expect(watch.look(detail.being(.running)) == [])
    #expect(watch.look(detail) == [])
    #expect(watch.look(detail) == ["sees Detail"])
  }

  @Test func `a page that is not in the window does not count`() {
    let loading = Page.navigation("Nav", .plain("Home"), .plain("Detail").being([]))
    var watch = Watch(home)

    #expect(watch.settle(loading) == ["sees Home; departing Home"])
    #expect(!watch.watcher.wantsNextTurn)
    #expect(watch.settle(detail) == ["sees Detail"])
  }

  @Test func `what never settles counts after three seconds, and is reported once`() {
    var watch = Watch(home)
    let stuck = detail.being(.running)
    watch.look(stuck)

    #expect(watch.look(stuck, after: .milliseconds(2999)) == [])
    #expect(watch.look(stuck, after: .milliseconds(1)) == ["sees Detail", "did not settle: Nav"])
    #expect(watch.look(stuck, after: .seconds(60)) == [])
    #expect(watch.settle(detail) == [])
  }

  @Test func `after the pages have settled another stuck change is reported again`() {
    var watch = Watch(home)
    watch.look(detail.being(.running))
    watch.look(detail.being(.running), after: .seconds(3))
    watch.settle(detail)
    watch.look(home.being(.running))

    #expect(
      watch.look(home.being(.running), after: .seconds(3))
        == ["sees Home; gone Detail", "did not settle: Nav"])
  }

  @Test func `what moves on without a rest counts again after three seconds more`() {
    var watch = Watch(home)
    watch.look(detail.being(.running))
    watch.look(detail.being(.running), after: .seconds(3))

    #expect(watch.look(home.being(.running)) == ["sees Detail; departing Detail"])
    #expect(watch.look(home.being(.running), after: .seconds(3)) == ["sees Home; gone Detail"])
  }

  @Test func `the deadline says until when to look again`() {
    var watch = Watch(home)
    #expect(watch.watcher.deadline == nil)

    watch.look(detail.being(.running))
    let due = watch.now + .seconds(3)
    #expect(watch.watcher.deadline == due)
    watch.look(detail.being(.running), after: .seconds(1))
    #expect(watch.watcher.deadline == due)
    watch.settle(detail)
    #expect(watch.watcher.deadline == nil)
  }

  @Test func `a finger may take its time, and its release gives three seconds`() {
    var watch = Watch(detail)
    watch.look(home.being(.running))
    watch.look(home.being(.running), after: .seconds(2))

    #expect(watch.look(home.being(.dragged)) == ["sees Detail"])
    #expect(watch.look(home.being(.dragged), after: .seconds(60)) == [])
    #expect(watch.watcher.deadline == nil)
    watch.look(home.being(.running))
    #expect(watch.look(home.being(.running), after: .milliseconds(2999)) == [])
    #expect(
      watch.look(home.being(.running), after: .milliseconds(1)).first == "sees Home; gone Detail")
  }

  @Test(arguments: [.inactive, .background] as [SceneSnapshot.Activation])
  func `only active time counts`(scene: SceneSnapshot.Activation) {
    var watch = Watch(home)
    let stuck = detail.being(.running)
    watch.look(stuck)
    watch.look(stuck, after: .seconds(2), on: scene)

    #expect(watch.watcher.deadline == nil)
    #expect(watch.look(stuck, after: .seconds(60), on: scene) == [])
    #expect(watch.look(stuck, after: .seconds(60)) == [])
    #expect(watch.look(stuck, after: .milliseconds(999)) == [])
    #expect(watch.look(stuck, after: .milliseconds(1)).count == 2)
  }

  @Test func `a look that has just come to rest is given its second one, however late it is`() {
    var watch = Watch(home)
    watch.look(detail.being(.running))

    #expect(watch.look(detail, after: .seconds(10)) == [])
    #expect(watch.look(detail) == ["sees Detail"])
  }

  @Test func `time that runs backwards counts as standing still`() {
    var watch = Watch(home)
    watch.look(detail.being(.running))

    watch.look(detail.being(.running), after: .seconds(-60))
    #expect(watch.look(detail.being(.running), after: .seconds(62)) == [])
    #expect(watch.look(detail.being(.running), after: .seconds(1)).count == 2)
  }

  @Test(arguments: [.inactive, .background] as [SceneSnapshot.Activation])
  func `a scene that is not active settles all the same`(scene: SceneSnapshot.Activation) {
    var watch = Watch(home)

    #expect(watch.settle(home, on: scene) == [])
    #expect(watch.settle(detail, on: scene).last == "sees Detail")
  }

  @Test func `from a closed scene nothing is learned`() {
    var watch = Watch(home)
    let closed = SceneSnapshot(activation: .unattached, hasStageWindow: false)

    #expect(watch.look(closed) == [])
    #expect(watch.look(closed, after: .seconds(60)) == [])
    #expect(watch.watcher.deadline == nil)
    #expect(watch.told == "sees Home")
  }

  @Test func `what moved when the scene was closed is not waited for`() {
    var watch = Watch(home)
    watch.look(detail.being(.running))

    watch.look(SceneSnapshot(activation: .unattached, hasStageWindow: false))
    #expect(watch.watcher.deadline == nil)
  }

  @Test func `without a window the pages are taken away, but left only with another`() {
    var watch = Watch(home)
    let none = SceneSnapshot(activation: .active, hasStageWindow: false)

    #expect(watch.look(none) == ["sees Home; departing Home"])
    #expect(watch.look(none, after: .seconds(60)) == [])
    #expect(watch.look(home) == ["sees Home"])
  }

  @Test func `a window that stays without pages shows nothing after three seconds`() {
    var watch = Watch(home)
    watch.look(.navigation("Nav"))

    #expect(
      watch.look(.navigation("Nav"), after: .seconds(3))
        == ["sees nothing; gone Home", "did not settle: "])
  }

  @Test func `a watcher that begins anew knows no page, but who has gone meanwhile`() {
    let home = Page.plain("Home")
    var watch = Watch(Page.navigation("Stack", home, .plain("Detail")))
    watch.beginAnew()
    #expect(watch.told == "sees nothing")

    #expect(
      watch.settle(Page.navigation("Stack", home)) == ["sees Home; gone Detail"])
  }

  @Test func `a watcher that begins anew looks twice, even at pages that are as they were`() {
    var watch = Watch(home)
    watch.beginAnew()
    #expect(!watch.watcher.wantsNextTurn)

    #expect(watch.look(home) == [])
    #expect(watch.watcher.wantsNextTurn)
    #expect(watch.look(home) == ["sees Home"])
  }

  @Test func `a watcher that begins anew in front of an empty window sees nothing`() {
    var watch = Watch(home)
    watch.beginAnew()
    let empty = SceneSnapshot(activation: .active, hasStageWindow: true)
    watch.look(empty)

    #expect(
      watch.look(empty, after: .seconds(3))
        == ["sees nothing; gone Home", "did not settle: "])
  }

  @Test func `a watcher that begins anew remembers who was deallocated`() {
    let home = Page.plain("Home", .plain("Map"))
    var watch = Watch(home)
    watch.deallocate(.plain("Map"))
    watch.beginAnew()

    #expect(watch.settle(.plain("Home")) == ["sees nothing; gone Map", "sees Home"])
  }
}
