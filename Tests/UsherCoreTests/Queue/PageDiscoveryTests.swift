// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// R2 before the pages are known; see decision 0014.
struct PageDiscoveryTests {
  @Test func `an earlier request for a page reserves its position until the pages are known`() {
    var queue = queueWithoutPages
    queue.enqueue(1, configure: { $0.surface = .appWindowModal })
    #expect(queue.enqueue(2) == [])
    #expect(queue.blockers(of: 2) == ["modal #1 starts first"])

    #expect(queue.setVisiblePages(.home) == ["present #1"])
  }

  @Test func `a later request starts when the visible page does not match the earlier one`() {
    var queue = queueWithoutPages
    queue.enqueue(1, configure: { $0.scope = .on("Cart") })
    #expect(queue.enqueue(2) == [])

    #expect(queue.setVisiblePages(.home) == ["present #2"])
  }

  @Test func `page discovery ends after a tenth of a second`() {
    var queue = queueWithoutPages
    queue.enqueue(1, configure: { $0.surface = .appWindowModal })
    queue.enqueue(2)
    #expect(queue.deadline == .seconds(0.1))

    queue.now = .seconds(0.1)
    #expect(queue.send(.deadlineDidPass) == ["present #2"])
  }

  @Test func `the page discovery deadline is that of the first request`() {
    var queue = queueWithoutPages
    queue.enqueue(1, configure: { $0.surface = .appWindowModal })
    queue.now = .seconds(0.06)
    queue.enqueue(2, configure: { $0.scope = .on("Cart") })
    #expect(queue.enqueue(3) == [])
    #expect(queue.deadline == .seconds(0.1))
  }

  @Test func `a reservation does not block higher priorities, other lanes or child popups`() {
    var queue = queueWithoutPages
    queue.show(1, lane: .alerts)
    queue.enqueue(2, configure: { $0.surface = .appWindowModal })

    #expect(queue.enqueue(3, lane: PopupLane(name: "other")) == ["present #3"])
    #expect(
      queue.enqueue(4, configure: { ($0.link, $0.lane) = (.child(of: 1), .popups) }) == [
        "present #4"
      ])
    #expect(queue.enqueue(5, priority: .urgent) == ["present #5"])
  }

  @Test func `positions are also reserved when the scene becomes active`() {
    var queue = QueueHarness(sceneState: .inactive)
    queue.setVisiblePages()
    queue.enqueue(1, configure: { $0.surface = .appWindowModal })
    queue.enqueue(2)
    queue.now = .seconds(5)

    #expect(queue.send(.sceneDidChange(.active)) == [])
    #expect(queue.deadline == .seconds(5.1))
    #expect(queue.setVisiblePages(.home) == ["present #1"])
  }

  @Test func `a request that needs no page reserves no position`() {
    var queue = queueWithoutPages
    #expect(queue.enqueue(1) == ["present #1"])
    #expect(queue.deadline == .seconds(2), "only the watchdog is scheduled")
  }

  private var queueWithoutPages: QueueHarness {
    var queue = QueueHarness()
    queue.setVisiblePages()
    return queue
  }
}
