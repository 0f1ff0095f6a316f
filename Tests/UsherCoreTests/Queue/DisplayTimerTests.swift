// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// R10: the display timer.
struct DisplayTimerTests {
  @Test func `the display timer starts when the popup is fully visible`() {
    var queue = QueueHarness()
    queue.enqueue(1, displayDuration: .seconds(3))
    queue.advance(by: .seconds(1))
    queue.send(.didPresent(1))

    #expect(queue.deadline == .seconds(4))
    #expect(queue.advance(by: .seconds(3)) == ["dismiss #1"])
    #expect(
      queue.send(.didDisappear(1)) == [
        "deliverOutcome #1 displayDurationElapsed", "requestNextTurn",
      ])
  }

  @Test
  func `the display timer is stopped while it has a pause, and keeps the remaining time`() {
    var queue = QueueHarness()
    queue.enqueue(1, displayDuration: .seconds(3))
    queue.send(.didPresent(1))
    queue.advance(by: .seconds(1))
    queue.send(.displayTimerPaused(1, .touch))
    queue.send(.displayTimerPaused(1, .touch))
    queue.send(.displayTimerPaused(1, .voiceOver))

    #expect(queue.deadline == nil)
    queue.advance(by: .seconds(9))
    queue.send(.displayTimerResumed(1, .touch))
    queue.send(.displayTimerResumed(1, .voiceOver))
    #expect(queue.deadline == nil)
    queue.send(.displayTimerResumed(1, .touch))
    #expect(queue.deadline == .seconds(12))
  }

  @Test func `a new display duration restarts the timer, adds one, or removes it`() {
    var queue = QueueHarness()
    queue.enqueue(1, displayDuration: .seconds(3))
    queue.send(.didPresent(1))
    queue.advance(by: .seconds(2))

    queue.send(.changeRequested(1, .displayDuration(.seconds(5))))
    #expect(queue.deadline == .seconds(7))
    queue.send(.changeRequested(1, .displayDuration(nil)))
    #expect(queue.deadline == nil)
    queue.advance(by: .seconds(9))
    queue.send(.changeRequested(1, .displayDuration(.seconds(1))))
    #expect(queue.deadline == .seconds(12))
    #expect(queue.advance(by: .seconds(1)) == ["dismiss #1"])
  }

  @Test
  func `a display duration set while a request is not visible starts when it becomes visible`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)
    queue.send(.changeRequested(1, .displayDuration(.seconds(4))))
    queue.send(.changeRequested(2, .displayDuration(.seconds(2))))
    queue.enqueue(3, priority: .urgent, conflict: .interrupt)
    queue.send(.didPresent(3))
    queue.send(.changeRequested(1, .displayDuration(.seconds(3))))
    #expect(queue.deadline == nil)
    queue.advance(by: .seconds(9))
    queue.send(.didDisappear(3))
    queue.runTurn()
    queue.send(.didPresent(1))

    #expect(queue.deadline == .seconds(12))
  }

  @Test
  func `a new display duration respects pauses and does not affect a dismissing popup`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.send(.didPresent(1))
    queue.send(.displayTimerPaused(1, .touch))
    queue.send(.changeRequested(1, .displayDuration(.seconds(2))))
    #expect(queue.deadline == nil)
    queue.send(.displayTimerResumed(1, .touch))
    #expect(queue.advance(by: .seconds(2)) == ["dismiss #1"])
    queue.runTurn()
    let before = queue.queue

    #expect(queue.send(.changeRequested(1, .displayDuration(nil))) == [])
    #expect(queue.queue == before)
  }

  @Test func `resuming a pause that was not set has no effect`() {
    var queue = QueueHarness()
    queue.enqueue(1, displayDuration: .seconds(3))
    queue.send(.didPresent(1))

    queue.send(.displayTimerResumed(1, .touch))
    queue.send(.displayTimerPaused(1, .touch))
    #expect(queue.deadline == nil)
  }

  @Test(arguments: [PopupSceneState.inactive, .windowless, .background])
  func `the display timer is stopped while the scene is not active`(sceneState: PopupSceneState) {
    var queue = QueueHarness()
    queue.enqueue(1, displayDuration: .seconds(3))
    queue.send(.didPresent(1))
    queue.advance(by: .seconds(2))
    queue.send(.sceneDidChange(sceneState))
    #expect(queue.deadline == nil)
    queue.advance(by: .seconds(9))

    queue.send(.sceneDidChange(.active))
    #expect(queue.deadline == .seconds(12))
  }

  @Test func `an interrupted popup keeps the remaining time of its display timer`() {
    var queue = QueueHarness()
    queue.enqueue(1, displayDuration: .seconds(3))
    queue.send(.didPresent(1))
    queue.advance(by: .seconds(1))
    queue.enqueue(2, priority: .urgent, conflict: .interrupt)
    queue.send(.didPresent(2))
    #expect(queue.advance(by: .seconds(9)) == [])
    queue.send(.didDisappear(2))
    queue.runTurn()
    queue.send(.didPresent(1))

    #expect(queue.deadline == .seconds(12))
    #expect(queue.advance(by: .seconds(2)) == ["dismiss #1"])
  }

  @Test func `the display timer of a queued request does not run`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2, displayDuration: .seconds(3))
    queue.advance(by: .seconds(9))
    queue.send(.didDisappear(1))
    queue.runTurn()
    queue.send(.didPresent(2))

    #expect(queue.deadline == .seconds(12))
  }

  @Test func `a pause just after the timer fires still counts`() {
    var queue = QueueHarness()
    queue.enqueue(1, displayDuration: .seconds(3))
    queue.send(.didPresent(1))
    queue.now = .seconds(4)

    #expect(queue.send(.displayTimerPaused(1, .touch)) == [])
    #expect(queue.send(.displayTimerResumed(1, .touch)) == ["dismiss #1"])
  }
}
