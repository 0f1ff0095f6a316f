// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// R20: sequences.
struct SequenceTests {
  /// A queue with a sequence of three steps, the first of them visible.
  private func guide() -> QueueHarness {
    var queue = QueueHarness()
    for id in [1, 2, 3] as [PopupID] { queue.enqueue(id) { $0.link = .step(of: 1) } }
    queue.send(.didPresent(1))
    return queue
  }

  /// A queue with a sequence whose first step was dismissed and whose second one waits for Cart.
  private func betweenSteps() -> QueueHarness {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.link = .step(of: 1) }
    queue.enqueue(2) { ($0.link, $0.scope) = (.step(of: 1), .on("Cart")) }
    queue.send(.didPresent(1))
    queue.send(.didDisappear(1))
    queue.runTurn()
    return queue
  }

  @Test func `steps run in the order of their submission, whatever their priorities`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.link = .step(of: 1) }
    queue.enqueue(2) { ($0.link, $0.priority) = (.step(of: 1), -3) }
    queue.enqueue(3) { ($0.link, $0.priority) = (.step(of: 1), .urgent) }
    #expect(queue.phase(3) == "awaiting previous step")
    #expect(
      queue.blockers(of: 3) == [
        "popup #1 precedes it in its sequence", "its lane is full: popup #1 is on the screen",
      ])

    queue.send(.didDisappear(1))
    #expect(queue.runTurn() == ["present #2"])
    queue.send(.didDisappear(2))
    #expect(queue.runTurn() == ["present #3"])
  }

  @Test func `from the first step to the end of the last no other request starts in the lane`() {
    var queue = guide()
    queue.enqueue(4, priority: .urgent)
    #expect(
      queue.blockers(of: 4) == [
        "its lane is full: popup #1 is on the screen", "sequence 1 is running in its lane",
      ])

    queue.send(.didDisappear(1))
    #expect(queue.runTurn() == ["present #2"])
    queue.send(.didDisappear(2))
    queue.runTurn()
    queue.send(.didDisappear(3))
    #expect(queue.runTurn() == ["present #4"])
  }

  @Test func `before its first step a sequence competes like any request`() {
    var queue = QueueHarness()
    queue.show(9)
    queue.enqueue(10) { $0.link = .step(of: 1) }
    queue.enqueue(11) { $0.link = .step(of: 1) }
    queue.enqueue(12, priority: .guide)
    queue.send(.didDisappear(9))

    #expect(queue.runTurn() == ["present #12"])
  }

  @Test func `between two steps the lane stays reserved`() {
    var queue = betweenSteps()
    queue.enqueue(3)
    #expect(queue.blockers(of: 3) == ["sequence 1 is running in its lane"])

    #expect(queue.setVisiblePages(.cart) == ["present #2"])
  }

  @Test func `a replacing step dismisses the popup that interrupted its sequence`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.link = .step(of: 1) }
    queue.enqueue(2) { ($0.link, $0.priority, $0.conflict) = (.step(of: 1), .urgent, .replace) }
    queue.send(.didPresent(1))
    queue.enqueue(3) { ($0.priority, $0.conflict) = (.urgent, .interrupt) }
    queue.send(.didPresent(3))
    queue.dismiss(.request(1))

    #expect(queue.runTurn() == ["dismiss #3"])
  }

  @Test func `a sequence does not affect other lanes`() {
    var queue = guide()

    #expect(queue.enqueue(4, lane: .alerts) == ["present #4"])
  }

  @Test func `a step is interrupted by an interrupting request and resumed`() {
    var queue = guide()
    #expect(
      queue.enqueue(4, priority: .urgent, conflict: .interrupt) == ["suspend #1", "present #4"])
    queue.send(.didPresent(4))
    queue.send(.didDisappear(4))

    #expect(queue.runTurn() == ["resume #1"])
  }

  @Test func `between two steps an interrupting request starts at once`() {
    var queue = betweenSteps()

    #expect(queue.enqueue(3, conflict: .interrupt) == ["present #3"])
  }

  @Test func `an interrupted sequence continues when the interrupting sequence has finished`() {
    var queue = betweenSteps()
    queue.enqueue(3) { ($0.link, $0.conflict) = (.step(of: 2), .interrupt) }
    queue.send(.didPresent(3))
    queue.enqueue(4)
    queue.send(.didDisappear(3))

    #expect(queue.runTurn() == [])
    #expect(queue.blockers(of: 4) == ["sequence 1 is running in its lane"])
  }

  @Test func `a replacing request does not replace a step`() {
    var queue = guide()

    #expect(queue.enqueue(4, priority: .urgent, conflict: .replace) == [])
    #expect(queue.phase(1) == "visible")
  }

  @Test func `with the policy drop a request is also dropped between two steps`() {
    var queue = betweenSteps()

    #expect(queue.enqueue(3, conflict: .drop) == ["deliverOutcome #3 busy", "requestNextTurn"])
  }

  @Test func `the next step is queued when a step is dismissed early`() {
    var queue = QueueHarness()
    queue.show(9)
    for id in [10, 11] as [PopupID] { queue.enqueue(id) { $0.link = .step(of: 1) } }
    queue.dismiss(.request(10))
    #expect(queue.phase(11) == "queued")

    queue.send(.didDisappear(9))
    #expect(queue.runTurn() == ["present #11"])
  }

  @Test func `dismissing a later step keeps the order of the others`() {
    var queue = guide()
    queue.dismiss(.request(2))
    queue.send(.didDisappear(1))

    #expect(queue.runTurn() == ["present #3"])
  }

  @Test func `the delay of a later step runs from its submission`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.link = .step(of: 1) }
    queue.enqueue(2) { ($0.link, $0.delay) = (.step(of: 1), .seconds(3)) }
    #expect(
      queue.blockers(of: 2) == [
        "its delay ends in 3 s", "popup #1 precedes it in its sequence",
        "its lane is full: popup #1 is on the screen",
      ])
    queue.now = .seconds(1)
    queue.send(.didPresent(1))
    queue.send(.didDisappear(1))
    queue.runTurn()
    #expect(queue.phase(2) == "delayed")

    #expect(queue.advance(by: .seconds(2)) == ["present #2"])
  }

  @Test func `a later step can expire`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.link = .step(of: 1) }
    queue.enqueue(2) { ($0.link, $0.expiration) = (.step(of: 1), .seconds(1)) }
    queue.send(.didPresent(1))

    #expect(queue.advance(by: .seconds(1)) == ["deliverOutcome #2 expired", "requestNextTurn"])
  }

  @Test func `a change of a later step applies after the previous steps are dismissed`() {
    var queue = guide()
    queue.send(.changeRequested(2, .delay(.seconds(4))))
    #expect(queue.phase(2) == "awaiting previous step")
    queue.send(.didDisappear(1))
    queue.runTurn()

    #expect(queue.advance(by: .seconds(4)) == ["present #2"])
  }

  @Test func `a refused step is retried before the next one`() {
    var queue = QueueHarness()
    for id in [1, 2] as [PopupID] { queue.enqueue(id) { $0.link = .step(of: 1) } }
    queue.send(.didFailToPresent(1, .refused))
    #expect(queue.runTurn() == [])

    #expect(queue.advance(by: .milliseconds(500)) == ["present #1"])
  }
}
