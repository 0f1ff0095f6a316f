// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import UsherCore

/// R16: a queue keeps no state of a dismissed request.
struct RequestCleanupTests {
  private typealias Configuration = @Sendable (inout PopupQueue.Request, UInt64) -> Void

  /// Configurations of a request; the round makes each one refer to something new.
  private static let configurations: [(what: String, configure: Configuration)] = [
    ("nothing", { _, _ in }),
    ("a key", { $0.key = PopupKey("\($1)") }),
    ("a group", { $0.group = PopupGroup("\($1)") }),
    ("a page", { $0.scope = .page(PageID(serial: $1)) }),
    ("a kept page", { ($0.scope, $0.pageExit) = (.page(PageID(serial: $1)), .keepAlive) }),
    ("a predicate", { $0.scope = .predicate(PagePredicateID(serial: $1)) }),
    ("a parent", { $0.link = .child(of: PopupID(serial: $1 * 10)) }),
    ("a sequence", { $0.link = .step(of: SequenceID(serial: $1)) }),
    ("a delay", { request, _ in request.delay = .seconds(1) }),
    ("an expiration", { request, _ in request.expiration = .seconds(1) }),
    ("a display duration", { request, _ in request.displayDuration = .seconds(1) }),
    ("the app window", { request, _ in request.surface = .appWindowModal }),
  ]

  @Test(arguments: configurations.indices)
  func `after many requests the queue is as large as after the first one`(row: Int) {
    let (what, configure) = RequestCleanupTests.configurations[row]

    #expect(queue(after: 20, configure) == queue(after: 1, configure), "\(what)")
  }

  /// The queue after a number of rounds, without its counters. In each round a popup is shown, one
  /// request is dismissed while queued, one while visible, and the page is gone.
  private func queue(after rounds: UInt64, _ configure: Configuration) -> PopupQueue {
    var queue = QueueHarness()
    for round in 1...rounds {
      let parent = PopupID(serial: round * 10)
      let queued = PopupID(serial: round * 10 + 1)
      let visible = PopupID(serial: round * 10 + 2)
      var page = PageState.Page.list
      page.id = PageID(serial: round)
      page.predicates = [PagePredicateID(serial: round)]
      queue.setVisiblePages(page)
      queue.show(parent, lane: .alerts)
      queue.send(.holdAdded(LaneHold(id: 1, lane: .popups, reason: "guide")))
      queue.enqueue(queued) { configure(&$0, round) }
      queue.dismiss(.request(queued))
      queue.send(.holdReleased(1))
      queue.runTurn()
      queue.enqueue(visible) { configure(&$0, round) }
      queue.send(.didPresent(visible))
      queue.changePages { ($0.visible, $0.gone) = ([], [page.id]) }
      queue.dismiss(.all)
      for id in [visible, parent] { queue.send(.didDisappear(id)) }
      queue.runTurn()
    }
    var engine = queue.queue
    #expect(engine.requests.isEmpty)
    (engine.newestID, engine.startCount) = (nil, 0)
    return engine
  }

  @Test func `a popup keeps nothing of its dismissed children`() {
    func queue(configure: (inout PopupQueue.Request) -> Void) -> PopupQueue {
      var queue = QueueHarness()
      queue.show(1)
      queue.enqueue(2, configure: configure)
      queue.send(.didPresent(2))
      queue.send(.didDisappear(2))
      queue.send(.didDisappear(1))
      queue.runTurn()
      return queue.queue
    }

    let single = queue { $0.lane = .alerts }
    let parent = queue { ($0.lane, $0.link) = (.alerts, .child(of: 1)) }
    #expect(parent.children.isEmpty)
    #expect(parent.lanes.map(\.queue) == single.lanes.map(\.queue))
  }

  @Test func `a disconnected scene keeps no parents and children`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2) { $0.link = .child(of: 1) }
    queue.send(.sceneDidChange(.disconnected))

    #expect(queue.queue.children.isEmpty)
  }

  @Test func `a suspended request that is dismissed is not resumed`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2, priority: .urgent, conflict: .interrupt)
    queue.send(.didPresent(2))
    #expect(queue.queue.lanes[0].interrupted == [1])

    queue.dismiss(.request(1))
    #expect(queue.queue.lanes[0].interrupted == [])
  }

  @Test func `pages that are gone are not stored`() {
    var queue = QueueHarness()
    let before = queue.queue

    #expect(queue.changePages { $0.gone = [9] } == [])
    #expect(queue.queue == before)
  }
}
