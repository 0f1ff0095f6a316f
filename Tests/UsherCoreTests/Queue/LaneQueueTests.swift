// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import UsherCore

struct LaneQueueTests {
  private let conditions: Set<StartCondition> = [.always, .parentVisible(1)]
  private let position = QueuePosition(priority: .standard, wasSuspended: false, id: 2)

  private func bucket(
    _ condition: StartCondition = .always, parent: PopupID? = nil
  ) -> LaneQueue.Bucket {
    LaneQueue.Bucket(
      requirement: .condition(condition), parent: parent, surface: .ownWindow, conflict: .wait,
      wasSuspended: false,
      presentsOverForeignModals: false)
  }

  @Test func `a bucket is eligible while one of its conditions is satisfied`() {
    var queue = LaneQueue()
    let free = queue.insert(position, into: bucket(), conditions: conditions)
    let page = queue.insert(position, into: bucket(.page(7)), conditions: conditions)
    #expect(queue.eligible == [free])

    queue.updateEligibility(for: [.always, .page(7)])
    #expect(queue.eligible == [free, page])
    queue.updateEligibility(for: [.page(7)])
    #expect(queue.eligible == [page])
  }

  @Test func `the bucket of a child popup is eligible while its parent is visible`() {
    var queue = LaneQueue()
    let child = queue.insert(position, into: bucket(parent: 1), conditions: conditions)
    #expect(queue.eligible == [child])

    queue.markIneligible(by: .parentVisible(1))
    #expect(queue.eligible == [])
    queue.markEligible(by: .parentVisible(1))
    #expect(queue.eligible == [child])
  }

  @Test(arguments: [(.page(7), nil), (.always, 1)] as [(StartCondition, PopupID?)])
  func `an empty bucket for a page or a parent is removed`(
    condition: StartCondition, parent: PopupID?
  ) {
    var queue = LaneQueue()
    let index = queue.insert(
      position, into: bucket(condition, parent: parent), conditions: conditions)
    queue.remove(position, from: index)
    #expect(queue.queue(for: bucket(condition, parent: parent)) == nil)

    #expect(queue.insert(position, into: bucket(.page(8)), conditions: conditions) == index)
    queue.remove(position, from: index)
    #expect(queue.buckets.map(\.bucket) == [.removed])
  }

  @Test func `an empty bucket without page or parent is kept`() {
    var queue = LaneQueue()
    let index = queue.insert(position, into: bucket(), conditions: conditions)
    queue.remove(position, from: index)

    #expect(queue.isEmpty)
    #expect(queue.queue(for: bucket())?.head == nil)
    #expect(queue.buckets.count == 1)
  }

  @Test func `a misused lane queue is not well-formed`() {
    var known = LaneQueue()
    let index = known.insert(position, into: bucket(), conditions: conditions)
    #expect(known.isWellFormed(with: conditions))
    #expect(!known.isWellFormed(with: []))

    var twice = known
    #expect(twice.insert(position, into: bucket(), conditions: conditions) == index)
    #expect(!twice.isWellFormed(with: conditions))

    var removedTwice = LaneQueue()
    let transient = removedTwice.insert(position, into: bucket(.page(7)), conditions: conditions)
    for _ in 1...2 { removedTwice.remove(position, from: transient) }
    #expect(!removedTwice.isWellFormed(with: conditions))
  }
}
