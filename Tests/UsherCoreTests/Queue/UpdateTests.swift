// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// R9: the key policy update.
struct UpdateTests {
  @discardableResult
  private func update(
    _ queue: inout QueueHarness, _ id: PopupID, priority: PopupPriority = .standard,
    displayDuration: Duration? = nil
  ) -> [String] {
    queue.enqueue(id) {
      ($0.key, $0.keyPolicy) = ("upload", .update)
      ($0.priority, $0.displayDuration) = (priority, displayDuration)
    }
  }

  @Test(arguments: ["waiting", "presenting", "visible", "suspended"])
  func `an update changes the content of the first request in every phase and counts up`(
    phase: String
  ) {
    var queue = QueueHarness()
    if phase == "waiting" { queue.enqueue(1, delay: .seconds(1)) }
    queue.enqueue(2, key: "upload", delay: phase == "waiting" ? .seconds(9) : .zero)
    if phase == "visible" || phase == "suspended" { queue.send(.didPresent(2)) }
    if phase == "suspended" { queue.enqueue(3, priority: .urgent, conflict: .interrupt) }

    #expect(update(&queue, 4) == ["update #2 from=#4 count=2"])
    #expect(update(&queue, 5) == ["update #2 from=#5 count=3"])
    #expect(queue.phase(4) == nil)
  }

  @Test func `an update without a first request is queued`() {
    var queue = QueueHarness()
    #expect(update(&queue, 1) == ["present #1"])
    queue.send(.didPresent(1))
    queue.dismiss(.request(1))

    #expect(update(&queue, 2) == [])
    #expect(queue.phase(2) == "queued")
  }

  @Test
  func `an update raises the priority and the position of the first request, never lowers it`() {
    var queue = QueueHarness()
    queue.show(9)
    queue.enqueue(10, key: "upload")
    queue.enqueue(11, priority: .guide)
    update(&queue, 12, priority: .urgent)
    update(&queue, 13, priority: -4)
    queue.send(.didDisappear(9))

    #expect(queue.runTurn() == ["present #10"])
  }

  @Test func `an update restarts the display timer`() {
    var queue = QueueHarness()
    queue.enqueue(1, key: "upload", displayDuration: .seconds(5))
    queue.send(.didPresent(1))
    queue.now = .seconds(4)
    update(&queue, 2)
    #expect(queue.deadline == .seconds(9))

    update(&queue, 3, displayDuration: .seconds(2))
    #expect(queue.deadline == .seconds(6))
  }

  @Test func `an update adds a display duration to a popup without one`() {
    var queue = QueueHarness()
    queue.show(1, key: "upload")
    update(&queue, 2, displayDuration: .seconds(2))

    #expect(queue.advance(by: .seconds(2)) == ["dismiss #1"])
    #expect(
      queue.send(.didDisappear(1)) == [
        "deliverOutcome #1 displayDurationElapsed", "requestNextTurn",
      ])
  }

  @Test func `a pause set before an update adds a display duration counts`() {
    var queue = QueueHarness()
    queue.show(1, key: "upload")
    queue.send(.displayTimerPaused(1, .touch))

    #expect(update(&queue, 2, displayDuration: .zero) == ["update #1 from=#2 count=2"])
    #expect(queue.send(.displayTimerResumed(1, .touch)) == ["dismiss #1"])
  }

  @Test func `a pause of the display timer outlasts an update`() {
    var queue = QueueHarness()
    queue.enqueue(1, key: "upload", displayDuration: .seconds(5))
    queue.send(.didPresent(1))
    queue.send(.displayTimerPaused(1, .touch))
    update(&queue, 2)
    #expect(queue.deadline == nil)

    queue.send(.displayTimerResumed(1, .touch))
    #expect(queue.deadline == .seconds(5))
  }
}
