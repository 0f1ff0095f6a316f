// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// The part of R9 that is there: the first request of a key is kept.
struct KeyTests {
  @Test(arguments: ["delayed", "in line", "presenting", "visible"])
  func `a second request of a key joins the first`(phase: String) {
    var queue = QueueHarness(sceneState: phase == "in line" ? .inactive : .active)
    queue.enqueue(1, key: "offer", delay: phase == "delayed" ? .seconds(1) : .zero)
    if phase == "visible" { queue.send(.didPresent(1)) }
    #expect(queue.phase(1) == phase)

    #expect(queue.enqueue(2, key: "offer") == ["join #2 first=#1"])
    #expect(queue.phase(2) == nil)
  }

  @Test func `a key is free again as soon as its request is leaving`() {
    var queue = QueueHarness()
    queue.show(1, key: "offer")
    queue.dismiss(.key("offer"))

    #expect(queue.enqueue(2, key: "offer") == [])
    #expect(queue.dismiss(.key("offer")) == ["report #2 dismissed", "requestNextTurn"])
    queue.send(.didDisappear(1))
    #expect(queue.enqueue(3, key: "offer") == [])
    #expect(queue.runTurn() == ["present #3"])
  }

  @Test func `a key is free again as soon as its request waits to be taken off the app's window`() {
    var queue = QueueHarness()
    queue.enqueue(1, key: "offer", surface: .appWindowModal)
    queue.dismiss(.key("offer"))

    #expect(queue.enqueue(2, key: "offer") == [])
    #expect(queue.phase(2) == "in line")
  }

  @Test func `requests without a key are never duplicates`() {
    var queue = QueueHarness(sceneState: .inactive)
    queue.enqueue(1)
    queue.enqueue(2)

    #expect(queue.phase(1) == "in line")
    #expect(queue.phase(2) == "in line")
  }

  @Test func `a request that replaces ends the waiting one with its key and queues anew`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2, key: "offer")
    queue.enqueue(3)

    let effects = queue.enqueue(4, key: "offer", keyPolicy: .replace)

    #expect(effects == ["report #2 replaced", "requestNextTurn"])
    queue.send(.didDisappear(1))
    #expect(queue.runTurn() == ["present #3"])
    #expect(queue.phase(4) == "in line")
  }

  @Test func `a request that replaces waits until the visible one with its key has left`() {
    var queue = QueueHarness()
    queue.show(1, key: "offer")

    #expect(queue.enqueue(2, key: "offer", keyPolicy: .replace) == ["dismiss #1"])
    #expect(queue.enqueue(3, key: "offer") == ["join #3 first=#2"])
    #expect(queue.send(.didDisappear(1)) == ["report #1 replaced", "requestNextTurn"])
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `a suspended one has its key`() {
    var queue = QueueHarness()
    queue.show(1, key: "offer")
    queue.enqueue(2, priority: .urgent, conflict: .interrupt)

    #expect(queue.enqueue(3, key: "offer") == ["join #3 first=#1"])
    #expect(
      queue.enqueue(4, key: "offer", keyPolicy: .replace)
        == ["report #1 replaced", "requestNextTurn"])
  }
}
