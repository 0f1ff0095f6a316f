// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing

@testable import UsherCore

struct LaneStateTests {
  private func position(_ id: PopupID, _ priority: PopupPriority = .standard) -> QueuePosition {
    QueuePosition(priority: priority, wasSuspended: false, id: id)
  }

  private func requirements(
    _ pages: PageRequirement = .none, parent: PopupID? = nil
  ) -> StartRequirements {
    StartRequirements(
      wasSuspended: false, surface: .ownWindow, conflict: .wait, presentsOverForeignModals: false,
      parent: parent, pages: pages)
  }

  @Test func `requests with the same requirements are in one bucket, in the order of their start`()
  {
    var queue = LaneQueue()
    queue.insert(position(2), requirements(), pages: PageState())
    queue.insert(position(1), requirements(parent: 9), pages: PageState())
    queue.insert(position(3, .urgent), requirements(), pages: PageState())

    #expect(queue.buckets.map { $0.positions.map(\.id) } == [[3, 2], [1]])
    #expect(queue.first(requirements()) == position(3, .urgent))
    #expect(queue.first(requirements(.settledPages)) == nil)
    #expect(queue.count == 3)
  }

  @Test func `a bucket knows whether the pages satisfy its requirements`() {
    var queue = LaneQueue()
    queue.insert(position(1), requirements(), pages: PageState())
    queue.insert(position(2), requirements(.pageInScope(.on("Home"))), pages: PageState())
    queue.insert(position(3), requirements(.settledPages), pages: PageState(visible: [.list]))
    #expect(queue.buckets.map(\.isSatisfiedByPages) == [true, false, true])

    queue.updatePages(PageState(visible: [.home]))
    #expect(queue.buckets.map(\.isSatisfiedByPages) == [true, true, true])
    queue.updatePages(PageState(visible: [.home], disappearing: [1: .left]))
    #expect(queue.buckets.map(\.isSatisfiedByPages) == [true, false, false])
  }

  private static let obstructed = PageState.Page.home.obstructed(by: "Alert")

  @Test(arguments: [
    (PageState(visible: [.home]), true, true),
    (PageState(visible: [obstructed]), false, false),
    (PageState(covered: [1: "Login"]), false, true),
    (PageState(visible: [.home], disappearing: [1: .covered]), false, true),
    (PageState(visible: [obstructed], disappearing: [1: .covered]), false, false),
    (PageState(visible: [.home], disappearing: [1: .left]), false, false),
    (PageState(visible: [.list], disappearing: [1: .covered]), false, false),
  ])
  func `a bound page is available, or covered if that is ignored`(
    pages: PageState, isAvailable: Bool, isAvailableIgnoringCover: Bool
  ) {
    let requirement = PageRequirement.boundPage(1, of: .any, ignoringCover: false)
    #expect(requirement.isSatisfied(by: pages) == isAvailable)
    let ignoring = PageRequirement.boundPage(1, of: .any, ignoringCover: true)
    #expect(ignoring.isSatisfied(by: pages) == isAvailableIgnoringCover)
  }

  @Test func `an empty bucket is removed`() {
    var queue = LaneQueue()
    queue.insert(position(1), requirements(), pages: PageState())
    queue.insert(position(2), requirements(.settledPages), pages: PageState())
    queue.insert(position(3), requirements(.settledPages), pages: PageState())

    queue.remove(position(1), requirements())
    #expect(queue.buckets.map(\.requirements) == [requirements(.settledPages)])
    queue.removeAll([2, 3, 4])
    #expect(queue.isEmpty)
  }

  @Test func `a request that is not queued is not removed`() {
    var queue = LaneQueue()
    queue.insert(position(2), requirements(), pages: PageState())
    let before = queue

    queue.remove(position(1), requirements())
    queue.remove(position(3), requirements())
    queue.remove(position(2), requirements(.settledPages))
    queue.removeAll([1, 3])
    #expect(queue == before)
  }

  @Test func `an array stays in order, whatever is inserted and removed`() {
    var random = SplitMix(seed: 8)
    for _ in 1...100 {
      var numbers: [Int] = []
      var expected: Set<Int> = []
      for _ in 1...40 {
        let number = Int.random(in: 0..<20, using: &random)
        if expected.insert(number).inserted {
          numbers.insertInOrder(number)
        } else if Bool.random(using: &random) {
          expected.remove(number)
          numbers.removeInOrder(number)
        }
        numbers.removeInOrder(number + 20)
        #expect(numbers == expected.sorted())
      }
    }
  }
}
