// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// Late, repeated and unknown events are normal and change nothing.
struct IgnoredEventTests {
  /// All events about one request, except that it was queued.
  static func events(about id: PopupID) -> [PopupQueue.Event] {
    [
      .didAnswer(id, .now, by: .app), .didAnswer(id, .drop, by: .limit),
      .didPresent(id), .didFailToPresent(id, .refused), .didFailToPresent(id, .impossible),
      .dismissalDidBegin(id, .completed), .didDisappear(id), .contentWasRemoved(id),
      .didVerify(id, status: .visible), .didVerify(id, status: .notVisible),
      .didVerify(id, status: .inTransition),
      .dismissalRequested(.request(id), .dismissedByApp, animated: true),
    ]
  }

  @Test(arguments: events(about: 9))
  func `events of a request that was never queued change nothing`(event: PopupQueue.Event) {
    var queue = QueueHarness()
    queue.show(1)
    let before = queue.queue

    #expect(queue.send(event) == [])
    #expect(queue.queue == before)
  }

  @Test(arguments: events(about: 1))
  func `events of a dismissed request change nothing`(event: PopupQueue.Event) {
    var queue = QueueHarness()
    queue.show(1)
    queue.send(.didDisappear(1))
    queue.runTurn()
    let before = queue.queue

    #expect(queue.send(event) == [])
    #expect(queue.queue == before)
  }

  @Test(arguments: events(about: 2).dropLast())
  func `screen events of a queued request change nothing`(event: PopupQueue.Event) {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)
    queue.enqueue(3, delay: .seconds(1))
    let before = queue.queue

    #expect(queue.send(event) == [])
    #expect(queue.queue == before)
  }

  @Test(arguments: [1, 2, 4] as [PopupID])
  func `a request with an identifier that is not higher than all earlier ones is ignored`(
    id: PopupID
  ) {
    var queue = QueueHarness()
    queue.enqueue(2)
    queue.enqueue(4)
    queue.dismiss(.request(4))
    queue.runTurn()
    let before = queue.queue

    #expect(queue.enqueue(id) == [])
    #expect(queue.queue == before)
  }

  @Test func `dismissals and releases that match nothing change nothing`() {
    var queue = QueueHarness()
    queue.show(1)
    let before = queue.queue

    let targets: [PopupQueue.DismissalTarget] = [
      .key("none"), .group("none"), .lane(PopupLane(name: "none")), .request(7),
    ]
    for target in targets { #expect(queue.dismiss(target) == []) }
    for target in PopupQueue.ReconsiderationTarget.allCases {
      #expect(queue.send(.reconsiderationRequested(target)) == [])
    }
    #expect(queue.send(.holdReleased(7)) == [])
    #expect(queue.send(.sceneDidChange(.active)) == [])
    #expect(queue.runTurn() == [])
    #expect(queue.queue == before)
  }

  @Test func `a deadline event that is early makes a queue set the same deadline again`() {
    var queue = QueueHarness()
    queue.enqueue(1, delay: .seconds(3))

    var engine = queue.queue
    #expect(engine.handle(.deadlineDidPass, at: .seconds(1)) == [.setDeadline(.seconds(3))])
  }

  @Test func `a queue ignores time that runs backwards`() {
    var queue = QueueHarness()
    queue.now = .seconds(10)
    queue.enqueue(1, delay: .seconds(2))
    queue.now = .seconds(-5)

    queue.enqueue(2, lane: .alerts, delay: .seconds(1))
    #expect(queue.deadline == .seconds(11))
  }

  @Test func `the longest durations do not overflow`() {
    var queue = PopupQueue(lanes: [PopupLane(name: "slow", minimumGap: .seconds(Int64.max) * 15)])
    let end = MonotonicInstant(sinceStart: .seconds(Int64.max) * 15)
    let slow = PopupLane(name: "slow")

    _ = queue.handle(
      .sceneDidChange(.active), at: MonotonicInstant(sinceStart: .zero - end.sinceStart))
    _ = queue.handle(.enqueued(.init(id: 1, lane: slow)), at: end)
    _ = queue.handle(.didPresent(1), at: end)
    _ = queue.handle(.didDisappear(1), at: end)
    let delay = Duration.seconds(Int64.max) * 15
    _ = queue.handle(.enqueued(.init(id: 2, lane: slow, delay: delay)), at: end)

    #expect(queue.description.contains("next turn"))
  }
}
