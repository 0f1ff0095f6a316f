// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// Loads, refreshes and their outcomes.
struct PlaceholderLoadTests {
  @Test func `a load shows a loading page and then the page of its result`() {
    var harness = PlaceholderHarness()

    #expect(harness.load(1) == [])
    #expect(harness.advance(by: .seconds(1)) == ["#1 loading"])
    harness.endMove()
    #expect(harness.endLoad(1, .failure) == ["#1 failure"])
    #expect(harness.endMove() == ["#1: failed"])
  }

  @Test func `a fast load goes from one page to the next without a loading page`() {
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

  @Test func `a load that finishes with content while no page is visible is reported at once`() {
    var harness = PlaceholderHarness()
    harness.load(1)

    #expect(harness.endLoad(1, .content) == ["#1: content"])
    #expect(harness.machine.hasContent)
  }

  @Test func `row 30: the late result of a replaced load changes nothing`() {
    var harness = PlaceholderHarness()
    harness.load(1)
    harness.advance(by: .milliseconds(300))
    harness.endMove()

    #expect(harness.load(2) == ["cancel #1", "#1: replaced", "#2 loading"])
    harness.endMove()
    for end in PlaceholderMachine.LoadResultKind.allCases { #expect(harness.endLoad(1, end) == []) }
    #expect(harness.machine.visiblePage?.kind == .loading)
    harness.advance(by: .seconds(1))
    #expect(harness.endLoad(2, .content) == ["content"])
    #expect(harness.endLoad(2, .failure) == [])
  }

  @Test func `showing or hiding a page replaces the load in progress`() {
    var harness = PlaceholderHarness()
    harness.load(1)
    #expect(harness.hide(2) == ["cancel #1", "#1: replaced", "#2: shown"])
    #expect(harness.endLoad(1, .failure) == [])

    harness.load(3, cover: .always)
    #expect(harness.show(4, .empty) == ["cancel #3", "#3: replaced", "#4 empty"])
    #expect(harness.endLoad(3, .content) == [])
  }

  @Test func `cancelling a load shows the previous page again`() {
    var harness = PlaceholderHarness()
    harness.load(1)
    harness.endLoad(1, .failure)
    harness.endMove()
    harness.load(2, isRetry: true)
    harness.endMove()

    #expect(harness.send(.cancelRequested(2)) == ["cancel #2", "#2: cancelled"])
    #expect(harness.advance(by: .milliseconds(500)) == ["#1 failure"])
    #expect(harness.endLoad(2, .content) == [])
    harness.endMove()
    #expect(harness.tap(1, .failure) == ["retry #1"])
  }

  @Test func `a load whose page is gone ends, and the previous page is shown again`() {
    var harness = PlaceholderHarness()
    harness.load(1)
    harness.endLoad(1, .failure)
    harness.endMove()
    harness.load(2, isRetry: true)
    harness.endMove()

    #expect(harness.send(.loadDidLosePage(2)) == ["cancel #2", "#2: pageGone"])
    #expect(harness.advance(by: .milliseconds(500)) == ["#1 failure"])
    #expect(harness.endLoad(2, .content) == [])
    harness.load(3)
    #expect(harness.endLoad(3, .content) == ["content"])
  }

  @Test func `a load that is cancelled twice is reported once`() {
    var harness = PlaceholderHarness()
    harness.load(1)

    harness.send(.cancelRequested(1))
    #expect(harness.send(.cancelRequested(1)) == [])
  }

  @Test func `a load over content is a refresh and shows no page`() {
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

  @Test func `a refresh that finds no content shows the empty page`() {
    var harness = PlaceholderHarness()
    harness.hide(1)
    harness.load(2)

    #expect(harness.endLoad(2, .empty) == ["#2 empty"])
    #expect(!harness.machine.hasContent)
  }

  @Test func `a load over an empty page is not a refresh`() {
    var harness = PlaceholderHarness()
    harness.show(1, .empty)
    harness.load(2)

    #expect(harness.advance(by: .milliseconds(300)) == ["#2 loading"])
  }

  @Test func `a load can cover content that is no longer valid`() {
    var harness = PlaceholderHarness()
    harness.hide(1)

    harness.load(2, cover: .always)
    #expect(harness.advance(by: .milliseconds(300)) == ["#2 loading"])
    harness.endMove()
    harness.send(.cancelRequested(2))
    #expect(harness.advance(by: .seconds(1)) == ["content"])
    #expect(harness.machine.hasContent)
  }

  @Test func `a load that never covers changes no page, not even an empty one`() {
    var harness = PlaceholderHarness()
    harness.show(1, .empty)
    harness.endMove()

    #expect(harness.load(2, cover: .never) == [])
    #expect(harness.endLoad(2, .failure) == ["#2: refreshFailed"])
    #expect(harness.machine.visiblePage == PlaceholderMachine.Page(id: 1, kind: .empty))
  }

  @Test func `a refresh removes the loading page of the load that it replaces`() {
    var harness = PlaceholderHarness()
    harness.load(1)
    harness.advance(by: .milliseconds(300))
    harness.endMove()

    #expect(harness.load(2, cover: .never) == ["cancel #1", "#1: replaced"])
    #expect(harness.advance(by: .milliseconds(500)) == ["content"])
  }

  @Test func `a retry shows the loading page without delay`() {
    var harness = PlaceholderHarness()
    harness.load(1)
    harness.endLoad(1, .failure)
    harness.endMove()

    #expect(harness.tap(1, .failure) == ["retry #1"])
    #expect(harness.load(2, isRetry: true) == ["#2 loading"])
    #expect(harness.tap(1, .failure) == [])
  }

  @Test func `a button of an outdated page does nothing`() {
    var harness = PlaceholderHarness()
    harness.load(1)
    harness.endLoad(1, .failure)
    harness.endMove()
    harness.load(2)

    #expect(harness.machine.visiblePage?.kind == .failure)
    #expect(harness.tap(1, .failure) == [])
  }

  @Test func `a load whose content is replaced while it appears is reported as loaded`() {
    var harness = PlaceholderHarness()
    harness.load(1)
    harness.advance(by: .milliseconds(300))
    harness.endMove()
    harness.endLoad(1, .content)

    #expect(harness.show(2, .empty) == ["#1: content"])
  }

  @Test func `a loading page shown by the app keeps its times when a later load is cancelled`() {
    var harness = PlaceholderHarness()
    harness.show(1, .loading)
    harness.advance(by: .milliseconds(100))
    harness.load(2)
    harness.send(.cancelRequested(2))

    #expect(harness.deadline == .seconds(0.3))
    harness.advance(by: .milliseconds(200))
    harness.endMove()
    harness.hide(3)
    #expect(harness.deadline == .seconds(0.8))
  }

  @Test func `a load is cancelled when its page is removed`() {
    var harness = PlaceholderHarness()
    harness.load(1)

    #expect(harness.send(.pageWasRemoved) == ["cancel #1", "#1: pageGone"])
    #expect(harness.endLoad(1, .content) == [])
  }

  @Test func `the referenced pages are those that can still become visible`() {
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
