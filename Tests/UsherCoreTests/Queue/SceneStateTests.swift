// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// R18: scene states.
struct SceneStateTests {
  @Test func `disconnecting the scene dismisses every request`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)
    queue.enqueue(3, delay: .seconds(1))
    queue.enqueue(4, lane: .alerts, surface: .appWindowModal)

    #expect(
      queue.send(.sceneDidChange(.disconnected)) == [
        "dismiss #1 animated=no", "dismiss #4 animated=no",
        "deliverOutcome #1 sceneDisconnected", "deliverOutcome #2 sceneDisconnected",
        "deliverOutcome #3 sceneDisconnected", "deliverOutcome #4 sceneDisconnected",
        "requestNextTurn",
      ])
    #expect(queue.deadline == nil)
  }

  @Test func `a dismissing popup keeps its reason when the scene is disconnected`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2, lane: .alerts, surface: .appWindowModal)
    queue.dismiss(.request(1), .completed)
    queue.dismiss(.request(2), .cancelled)

    #expect(
      queue.send(.sceneDidChange(.disconnected)) == [
        "dismiss #1 animated=no", "dismiss #2 animated=no",
        "deliverOutcome #1 completed", "deliverOutcome #2 cancelled", "requestNextTurn",
      ])
  }

  @Test func `a request queued after the scene was disconnected is dismissed at once`() {
    var queue = QueueHarness(sceneState: .disconnected)

    #expect(queue.enqueue(1) == ["deliverOutcome #1 sceneDisconnected", "requestNextTurn"])
    #expect(queue.send(.sceneDidChange(.active)) == [])
    #expect(queue.runTurn() == [])
    #expect(queue.enqueue(2) == ["deliverOutcome #2 sceneDisconnected", "requestNextTurn"])
  }

  @Test func `in an inactive scene popups stay visible and are dismissed with animation`() {
    var queue = QueueHarness()
    queue.show(1)

    #expect(queue.send(.sceneDidChange(.inactive)) == [])
    #expect(queue.dismiss(.request(1)) == ["dismiss #1"])
  }

  @Test func `in the background popups are dismissed without animation`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.send(.sceneDidChange(.background))

    #expect(queue.dismiss(.request(1)) == ["dismiss #1 animated=no"])
  }

  @Test func `in the background a pending dismissal is performed without animation`() {
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
