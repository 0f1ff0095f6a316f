// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R2 before anybody has looked at the pages; see decision 0014.
struct PageDiscoveryTests {
  @Test func `what came first comes first, also if its page is not known yet`() {
    var queue = queueWithoutPages
    queue.enqueue(1, configure: { $0.surface = .appWindowModal })
    #expect(queue.enqueue(2) == [])
    #expect(queue.blockers(2) == ["#1 goes first"])

    #expect(queue.setVisiblePages(.home) == ["present #1"])
  }

  @Test func `what came later comes when the look has found another page`() {
    var queue = queueWithoutPages
    queue.enqueue(1, configure: { $0.scope = .on("Cart") })
    #expect(queue.enqueue(2) == [])

    #expect(queue.setVisiblePages(.home) == ["present #2"])
  }

  @Test func `without a look a tenth of a second is enough`() {
    var queue = queueWithoutPages
    queue.enqueue(1, configure: { $0.surface = .appWindowModal })
    queue.enqueue(2)
    #expect(queue.deadline == .seconds(0.1))

    queue.now = .seconds(0.1)
    #expect(queue.send(.deadlineDidPass) == ["present #2"])
  }

  @Test func `the tenth of a second is that of the first, however many come`() {
    var queue = queueWithoutPages
    queue.enqueue(1, configure: { $0.surface = .appWindowModal })
    queue.now = .seconds(0.06)
    queue.enqueue(2, configure: { $0.scope = .on("Cart") })
    #expect(queue.enqueue(3) == [])
    #expect(queue.deadline == .seconds(0.1))
  }

  @Test func `what is more urgent, in another lane, or belongs to a popup is not held up`() {
    var queue = queueWithoutPages
    queue.show(1, lane: .alerts)
    queue.enqueue(2, configure: { $0.surface = .appWindowModal })

    #expect(queue.enqueue(3, lane: PopupLane(name: "other")) == ["present #3"])
    #expect(queue.enqueue(4, configure: { ($0.parent, $0.lane) = (1, .popups) }) == ["present #4"])
    #expect(queue.enqueue(5, priority: .urgent) == ["present #5"])
  }

  @Test func `places are kept from when the stage becomes active, too`() {
    var queue = QueueHarness(sceneState: .inactive)
    queue.setVisiblePages()
    queue.enqueue(1, configure: { $0.surface = .appWindowModal })
    queue.enqueue(2)
    queue.now = .seconds(5)

    #expect(queue.send(.sceneDidChange(.active)) == [])
    #expect(queue.deadline == .seconds(5.1))
    #expect(queue.setVisiblePages(.home) == ["present #1"])
  }

  @Test func `one that needs no page keeps nothing waiting`() {
    var queue = queueWithoutPages
    #expect(queue.enqueue(1) == ["present #1"])
    #expect(queue.deadline == .seconds(2), "the answer is awaited, and nothing else")
  }

  private var queueWithoutPages: QueueHarness {
    var queue = QueueHarness()
    queue.setVisiblePages()
    return queue
  }
}
