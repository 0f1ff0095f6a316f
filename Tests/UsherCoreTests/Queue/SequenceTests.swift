// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R20.
struct SequenceTests {
  /// A guide of three steps, the first of them visible.
  private func guide() -> Play {
    var play = Play()
    for id in [1, 2, 3] as [RequestID] { play.enqueue(id) { $0.sequence = 1 } }
    play.happens(.didPresent(1))
    return play
  }

  @Test func `the steps run in the order of their submission, whatever their priorities`() {
    var play = Play()
    play.enqueue(1) { $0.sequence = 1 }
    play.enqueue(2) { ($0.sequence, $0.priority) = (1, -3) }
    play.enqueue(3) { ($0.sequence, $0.priority) = (1, .urgent) }
    #expect(play.phase(3) == "in sequence")
    #expect(
      play.why(3) == [
        "#1 comes before it in its sequence", "its lane is full: #1 is on the screen",
      ])

    play.happens(.didLeave(1))
    #expect(play.turn() == ["present #2"])
    play.happens(.didLeave(2))
    #expect(play.turn() == ["present #3"])
  }

  @Test func `from the first shown to the last ended nothing else starts in the lane`() {
    var play = guide()
    play.enqueue(4, priority: .urgent)
    #expect(
      play.why(4) == ["its lane is full: #1 is on the screen", "sequence 1 runs in its lane"])

    play.happens(.didLeave(1))
    #expect(play.turn() == ["present #2"])
    play.happens(.didLeave(2))
    play.turn()
    play.happens(.didLeave(3))
    #expect(play.turn() == ["present #4"])
  }

  @Test func `before the first is shown the sequence competes like any request`() {
    var play = Play()
    play.show(9)
    play.enqueue(10) { $0.sequence = 1 }
    play.enqueue(11) { $0.sequence = 1 }
    play.enqueue(12, priority: .guide)
    play.happens(.didLeave(9))

    #expect(play.turn() == ["present #12"])
  }

  @Test func `between two steps the lane stays taken`() {
    var play = Play()
    play.enqueue(1) { $0.sequence = 1 }
    play.enqueue(2) { ($0.sequence, $0.scope) = (1, .on("Cart")) }
    play.happens(.didPresent(1))
    play.happens(.didLeave(1))
    play.turn()
    play.enqueue(3)
    #expect(play.why(3) == ["sequence 1 runs in its lane"])

    #expect(play.sees(.cart) == ["present #2"])
  }

  @Test func `a step that replaces ends who interrupted its sequence`() {
    var play = Play()
    play.enqueue(1) { $0.sequence = 1 }
    play.enqueue(2) { ($0.sequence, $0.priority, $0.conflict) = (1, .urgent, .replace) }
    play.happens(.didPresent(1))
    play.enqueue(3) { ($0.priority, $0.conflict) = (.urgent, .interrupt) }
    play.happens(.didPresent(3))
    play.end(.request(1))

    #expect(play.turn() == ["dismiss #3"])
  }

  @Test func `other lanes are not concerned`() {
    var play = guide()

    #expect(play.enqueue(4, lane: .alerts) == ["present #4"])
  }

  @Test func `an interrupting request breaks in, and the step returns`() {
    var play = guide()
    #expect(
      play.enqueue(4, priority: .urgent, conflict: .interrupt) == ["withdraw #1", "present #4"])
    play.happens(.didPresent(4))
    play.happens(.didLeave(4))

    #expect(play.turn() == ["restore #1"])
  }

  @Test func `between two steps an interrupting request starts at once`() {
    var play = Play()
    play.enqueue(1) { $0.sequence = 1 }
    play.enqueue(2) { ($0.sequence, $0.scope) = (1, .on("Cart")) }
    play.happens(.didPresent(1))
    play.happens(.didLeave(1))
    play.turn()

    #expect(play.enqueue(3, conflict: .interrupt) == ["present #3"])
  }

  @Test func `a sequence that interrupts another gives the lane back to it`() {
    var play = Play()
    play.enqueue(1) { $0.sequence = 1 }
    play.enqueue(2) { ($0.sequence, $0.scope) = (1, .on("Cart")) }
    play.happens(.didPresent(1))
    play.happens(.didLeave(1))
    play.turn()
    play.enqueue(3) { ($0.sequence, $0.conflict) = (2, .interrupt) }
    play.happens(.didPresent(3))
    play.enqueue(4)
    play.happens(.didLeave(3))

    #expect(play.turn() == [])
    #expect(play.why(4) == ["sequence 1 runs in its lane"])
  }

  @Test func `a replacing request does not replace a step`() {
    var play = guide()

    #expect(play.enqueue(4, priority: .urgent, conflict: .replace) == [])
    #expect(play.phase(1) == "visible")
  }

  @Test func `one that does not want to wait ends also between two steps`() {
    var play = Play()
    play.enqueue(1) { $0.sequence = 1 }
    play.enqueue(2) { ($0.sequence, $0.scope) = (1, .on("Cart")) }
    play.happens(.didPresent(1))
    play.happens(.didLeave(1))
    play.turn()

    #expect(play.enqueue(3, conflict: .dropIfBusy) == ["report #3 busy", "requestTurn"])
  }

  @Test func `a step that ends early makes room for the next`() {
    var play = Play()
    play.show(9)
    for id in [10, 11] as [RequestID] { play.enqueue(id) { $0.sequence = 1 } }
    play.end(.request(10))
    #expect(play.phase(11) == "in line")

    play.happens(.didLeave(9))
    #expect(play.turn() == ["present #11"])
  }

  @Test func `a later step that ends leaves the order of the others`() {
    var play = guide()
    play.end(.request(2))
    play.happens(.didLeave(1))

    #expect(play.turn() == ["present #3"])
  }

  @Test func `the delay of a later step runs from its submission`() {
    var play = Play()
    play.enqueue(1) { $0.sequence = 1 }
    play.enqueue(2) { ($0.sequence, $0.delay) = (1, .seconds(3)) }
    #expect(
      play.why(2) == [
        "its delay ends at 3", "#1 comes before it in its sequence",
        "its lane is full: #1 is on the screen",
      ])
    play.now = .seconds(1)
    play.happens(.didPresent(1))
    play.happens(.didLeave(1))
    play.turn()
    #expect(play.phase(2) == "delayed")

    #expect(play.wait(.seconds(2)) == ["present #2"])
  }

  @Test func `a later step can expire`() {
    var play = Play()
    play.enqueue(1) { $0.sequence = 1 }
    play.enqueue(2) { ($0.sequence, $0.expiresAfter) = (1, .seconds(1)) }
    play.happens(.didPresent(1))

    #expect(play.wait(.seconds(1)) == ["report #2 expired", "requestTurn"])
  }

  @Test func `what is changed about a later step counts when its turn comes`() {
    var play = guide()
    play.happens(.changeRequested(2, .delay(.seconds(4))))
    #expect(play.phase(2) == "in sequence")
    play.happens(.didLeave(1))
    play.turn()

    #expect(play.wait(.seconds(4)) == ["present #2"])
  }

  @Test func `a refused step is tried again before the next one`() {
    var play = Play()
    for id in [1, 2] as [RequestID] { play.enqueue(id) { $0.sequence = 1 } }
    play.happens(.didFailToPresent(1, .refused))
    #expect(play.turn() == [])

    #expect(play.wait(.milliseconds(500)) == ["present #1"])
  }
}
