// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing

@testable import UsherCore

/// R2.
struct OrderTests {
  @Test func `those that wait are told in the order in which they would go`() {
    var play = Play()
    play.show(1)
    play.enqueue(2, delay: .seconds(9))
    play.enqueue(3, priority: .guide)
    play.enqueue(4) { ($0.scope, $0.priority) = (.on("Cart"), .urgent) }

    #expect(play.queue.waiting == [4, 3, 2])
  }

  /// The order in which requests of these priorities start, the first of them being enqueued first.
  private func order(_ priorities: [PopupPriority]) -> [Int] {
    var play = Play(stage: .inactive)
    for (place, priority) in priorities.enumerated() {
      play.enqueue(RequestID(serial: UInt64(place + 1)), priority: priority)
    }
    var order: [Int] = []
    var answer = play.happens(.stageDidChange(.active))
    while let line = answer.first(where: { $0.hasPrefix("present #") }) {
      let place = Int(line.dropFirst("present #".count)) ?? 0
      order.append(place)
      let id = RequestID(serial: UInt64(place))
      play.happens(.didPresent(id))
      play.happens(.didLeave(id))
      answer = play.turn()
    }
    return order
  }

  @Test func `higher priority goes first`() {
    #expect(order([.standard, .guide, .campaign, .launch, .urgent]) == [5, 4, 3, 2, 1])
  }

  @Test func `equal priorities go in the order of their submission`() {
    #expect(order([7, 7, 7, 7, 7]) == [1, 2, 3, 4, 5])
  }

  @Test func `any integer is a priority`() {
    #expect(order([0, -3, 350, 301, 300]) == [3, 4, 5, 1, 2])
    #expect(order([PopupPriority(.min), PopupPriority(.max), 0]) == [2, 3, 1])
  }

  @Test func `a thousand requests of one priority keep their order`() {
    #expect(order(Array(repeating: .standard, count: 1000)) == Array(1...1000))
  }

  @Test func `a later, more urgent request does not touch what is on screen`() {
    var play = Play()
    play.show(1)

    #expect(play.enqueue(2, priority: .urgent) == [])
    #expect(play.enqueue(3) == [])

    play.end(.request(1))
    play.happens(.didLeave(1))
    #expect(play.turn() == ["present #2"])
  }

  @Test func `the app's window goes to the best request of all lanes`() {
    var play = Play(stage: .inactive)
    play.enqueue(1, lane: .popups, surface: .appWindow)
    play.enqueue(2, lane: .alerts, priority: .campaign, surface: .appWindow)

    #expect(play.happens(.stageDidChange(.active)) == ["present #2"])
  }

  @Test func `named priorities print their names`() {
    let named: [PopupPriority] = [.urgent, .launch, .campaign, .guide, .standard, 7]

    #expect(
      named.map(\.description) == ["urgent", "launch", "campaign", "guide", "standard", "7"])
  }
}
