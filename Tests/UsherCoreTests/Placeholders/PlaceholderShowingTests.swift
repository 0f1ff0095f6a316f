// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// What is asked for, and when the user sees it.
struct PlaceholderShowingTests {
  @Test func `a page that has no delay comes at once and is reported when nothing moves`() {
    var harness = PlaceholderHarness()

    #expect(harness.show(1, .empty) == ["#1 empty"])
    #expect(harness.endMove() == ["#1: shown"])
    #expect(harness.deadline == nil)
  }

  @Test func `row 27: asking for what is there already is answered, each time`() {
    var harness = PlaceholderHarness()

    #expect(harness.hide(1) == ["#1: shown"])
    #expect(harness.hide(2) == ["#2: shown"])
    harness.show(3, .empty)
    harness.endMove()
    #expect(harness.show(4, .empty) == ["#4 empty"])
    #expect(harness.endMove() == ["#4: shown"])
  }

  @Test func `row 28: loading that is over within its delay is never seen`() {
    var harness = PlaceholderHarness()

    #expect(harness.show(1, .loading) == [])
    #expect(harness.deadline == .seconds(0.3))
    harness.advance(.milliseconds(200))
    #expect(harness.hide(2) == ["#1: replaced", "#2: shown"])
    #expect(harness.deadline == nil)
  }

  @Test func `a loading page that has come stays for its minimum, and what is wanted then comes`() {
    var harness = PlaceholderHarness()
    harness.show(1, .loading)
    #expect(harness.advance(.milliseconds(300)) == ["#1 loading"])
    harness.endMove()

    harness.advance(.milliseconds(100))
    #expect(harness.show(2, .empty) == [])
    #expect(harness.deadline == .seconds(0.8))
    #expect(harness.advance(.milliseconds(400)) == ["#2 empty"])
    #expect(harness.endMove() == ["#2: shown"])
  }

  @Test func `of what is wanted while a loading page has to stay only the newest is seen`() {
    var harness = PlaceholderHarness()
    harness.show(1, .loading, timing: PlaceholderTiming(delay: .zero, minimumDuration: .seconds(1)))
    harness.endMove()

    #expect(harness.hide(2) == [])
    #expect(harness.show(3, .failure) == ["#2: replaced"])
    #expect(harness.show(4, .empty) == ["#3: replaced"])
    #expect(harness.advance(.seconds(1)) == ["#4 empty"])
  }

  @Test func `what is wanted again while it moves is reported when it has arrived`() {
    var harness = PlaceholderHarness()
    harness.show(1, .empty)
    harness.endMove()
    harness.hide(2)

    #expect(harness.hide(3) == ["#2: replaced"])
    #expect(harness.endMove() == ["#3: shown"])
  }

  @Test func `a newer page takes over a move that still runs, and its late end changes nothing`() {
    var harness = PlaceholderHarness()
    harness.show(1, .empty)

    #expect(harness.show(2, .failure) == ["#1: replaced", "#2 failure"])
    #expect(harness.send(.moveDidEnd(1)) == [])
    #expect(harness.send(.moveDidEnd(2)) == ["#2: shown"])
    #expect(harness.send(.moveDidEnd(2)) == [])
  }

  @Test func `going back to what still comes is reported when it has come`() {
    var harness = PlaceholderHarness()
    harness.show(1, .empty)
    harness.load(2)

    #expect(harness.send(.cancelRequested(2)) == ["cancel #2", "#2: cancelled"])
    #expect(harness.machine.phase == .moving(1))
    harness.endMove()
    #expect(harness.machine.phase == .idle)
  }

  @Test func `one loading page gives way to the next at once, and the time there counts as one`() {
    var harness = PlaceholderHarness()
    harness.show(1, .loading)
    harness.advance(.milliseconds(400))
    harness.endMove()

    #expect(harness.show(2, .loading) == ["#2 loading"])
    harness.endMove()
    harness.hide(3)
    #expect(harness.deadline == .seconds(0.8))
  }

  @Test func `who asks to load again and again does not put off the loading page for ever`() {
    var harness = PlaceholderHarness()
    harness.load(1)
    harness.advance(.milliseconds(200))
    harness.load(2)
    harness.advance(.milliseconds(50))
    harness.load(3)

    #expect(harness.deadline == .seconds(0.3))
    #expect(harness.advance(.milliseconds(50)) == ["#3 loading"])
  }

  @Test func `a page of the app can have a delay and a minimum, too`() {
    var harness = PlaceholderHarness()
    let timing = PlaceholderTiming(delay: .seconds(1), minimumDuration: .seconds(2))

    harness.show(1, .custom, timing: timing)
    #expect(harness.advance(.seconds(1)) == ["#1 custom"])
    harness.endMove()
    harness.show(2, .loading, timing: .immediate)
    #expect(harness.deadline == .seconds(3))
  }

  @Test func `a time below zero counts as none`() {
    var harness = PlaceholderHarness()

    harness.show(
      1, .loading, timing: PlaceholderTiming(delay: .seconds(-1), minimumDuration: .seconds(-1)))
    harness.endMove()
    #expect(harness.hide(2, animated: false) == ["content at once"])
  }

  @Test func `a page that is gone answers once, and whatever comes later at once`() {
    var harness = PlaceholderHarness()
    harness.show(1, .loading)

    #expect(harness.send(.pageWasRemoved) == ["#1: gone"])
    #expect(harness.deadline == nil)
    #expect(harness.send(.pageWasRemoved) == [])
    #expect(harness.show(2, .empty) == ["#2: gone"])
    #expect(harness.hide(3) == ["#3: gone"])
    #expect(harness.load(4) == ["cancel #4", "#4: gone"])
    #expect(harness.tap(2, .empty) == [])
    #expect("\(harness.machine)" == "gone")
  }

  @Test func `of a page that is gone nothing is remembered`() {
    for showsPage in [true, false] {
      var harness = PlaceholderHarness()
      harness.hide(1)
      if showsPage { harness.show(2, .empty) }
      harness.send(.pageWasRemoved)

      #expect(!harness.machine.hasContent && harness.machine.visiblePage == nil)
      #expect(harness.machine.targetPage == nil && harness.machine.referencedPages.isEmpty)
    }
  }

  @Test func `a number that does not rise is a repetition`() {
    var harness = PlaceholderHarness()
    harness.show(2, .empty)
    let before = harness.machine

    #expect(harness.hide(2) == [])
    #expect(harness.load(1) == [])
    #expect(harness.show(2, .failure) == [])
    #expect(harness.machine == before)
  }

  @Test func `time that runs backwards stands still`() {
    var harness = PlaceholderHarness()
    harness.now = .seconds(5)
    harness.show(1, .loading)
    harness.now = .seconds(1)
    harness.send(.deadlineDidPass)

    #expect(harness.deadline == .seconds(5.3))
  }

  @Test func `a timer that fires early is set again`() {
    var harness = PlaceholderHarness()
    harness.show(1, .loading)
    harness.now = .seconds(0.2)

    #expect(harness.send(.deadlineDidPass) == [])
    #expect(harness.deadline == .seconds(0.3))
  }

  @Test func `it says in a line where it stands`() {
    var harness = PlaceholderHarness()
    #expect("\(harness.machine)" == "nothing")
    harness.load(3)
    #expect("\(harness.machine)" == "nothing, waiting for #3 loading until 0.3, load #3")
    harness.advance(.milliseconds(300))
    #expect("\(harness.machine)" == "#3 loading, move 1, load #3")
    harness.endLoad(3, .content)
    #expect("\(harness.machine)" == "#3 loading, move 1, waiting for content until 0.8")
  }
}
