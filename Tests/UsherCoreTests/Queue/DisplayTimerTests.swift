// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R10.
struct DisplayTimerTests {
  @Test func `the time on screen begins when the popup is fully visible`() {
    var queue = QueueHarness()
    queue.enqueue(1, displayDuration: .seconds(3))
    queue.advance(.seconds(1))
    queue.send(.didPresent(1))

    #expect(queue.deadline == .seconds(4))
    #expect(queue.advance(.seconds(3)) == ["dismiss #1"])
    #expect(queue.send(.didDisappear(1)) == ["report #1 displayDurationElapsed", "requestNextTurn"])
  }

  @Test func `it stands still for as long as there is a reason, and goes on with what is left`() {
    var queue = QueueHarness()
    queue.enqueue(1, displayDuration: .seconds(3))
    queue.send(.didPresent(1))
    queue.advance(.seconds(1))
    queue.send(.displayTimerPaused(1, .touch))
    queue.send(.displayTimerPaused(1, .touch))
    queue.send(.displayTimerPaused(1, .voiceOver))

    #expect(queue.deadline == nil)
    queue.advance(.seconds(9))
    queue.send(.displayTimerResumed(1, .touch))
    queue.send(.displayTimerResumed(1, .voiceOver))
    #expect(queue.deadline == nil)
    queue.send(.displayTimerResumed(1, .touch))
    #expect(queue.deadline == .seconds(12))
  }

  @Test func `another time begins anew, whether or not there was one, and can be taken away`() {
    var queue = QueueHarness()
    queue.enqueue(1, displayDuration: .seconds(3))
    queue.send(.didPresent(1))
    queue.advance(.seconds(2))

    queue.send(.changeRequested(1, .displayDuration(.seconds(5))))
    #expect(queue.deadline == .seconds(7))
    queue.send(.changeRequested(1, .displayDuration(nil)))
    #expect(queue.deadline == nil)
    queue.advance(.seconds(9))
    queue.send(.changeRequested(1, .displayDuration(.seconds(1))))
    #expect(queue.deadline == .seconds(12))
    #expect(queue.advance(.seconds(1)) == ["dismiss #1"])
  }

  @Test func `another time of one that waits or is suspended begins when the user sees it`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)
    queue.send(.changeRequested(1, .displayDuration(.seconds(4))))
    queue.send(.changeRequested(2, .displayDuration(.seconds(2))))
    queue.enqueue(3, priority: .urgent, conflict: .interrupt)
    queue.send(.didPresent(3))
    queue.send(.changeRequested(1, .displayDuration(.seconds(3))))
    #expect(queue.deadline == nil)
    queue.advance(.seconds(9))
    queue.send(.didDisappear(3))
    queue.runTurn()
    queue.send(.didPresent(1))

    #expect(queue.deadline == .seconds(12))
  }

  @Test
  func `another time does not run while there is a reason, and comes too late for what leaves`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.send(.didPresent(1))
    queue.send(.displayTimerPaused(1, .touch))
    queue.send(.changeRequested(1, .displayDuration(.seconds(2))))
    #expect(queue.deadline == nil)
    queue.send(.displayTimerResumed(1, .touch))
    #expect(queue.advance(.seconds(2)) == ["dismiss #1"])
    queue.runTurn()
    let before = queue.queue

    #expect(queue.send(.changeRequested(1, .displayDuration(nil))) == [])
    #expect(queue.queue == before)
  }

  @Test func `a reason that was not given cannot be taken back`() {
    var queue = QueueHarness()
    queue.enqueue(1, displayDuration: .seconds(3))
    queue.send(.didPresent(1))

    queue.send(.displayTimerResumed(1, .touch))
    queue.send(.displayTimerPaused(1, .touch))
    #expect(queue.deadline == nil)
  }

  @Test(arguments: [PopupSceneState.inactive, .background])
  func `it stands still while the app is not active`(sceneState: PopupSceneState) {
    var queue = QueueHarness()
    queue.enqueue(1, displayDuration: .seconds(3))
    queue.send(.didPresent(1))
    queue.advance(.seconds(2))
    queue.send(.sceneDidChange(sceneState))
    #expect(queue.deadline == nil)
    queue.advance(.seconds(9))

    queue.send(.sceneDidChange(.active))
    #expect(queue.deadline == .seconds(12))
  }

  @Test func `an interrupted popup keeps what is left of its time`() {
    var queue = QueueHarness()
    queue.enqueue(1, displayDuration: .seconds(3))
    queue.send(.didPresent(1))
    queue.advance(.seconds(1))
    queue.enqueue(2, priority: .urgent, conflict: .interrupt)
    queue.send(.didPresent(2))
    #expect(queue.advance(.seconds(9)) == [])
    queue.send(.didDisappear(2))
    queue.runTurn()
    queue.send(.didPresent(1))

    #expect(queue.deadline == .seconds(12))
    #expect(queue.advance(.seconds(2)) == ["dismiss #1"])
  }

  @Test func `what waits has its whole time before it`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2, displayDuration: .seconds(3))
    queue.advance(.seconds(9))
    queue.send(.didDisappear(1))
    queue.runTurn()
    queue.send(.didPresent(2))

    #expect(queue.deadline == .seconds(12))
  }

  @Test func `a pause that comes a moment too late still counts`() {
    var queue = QueueHarness()
    queue.enqueue(1, displayDuration: .seconds(3))
    queue.send(.didPresent(1))
    queue.now = .seconds(4)

    #expect(queue.send(.displayTimerPaused(1, .touch)) == [])
    #expect(queue.send(.displayTimerResumed(1, .touch)) == ["dismiss #1"])
  }
}
