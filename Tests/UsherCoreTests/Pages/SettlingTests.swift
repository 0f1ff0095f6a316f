// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// When what was found counts: settled, or after our patience.
struct SettlingTests {
  private let home = Page.navigation("Nav", .plain("Home"))
  private let detail = Page.navigation("Nav", .plain("Home"), .plain("Detail"))

  @Test func `two looks that are at rest but find different pages settle nothing`() {
    var harness = PageWatcherHarness(home)
    let other = Page.navigation("Nav", .plain("Home"), .plain("Other"))

    #expect(harness.poll(detail) == ["sees Home; departing Home"])
    #expect(harness.poll(other) == [])
    #expect(harness.watcher.needsConfirmation)
    #expect(harness.poll(other) == ["sees Other"])
    #expect(!harness.watcher.needsConfirmation)
  }

  @Test func `a coordinator that comes and goes delays what counts`() {
    var harness = PageWatcherHarness(home)
    harness.poll(detail.inState(.running))
    harness.poll(detail)

    #expect(harness.poll(detail.inState(.running)) == [])
    #expect(harness.poll(detail) == [])
    #expect(harness.poll(detail) == ["sees Detail"])
  }

  @Test func `a page that is not in the window does not count`() {
    let loading = Page.navigation("Nav", .plain("Home"), .plain("Detail").inState([]))
    var harness = PageWatcherHarness(home)

    #expect(harness.settle(loading) == ["sees Home; departing Home"])
    #expect(!harness.watcher.needsConfirmation)
    #expect(harness.settle(detail) == ["sees Detail"])
  }

  @Test func `what never settles counts after three seconds, and is reported once`() {
    var harness = PageWatcherHarness(home)
    let stuck = detail.inState(.running)
    harness.poll(stuck)

    #expect(harness.poll(stuck, after: .milliseconds(2999)) == [])
    #expect(harness.poll(stuck, after: .milliseconds(1)) == ["sees Detail", "did not settle: Nav"])
    #expect(harness.poll(stuck, after: .seconds(60)) == [])
    #expect(harness.settle(detail) == [])
  }

