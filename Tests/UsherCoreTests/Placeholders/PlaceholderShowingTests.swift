// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// What is asked for, and when the user sees it.
struct PlaceholderShowingTests {
  @Test func `a page that has no delay comes at once and is reported when nothing moves`() {
    var play = PlaceholderPlay()

    #expect(play.show(1, .empty) == ["#1 empty"])
    #expect(play.moved() == ["#1: shown"])
    #expect(play.deadline == nil)
  }

  @Test func `row 27: asking for what is there already is answered, each time`() {
    var play = PlaceholderPlay()

    #expect(play.hide(1) == ["#1: shown"])
    #expect(play.hide(2) == ["#2: shown"])
    play.show(3, .empty)
    play.moved()
    #expect(play.show(4, .empty) == ["#4 empty"])
    #expect(play.moved() == ["#4: shown"])
  }

  @Test func `row 28: loading that is over within its delay is never seen`() {
    var play = PlaceholderPlay()

    #expect(play.show(1, .loading) == [])
    #expect(play.deadline == .seconds(0.3))
    play.wait(.milliseconds(200))
    #expect(play.hide(2) == ["#1: replaced", "#2: shown"])
    #expect(play.deadline == nil)
  }

  @Test func `a loading page that has come stays for its minimum, and what is wanted then comes`() {
    var play = PlaceholderPlay()
    play.show(1, .loading)
    #expect(play.wait(.milliseconds(300)) == ["#1 loading"])
    play.moved()

    play.wait(.milliseconds(100))
    #expect(play.show(2, .empty) == [])
    #expect(play.deadline == .seconds(0.8))
    #expect(play.wait(.milliseconds(400)) == ["#2 empty"])
    #expect(play.moved() == ["#2: shown"])
  }

  @Test func `of what is wanted while a loading page has to stay only the newest is seen`() {
    var play = PlaceholderPlay()
    play.show(1, .loading, pacing: PlaceholderPacing(delay: .zero, minimum: .seconds(1)))
    play.moved()

    #expect(play.hide(2) == [])
    #expect(play.show(3, .failure) == ["#2: replaced"])
    #expect(play.show(4, .empty) == ["#3: replaced"])
    #expect(play.wait(.seconds(1)) == ["#4 empty"])
  }

  @Test func `what is wanted again while it moves is reported when it has arrived`() {
    var play = PlaceholderPlay()
    play.show(1, .empty)
    play.moved()
    play.hide(2)

    #expect(play.hide(3) == ["#2: replaced"])
    #expect(play.moved() == ["#3: shown"])
  }

  @Test func `a newer page takes over a move that still runs, and its late end changes nothing`() {
    var play = PlaceholderPlay()
    play.show(1, .empty)

    #expect(play.show(2, .failure) == ["#1: replaced", "#2 failure"])
    #expect(play.happens(.moveDidEnd(1)) == [])
    #expect(play.happens(.moveDidEnd(2)) == ["#2: shown"])
    #expect(play.happens(.moveDidEnd(2)) == [])
  }

  @Test func `going back to what still comes is reported when it has come`() {
    var play = PlaceholderPlay()
    play.show(1, .empty)
    play.load(2)

    #expect(play.happens(.cancelRequested(2)) == ["cancel #2", "#2: cancelled"])
    #expect(play.machine.phase == .moving(1))
    play.moved()
    #expect(play.machine.phase == .resting)
  }

  @Test func `one loading page gives way to the next at once, and the time there counts as one`() {
    var play = PlaceholderPlay()
    play.show(1, .loading)
    play.wait(.milliseconds(400))
    play.moved()

    #expect(play.show(2, .loading) == ["#2 loading"])
    play.moved()
    play.hide(3)
    #expect(play.deadline == .seconds(0.8))
  }

  @Test func `who asks to load again and again does not put off the loading page for ever`() {
    var play = PlaceholderPlay()
    play.load(1)
    play.wait(.milliseconds(200))
    play.load(2)
    play.wait(.milliseconds(50))
    play.load(3)

    #expect(play.deadline == .seconds(0.3))
    #expect(play.wait(.milliseconds(50)) == ["#3 loading"])
  }

  @Test func `a page of the app can have a delay and a minimum, too`() {
    var play = PlaceholderPlay()
    let pacing = PlaceholderPacing(delay: .seconds(1), minimum: .seconds(2))

    play.show(1, .custom, pacing: pacing)
    #expect(play.wait(.seconds(1)) == ["#1 custom"])
    play.moved()
    play.show(2, .loading, pacing: .immediate)
    #expect(play.deadline == .seconds(3))
  }

  @Test func `a time below zero counts as none`() {
    var play = PlaceholderPlay()

    play.show(
      1, .loading, pacing: PlaceholderPacing(delay: .seconds(-1), minimum: .seconds(-1)))
    play.moved()
    #expect(play.hide(2, animated: false) == ["content at once"])
  }

  @Test func `a page that is gone answers once, and whatever comes later at once`() {
    var play = PlaceholderPlay()
    play.show(1, .loading)

    #expect(play.happens(.pageDidGo) == ["#1: gone"])
    #expect(play.deadline == nil)
    #expect(play.happens(.pageDidGo) == [])
    #expect(play.show(2, .empty) == ["#2: gone"])
    #expect(play.hide(3) == ["#3: gone"])
    #expect(play.load(4) == ["cancel #4", "#4: gone"])
    #expect(play.tap(2, .empty) == [])
    #expect("\(play.machine)" == "gone")
  }

  @Test func `of a page that is gone nothing is remembered`() {
    for shows in [true, false] {
      var play = PlaceholderPlay()
      play.hide(1)
      if shows { play.show(2, .empty) }
      play.happens(.pageDidGo)

      #expect(!play.machine.hasContent && play.machine.shown == nil)
      #expect(play.machine.wanted == nil && play.machine.pagesInUse.isEmpty)
    }
  }

  @Test func `a number that does not rise is a repetition`() {
    var play = PlaceholderPlay()
    play.show(2, .empty)
    let before = play.machine

    #expect(play.hide(2) == [])
    #expect(play.load(1) == [])
    #expect(play.show(2, .failure) == [])
    #expect(play.machine == before)
  }

  @Test func `time that runs backwards stands still`() {
    var play = PlaceholderPlay()
    play.now = .seconds(5)
    play.show(1, .loading)
    play.now = .seconds(1)
    play.happens(.deadlineDidPass)

    #expect(play.deadline == .seconds(5.3))
  }

  @Test func `a timer that fires early is set again`() {
    var play = PlaceholderPlay()
    play.show(1, .loading)
    play.now = .seconds(0.2)

    #expect(play.happens(.deadlineDidPass) == [])
    #expect(play.deadline == .seconds(0.3))
  }

  @Test func `it says in a line where it stands`() {
    var play = PlaceholderPlay()
    #expect("\(play.machine)" == "nothing")
    play.load(3)
    #expect("\(play.machine)" == "nothing, waiting for #3 loading until 0.3, load #3")
    play.wait(.milliseconds(300))
    #expect("\(play.machine)" == "#3 loading, move 1, load #3")
    play.end(3, .content)
    #expect("\(play.machine)" == "#3 loading, move 1, waiting for content until 0.8")
  }
}
