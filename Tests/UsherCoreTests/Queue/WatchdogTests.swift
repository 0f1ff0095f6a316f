// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// R13: refusals and timeouts.
struct WatchdogTests {
  // MARK: Refusal

  @Test func `a refused presentation is retried, and the next one starts meanwhile`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.enqueue(2)

    #expect(queue.send(.didFailToPresent(1, .refused)) == ["requestNextTurn"])
    #expect(
      queue.blockers(of: 1) == [
        "nothing starts before the next turn of the run loop",
        "its presentation was refused once; next attempt in 0.5 s",
      ])
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `a request fails after three refusals`() {
    var queue = QueueHarness()
    queue.enqueue(1)

    for _ in 1...2 {
      #expect(queue.send(.didFailToPresent(1, .refused)) == ["requestNextTurn"])
      #expect(queue.runTurn() == [])
      #expect(queue.advance(by: .milliseconds(500)) == ["present #1"])
    }
    #expect(
      queue.send(.didFailToPresent(1, .refused)) == ["deliverOutcome #1 failed", "requestNextTurn"])
  }

  @Test func `refusals before a request was visible do not count when it is resumed`() {
    var queue = QueueHarness()
    queue.enqueue(1) { ($0.scope, $0.pageExit) = (.on("Home"), .keepAlive) }
    for _ in 1...2 {
      queue.send(.didFailToPresent(1, .refused))
      queue.runTurn()
      queue.advance(by: .milliseconds(500))
    }
    queue.send(.didPresent(1))
    queue.setVisiblePages(.cart)
    #expect(queue.setVisiblePages(.home) == ["resume #1"])

    #expect(queue.send(.didFailToPresent(1, .refused)) == ["requestNextTurn"])
    queue.runTurn()
    #expect(queue.advance(by: .milliseconds(500)) == ["resume #1"])
  }

  @Test func `an impossible presentation fails at once and vacates its lane`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.enqueue(2)

    #expect(
      queue.send(.didFailToPresent(1, .impossible)) == [
        "deliverOutcome #1 failed", "requestNextTurn",
      ])
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `a refused request keeps its queue position`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.send(.holdAdded(LaneHold(id: 1, lane: .popups, reason: "guide")))
    queue.enqueue(2)
    queue.send(.didFailToPresent(1, .refused))
    queue.runTurn()
    queue.advance(by: .seconds(1))

    #expect(queue.send(.holdReleased(1)) == ["present #1"])
  }

  // MARK: Timeouts

  @Test func `after the response timeout the screen is verified`() {
    var queue = QueueHarness()
    queue.enqueue(1)

    #expect(queue.deadline == .seconds(2))
    #expect(queue.advance(by: .seconds(2)) == ["verify #1"])
    #expect(queue.deadline == .seconds(4))
  }

  @Test func `a request that verification finds visible was presented`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.advance(by: .seconds(2))

    #expect(queue.send(.didVerify(1, status: .visible)) == [])
    #expect(queue.phase(1) == "visible")
    #expect(queue.deadline == nil)
  }

  @Test func `a request that verification finds not visible was refused`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.advance(by: .seconds(2))

    #expect(queue.send(.didVerify(1, status: .notVisible)) == ["requestNextTurn"])
    #expect(queue.phase(1) == "delayed")
  }

  @Test func `the queue waits for a transition of up to thirty seconds`() {
    var queue = QueueHarness()
    queue.enqueue(1)

    for _ in 1...14 {
      #expect(queue.advance(by: .seconds(2)) == ["verify #1"])
      #expect(queue.send(.didVerify(1, status: .inTransition)) == [])
    }
    #expect(queue.phase(1) == "presenting")
    #expect(queue.send(.didPresent(1)) == [])
    #expect(queue.phase(1) == "visible")
  }

  @Test func `a request whose appearance takes longer than thirty seconds fails`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.enqueue(2)
    queue.stayInTransition(1, verifications: 14)

    #expect(queue.advance(by: .seconds(2)) == ["verify #1"])
    #expect(
      queue.send(.didVerify(1, status: .inTransition)) == [
        "dismiss #1 animated=no", "deliverOutcome #1 failed", "requestNextTurn",
      ])
    #expect(queue.now == .seconds(30))
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `a dismissal has thirty seconds of its own, and keeps its reason`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.enqueue(2)
    queue.stayInTransition(1, verifications: 14)
    queue.send(.didPresent(1))
    queue.dismiss(.request(1), .custom("seen"))
    queue.stayInTransition(1, verifications: 14)
    #expect(queue.phase(1) == "dismissing")

    queue.advance(by: .seconds(2))
    #expect(
      queue.send(.didVerify(1, status: .inTransition)) == [
        "dismiss #1 animated=no", "deliverOutcome #1 seen", "requestNextTurn",
      ])
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `a transition that ends and begins again does not start over`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.dismiss(.request(1))
    for _ in 1...14 {
      queue.stayInTransition(1, verifications: 1)
      queue.send(.didVerify(1, status: .visible))
    }

    queue.advance(by: .seconds(2))
    #expect(
      queue.send(.didVerify(1, status: .inTransition)) == [
        "dismiss #1 animated=no", "deliverOutcome #1 dismissedByApp", "requestNextTurn",
      ])
  }

  @Test func `if a presentation never completes, the request fails and the next one starts`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.enqueue(2)
    for _ in 1...3 { #expect(queue.advance(by: .seconds(2)) == ["verify #1"]) }

    #expect(
      queue.advance(by: .seconds(2)) == [
        "dismiss #1 animated=no", "deliverOutcome #1 failed", "requestNextTurn",
      ])
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test
  func `a popup that is still visible after its dismissal is dismissed again without animation`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.dismiss(.request(1))

    #expect(queue.advance(by: .seconds(2)) == ["verify #1"])
    #expect(queue.send(.didVerify(1, status: .visible)) == ["dismiss #1 animated=no"])
    #expect(
      queue.send(.didVerify(1, status: .notVisible)) == [
        "deliverOutcome #1 dismissedByApp", "requestNextTurn",
      ])
  }

  @Test func `a popup that cannot be dismissed does not occupy its lane forever`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)
    queue.dismiss(.request(1), .custom("seen"))
    for _ in 1...3 {
      #expect(queue.advance(by: .seconds(2)) == ["verify #1"])
      queue.send(.didVerify(1, status: .visible))
    }

    #expect(
      queue.advance(by: .seconds(2)) == [
        "dismiss #1 animated=no", "deliverOutcome #1 seen", "requestNextTurn",
      ])
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `abandoning a popup dismisses its remaining children without animation`() {
    var queue = QueueHarness()
    queue.enqueue(1) {
      ($0.surface, $0.scope, $0.pageExit) = (.appWindowView, .on("Home"), .keepAlive)
    }
    queue.send(.didPresent(1))
    queue.enqueue(2) { ($0.link, $0.surface) = (.child(of: 1), .appWindowModal) }
    queue.send(.didPresent(2))
    #expect(queue.setVisiblePages(.cart) == ["suspend #1", "dismiss #2"])
    #expect(queue.setVisiblePages(.home) == ["resume #1"])

    for _ in 1...3 {
      #expect(queue.advance(by: .seconds(2)) == ["verify #2", "verify #1"])
      queue.send(.didVerify(2, status: .inTransition))
    }
    #expect(
      queue.advance(by: .seconds(2)) == [
        "verify #2", "dismiss #2 animated=no", "dismiss #1 animated=no",
        "requestNextTurn",
      ])
    #expect(
      queue.send(.didDisappear(2)) == [
        "deliverOutcome #2 parentDismissed", "deliverOutcome #1 failed",
      ])
  }

  @Test func `a visible popup that verification finds not visible was removed by the app`() {
    var queue = QueueHarness()
    queue.show(1)

    #expect(
      queue.send(.didVerify(1, status: .notVisible)) == [
        "deliverOutcome #1 removedByApp", "requestNextTurn",
      ])
  }

  @Test(arguments: [PopupQueue.ScreenStatus.visible, .notVisible])
  func `a pending dismissal is resolved by verification`(status: PopupQueue.ScreenStatus) {
    var queue = QueueHarness()
    queue.enqueue(1, surface: .appWindowModal)
    queue.dismiss(.request(1))
    #expect(queue.advance(by: .seconds(2)) == ["verify #1"])

    let expected =
      status == .visible ? ["dismiss #1"] : ["deliverOutcome #1 dismissedByApp", "requestNextTurn"]
    #expect(queue.send(.didVerify(1, status: status)) == expected)
  }

  @Test func `only time in which the scene is active counts`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.now = .seconds(1)
    queue.send(.sceneDidChange(.inactive))
    #expect(queue.deadline == nil)

    #expect(queue.advance(by: .seconds(60)) == [])
    #expect(queue.send(.sceneDidChange(.active)) == [])
    #expect(queue.deadline == .seconds(63))
  }
}

extension QueueHarness {
  /// Has each verification find the request in transition.
  fileprivate mutating func stayInTransition(_ id: PopupID, verifications count: Int) {
    for _ in 1...count {
      #expect(advance(by: .seconds(2)).contains("verify \(id)"))
      send(.didVerify(id, status: .inTransition))
    }
  }
}
