// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// What loads, and what its answer is good for.
struct PlaceholderLoadTests {
  @Test func `a load shows a loading page and then how it ended`() {
    var harness = PlaceholderHarness()

    #expect(harness.load(1) == [])
    #expect(harness.advance(.seconds(1)) == ["#1 loading"])
    harness.endMove()
    #expect(harness.endLoad(1, .failure) == ["#1 failure"])
    #expect(harness.endMove() == ["#1: failed"])
  }

  @Test func `a load that is quick leads from one page to the next with nothing in between`() {
    var harness = PlaceholderHarness()
    harness.load(1)
    #expect(harness.endLoad(1, .empty) == ["#1 empty"])
    harness.endMove()

    harness.load(2)
    #expect(harness.endLoad(2, .failure) == ["#2 failure"])
    harness.endMove()
    harness.load(3)
    #expect(harness.endLoad(3, .content) == ["content"])
    #expect(harness.endMove() == ["#3: content"])
  }

  @Test func `a load that brings content behind nothing is reported at once`() {
    var harness = PlaceholderHarness()
    harness.load(1)

    #expect(harness.endLoad(1, .content) == ["#1: content"])
    #expect(harness.machine.hasContent)
  }

  @Test func `row 30: the late end of a load that was replaced changes nothing`() {
    var harness = PlaceholderHarness()
    harness.load(1)
    harness.advance(.milliseconds(300))
    harness.endMove()

    #expect(harness.load(2) == ["cancel #1", "#1: replaced", "#2 loading"])
    harness.endMove()
    for end in PlaceholderMachine.LoadResultKind.allCases { #expect(harness.endLoad(1, end) == []) }
    #expect(harness.machine.visiblePage?.kind == .loading)
    harness.advance(.seconds(1))
    #expect(harness.endLoad(2, .content) == ["content"])
    #expect(harness.endLoad(2, .failure) == [])
  }

  @Test func `what is shown or hidden by hand takes the place of a load`() {
    var harness = PlaceholderHarness()
    harness.load(1)
    #expect(harness.hide(2) == ["cancel #1", "#1: replaced", "#2: shown"])
    #expect(harness.endLoad(1, .failure) == [])

    harness.load(3, cover: .always)
    #expect(harness.show(4, .empty) == ["cancel #3", "#3: replaced", "#4 empty"])
    #expect(harness.endLoad(3, .content) == [])
  }

  @Test func `a load that is cancelled gives back what was there`() {
    var harness = PlaceholderHarness()
    harness.load(1)
    harness.endLoad(1, .failure)
    harness.endMove()
    harness.load(2, isRetry: true)
    harness.endMove()

    #expect(harness.send(.cancelRequested(2)) == ["cancel #2", "#2: cancelled"])
    #expect(harness.advance(.milliseconds(500)) == ["#1 failure"])
    #expect(harness.endLoad(2, .content) == [])
    harness.endMove()
    #expect(harness.tap(1, .failure) == ["retry #1"])
  }

  @Test func `a load that is cancelled twice is reported once`() {
    var harness = PlaceholderHarness()
    harness.load(1)

    harness.send(.cancelRequested(1))
    #expect(harness.send(.cancelRequested(1)) == [])
  }

  @Test func `a load over content is a refresh and shows nothing`() {
    var harness = PlaceholderHarness()
    harness.hide(1)

    #expect(harness.load(2) == [])
    #expect(harness.deadline == nil)
    #expect(harness.endLoad(2, .content) == ["#2: content"])
  }

  @Test func `a refresh that fails keeps the content`() {
    var harness = PlaceholderHarness()
    harness.hide(1)
    harness.load(2)

    #expect(harness.endLoad(2, .failure) == ["#2: refreshFailed"])
    #expect(harness.machine.hasContent)
    #expect(harness.machine.visiblePage == nil)
  }

  @Test func `a refresh that finds nothing any more shows the empty page`() {
    var harness = PlaceholderHarness()
    harness.hide(1)
    harness.load(2)

    #expect(harness.endLoad(2, .empty) == ["#2 empty"])
    #expect(!harness.machine.hasContent)
  }

  @Test func `behind an empty page there is nothing to refresh`() {
    var harness = PlaceholderHarness()
    harness.show(1, .empty)
    harness.load(2)

    #expect(harness.advance(.milliseconds(300)) == ["#2 loading"])
  }

  @Test func `a load can hide content that is not valid any more`() {
    var harness = PlaceholderHarness()
    harness.hide(1)

    harness.load(2, cover: .always)
    #expect(harness.advance(.milliseconds(300)) == ["#2 loading"])
    harness.endMove()
    harness.send(.cancelRequested(2))
    #expect(harness.advance(.seconds(1)) == ["content"])
    #expect(harness.machine.hasContent)
  }

  @Test func `a load that is to leave everything as it is does, also on an empty page`() {
    var harness = PlaceholderHarness()
    harness.show(1, .empty)
    harness.endMove()

    #expect(harness.load(2, cover: .never) == [])
    #expect(harness.endLoad(2, .failure) == ["#2: refreshFailed"])
    #expect(harness.machine.visiblePage == PlaceholderMachine.Page(id: 1, kind: .empty))
  }

  @Test func `a refresh takes away the loading page of the load that it replaces`() {
    var harness = PlaceholderHarness()
    harness.load(1)
    harness.advance(.milliseconds(300))
    harness.endMove()

    #expect(harness.load(2, cover: .never) == ["cancel #1", "#1: replaced"])
    #expect(harness.advance(.milliseconds(500)) == ["content"])
  }

  @Test func `who retries is answered at once`() {
    var harness = PlaceholderHarness()
    harness.load(1)
    harness.endLoad(1, .failure)
    harness.endMove()

    #expect(harness.tap(1, .failure) == ["retry #1"])
    #expect(harness.load(2, isRetry: true) == ["#2 loading"])
    #expect(harness.tap(1, .failure) == [])
  }

  @Test func `a button of a page that is not wanted any more does nothing`() {
    var harness = PlaceholderHarness()
    harness.load(1)
    harness.endLoad(1, .failure)
    harness.endMove()
    harness.load(2)

    #expect(harness.machine.visiblePage?.kind == .failure)
    #expect(harness.tap(1, .failure) == [])
  }

  @Test func `an answer that is not seen any more is the load's answer all the same`() {
    var harness = PlaceholderHarness()
    harness.load(1)
    harness.advance(.milliseconds(300))
    harness.endMove()
    harness.endLoad(1, .content)

    #expect(harness.show(2, .empty) == ["#1: content"])
  }

  @Test func `a loading page that was shown by hand keeps its times when a load before it goes`() {
    var harness = PlaceholderHarness()
    harness.show(1, .loading)
    harness.advance(.milliseconds(100))
    harness.load(2)
    harness.send(.cancelRequested(2))

    #expect(harness.deadline == .seconds(0.3))
    harness.advance(.milliseconds(200))
    harness.endMove()
    harness.hide(3)
    #expect(harness.deadline == .seconds(0.8))
  }

  @Test func `a load ends with its page`() {
    var harness = PlaceholderHarness()
    harness.load(1)

    #expect(harness.send(.pageWasRemoved) == ["cancel #1", "#1: gone"])
    #expect(harness.endLoad(1, .content) == [])
  }

  @Test func `the pages in use are those that can still be seen`() {
    var harness = PlaceholderHarness()
    harness.load(1)
    harness.endLoad(1, .failure)
    harness.endMove()
    harness.load(2)

    typealias Page = PlaceholderMachine.Page
    #expect(
      harness.machine.referencedPages == [Page(id: 1, kind: .failure), Page(id: 2, kind: .loading)])
    harness.endLoad(2, .content)
    #expect(harness.machine.referencedPages == [])
  }
}
