// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// When a change of pages counts: when it has settled, or after the settling timeout.
struct SettlingTests {
  private let home = Page.navigation("Nav", .plain("Home"))
  private let detail = Page.navigation("Nav", .plain("Home"), .plain("Detail"))

  /// A watcher that counts Detail, because its transition did not settle within three seconds.
  private func stuckTransition() -> PageWatcherHarness {
    var harness = PageWatcherHarness(home)
    harness.poll(detail.inState(.running))
    harness.poll(detail.inState(.running), after: .seconds(3))
    return harness
  }

  @Test func `two idle polls that find different pages do not settle`() {
    var harness = PageWatcherHarness(home)
    let other = Page.navigation("Nav", .plain("Home"), .plain("Other"))

    #expect(harness.poll(detail) == ["visible Home; disappearing Home"])
    #expect(harness.poll(other) == [])
    #expect(harness.watcher.needsConfirmation)
    #expect(harness.poll(other) == ["visible Other"])
    #expect(!harness.watcher.needsConfirmation)
  }

  @Test func `a coordinator that appears again restarts settling`() {
    var harness = PageWatcherHarness(home)
    harness.poll(detail.inState(.running))
    harness.poll(detail)

    #expect(harness.poll(detail.inState(.running)) == [])
    #expect(harness.poll(detail) == [])
    #expect(harness.poll(detail) == ["visible Detail"])
  }

  @Test func `a page that is not in the window does not settle`() {
    let loading = Page.navigation("Nav", .plain("Home"), .plain("Detail").inState([]))
    var harness = PageWatcherHarness(home)

    #expect(harness.settle(loading) == ["visible Home; disappearing Home"])
    #expect(!harness.watcher.needsConfirmation)
    #expect(harness.settle(detail) == ["visible Detail"])
  }

