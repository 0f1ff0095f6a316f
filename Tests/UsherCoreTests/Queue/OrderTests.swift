// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import UsherCore

/// R2: order.
struct OrderTests {
  @Test func `queued requests are listed in the order in which they would start`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2, delay: .seconds(9))
    queue.enqueue(3, priority: .guide)
    queue.enqueue(4) { ($0.scope, $0.priority) = (.on("Cart"), .urgent) }

    #expect(queue.queue.queuedIDs == [4, 3, 2])
  }

  /// The order in which requests of these priorities start, as indices of their submission.
  private func order(_ priorities: [PopupPriority]) -> [Int] {
    var queue = QueueHarness(sceneState: .inactive)
    for (index, priority) in priorities.enumerated() {
      queue.enqueue(PopupID(serial: UInt64(index + 1)), priority: priority)
    }
    var order: [Int] = []
    var effects = queue.send(.sceneDidChange(.active))
    while let effect = effects.first(where: { $0.hasPrefix("present #") }) {
      let index = Int(effect.dropFirst("present #".count)) ?? 0
      order.append(index)
      let id = PopupID(serial: UInt64(index))
      queue.send(.didPresent(id))
      queue.send(.didDisappear(id))
      effects = queue.runTurn()
    }
    return order
  }

  @Test func `the request with the highest priority starts first`() {
    #expect(order([.standard, .guide, .campaign, .launch, .urgent]) == [5, 4, 3, 2, 1])
  }

  @Test func `requests of equal priority start in the order of their submission`() {
    #expect(order([7, 7, 7, 7, 7]) == [1, 2, 3, 4, 5])
  }

  @Test func `any integer is a priority`() {
    #expect(order([0, -3, 350, 301, 300]) == [3, 4, 5, 1, 2])
    #expect(order([PopupPriority(.min), PopupPriority(.max), 0]) == [2, 3, 1])
  }

  @Test func `a thousand requests of one priority keep their order`() {
    #expect(order(Array(repeating: .standard, count: 1000)) == Array(1...1000))
  }

  @Test func `a later request of a higher priority does not affect a visible popup`() {
    var queue = QueueHarness()
    queue.show(1)

    #expect(queue.enqueue(2, priority: .urgent) == [])
    #expect(queue.enqueue(3) == [])

    queue.dismiss(.request(1))
    queue.send(.didDisappear(1))
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `the request of the highest priority in any lane gets the app window`() {
    var queue = QueueHarness(sceneState: .inactive)
    queue.enqueue(1, lane: .popups, surface: .appWindowModal)
    queue.enqueue(2, lane: .alerts, priority: .campaign, surface: .appWindowModal)

    #expect(queue.send(.sceneDidChange(.active)) == ["present #2"])
  }

  @Test func `named priorities print their names`() {
    let named: [PopupPriority] = [.urgent, .launch, .campaign, .guide, .standard, 7]

    #expect(
      named.map(\.description) == ["urgent", "launch", "campaign", "guide", "standard", "7"])
  }
}
