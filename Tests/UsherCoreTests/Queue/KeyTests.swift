// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// The part of R9 that is there: the first request of a key is kept.
struct KeyTests {
  @Test(arguments: ["delayed", "in line", "presenting", "visible"])
  func `a second request of a key joins the first`(phase: String) {
    var play = Play(stage: phase == "in line" ? .inactive : .active)
    play.enqueue(1, key: "offer", delay: phase == "delayed" ? .seconds(1) : .zero)
    if phase == "visible" { play.happens(.didPresent(1)) }
    #expect(play.phase(1) == phase)

    #expect(play.enqueue(2, key: "offer") == ["join #2 first=#1"])
    #expect(play.phase(2) == nil)
  }

  @Test func `a key is free again as soon as its request is leaving`() {
    var play = Play()
    play.show(1, key: "offer")
    play.end(.key("offer"))

    #expect(play.enqueue(2, key: "offer") == [])
    #expect(play.end(.key("offer")) == ["report #2 dismissed", "requestTurn"])
    play.happens(.didLeave(1))
    #expect(play.enqueue(3, key: "offer") == [])
    #expect(play.turn() == ["present #3"])
  }

  @Test func `a key is free again as soon as its request waits to be taken off the app's window`() {
    var play = Play()
    play.enqueue(1, key: "offer", surface: .appWindow)
    play.end(.key("offer"))

    #expect(play.enqueue(2, key: "offer") == [])
    #expect(play.phase(2) == "in line")
  }

  @Test func `requests without a key are never duplicates`() {
    var play = Play(stage: .inactive)
    play.enqueue(1)
    play.enqueue(2)

    #expect(play.phase(1) == "in line")
    #expect(play.phase(2) == "in line")
  }

  @Test func `a request that replaces ends the waiting one with its key and queues anew`() {
    var play = Play()
    play.show(1)
    play.enqueue(2, key: "offer")
    play.enqueue(3)

    let answer = play.enqueue(4, key: "offer", keyPolicy: .replaceFirst)

    #expect(answer == ["report #2 replaced", "requestTurn"])
    play.happens(.didLeave(1))
    #expect(play.turn() == ["present #3"])
    #expect(play.phase(4) == "in line")
  }

  @Test func `a request that replaces waits until the visible one with its key has left`() {
    var play = Play()
    play.show(1, key: "offer")

    #expect(play.enqueue(2, key: "offer", keyPolicy: .replaceFirst) == ["dismiss #1"])
    #expect(play.enqueue(3, key: "offer") == ["join #3 first=#2"])
    #expect(play.happens(.didLeave(1)) == ["report #1 replaced", "requestTurn"])
    #expect(play.turn() == ["present #2"])
  }

  @Test func `a suspended one has its key`() {
    var play = Play()
    play.show(1, key: "offer")
    play.enqueue(2, priority: .urgent, conflict: .interrupt)

    #expect(play.enqueue(3, key: "offer") == ["join #3 first=#1"])
    #expect(
      play.enqueue(4, key: "offer", keyPolicy: .replaceFirst)
        == ["report #1 replaced", "requestTurn"])
  }
}
