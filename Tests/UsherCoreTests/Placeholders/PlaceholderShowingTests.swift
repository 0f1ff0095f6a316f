// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// Which page is visible when.
struct PlaceholderShowingTests {
  @Test func `a page without a delay appears at once and is reported when the move has ended`() {
    var harness = PlaceholderHarness()

    #expect(harness.show(1, .empty) == ["#1 empty"])
    #expect(harness.endMove() == ["#1: shown"])
    #expect(harness.deadline == nil)
  }

  @Test func `row 27: a call for the visible page is reported each time`() {
    var harness = PlaceholderHarness()

    #expect(harness.hide(1) == ["#1: shown"])
    #expect(harness.hide(2) == ["#2: shown"])
    harness.show(3, .empty)
    harness.endMove()
    #expect(harness.show(4, .empty) == ["#4 empty"])
    #expect(harness.endMove() == ["#4: shown"])
  }

  @Test func `row 28: a loading page that is hidden within its delay never appears`() {
    var harness = PlaceholderHarness()

    #expect(harness.show(1, .loading) == [])
    #expect(harness.deadline == .seconds(0.3))
    harness.advance(by: .milliseconds(200))
    #expect(harness.hide(2) == ["#1: replaced", "#2: shown"])
    #expect(harness.deadline == nil)
  }

  @Test
  func `a visible loading page stays for its minimum duration before the next page appears`() {
    var harness = PlaceholderHarness()
    harness.show(1, .loading)
    #expect(harness.advance(by: .milliseconds(300)) == ["#1 loading"])
    harness.endMove()

    harness.advance(by: .milliseconds(100))
    #expect(harness.show(2, .empty) == [])
    #expect(harness.deadline == .seconds(0.8))
    #expect(harness.advance(by: .milliseconds(400)) == ["#2 empty"])
    #expect(harness.endMove() == ["#2: shown"])
  }

  @Test func `of several pages requested during the minimum duration only the newest appears`() {
    var harness = PlaceholderHarness()
    harness.show(1, .loading, timing: PlaceholderTiming(delay: .zero, minimumDuration: .seconds(1)))
    harness.endMove()

    #expect(harness.hide(2) == [])
    #expect(harness.show(3, .failure) == ["#2: replaced"])
    #expect(harness.show(4, .empty) == ["#3: replaced"])
    #expect(harness.advance(by: .seconds(1)) == ["#4 empty"])
  }

  @Test func `a call for the page that is appearing is reported when it has appeared`() {
    var harness = PlaceholderHarness()
    harness.show(1, .empty)
    harness.endMove()
    harness.hide(2)

    #expect(harness.hide(3) == ["#2: replaced"])
    #expect(harness.endMove() == ["#3: shown"])
  }

  @Test
  func `a newer page replaces a move in progress, and the late end of that move is ignored`() {
    var harness = PlaceholderHarness()
    harness.show(1, .empty)

    #expect(harness.show(2, .failure) == ["#1: replaced", "#2 failure"])
    #expect(harness.send(.moveDidEnd(1)) == [])
    #expect(harness.send(.moveDidEnd(2)) == ["#2: shown"])
    #expect(harness.send(.moveDidEnd(2)) == [])
  }

  @Test func `returning to the page that is still appearing is reported when it has appeared`() {
    var harness = PlaceholderHarness()
    harness.show(1, .empty)
    harness.load(2)

    #expect(harness.send(.cancelRequested(2)) == ["cancel #2", "#2: cancelled"])
    #expect(harness.machine.phase == .moving(1))
    harness.endMove()
    #expect(harness.machine.phase == .idle)
  }

  @Test func `one loading page replaces another at once, and their visible times are added`() {
    var harness = PlaceholderHarness()
    harness.show(1, .loading)
    harness.advance(by: .milliseconds(400))
    harness.endMove()

    #expect(harness.show(2, .loading) == ["#2 loading"])
    harness.endMove()
    harness.hide(3)
    #expect(harness.deadline == .seconds(0.8))
  }

  @Test func `repeated loads do not postpone the loading page`() {
    var harness = PlaceholderHarness()
    harness.load(1)
    harness.advance(by: .milliseconds(200))
    harness.load(2)
    harness.advance(by: .milliseconds(50))
    harness.load(3)

    #expect(harness.deadline == .seconds(0.3))
    #expect(harness.advance(by: .milliseconds(50)) == ["#3 loading"])
  }

  @Test func `a custom page can have a delay and a minimum duration`() {
    var harness = PlaceholderHarness()
    let timing = PlaceholderTiming(delay: .seconds(1), minimumDuration: .seconds(2))

    harness.show(1, .custom, timing: timing)
    #expect(harness.advance(by: .seconds(1)) == ["#1 custom"])
    harness.endMove()
    harness.show(2, .loading, timing: .immediate)
    #expect(harness.deadline == .seconds(3))
  }

  @Test func `a negative time counts as zero`() {
    var harness = PlaceholderHarness()

    harness.show(
      1, .loading, timing: PlaceholderTiming(delay: .seconds(-1), minimumDuration: .seconds(-1)))
    harness.endMove()
    #expect(harness.hide(2, animated: false) == ["content at once"])
  }

  @Test func `a removed page reports every call once, later calls at once`() {
    var harness = PlaceholderHarness()
    harness.show(1, .loading)

    #expect(harness.send(.pageWasRemoved) == ["#1: pageGone"])
    #expect(harness.deadline == nil)
    #expect(harness.send(.pageWasRemoved) == [])
    #expect(harness.show(2, .empty) == ["#2: pageGone"])
    #expect(harness.hide(3) == ["#3: pageGone"])
    #expect(harness.load(4) == ["cancel #4", "#4: pageGone"])
    #expect(harness.tap(2, .empty) == [])
    #expect(harness.machine.phase == .finished)
  }

  @Test(arguments: [true, false])
  func `a removed page references no placeholder pages`(showsPage: Bool) {
    var harness = PlaceholderHarness()
    harness.hide(1)
    if showsPage { harness.show(2, .empty) }
    harness.send(.pageWasRemoved)

    #expect(!harness.machine.hasContent)
    #expect(harness.machine.visiblePage == nil)
    #expect(harness.machine.targetPage == nil)
    #expect(harness.machine.referencedPages.isEmpty)
  }

  @Test func `an identifier that is not higher than all earlier ones is ignored`() {
    var harness = PlaceholderHarness()
    harness.show(2, .empty)
    let before = harness.machine

    #expect(harness.hide(2) == [])
    #expect(harness.load(1) == [])
    #expect(harness.show(2, .failure) == [])
    #expect(harness.machine == before)
  }

  @Test func `a placeholder ignores time that runs backwards`() {
    var harness = PlaceholderHarness()
    harness.now = .seconds(5)
    harness.show(1, .loading)
    harness.now = .seconds(1)
    harness.send(.deadlineDidPass)

    #expect(harness.deadline == .seconds(5.3))
  }

  @Test func `a deadline event that is early does not change the deadline of a placeholder`() {
    var harness = PlaceholderHarness()
    harness.show(1, .loading)
    harness.now = .seconds(0.2)

    #expect(harness.send(.deadlineDidPass) == [])
    #expect(harness.deadline == .seconds(0.3))
  }
}
