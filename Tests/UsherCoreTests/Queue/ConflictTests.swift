// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R8.
struct ConflictTests {
  // MARK: Interrupting

  @Test func `an interrupting request suspends the visible one, which returns afterwards`() {
    var play = Play()
    play.show(1)
    play.enqueue(2)

    #expect(
      play.enqueue(3, priority: .urgent, conflict: .interrupt) == ["withdraw #1", "present #3"])
    #expect(play.phase(1) == "suspended (interrupted)")
    #expect(
      play.why(1) == [
        "it is suspended: something more urgent took its place",
        "its lane is full: #3 is on the screen",
      ])

    play.happens(.didPresent(3))
    play.end(.request(3))
    play.happens(.didLeave(3))
    #expect(play.turn() == ["restore #1"])
    play.happens(.didPresent(1))
    #expect(play.phase(1) == "visible")
  }

  @Test func `a request interrupts only what has a lower priority`() {
    var play = Play()
    play.show(1)

    #expect(play.enqueue(2, conflict: .interrupt) == [])
    #expect(play.why(2) == ["its lane is full: #1 is on the screen"])
  }

  @Test func `one that is being presented is interrupted once it is visible`() {
    var play = Play()
    play.enqueue(1)

    #expect(play.enqueue(2, priority: .urgent, conflict: .interrupt) == [])
    #expect(play.happens(.didPresent(1)) == ["withdraw #1", "present #2"])
  }

  @Test func `one that is leaving is not interrupted`() {
    var play = Play()
    play.show(1)
    play.end(.request(1))

    #expect(play.enqueue(2, priority: .urgent, conflict: .interrupt) == [])
    play.happens(.didLeave(1))
    #expect(play.turn() == ["present #2"])
  }

  @Test func `if the interrupter fails the interrupted one returns in the next turn`() {
    var play = Play()
    play.show(1)
    play.enqueue(2, priority: .urgent, conflict: .interrupt)

    #expect(
      play.happens(.didFailToPresent(2, .impossible)) == ["report #2 failed", "requestTurn"])
    #expect(play.turn() == ["restore #1"])
  }

  @Test func `what is on the app's window cannot be suspended, so the interrupter waits`() {
    var play = Play()
    play.show(1, surface: .appWindow)

    #expect(play.enqueue(2, priority: .urgent, conflict: .interrupt) == [])
    #expect(play.why(2) == ["its lane is full: #1 is on the screen", "#1 cannot be suspended"])
  }

  @Test func `of several the weakest is interrupted, of those the newest`() {
    let wide = PopupLane(name: "wide", capacity: 3)
    var play = Play(lanes: [wide])
    play.enqueue(1, lane: wide, priority: .guide)
    play.enqueue(2, lane: wide)
    play.enqueue(3, lane: wide)
    for id in [1, 2, 3] as [RequestID] { play.happens(.didPresent(id)) }

    let answer = play.enqueue(4, lane: wide, priority: .urgent, conflict: .interrupt)

    #expect(answer == ["withdraw #3", "present #4"])
  }

  @Test func `an interrupted one returns in spite of the gap`() {
    let slow = PopupLane(name: "slow", minimumGap: .seconds(9))
    var play = Play(lanes: [slow])
    play.show(1, lane: slow)
    play.enqueue(2, lane: slow, priority: .urgent, conflict: .interrupt)
    play.happens(.didPresent(2))
    play.happens(.didLeave(2))

    #expect(play.turn() == ["restore #1"])
  }

  @Test func `an interrupter may be interrupted, and they return in reverse`() {
    var play = Play()
    play.show(1)
    play.enqueue(2, priority: .guide, conflict: .interrupt)
    play.happens(.didPresent(2))

    let answer = play.enqueue(3, priority: .urgent, conflict: .interrupt)

    #expect(answer == ["withdraw #2", "present #3"])
    #expect(play.phase(1) == "suspended (interrupted)")
    play.happens(.didPresent(3))
    play.happens(.didLeave(3))
    #expect(play.turn() == ["restore #2"])
    play.happens(.didPresent(2))
    play.happens(.didLeave(2))
    #expect(play.turn() == ["restore #1"])
  }

  @Test func `a suspended one returns before others of its priority, the oldest first`() {
    var play = Play()
    play.enqueue(1)
    play.enqueue(2)
    play.happens(.didPresent(1))
    play.enqueue(3, priority: .guide, conflict: .interrupt)
    play.happens(.didPresent(3))
    play.happens(.didLeave(3))

    #expect(play.turn() == ["restore #1"])
  }

  @Test func `a suspended one that is ended is reported at once`() {
    var play = Play()
    play.show(1)
    play.enqueue(2, priority: .urgent, conflict: .interrupt)

    #expect(play.end(.request(1)) == ["report #1 dismissed", "requestTurn"])
  }

  @Test func `when a suspended one ends, the others return all the same`() {
    let wide = PopupLane(name: "wide", capacity: 2)
    var play = Play(lanes: [wide])
    for id in [1, 2] as [RequestID] { play.show(id, lane: wide) }
    for id in [3, 4] as [RequestID] {
      play.enqueue(id, lane: wide, priority: .urgent, conflict: .interrupt)
      play.happens(.didPresent(id))
    }
    play.end(.request(1))

    play.happens(.didLeave(3))
    #expect(play.turn() == ["restore #2"])
  }

  @Test func `a restored one that is refused is tried again`() {
    var play = Play()
    play.show(1)
    play.enqueue(2, priority: .urgent, conflict: .interrupt)
    play.happens(.didFailToPresent(2, .impossible))
    play.turn()

    play.happens(.didFailToPresent(1, .refused))
    play.turn()
    #expect(play.wait(.milliseconds(500)) == ["restore #1"])
  }

  @Test func `in the background a conflict waits for the stage`() {
    var play = Play()
    play.show(1)
    play.happens(.stageDidChange(.background))

    #expect(play.enqueue(2, priority: .urgent, conflict: .interrupt) == [])
    #expect(play.happens(.stageDidChange(.active)) == ["withdraw #1", "present #2"])
  }

  // MARK: Replacing

  @Test func `a replacing request ends the visible one and follows it without a gap`() {
    let slow = PopupLane(name: "slow", minimumGap: .seconds(9))
    var play = Play(lanes: [slow])
    play.show(1, lane: slow)

    #expect(play.enqueue(2, lane: slow, conflict: .replace) == ["dismiss #1"])
    #expect(play.happens(.didLeave(1)) == ["report #1 replaced", "requestTurn"])
    #expect(play.turn() == ["present #2"])
  }

  @Test func `a request does not replace what has a higher priority`() {
    var play = Play()
    play.enqueue(1, priority: .urgent)
    play.happens(.didPresent(1))

    #expect(play.enqueue(2, conflict: .replace) == [])
  }

  @Test func `a request that replaces leaves those that wait alone`() {
    var play = Play()
    play.show(1)
    play.enqueue(2)
    play.enqueue(3, priority: .guide, conflict: .replace)
    play.happens(.didLeave(1))
    play.turn()
    play.happens(.didPresent(3))
    play.happens(.didLeave(3))

    #expect(play.turn() == ["present #2"])
  }

  @Test func `what is on the app's window is replaced across lanes`() {
    var play = Play()
    play.show(1, lane: .alerts, surface: .appWindow)

    #expect(play.enqueue(2, surface: .appWindow, conflict: .replace) == ["dismiss #1"])
  }

  // MARK: Dropping

  @Test func `a request that does not want to wait is dropped where the lane is full`() {
    var play = Play()
    play.show(1)

    #expect(
      play.enqueue(2, conflict: .dropIfBusy) == ["report #2 busy", "requestTurn"])
  }

  @Test func `it is shown where there is room, and waits for one that is leaving`() {
    var play = Play()
    #expect(play.enqueue(1, conflict: .dropIfBusy) == ["present #1"])
    play.happens(.didPresent(1))
    play.end(.request(1))

    #expect(play.enqueue(2, conflict: .dropIfBusy) == [])
    play.happens(.didLeave(1))
    #expect(play.turn() == ["present #2"])
  }

  @Test func `it is not dropped before it would be next`() {
    var play = Play()
    play.show(1)
    play.enqueue(2, priority: .guide)

    #expect(play.enqueue(3, conflict: .dropIfBusy) == [])
  }

  // MARK: Time to live

  @Test func `a request that has waited too long ends`() {
    var play = Play()
    play.show(1)
    play.enqueue(2, expiresAfter: .seconds(3))

    #expect(play.deadline == .seconds(3))
    #expect(play.wait(.seconds(3)) == ["report #2 expired", "requestTurn"])
  }

  @Test func `the time to live runs in the background and comes before a start`() {
    var play = Play(stage: .background)
    play.enqueue(1, delay: .seconds(3), expiresAfter: .seconds(3))
    play.now = .seconds(3)

    #expect(
      play.happens(.stageDidChange(.active)) == ["report #1 expired", "requestTurn"])
  }

  @Test func `a refused request still has its time to live`() {
    var play = Play()
    play.enqueue(1, expiresAfter: .milliseconds(200))
    play.now = .seconds(0.3)

    #expect(
      play.happens(.didFailToPresent(1, .refused)) == ["report #1 expired", "requestTurn"])
  }

  @Test func `what has been on screen never expires`() {
    var play = Play()
    play.enqueue(1, expiresAfter: .seconds(3))
    play.happens(.didPresent(1))
    play.enqueue(2, priority: .urgent, conflict: .interrupt)
    play.happens(.didPresent(2))

    #expect(play.deadline == nil)
    #expect(play.wait(.seconds(9)) == [])
  }
}
