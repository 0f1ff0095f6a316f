// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// R11: changes of a queued request.
struct RequestChangeTests {
  @Test func `a queued request whose priority is raised starts first`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)
    queue.enqueue(3)
    queue.send(.changeRequested(3, .priority(.urgent)))
    queue.send(.didDisappear(1))

    #expect(queue.runTurn() == ["present #3"])
  }

  @Test func `a request whose priority does not change keeps its queue position`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)
    queue.enqueue(3)
    queue.send(.changeRequested(2, .priority(.standard)))
    queue.send(.changeRequested(2, .expiration(.seconds(9))))
    queue.send(.didDisappear(1))

    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `a new delay is measured from the submission`() {
    var queue = QueueHarness()
    queue.enqueue(1, delay: .seconds(9))
    queue.advance(by: .seconds(1))

    #expect(queue.send(.changeRequested(1, .delay(.seconds(3)))) == [])
    #expect(queue.deadline == .seconds(3))
    #expect(queue.send(.changeRequested(1, .delay(.seconds(1)))) == ["present #1"])
  }

  @Test func `a new expiration is measured from the submission, and can be removed`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2, expiration: .seconds(3))
    queue.send(.changeRequested(2, .expiration(nil)))
    #expect(queue.advance(by: .seconds(5)) == [])

    let effects = queue.send(.changeRequested(2, .expiration(.seconds(5))))

    #expect(effects == ["deliverOutcome #2 expired", "requestNextTurn"])
  }

  @Test func `a shorter delay does not retry a refused request earlier`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.send(.didFailToPresent(1, .refused))
    queue.runTurn()

    #expect(queue.send(.changeRequested(1, .delay(.zero))) == [])
    #expect(queue.deadline == .seconds(0.5))
  }

  @Test(
    arguments: [
      .priority(.urgent), .delay(.seconds(9)), .expiration(.zero),
    ] as [PopupQueue.RequestChange])
  func `requests that are or were visible cannot be changed`(change: PopupQueue.RequestChange) {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2, priority: .launch, conflict: .interrupt)
    queue.send(.didPresent(2))
    let before = queue.queue

    for id in [1, 2, 3] as [PopupID] { #expect(queue.send(.changeRequested(id, change)) == []) }
    #expect(queue.queue == before)
  }

  @Test func `a request that was moved to one page is dismissed with that page`() {
    var queue = QueueHarness()
    queue.setVisiblePages(.home)
    queue.show(1)
    queue.enqueue(2)
    queue.send(.changeRequested(2, .scope(.page(PageState.Page.list.id))))

    #expect(
      queue.changePages { $0.gone = [PageState.Page.list.id] }
        == ["deliverOutcome #2 pageGone", "requestNextTurn"])
  }
}
