// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// R1: capacity.
struct CapacityTests {
  @Test func `a lane of capacity one shows one popup at a time`() {
    var queue = QueueHarness()

    #expect(queue.enqueue(1) == ["present #1"])
    #expect(queue.enqueue(2) == [])
  }

  @Test(arguments: ["presenting", "visible", "dismissing"])
  func `a popup occupies its lane from its presentation until it has disappeared`(phase: String) {
    var queue = QueueHarness()
    queue.enqueue(1)
    if phase != "presenting" { queue.send(.didPresent(1)) }
    if phase == "dismissing" { queue.dismiss(.request(1)) }
    #expect(queue.phase(1) == phase)

    #expect(queue.enqueue(2) == [])
    #expect(queue.blockers(of: 2) == ["its lane is full: popup #1 is on the screen"])
  }

  @Test func `a lane of capacity two shows two popups, and the third request waits`() {
    let toasts = PopupLane(name: "toasts", capacity: 2)
    var queue = QueueHarness(lanes: [toasts])

    #expect(queue.enqueue(1, lane: toasts) == ["present #1"])
    #expect(queue.enqueue(2, lane: toasts) == ["present #2"])
    #expect(queue.enqueue(3, lane: toasts) == [])
    #expect(queue.blockers(of: 3) == ["its lane is full: popup #1, popup #2 are on the screen"])
  }

  @Test func `an urgent request does not exceed the capacity of its lane`() {
    var queue = QueueHarness()
    queue.show(1)

    #expect(queue.enqueue(2, priority: .urgent) == [])
    #expect(queue.phase(1) == "visible")
  }

  @Test func `two popups in the app window are shown one after the other, also from two lanes`() {
    var queue = QueueHarness()
    queue.show(1, lane: .popups, surface: .appWindowModal)

    #expect(queue.enqueue(2, lane: .alerts, surface: .appWindowModal) == [])
    #expect(queue.blockers(of: 2) == ["the app window presents modal #1"])

    queue.dismiss(.request(1))
    queue.send(.didDisappear(1))
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `a request in a window of its own overtakes one that waits for the app window`() {
    var queue = QueueHarness()
    queue.show(1, lane: .alerts, surface: .appWindowModal)
    queue.enqueue(2, priority: .urgent, surface: .appWindowModal)

    #expect(queue.enqueue(3) == ["present #3"])
    #expect(
      queue.blockers(of: 2) == [
        "its lane is full: popup #3 is on the screen", "the app window presents modal #1",
      ])
  }

  @Test func `a capacity below one counts as one`() {
    #expect(PopupLane(name: "none", capacity: 0).capacity == 1)
    #expect(PopupLane(name: "less", capacity: .min).capacity == 1)
  }

  @Test func `the first lane with a name determines the capacity`() {
    var queue = QueueHarness()
    let wide = PopupLane(name: "popups", capacity: 5)

    #expect(queue.enqueue(1, lane: wide) == ["present #1"])
    #expect(queue.enqueue(2, lane: wide) == [])
  }

  @Test func `an unknown lane is added with its first request`() {
    var queue = QueueHarness()
    let toasts = PopupLane(name: "toasts", capacity: 2)

    #expect(queue.enqueue(1, lane: toasts) == ["present #1"])
    #expect(queue.enqueue(2, lane: toasts) == ["present #2"])
  }
}
