// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// What loads, and what its answer is good for.
struct PlaceholderLoadTests {
  @Test func `a load shows a loading page and then how it ended`() {
    var play = PlaceholderPlay()

    #expect(play.load(1) == [])
    #expect(play.wait(.seconds(1)) == ["#1 loading"])
    play.moved()
    #expect(play.end(1, .failure) == ["#1 failure"])
    #expect(play.moved() == ["#1: failed"])
  }

  @Test func `a load that is quick leads from one page to the next with nothing in between`() {
    var play = PlaceholderPlay()
    play.load(1)
    #expect(play.end(1, .empty) == ["#1 empty"])
    play.moved()

    play.load(2)
    #expect(play.end(2, .failure) == ["#2 failure"])
    play.moved()
    play.load(3)
    #expect(play.end(3, .content) == ["content"])
    #expect(play.moved() == ["#3: content"])
  }

  @Test func `a load that brings content behind nothing is reported at once`() {
    var play = PlaceholderPlay()
    play.load(1)

    #expect(play.end(1, .content) == ["#1: content"])
    #expect(play.machine.hasContent)
  }

  @Test func `row 30: the late end of a load that was replaced changes nothing`() {
    var play = PlaceholderPlay()
    play.load(1)
    play.wait(.milliseconds(300))
    play.moved()

    #expect(play.load(2) == ["cancel #1", "#1: replaced", "#2 loading"])
    play.moved()
    for end in PlaceholderMachine.LoadEnd.allCases { #expect(play.end(1, end) == []) }
    #expect(play.machine.shown?.kind == .loading)
    play.wait(.seconds(1))
    #expect(play.end(2, .content) == ["content"])
    #expect(play.end(2, .failure) == [])
  }

  @Test func `what is shown or hidden by hand takes the place of a load`() {
    var play = PlaceholderPlay()
    play.load(1)
    #expect(play.hide(2) == ["cancel #1", "#1: replaced", "#2: shown"])
    #expect(play.end(1, .failure) == [])

    play.load(3, cover: .always)
    #expect(play.show(4, .empty) == ["cancel #3", "#3: replaced", "#4 empty"])
    #expect(play.end(3, .content) == [])
  }

  @Test func `a load that is cancelled gives back what was there`() {
    var play = PlaceholderPlay()
    play.load(1)
    play.end(1, .failure)
    play.moved()
    play.load(2, isRetry: true)
    play.moved()

    #expect(play.happens(.cancelRequested(2)) == ["cancel #2", "#2: cancelled"])
    #expect(play.wait(.milliseconds(500)) == ["#1 failure"])
    #expect(play.end(2, .content) == [])
    play.moved()
    #expect(play.tap(1, .failure) == ["retry #1"])
  }

  @Test func `a load that is cancelled twice is reported once`() {
    var play = PlaceholderPlay()
    play.load(1)

    play.happens(.cancelRequested(1))
    #expect(play.happens(.cancelRequested(1)) == [])
  }

  @Test func `a load over content is a refresh and shows nothing`() {
    var play = PlaceholderPlay()
    play.hide(1)

    #expect(play.load(2) == [])
    #expect(play.deadline == nil)
    #expect(play.end(2, .content) == ["#2: content"])
  }

  @Test func `a refresh that fails keeps the content`() {
    var play = PlaceholderPlay()
    play.hide(1)
    play.load(2)

    #expect(play.end(2, .failure) == ["#2: refreshFailed"])
    #expect(play.machine.hasContent)
    #expect(play.machine.shown == nil)
  }

  @Test func `a refresh that finds nothing any more shows the empty page`() {
    var play = PlaceholderPlay()
    play.hide(1)
    play.load(2)

    #expect(play.end(2, .empty) == ["#2 empty"])
    #expect(!play.machine.hasContent)
  }

  @Test func `behind an empty page there is nothing to refresh`() {
    var play = PlaceholderPlay()
    play.show(1, .empty)
    play.load(2)

    #expect(play.wait(.milliseconds(300)) == ["#2 loading"])
  }

  @Test func `a load can hide content that is not valid any more`() {
    var play = PlaceholderPlay()
    play.hide(1)

    play.load(2, cover: .always)
    #expect(play.wait(.milliseconds(300)) == ["#2 loading"])
    play.moved()
    play.happens(.cancelRequested(2))
    #expect(play.wait(.seconds(1)) == ["content"])
    #expect(play.machine.hasContent)
  }

  @Test func `a load that is to leave everything as it is does, also on an empty page`() {
    var play = PlaceholderPlay()
    play.show(1, .empty)
    play.moved()

    #expect(play.load(2, cover: .never) == [])
    #expect(play.end(2, .failure) == ["#2: refreshFailed"])
    #expect(play.machine.shown == PlaceholderMachine.Page(id: 1, kind: .empty))
  }

  @Test func `a refresh takes away the loading page of the load that it replaces`() {
    var play = PlaceholderPlay()
    play.load(1)
    play.wait(.milliseconds(300))
    play.moved()

    #expect(play.load(2, cover: .never) == ["cancel #1", "#1: replaced"])
    #expect(play.wait(.milliseconds(500)) == ["content"])
  }

  @Test func `who retries is answered at once`() {
    var play = PlaceholderPlay()
    play.load(1)
    play.end(1, .failure)
    play.moved()

    #expect(play.tap(1, .failure) == ["retry #1"])
    #expect(play.load(2, isRetry: true) == ["#2 loading"])
    #expect(play.tap(1, .failure) == [])
  }

  @Test func `a button of a page that is not wanted any more does nothing`() {
    var play = PlaceholderPlay()
    play.load(1)
    play.end(1, .failure)
    play.moved()
    play.load(2)

    #expect(play.machine.shown?.kind == .failure)
    #expect(play.tap(1, .failure) == [])
  }

  @Test func `an answer that is not seen any more is the load's answer all the same`() {
    var play = PlaceholderPlay()
    play.load(1)
    play.wait(.milliseconds(300))
    play.moved()
    play.end(1, .content)

    #expect(play.show(2, .empty) == ["#1: content"])
  }

  @Test func `a loading page that was shown by hand keeps its times when a load before it goes`() {
    var play = PlaceholderPlay()
    play.show(1, .loading)
    play.wait(.milliseconds(100))
    play.load(2)
    play.happens(.cancelRequested(2))

    #expect(play.deadline == .seconds(0.3))
    play.wait(.milliseconds(200))
    play.moved()
    play.hide(3)
    #expect(play.deadline == .seconds(0.8))
  }

  @Test func `a load ends with its page`() {
    var play = PlaceholderPlay()
    play.load(1)

    #expect(play.happens(.pageDidGo) == ["cancel #1", "#1: gone"])
    #expect(play.end(1, .content) == [])
  }

  @Test func `the pages in use are those that can still be seen`() {
    var play = PlaceholderPlay()
    play.load(1)
    play.end(1, .failure)
    play.moved()
    play.load(2)

    typealias Page = PlaceholderMachine.Page
    #expect(
      play.machine.pagesInUse == [Page(id: 1, kind: .failure), Page(id: 2, kind: .loading)])
    play.end(2, .content)
    #expect(play.machine.pagesInUse == [])
  }
}