  @Test func `after the pages have settled another stuck change is reported again`() {
    var harness = PageWatcherHarness(home)
    harness.poll(detail.inState(.running))
    harness.poll(detail.inState(.running), after: .seconds(3))
    harness.settle(detail)
    harness.poll(home.inState(.running))

    #expect(
      harness.poll(home.inState(.running), after: .seconds(3))
        == ["sees Home; gone Detail", "did not settle: Nav"])
  }

  @Test func `what moves on without a rest counts again after three seconds more`() {
    var harness = PageWatcherHarness(home)
    harness.poll(detail.inState(.running))
    harness.poll(detail.inState(.running), after: .seconds(3))

    #expect(harness.poll(home.inState(.running)) == ["sees Detail; departing Detail"])
    #expect(harness.poll(home.inState(.running), after: .seconds(3)) == ["sees Home; gone Detail"])
  }

  @Test func `the deadline says until when to look again`() {
    var harness = PageWatcherHarness(home)
    #expect(harness.watcher.deadline == nil)

    harness.poll(detail.inState(.running))
    let timeout = harness.now + .seconds(3)
    #expect(harness.watcher.deadline == timeout)
    harness.poll(detail.inState(.running), after: .seconds(1))
    #expect(harness.watcher.deadline == timeout)
    harness.settle(detail)
    #expect(harness.watcher.deadline == nil)
  }

  @Test func `a finger may take its time, and its release gives three seconds`() {
    var harness = PageWatcherHarness(detail)
    harness.poll(home.inState(.running))
    harness.poll(home.inState(.running), after: .seconds(2))

    #expect(harness.poll(home.inState(.dragged)) == ["sees Detail"])
    #expect(harness.poll(home.inState(.dragged), after: .seconds(60)) == [])
    #expect(harness.watcher.deadline == nil)
    harness.poll(home.inState(.running))
    #expect(harness.poll(home.inState(.running), after: .milliseconds(2999)) == [])
    #expect(
      harness.poll(home.inState(.running), after: .milliseconds(1)).first == "sees Home; gone Detail")
  }

  @Test(arguments: [.inactive, .background] as [SceneSnapshot.Activation])
  func `only active time counts`(scene: SceneSnapshot.Activation) {
    var harness = PageWatcherHarness(home)
    let stuck = detail.inState(.running)
    harness.poll(stuck)
    harness.poll(stuck, after: .seconds(2), on: scene)

    #expect(harness.watcher.deadline == nil)
    #expect(harness.poll(stuck, after: .seconds(60), on: scene) == [])
    #expect(harness.poll(stuck, after: .seconds(60)) == [])
    #expect(harness.poll(stuck, after: .milliseconds(999)) == [])
    #expect(harness.poll(stuck, after: .milliseconds(1)).count == 2)
  }

  @Test func `a look that has just come to rest is given its second one, however late it is`() {
    var harness = PageWatcherHarness(home)
    harness.poll(detail.inState(.running))

    #expect(harness.poll(detail, after: .seconds(10)) == [])
    #expect(harness.poll(detail) == ["sees Detail"])
  }

  @Test func `time that runs backwards counts as standing still`() {
    var harness = PageWatcherHarness(home)
    harness.poll(detail.inState(.running))

    harness.poll(detail.inState(.running), after: .seconds(-60))
    #expect(harness.poll(detail.inState(.running), after: .seconds(62)) == [])
    #expect(harness.poll(detail.inState(.running), after: .seconds(1)).count == 2)
  }

  @Test(arguments: [.inactive, .background] as [SceneSnapshot.Activation])
  func `a scene that is not active settles all the same`(scene: SceneSnapshot.Activation) {
    var harness = PageWatcherHarness(home)

    #expect(harness.settle(home, on: scene) == [])
    #expect(harness.settle(detail, on: scene).last == "sees Detail")
  }

  @Test func `from a closed scene nothing is learned`() {
    var harness = PageWatcherHarness(home)
    let closed = SceneSnapshot(activation: .unattached, hasAppWindow: false)

    #expect(harness.poll(closed) == [])
    #expect(harness.poll(closed, after: .seconds(60)) == [])
    #expect(harness.watcher.deadline == nil)
    #expect(harness.lastOutput == "sees Home")
  }

  @Test func `what moved when the scene was closed is not waited for`() {
    var harness = PageWatcherHarness(home)
    harness.poll(detail.inState(.running))

    harness.poll(SceneSnapshot(activation: .unattached, hasAppWindow: false))
    #expect(harness.watcher.deadline == nil)
  }

  @Test func `without a window the pages are taken away, but left only with another`() {
    var harness = PageWatcherHarness(home)
    let none = SceneSnapshot(activation: .active, hasAppWindow: false)

    #expect(harness.poll(none) == ["sees Home; departing Home"])
    #expect(harness.poll(none, after: .seconds(60)) == [])
    #expect(harness.poll(home) == ["sees Home"])
  }

  @Test func `a window that stays without pages shows nothing after three seconds`() {
    var harness = PageWatcherHarness(home)
    harness.poll(.navigation("Nav"))

    #expect(
      harness.poll(.navigation("Nav"), after: .seconds(3))
        == ["sees nothing; gone Home", "did not settle: "])
  }

  @Test func `a watcher that begins anew knows no page, but who has gone meanwhile`() {
    let home = Page.plain("Home")
    var harness = PageWatcherHarness(Page.navigation("Stack", home, .plain("Detail")))
    harness.reset()
    #expect(harness.lastOutput == "sees nothing")

    #expect(
      harness.settle(Page.navigation("Stack", home)) == ["sees Home; gone Detail"])
  }

  @Test func `a watcher that begins anew looks twice, even at pages that are as they were`() {
    var harness = PageWatcherHarness(home)
    harness.reset()
    #expect(!harness.watcher.needsConfirmation)

    #expect(harness.poll(home) == [])
    #expect(harness.watcher.needsConfirmation)
    #expect(harness.poll(home) == ["sees Home"])
  }

  @Test func `a watcher that begins anew in front of an empty window sees nothing`() {
    var harness = PageWatcherHarness(home)
    harness.reset()
    let empty = SceneSnapshot(activation: .active, hasAppWindow: true)
    harness.poll(empty)

    #expect(
      harness.poll(empty, after: .seconds(3))
        == ["sees nothing; gone Home", "did not settle: "])
  }

  @Test func `a watcher that begins anew remembers who was deallocated`() {
    let home = Page.plain("Home", .plain("Map"))
    var harness = PageWatcherHarness(home)
    harness.deallocate(.plain("Map"))
    harness.reset()

    #expect(harness.settle(.plain("Home")) == ["sees nothing; gone Map", "sees Home"])
  }
}
