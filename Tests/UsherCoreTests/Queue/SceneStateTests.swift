// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R18 and the part of R19 that is there.
struct SceneStateTests {
  @Test func `when the stage is gone everything has ended`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)
    queue.enqueue(3, delay: .seconds(1))
    queue.enqueue(4, lane: .alerts, surface: .appWindowModal)

    #expect(
      queue.send(.sceneDidChange(.disconnected)) == [
        "dismiss #1 animated=no", "dismiss #4 animated=no",
        "report #1 sceneDisconnected", "report #2 sceneDisconnected", "report #3 sceneDisconnected", "report #4 sceneDisconnected",
        "requestNextTurn",
      ])
    #expect(queue.deadline == nil)
  }

  @Test func `what was bound to end when the stage went keeps its reason`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2, lane: .alerts, surface: .appWindowModal)
    queue.dismiss(.request(1), .completed)
    queue.dismiss(.request(2), .cancelled)

    #expect(
      queue.send(.sceneDidChange(.disconnected)) == [
        "dismiss #1 animated=no", "dismiss #2 animated=no",
        "report #1 completed", "report #2 cancelled", "requestNextTurn",
      ])
  }

  @Test func `what comes after the stage has gone ends at once`() {
    var queue = QueueHarness(sceneState: .disconnected)

    #expect(queue.enqueue(1) == ["report #1 sceneDisconnected", "requestNextTurn"])
    #expect(queue.send(.sceneDidChange(.active)) == [])
    #expect(queue.runTurn() == [])
    #expect(queue.enqueue(2) == ["report #2 sceneDisconnected", "requestNextTurn"])
  }

  @Test func `on an inactive stage what is visible stays and can be ended with an animation`() {
    var queue = QueueHarness()
    queue.show(1)

    #expect(queue.send(.sceneDidChange(.inactive)) == [])
    #expect(queue.dismiss(.request(1)) == ["dismiss #1"])
  }

  @Test func `in the background nothing animates`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.send(.sceneDidChange(.background))

    #expect(queue.dismiss(.request(1)) == ["dismiss #1 animated=no"])
  }

  @Test func `what could not leave before it had appeared leaves without animation there, too`() {
    var queue = QueueHarness()
    queue.enqueue(1, surface: .appWindowModal)
    queue.dismiss(.request(1))
    queue.send(.sceneDidChange(.background))

    #expect(queue.send(.didPresent(1)) == ["dismiss #1 animated=no"])
  }

  @Test func `alerts and popups do not wait for each other`() {
    var queue = QueueHarness()

    #expect(queue.enqueue(1, lane: .popups) == ["present #1"])
    #expect(queue.enqueue(2, lane: .alerts) == ["present #2"])
    #expect(queue.enqueue(3, lane: .alerts) == [])
  }
}
