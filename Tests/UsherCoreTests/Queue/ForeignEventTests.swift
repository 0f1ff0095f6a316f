// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// Late, repeated and foreign events are normal.
struct ForeignEventTests {
  /// Everything that can be said about one request, apart from asking for it.
  static func news(of id: RequestID) -> [PopupQueue.Event] {
    [
      .didPresent(id), .didFailToPresent(id, .refused), .didFailToPresent(id, .impossible),
      .didBeginToLeave(id, .actionChosen), .didLeave(id), .wasRemovedByApp(id),
      .didLook(id, found: .visible), .didLook(id, found: .absent),
      .didLook(id, found: .inTransition),
      .endRequested(.request(id), .dismissed, animated: true),
    ]
  }

  @Test(arguments: news(of: 9))
  func `news of a request that was never enqueued changes nothing`(event: PopupQueue.Event) {
    var play = Play()
    play.show(1)
    let before = play.queue

    #expect(play.happens(event) == [])
    #expect(play.queue == before)
  }

  @Test(arguments: news(of: 1))
  func `news of a request that has ended changes nothing`(event: PopupQueue.Event) {
    var play = Play()
    play.show(1)
    play.happens(.didLeave(1))
    play.turn()
    let before = play.queue

    #expect(play.happens(event) == [])
    #expect(play.queue == before)
  }

  @Test(arguments: news(of: 2).dropLast())
  func `news from the screen about a request that waits changes nothing`(event: PopupQueue.Event) {
    var play = Play()
    play.show(1)
    play.enqueue(2)
    play.enqueue(3, delay: .seconds(1))
    let before = play.queue

    #expect(play.happens(event) == [])
    #expect(play.queue == before)
  }

  @Test(arguments: [1, 2, 4] as [RequestID])
  func `an identity that does not rise is a repetition`(id: RequestID) {
    var play = Play()
    play.enqueue(2)
    play.enqueue(4)
    play.end(.request(4))
    play.turn()
    let before = play.queue

    #expect(play.enqueue(id) == [])
    #expect(play.queue == before)
  }

  @Test func `targets that name nothing change nothing`() {
    var play = Play()
    play.show(1)
    let before = play.queue

    let targets: [PopupQueue.EndTarget] = [
      .key("none"), .group("none"), .lane(PopupLane(name: "none")), .request(7),
    ]
    for target in targets { #expect(play.end(target) == []) }
    #expect(play.happens(.holdWasReleased(7)) == [])
    #expect(play.happens(.stageDidChange(.active)) == [])
    #expect(play.turn() == [])
    #expect(play.queue == before)
  }

  @Test func `a deadline that comes early or unasked sets the same timer again`() {
    var play = Play()
    play.enqueue(1, delay: .seconds(3))

    var queue = play.queue
    #expect(queue.handle(.deadlineDidPass, at: .seconds(1)) == [.setDeadline(.seconds(3))])
  }

  @Test func `time that runs backwards counts as standing still`() {
    var play = Play()
    play.now = .seconds(10)
    play.enqueue(1, delay: .seconds(2))
    play.now = .seconds(-5)

    play.enqueue(2, lane: .alerts, delay: .seconds(1))
    #expect(play.deadline == .seconds(11))
  }

  @Test func `the longest times do not overflow`() {
    var queue = PopupQueue(lanes: [PopupLane(name: "slow", minimumGap: .seconds(Int64.max) * 15)])
    let end = Instant(sinceStart: .seconds(Int64.max) * 15)
    let slow = PopupLane(name: "slow")

    _ = queue.handle(.stageDidChange(.active), at: Instant(sinceStart: .zero - end.sinceStart))
    _ = queue.handle(.enqueued(.init(id: 1, lane: slow)), at: end)
    _ = queue.handle(.didPresent(1), at: end)
    _ = queue.handle(.didLeave(1), at: end)
    let delay = Duration.seconds(Int64.max) * 15
    _ = queue.handle(.enqueued(.init(id: 2, lane: slow, delay: delay)), at: end)

    #expect(queue.description.contains("next turn"))
  }
}
