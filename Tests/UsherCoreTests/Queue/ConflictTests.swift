// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// R8: conflicts.
struct ConflictTests {
  // MARK: Interrupting

  @Test func `an interrupting request suspends the visible popup, which is resumed afterwards`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)

    #expect(
      queue.enqueue(3, priority: .urgent, conflict: .interrupt) == ["suspend #1", "present #3"])
    #expect(queue.phase(1) == "suspended (interrupted)")
    #expect(
      queue.blockers(of: 1) == [
        "it is suspended: a more urgent popup interrupted it",
        "its lane is full: popup #3 is on the screen",
      ])

    queue.send(.didPresent(3))
    queue.dismiss(.request(3))
    queue.send(.didDisappear(3))
    #expect(queue.runTurn() == ["resume #1"])
    queue.send(.didPresent(1))
    #expect(queue.phase(1) == "visible")
  }

  @Test func `a request interrupts only popups of a lower priority`() {
    var queue = QueueHarness()
    queue.show(1)

    #expect(queue.enqueue(2, conflict: .interrupt) == [])
    #expect(queue.blockers(of: 2) == ["its lane is full: popup #1 is on the screen"])
  }

  @Test func `a popup that is being presented is interrupted once it is visible`() {
    var queue = QueueHarness()
    queue.enqueue(1)

    #expect(queue.enqueue(2, priority: .urgent, conflict: .interrupt) == [])
    #expect(queue.send(.didPresent(1)) == ["suspend #1", "present #2"])
  }

  @Test func `a dismissing popup is not interrupted`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.dismiss(.request(1))

    #expect(queue.enqueue(2, priority: .urgent, conflict: .interrupt) == [])
    queue.send(.didDisappear(1))
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test
  func `if the interrupting request fails, the interrupted one is resumed in the next turn`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2, priority: .urgent, conflict: .interrupt)

    #expect(
      queue.send(.didFailToPresent(2, .impossible)) == [
        "deliverOutcome #2 failed", "requestNextTurn",
      ])
    #expect(queue.runTurn() == ["resume #1"])
  }

  @Test func `a popup in the app window cannot be suspended, so an interrupting request waits`() {
    var queue = QueueHarness()
    queue.show(1, surface: .appWindowModal)

    #expect(queue.enqueue(2, priority: .urgent, conflict: .interrupt) == [])
    #expect(
      queue.blockers(of: 2) == [
        "its lane is full: modal #1 is on the screen", "modal #1 cannot be suspended",
      ])
  }

  @Test func `the interrupted popup is the newest one of the lowest priority`() {
    let wide = PopupLane(name: "wide", capacity: 3)
    var queue = QueueHarness(lanes: [wide])
    queue.enqueue(1, lane: wide, priority: .guide)
    queue.enqueue(2, lane: wide)
    queue.enqueue(3, lane: wide)
    for id in [1, 2, 3] as [PopupID] { queue.send(.didPresent(id)) }

    let effects = queue.enqueue(4, lane: wide, priority: .urgent, conflict: .interrupt)

    #expect(effects == ["suspend #3", "present #4"])
  }

  @Test func `an interrupted popup is resumed without a gap`() {
    let slow = PopupLane(name: "slow", minimumGap: .seconds(9))
    var queue = QueueHarness(lanes: [slow])
    queue.show(1, lane: slow)
    queue.enqueue(2, lane: slow, priority: .urgent, conflict: .interrupt)
    queue.send(.didPresent(2))
    queue.send(.didDisappear(2))

    #expect(queue.runTurn() == ["resume #1"])
  }

  @Test func `an interrupting popup can be interrupted, and both are resumed in reverse order`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2, priority: .guide, conflict: .interrupt)
    queue.send(.didPresent(2))

    let effects = queue.enqueue(3, priority: .urgent, conflict: .interrupt)

    #expect(effects == ["suspend #2", "present #3"])
    #expect(queue.phase(1) == "suspended (interrupted)")
    queue.send(.didPresent(3))
    queue.send(.didDisappear(3))
    #expect(queue.runTurn() == ["resume #2"])
    queue.send(.didPresent(2))
    queue.send(.didDisappear(2))
    #expect(queue.runTurn() == ["resume #1"])
  }

  @Test func `a suspended request is resumed before others of its priority, the oldest first`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.enqueue(2)
    queue.send(.didPresent(1))
    queue.enqueue(3, priority: .guide, conflict: .interrupt)
    queue.send(.didPresent(3))
    queue.send(.didDisappear(3))

    #expect(queue.runTurn() == ["resume #1"])
  }

  @Test func `the dismissal of a suspended request is reported at once`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2, priority: .urgent, conflict: .interrupt)

    #expect(queue.dismiss(.request(1)) == ["deliverOutcome #1 dismissedByApp", "requestNextTurn"])
  }

  @Test func `when a suspended request is dismissed, the other suspended ones are still resumed`() {
    let wide = PopupLane(name: "wide", capacity: 2)
    var queue = QueueHarness(lanes: [wide])
    for id in [1, 2] as [PopupID] { queue.show(id, lane: wide) }
    for id in [3, 4] as [PopupID] {
      queue.enqueue(id, lane: wide, priority: .urgent, conflict: .interrupt)
      queue.send(.didPresent(id))
    }
    queue.dismiss(.request(1))

    queue.send(.didDisappear(3))
    #expect(queue.runTurn() == ["resume #2"])
  }

  @Test func `a refused resumption is tried again`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2, priority: .urgent, conflict: .interrupt)
    queue.send(.didFailToPresent(2, .impossible))
    queue.runTurn()

    queue.send(.didFailToPresent(1, .refused))
    queue.runTurn()
    #expect(queue.advance(by: .milliseconds(500)) == ["resume #1"])
  }

  @Test func `in the background a conflict waits for the scene to become active`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.send(.sceneDidChange(.background))

    #expect(queue.enqueue(2, priority: .urgent, conflict: .interrupt) == [])
    #expect(queue.send(.sceneDidChange(.active)) == ["suspend #1", "present #2"])
  }

  // MARK: Replacing

  @Test func `a replacing request dismisses the visible popup and follows it without a gap`() {
    let slow = PopupLane(name: "slow", minimumGap: .seconds(9))
    var queue = QueueHarness(lanes: [slow])
    queue.show(1, lane: slow)

    #expect(queue.enqueue(2, lane: slow, conflict: .replace) == ["dismiss #1"])
    #expect(queue.send(.didDisappear(1)) == ["deliverOutcome #1 replaced", "requestNextTurn"])
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `a request does not replace a popup of a higher priority`() {
    var queue = QueueHarness()
    queue.enqueue(1, priority: .urgent)
    queue.send(.didPresent(1))

    #expect(queue.enqueue(2, conflict: .replace) == [])
  }

  @Test func `a replacing request does not affect queued requests`() {
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

  @Test func `popups in the app window are replaced across lanes`() {
    var queue = QueueHarness()
    queue.show(1, lane: .alerts, surface: .appWindowModal)

    #expect(queue.enqueue(2, surface: .appWindowModal, conflict: .replace) == ["dismiss #1"])
  }

  // MARK: Dropping

  @Test func `a request with the conflict policy drop is dismissed if its lane is full`() {
    var queue = QueueHarness()
    queue.show(1)

    #expect(
      queue.enqueue(2, conflict: .drop) == ["deliverOutcome #2 busy", "requestNextTurn"])
  }

  @Test
  func `with the policy drop a request is shown if there is room, or after a dismissing popup`() {
    var queue = QueueHarness()
    #expect(queue.enqueue(1, conflict: .drop) == ["present #1"])
    queue.send(.didPresent(1))
    queue.dismiss(.request(1))

    #expect(queue.enqueue(2, conflict: .drop) == [])
    queue.send(.didDisappear(1))
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `with the policy drop a request is dropped only if it is the next one`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2, priority: .guide)

    #expect(queue.enqueue(3, conflict: .drop) == [])
  }

  // MARK: Expiration

  @Test func `a request that was queued for too long expires`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2, expiration: .seconds(3))

    #expect(queue.deadline == .seconds(3))
    #expect(queue.advance(by: .seconds(3)) == ["deliverOutcome #2 expired", "requestNextTurn"])
  }

  @Test func `requests that expire together are dismissed in the order of submission`() {
    var queue = QueueHarness()
    queue.show(1)
    for id in 2...4 { queue.enqueue(PopupID(serial: UInt64(id)), expiration: .seconds(3)) }

    #expect(
      queue.advance(by: .seconds(3)) == [
        "deliverOutcome #2 expired", "deliverOutcome #3 expired", "deliverOutcome #4 expired",
        "requestNextTurn",
      ])
  }

  @Test func `expiration continues in the background and is processed before requests start`() {
    var queue = QueueHarness(sceneState: .background)
    queue.enqueue(1, delay: .seconds(3), expiration: .seconds(3))
    queue.now = .seconds(3)

    #expect(
      queue.send(.sceneDidChange(.active)) == ["deliverOutcome #1 expired", "requestNextTurn"])
  }

  @Test func `the expiration of a refused request continues`() {
    var queue = QueueHarness()
    queue.enqueue(1, expiration: .milliseconds(200))
    queue.now = .seconds(0.3)

    #expect(
      queue.send(.didFailToPresent(1, .refused)) == [
        "deliverOutcome #1 expired", "requestNextTurn",
      ])
  }

  @Test func `a request that was visible once never expires`() {
    var queue = QueueHarness()
    queue.enqueue(1, expiration: .seconds(3))
    queue.send(.didPresent(1))
    queue.enqueue(2, priority: .urgent, conflict: .interrupt)
    queue.send(.didPresent(2))

    #expect(queue.deadline == nil)
    #expect(queue.advance(by: .seconds(9)) == [])
  }

  @Test func `a popup that is suspended before it has appeared can expire`() {
    var queue = QueueHarness()
    queue.enqueue(1) {
      ($0.scope, $0.pageExit, $0.expiration) = (.on("Home"), .keepAlive, .seconds(3))
    }
    #expect(queue.setVisiblePages(.list) == ["suspend #1"])

    #expect(queue.deadline == .seconds(3))
    #expect(queue.advance(by: .seconds(3)) == ["deliverOutcome #1 expired", "requestNextTurn"])
  }

  @Test func `such a popup can expire after it was suspended again while queued`() {
    var queue = QueueHarness()
    queue.enqueue(1) {
      ($0.scope, $0.pageExit, $0.expiration) = (.on("Home"), .keepAlive, .seconds(3))
    }
    queue.setVisiblePages(.list)
    queue.send(.sceneDidChange(.inactive))
    queue.setVisiblePages(.home)
    #expect(queue.phase(1) == "queued")
    queue.setVisiblePages(.list)

    #expect(queue.phase(1) == "suspended (left)")
    #expect(queue.advance(by: .seconds(3)) == ["deliverOutcome #1 expired", "requestNextTurn"])
  }

  @Test func `a child that is suspended with its parent after it was due expires at once`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2) { ($0.link, $0.expiration) = (.child(of: 1), .seconds(1)) }
    #expect(queue.phase(2) == "presenting")
    queue.now = .seconds(1)

    #expect(
      queue.enqueue(3, priority: .urgent, conflict: .interrupt) == [
        "suspend #1", "suspend #2", "present #3", "deliverOutcome #2 expired", "requestNextTurn",
      ])
  }
}
