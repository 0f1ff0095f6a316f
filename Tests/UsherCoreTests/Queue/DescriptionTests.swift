// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

struct DescriptionTests {
  @Test func `the description of an empty queue is the scene state`() {
    #expect(PopupQueue().description == "inactive")
  }

  @Test func `the description shows the state of every lane`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)
    queue.enqueue(3)
    queue.enqueue(4, lane: .alerts)
    queue.enqueue(5, delay: .seconds(30))
    queue.send(.holdAdded(LaneHold(id: 1, lane: .alerts, reason: "payment")))

    #expect(
      queue.queue.description
        == "active · popups: #1 visible, 2 queued · alerts: #4 presenting, held (payment)"
        + " · 1 delayed · until 2")
  }

  @Test func `the description shows dismissing popups`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.dismiss(.request(1))
    queue.enqueue(2, lane: .alerts, surface: .appWindowModal)
    queue.dismiss(.request(2))
    queue.enqueue(3)
    queue.dismiss(.request(3))

    #expect(
      queue.queue.description
        == "active, next turn · popups: #1 dismissing · alerts: #2 dismissal pending · until 2")
  }
}
