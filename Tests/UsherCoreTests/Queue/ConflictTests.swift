// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R8.
struct ConflictTests {
  // MARK: Interrupting

  @Test func `an interrupting request suspends the visible one, which returns afterwards`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)

    #expect(
      queue.enqueue(3, priority: .urgent, conflict: .interrupt) == ["withdraw #1", "present #3"])
    #expect(queue.phase(1) == "suspended (interrupted)")
    #expect(
      queue.blockers(1) == [
        "it is suspended: something more urgent took its place",
        "its lane is full: #3 is on the screen",
      ])

    queue.send(.didPresent(3))
    queue.dismiss(.request(3))
    queue.send(.didDisappear(3))
    #expect(queue.runTurn() == ["restore #1"])
    queue.send(.didPresent(1))
    #expect(queue.phase(1) == "visible")
  }

  @Test func `a request interrupts only what has a lower priority`() {
    var queue = QueueHarness()
    queue.show(1)

    #expect(queue.enqueue(2, conflict: .interrupt) == [])
    #expect(queue.blockers(2) == ["its lane is full: #1 is on the screen"])
  }

  @Test func `one that is being presented is interrupted once it is visible`() {
    var queue = QueueHarness()
    queue.enqueue(1)

    #expect(queue.enqueue(2, priority: .urgent, conflict: .interrupt) == [])
    #expect(queue.send(.didPresent(1)) == ["withdraw #1", "present #2"])
  }

  @Test func `one that is leaving is not interrupted`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.dismiss(.request(1))

    #expect(queue.enqueue(2, priority: .urgent, conflict: .interrupt) == [])
    queue.send(.didDisappear(1))
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `if the interrupter fails the interrupted one returns in the next turn`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2, priority: .urgent, conflict: .interrupt)

    #expect(
      queue.send(.didFailToPresent(2, .impossible)) == ["report #2 failed", "requestNextTurn"])
    #expect(queue.runTurn() == ["restore #1"])
  }

  @Test func `what is on the app's window cannot be suspended, so the interrupter waits`() {
    var queue = QueueHarness()
    queue.show(1, surface: .appWindowModal)

    #expect(queue.enqueue(2, priority: .urgent, conflict: .interrupt) == [])
    #expect(queue.blockers(2) == ["its lane is full: #1 is on the screen", "#1 cannot be suspended"])
  }

  @Test func `of several the weakest is interrupted, of those the newest`() {
    let wide = PopupLane(name: "wide", capacity: 3)
    var queue = QueueHarness(lanes: [wide])
    queue.enqueue(1, lane: wide, priority: .guide)
    queue.enqueue(2, lane: wide)
    queue.enqueue(3, lane: wide)
    for id in [1, 2, 3] as [PopupID] { queue.send(.didPresent(id)) }

    let effects = queue.enqueue(4, lane: wide, priority: .urgent, conflict: .interrupt)

    #expect(effects == ["withdraw #3", "present #4"])
  }

  @Test func `an interrupted one returns in spite of the gap`() {
    let slow = PopupLane(name: "slow", minimumGap: .seconds(9))
    var queue = QueueHarness(lanes: [slow])
    queue.show(1, lane: slow)
    queue.enqueue(2, lane: slow, priority: .urgent, conflict: .interrupt)
    queue.send(.didPresent(2))
    queue.send(.didDisappear(2))

    #expect(queue.runTurn() == ["restore #1"])
  }

  @Test func `an interrupter may be interrupted, and they return in reverse`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2, priority: .guide, conflict: .interrupt)
    queue.send(.didPresent(2))

    let effects = queue.enqueue(3, priority: .urgent, conflict: .interrupt)

    #expect(effects == ["withdraw #2", "present #3"])
    #expect(queue.phase(1) == "suspended (interrupted)")
    queue.send(.didPresent(3))
    queue.send(.didDisappear(3))
    #expect(queue.runTurn() == ["restore #2"])
    queue.send(.didPresent(2))
    queue.send(.didDisappear(2))
    #expect(queue.runTurn() == ["restore #1"])
  }

  @Test func `a suspended one returns before others of its priority, the oldest first`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.enqueue(2)
    queue.send(.didPresent(1))
    queue.enqueue(3, priority: .guide, conflict: .interrupt)
    queue.send(.didPresent(3))
    queue.send(.didDisappear(3))

    #expect(queue.runTurn() == ["restore #1"])
  }

  @Test func `a suspended one that is ended is reported at once`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2, priority: .urgent, conflict: .interrupt)

    #expect(queue.dismiss(.request(1)) == ["report #1 dismissed", "requestNextTurn"])
  }

  @Test func `when a suspended one ends, the others return all the same`() {
    let wide = PopupLane(name: "wide", capacity: 2)
    var queue = QueueHarness(lanes: [wide])
    for id in [1, 2] as [PopupID] { queue.show(id, lane: wide) }
    for id in [3, 4] as [PopupID] {
      queue.enqueue(id, lane: wide, priority: .urgent, conflict: .interrupt)
      queue.send(.didPresent(id))
    }
    queue.dismiss(.request(1))

    queue.send(.didDisappear(3))
    #expect(queue.runTurn() == ["restore #2"])
  }

  @Test func `a restored one that is refused is tried again`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2, priority: .urgent, conflict: .interrupt)
    queue.send(.didFailToPresent(2, .impossible))
    queue.runTurn()

    queue.send(.didFailToPresent(1, .refused))
    queue.runTurn()
    #expect(queue.advance(.milliseconds(500)) == ["restore #1"])
  }

  @Test func `in the background a conflict waits for the stage`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.send(.sceneDidChange(.background))

    #expect(queue.enqueue(2, priority: .urgent, conflict: .interrupt) == [])
    #expect(queue.send(.sceneDidChange(.active)) == ["withdraw #1", "present #2"])
  }

  // MARK: Replacing

  @Test func `a replacing request ends the visible one and follows it without a gap`() {
    let slow = PopupLane(name: "slow", minimumGap: .seconds(9))
    var queue = QueueHarness(lanes: [slow])
    queue.show(1, lane: slow)

    #expect(queue.enqueue(2, lane: slow, conflict: .replace) == ["dismiss #1"])
    #expect(queue.send(.didDisappear(1)) == ["report #1 replaced", "requestNextTurn"])
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `a request does not replace what has a higher priority`() {
    var queue = QueueHarness()
    queue.enqueue(1, priority: .urgent)
    queue.send(.didPresent(1))

    #expect(queue.enqueue(2, conflict: .replace) == [])
  }

  @Test func `a request that replaces leaves those that wait alone`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)
    queue.enqueue(3, priority: .guide, conflict: .replace)
    queue.send(.didDisappear(1))
    queue.runTurn()
    queue.send(.didPresent(3))
    queue.send(.didDisappear(3))

    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `what is on the app's window is replaced across lanes`() {
    var queue = QueueHarness()
    queue.show(1, lane: .alerts, surface: .appWindowModal)

    #expect(queue.enqueue(2, surface: .appWindowModal, conflict: .replace) == ["dismiss #1"])
  }

  // MARK: Dropping

  @Test func `a request that does not want to wait is dropped where the lane is full`() {
    var queue = QueueHarness()
    queue.show(1)

    #expect(
      queue.enqueue(2, conflict: .drop) == ["report #2 busy", "requestNextTurn"])
  }

  @Test func `it is shown where there is room, and waits for one that is leaving`() {
    var queue = QueueHarness()
    #expect(queue.enqueue(1, conflict: .drop) == ["present #1"])
    queue.send(.didPresent(1))
    queue.dismiss(.request(1))

    #expect(queue.enqueue(2, conflict: .drop) == [])
    queue.send(.didDisappear(1))
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `it is not dropped before it would be next`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2, priority: .guide)

    #expect(queue.enqueue(3, conflict: .drop) == [])
  }

  // MARK: Time to live

  @Test func `a request that has waited too long ends`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2, expiration: .seconds(3))

    #expect(queue.deadline == .seconds(3))
    #expect(queue.advance(.seconds(3)) == ["report #2 expired", "requestNextTurn"])
  }

  @Test func `the time to live runs in the background and comes before a start`() {
    var queue = QueueHarness(sceneState: .background)
    queue.enqueue(1, delay: .seconds(3), expiration: .seconds(3))
    queue.now = .seconds(3)

    #expect(
      queue.send(.sceneDidChange(.active)) == ["report #1 expired", "requestNextTurn"])
  }

  @Test func `a refused request still has its time to live`() {
    var queue = QueueHarness()
    queue.enqueue(1, expiration: .milliseconds(200))
    queue.now = .seconds(0.3)

    #expect(
      queue.send(.didFailToPresent(1, .refused)) == ["report #1 expired", "requestNextTurn"])
  }

  @Test func `what has been on screen never expires`() {
    var queue = QueueHarness()
    queue.enqueue(1, expiration: .seconds(3))
    queue.send(.didPresent(1))
    queue.enqueue(2, priority: .urgent, conflict: .interrupt)
    queue.send(.didPresent(2))

    #expect(queue.deadline == nil)
    #expect(queue.advance(.seconds(9)) == [])
  }
}