  @Test func `pages that never settle count after three seconds and are reported once`() {
    var harness = PageWatcherHarness(home)
    let stuck = detail.inState(.running)
    harness.poll(stuck)

    #expect(harness.poll(stuck, after: .milliseconds(2999)) == [])
    #expect(
      harness.poll(stuck, after: .milliseconds(1)) == ["visible Detail", "did not settle: Nav"])
    #expect(harness.poll(stuck, after: .seconds(60)) == [])
    #expect(harness.settle(detail) == [])
  }

  @Test func `a stuck transition is reported again after the pages have settled in between`() {
    var harness = stuckTransition()
    harness.settle(detail)
    harness.poll(home.inState(.running))

    #expect(
      harness.poll(home.inState(.running), after: .seconds(3))
        == ["visible Home; gone Detail", "did not settle: Nav"])
  }

  @Test func `pages that change without settling count again after another three seconds`() {
    var harness = stuckTransition()

    #expect(harness.poll(home.inState(.running)) == ["visible Detail; disappearing Detail"])
    #expect(
      harness.poll(home.inState(.running), after: .seconds(3)) == ["visible Home; gone Detail"])
  }

  @Test func `transitions that follow each other have fifteen seconds, and the last one three`() {
    var harness = PageWatcherHarness(home)
    harness.poll(detail.inState(.running))
    for _ in 1...2 {
      #expect(harness.poll(home.inState(.running), after: .seconds(2)) == ["visible Home"])
      #expect(
        harness.poll(detail.inState(.running), after: .seconds(2))
          == ["visible Home; disappearing Home"])
    }
    #expect(harness.watcher.deadline == harness.now + .seconds(3))
    #expect(harness.poll(detail.inState(.running), after: .milliseconds(2999)) == [])
    #expect(
      harness.poll(detail.inState(.running), after: .milliseconds(1))
        == ["visible Detail", "did not settle: Nav"])
  }

  /// As modals that are presented and dismissed one after the other.
  @Test func `a change of the same pages restarts the three seconds, too`() {
    var harness = PageWatcherHarness(home)
    harness.poll(detail.inState(.running))
    harness.poll(detail.inState([.running, .isHidden]), after: .seconds(2))
    #expect(harness.watcher.deadline == harness.now + .seconds(3))
    harness.poll(detail.inState(.running), after: .seconds(2))

    #expect(harness.watcher.deadline == harness.now + .seconds(3))
  }

  @Test func `pages that change again and again count after fifteen seconds`() {
    var harness = PageWatcherHarness(home)
    harness.poll(detail.inState(.running))
    for _ in 1...7 {
      harness.poll(home.inState(.running), after: .seconds(1))
      harness.poll(detail.inState(.running), after: .seconds(1))
    }
    #expect(harness.watcher.deadline == harness.now + .seconds(1))

    #expect(
      harness.poll(home.inState(.running), after: .seconds(1))
        == ["visible Home", "did not settle: Nav"])
  }

  @Test func `pages that have just become idle are confirmed, also after fifteen seconds`() {
    var harness = PageWatcherHarness(home)
    harness.poll(detail.inState(.running))
    for _ in 1...7 {
      harness.poll(home.inState(.running), after: .seconds(1))
      harness.poll(detail.inState(.running), after: .seconds(1))
    }

    let first = harness.poll(home, after: .seconds(1))
    #expect(!first.contains { $0.hasPrefix("did not settle") })
    #expect(harness.watcher.needsConfirmation)
  }

  @Test func `the deadline is the end of the settling timeout`() {
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

  @Test func `an interactive transition has no timeout, and its end starts a new one`() {
    var harness = PageWatcherHarness(detail)
    harness.poll(home.inState(.running))
    harness.poll(home.inState(.running), after: .seconds(2))

    #expect(harness.poll(home.inState(.dragged)) == [])
    #expect(harness.poll(home.inState(.dragged), after: .seconds(60)) == [])
    #expect(harness.watcher.deadline == nil)
    harness.poll(home.inState(.running))
    #expect(harness.poll(home.inState(.running), after: .milliseconds(2999)) == [])
    #expect(
      harness.poll(home.inState(.running), after: .milliseconds(1)).first
        == "visible Home; gone Detail")
  }

  @Test(arguments: [.inactive, .background] as [PopupSceneState])
  func `only time in which the scene is active counts towards the timeout`(
    scene: PopupSceneState
  ) {
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

  @Test func `a poll that becomes idle is confirmed by a second poll even after the timeout`() {
    var harness = PageWatcherHarness(home)
    harness.poll(detail.inState(.running))

    #expect(harness.poll(detail, after: .seconds(10)) == [])
    #expect(harness.poll(detail) == ["visible Detail"])
  }

  @Test func `a watcher ignores time that runs backwards`() {
    var harness = PageWatcherHarness(home)
    harness.poll(detail.inState(.running))

    harness.poll(detail.inState(.running), after: .seconds(-60))
    #expect(harness.poll(detail.inState(.running), after: .seconds(62)) == [])
    #expect(harness.poll(detail.inState(.running), after: .seconds(1)).count == 2)
  }

  @Test(arguments: [.inactive, .background] as [PopupSceneState])
  func `a scene that is not active settles`(scene: PopupSceneState) {
    var harness = PageWatcherHarness(home)

    #expect(harness.settle(home, on: scene) == [])
    #expect(harness.settle(detail, on: scene).last == "visible Detail")
  }

  @Test func `polling a disconnected scene changes nothing`() {
    var harness = PageWatcherHarness(home)
    let closed = SceneSnapshot(activation: .disconnected, hasAppWindow: false)

    #expect(harness.poll(closed) == [])
    #expect(harness.poll(closed, after: .seconds(60)) == [])
    #expect(harness.watcher.deadline == nil)
    #expect(harness.lastOutput == "visible Home")
  }

  @Test func `a transition is not awaited after the scene was disconnected`() {
    var harness = PageWatcherHarness(home)
    harness.poll(detail.inState(.running))

    harness.poll(SceneSnapshot(activation: .disconnected, hasAppWindow: false))
    #expect(harness.watcher.deadline == nil)
  }

  @Test func `without a window the pages are disappearing, and left only in another window`() {
    var harness = PageWatcherHarness(home)
    let none = SceneSnapshot(activation: .active, hasAppWindow: false)

    #expect(harness.poll(none) == ["visible Home; disappearing Home"])
    #expect(harness.poll(none, after: .seconds(60)) == [])
  }

  @Test func `a window that stays without pages shows no page after three seconds`() {
    var harness = PageWatcherHarness(home)
    harness.poll(.navigation("Nav"))

    #expect(
      harness.poll(.navigation("Nav"), after: .seconds(3))
        == ["visible nothing; gone Home", "did not settle: "])
  }

  @Test func `a watcher that was reset knows no visible page, but still finds gone pages`() {
    let home = Page.plain("Home")
    var harness = PageWatcherHarness(Page.navigation("Stack", home, .plain("Detail")))
    harness.reset()
    #expect(harness.lastOutput == "visible nothing")

    #expect(
      harness.settle(Page.navigation("Stack", home)) == ["visible Home; gone Detail"])
  }

  @Test func `a watcher that was reset polls twice, even if the pages are unchanged`() {
    var harness = PageWatcherHarness(home)
    harness.reset()
    #expect(!harness.watcher.needsConfirmation)

    #expect(harness.poll(home) == [])
    #expect(harness.watcher.needsConfirmation)
  }

  @Test func `a watcher that was reset and polls an empty window has no visible page`() {
    var harness = PageWatcherHarness(home)
    harness.reset()
    let empty = SceneSnapshot(activation: .active, hasAppWindow: true)
    harness.poll(empty)

    #expect(
      harness.poll(empty, after: .seconds(3))
        == ["visible nothing; gone Home", "did not settle: "])
  }

  @Test func `a watcher that was reset remembers deallocated pages`() {
    let home = Page.plain("Home", .plain("Map"))
    var harness = PageWatcherHarness(home)
    harness.deallocate(.plain("Map"))
    harness.reset()

    #expect(harness.settle(.plain("Home")) == ["visible nothing; gone Map", "visible Home"])
  }
}
