// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// R14: the lifetime of holds. `EligibilityTests` has their effect on a lane.
struct HoldTests {
  private func hold(_ id: LaneHold.ID, by owner: LaneHold.Owner? = nil) -> PopupQueue.Event {
    .holdAdded(LaneHold(id: id, lane: .popups, reason: "guide", owner: owner))
  }

  @Test func `hold identifiers are ordered by their creation`() {
    let (first, second) = (LaneHold.ID(serial: 1), LaneHold.ID(serial: 2))

    #expect(first < second)
    #expect(!(second < first))
    #expect(!(first < first))
  }

  @Test func `a hold owned by a page is released when the page is gone, not when it is left`() {
    var queue = QueueHarness()
    queue.send(hold(1, by: .page(1)))
    queue.enqueue(1)
    #expect(queue.setVisiblePages(.list) == [])

    #expect(queue.changePages { $0.gone = [1] } == ["present #1"])
  }

  @Test func `a hold owned by a request is released when the request has been dismissed`() {
    var queue = QueueHarness()
    queue.show(1, lane: .alerts)
    queue.send(hold(1, by: .request(1)))
    queue.enqueue(2)
    queue.dismiss(.request(1))
    #expect(queue.blockers(of: 2) == ["its lane is held: guide"])

    queue.send(.didDisappear(1))
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `a hold owned by a dismissed request has no effect`() {
    var queue = QueueHarness()
    queue.send(hold(1, by: .request(7)))

    #expect(queue.enqueue(1) == ["present #1"])
  }

  @Test func `a hold older than a minute is reported once`() {
    var queue = QueueHarness()
    queue.send(hold(1))
    #expect(queue.deadline == .seconds(60))

    #expect(queue.advance(by: .seconds(60)) == ["reportOverdueHold 1"])
    #expect(queue.advance(by: .seconds(60)) == [])
    queue.enqueue(1)
    #expect(queue.blockers(of: 1) == ["its lane is held: guide"])
  }

  @Test func `a released hold is not reported`() {
    var queue = QueueHarness()
    queue.send(hold(1))
    queue.send(.holdReleased(1))

    #expect(queue.deadline == nil)
    #expect(queue.advance(by: .seconds(60)) == [])
  }

  @Test func `a disconnected scene has no holds`() {
    var queue = QueueHarness()
    queue.send(hold(1))
    queue.send(.sceneDidChange(.disconnected))
    queue.send(hold(2))

    #expect(queue.deadline == nil)
    #expect(queue.queue.holds == [])
  }

  @Test func `holds are listed in the order of their addition`() {
    var queue = QueueHarness()
    queue.send(hold(2))
    queue.send(hold(1, by: .page(1)))

    #expect(queue.queue.holds.map(\.id) == [2, 1])
  }
}
