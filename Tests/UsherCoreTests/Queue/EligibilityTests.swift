// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// R3: eligibility.
struct EligibilityTests {
  // MARK: Delay

  @Test func `a delayed request starts when its delay has elapsed`() {
    var queue = QueueHarness()

    #expect(queue.enqueue(1, delay: .seconds(3)) == [])
    #expect(queue.deadline == .seconds(3))
    #expect(queue.blockers(of: 1) == ["its delay ends in 3 s"])
    #expect(queue.advance(by: .seconds(2)) == [])
    #expect(queue.advance(by: .seconds(1)) == ["present #1"])
  }

  @Test func `a delay of zero or less is ignored`() {
    var queue = QueueHarness()

    #expect(queue.enqueue(1, lane: .popups, delay: .zero) == ["present #1"])
    #expect(queue.enqueue(2, lane: .alerts, delay: .seconds(-5)) == ["present #2"])
  }

  @Test func `a very long delay does not overflow`() {
    var queue = QueueHarness()

    queue.enqueue(1, delay: .seconds(Int64.max) * 10)
    queue.enqueue(2, delay: .seconds(Int64.max))

    #expect(queue.phase(1) == "delayed")
    #expect(queue.advance(by: .seconds(1_000_000_000)) == [])
  }

  @Test func `a delayed request does not hold up the request behind it`() {
    var queue = QueueHarness()
    queue.enqueue(1, priority: .urgent, delay: .seconds(3))

    #expect(queue.enqueue(2) == ["present #2"])
  }

  @Test func `a delay runs from the submission, also while no request can start`() {
    var queue = QueueHarness(sceneState: .background)
    queue.enqueue(1, delay: .seconds(3))
    queue.advance(by: .seconds(5))

    #expect(queue.send(.sceneDidChange(.active)) == ["present #1"])
  }

  @Test func `due timers are processed before a request starts`() {
    var queue = QueueHarness(sceneState: .background)
    queue.enqueue(1)
    queue.enqueue(2, priority: .urgent, delay: .seconds(3))
    queue.now = .seconds(3)

    #expect(queue.send(.sceneDidChange(.active)) == ["present #2"])
  }

  // MARK: Holds

  @Test func `a held lane starts no request, and the last release starts the next one at once`() {
    var queue = QueueHarness()
    queue.send(.holdAdded(LaneHold(id: 1, lane: .popups, reason: "guide running")))
    queue.send(.holdAdded(LaneHold(id: 2, lane: .popups, reason: "payment")))

    #expect(queue.enqueue(7) == [])
    #expect(
      queue.blockers(of: 7) == ["its lane is held: guide running", "its lane is held: payment"])
    #expect(queue.send(.holdReleased(1)) == [])
    #expect(queue.send(.holdReleased(2)) == ["present #7"])
  }

  @Test func `a hold does not affect a visible popup or another lane`() {
    var queue = QueueHarness()
    queue.show(1)

    #expect(queue.send(.holdAdded(LaneHold(id: 1, lane: .popups, reason: "guide"))) == [])
    #expect(queue.phase(1) == "visible")
    #expect(queue.enqueue(2, lane: .alerts) == ["present #2"])
  }

  @Test func `a hold that is added twice is released once`() {
    var queue = QueueHarness()
    let hold = LaneHold(id: 1, lane: .popups, reason: "guide")
    queue.send(.holdAdded(hold))
    queue.send(.holdAdded(hold))
    queue.enqueue(7)

    #expect(queue.send(.holdReleased(1)) == ["present #7"])
  }

  // MARK: Scene

  @Test(arguments: [
    (PopupSceneState.inactive, "the scene is not active"),
    (.windowless, "no window of the scene has a root view controller"),
    (.background, "the scene is in the background"),
  ])
  func `without an active scene a request waits and has a blocker`(
    sceneState: PopupSceneState, blocker: String
  ) {
    var queue = QueueHarness(sceneState: sceneState)

    #expect(queue.enqueue(1) == [])
    #expect(queue.blockers(of: 1) == [blocker])
    #expect(queue.send(.sceneDidChange(.active)) == ["present #1"])
  }

  // MARK: Gap

  @Test func `a lane has a gap after a popup has disappeared`() {
    let slow = PopupLane(name: "slow", minimumGap: .seconds(2))
    var queue = QueueHarness(lanes: [slow])
    queue.show(1, lane: slow)
    queue.enqueue(2, lane: slow)
    queue.dismiss(.request(1))
    queue.send(.didDisappear(1))

    #expect(queue.runTurn() == [])
    #expect(queue.deadline == .seconds(2))
    #expect(queue.blockers(of: 2) == ["its lane starts nothing for 2 s"])
    #expect(queue.advance(by: .seconds(2)) == ["present #2"])
  }

  @Test func `the gap between two popups also applies to a request queued during it`() {
    let slow = PopupLane(name: "slow", minimumGap: .seconds(2))
    var queue = QueueHarness(lanes: [slow])
    queue.show(1, lane: slow)
    queue.dismiss(.request(1))
    queue.send(.didDisappear(1))
    queue.runTurn()

    #expect(queue.advance(by: .seconds(1)) == [])
    #expect(queue.enqueue(2, lane: slow, priority: .urgent) == [])
    #expect(queue.deadline == .seconds(2))
    #expect(queue.advance(by: .seconds(1)) == ["present #2"])
  }

  @Test func `a request that was never visible causes no gap`() {
    let slow = PopupLane(name: "slow", minimumGap: .seconds(2))
    var queue = QueueHarness(lanes: [slow])
    queue.enqueue(1, lane: slow)
    queue.enqueue(2, lane: slow)
    queue.send(.didFailToPresent(1, .impossible))

    #expect(queue.runTurn() == ["present #2"])
  }

  // MARK: The next turn

  @Test func `after an outcome the next request starts in the next turn`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)
    queue.dismiss(.request(1))

    #expect(
      queue.send(.didDisappear(1)) == ["deliverOutcome #1 dismissedByApp", "requestNextTurn"])
    #expect(queue.blockers(of: 2) == ["nothing starts before the next turn of the run loop"])
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `requests queued by the callbacks of an outcome compete for the next turn`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)
    queue.dismiss(.request(1))
    queue.send(.didDisappear(1))

    #expect(queue.enqueue(3, priority: .urgent) == [])
    #expect(queue.runTurn() == ["present #3"])
  }

  @Test func `several outcomes request one turn`() {
    var queue = QueueHarness(sceneState: .inactive)
    queue.enqueue(1)
    queue.enqueue(2)

    #expect(queue.dismiss(.request(1)) == ["deliverOutcome #1 dismissedByApp", "requestNextTurn"])
    #expect(queue.dismiss(.request(2)) == ["deliverOutcome #2 dismissedByApp"])
  }
}
