// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R13.
struct WatchdogTests {
  // MARK: Refusal

  @Test func `a refused presentation is tried again, and the next one comes meanwhile`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.enqueue(2)

    #expect(queue.send(.didFailToPresent(1, .refused)) == ["requestNextTurn"])
    #expect(
      queue.blockers(1) == [
        "nothing starts before the next turn",
        "its presentation was refused once, it is tried again at 0.5",
      ])
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `after three refusals a request has failed`() {
    var queue = QueueHarness()
    queue.enqueue(1)

    for _ in 1...2 {
      #expect(queue.send(.didFailToPresent(1, .refused)) == ["requestNextTurn"])
      #expect(queue.runTurn() == [])
      #expect(queue.advance(.milliseconds(500)) == ["present #1"])
    }
    #expect(queue.send(.didFailToPresent(1, .refused)) == ["report #1 failed", "requestNextTurn"])
  }

  @Test func `refusals before a request was visible do not count when it returns`() {
    var queue = QueueHarness()
    queue.enqueue(1) { ($0.scope, $0.pageExit) = (.on("Home"), .keepAlive) }
    for _ in 1...2 {
      queue.send(.didFailToPresent(1, .refused))
      queue.runTurn()
      queue.advance(.milliseconds(500))
    }
    queue.send(.didPresent(1))
    queue.setVisiblePages(.cart)
    #expect(queue.setVisiblePages(.home) == ["restore #1"])

    #expect(queue.send(.didFailToPresent(1, .refused)) == ["requestNextTurn"])
    queue.runTurn()
    #expect(queue.advance(.milliseconds(500)) == ["restore #1"])
  }

  @Test func `what cannot be built fails at once and frees its place`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.enqueue(2)

    #expect(queue.send(.didFailToPresent(1, .impossible)) == ["report #1 failed", "requestNextTurn"])
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `a refused request keeps its place in line`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.send(.holdAdded(LaneHold(id: 1, lane: .popups, reason: "guide")))
    queue.enqueue(2)
    queue.send(.didFailToPresent(1, .refused))
    queue.runTurn()
    queue.advance(.seconds(1))

    #expect(queue.send(.holdReleased(1)) == ["present #1"])
  }

  // MARK: Silence

  @Test func `when no answer comes the queue looks`() {
    var queue = QueueHarness()
    queue.enqueue(1)

    #expect(queue.deadline == .seconds(2))
    #expect(queue.advance(.seconds(2)) == ["look #1"])
    #expect(queue.deadline == .seconds(4))
  }

  @Test func `what a look finds visible was presented`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.advance(.seconds(2))

    #expect(queue.send(.didVerify(1, status: .visible)) == [])
    #expect(queue.phase(1) == "visible")
    #expect(queue.deadline == nil)
  }

  @Test func `what a look finds absent was refused`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.advance(.seconds(2))

    #expect(queue.send(.didVerify(1, status: .notVisible)) == ["requestNextTurn"])
    #expect(queue.phase(1) == "delayed")
  }

  @Test func `while a transition runs the queue waits, for as long as it takes`() {
    var queue = QueueHarness()
    queue.enqueue(1)

    for _ in 1...20 {
      #expect(queue.advance(.seconds(2)) == ["look #1"])
      #expect(queue.send(.didVerify(1, status: .inTransition)) == [])
    }
    #expect(queue.phase(1) == "presenting")
  }

  @Test func `if nobody ever answers, the request fails and the next one comes`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.enqueue(2)
    for _ in 1...3 { #expect(queue.advance(.seconds(2)) == ["look #1"]) }

    #expect(
      queue.advance(.seconds(2)) == ["dismiss #1 animated=no", "report #1 failed", "requestNextTurn"])
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `what is found still visible is dismissed once more, without animation`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.dismiss(.request(1))

    #expect(queue.advance(.seconds(2)) == ["look #1"])
    #expect(queue.send(.didVerify(1, status: .visible)) == ["dismiss #1 animated=no"])
    #expect(queue.send(.didVerify(1, status: .notVisible)) == ["report #1 dismissed", "requestNextTurn"])
  }

  @Test func `what will not leave does not keep its place for ever`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)
    queue.dismiss(.request(1), .custom("seen"))
    for _ in 1...3 {
      #expect(queue.advance(.seconds(2)) == ["look #1"])
      queue.send(.didVerify(1, status: .visible))
    }

    #expect(queue.advance(.seconds(2)) == ["dismiss #1 animated=no", "report #1 seen", "requestNextTurn"])
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `one that is given up takes off the screen at once what still belongs to it`() {
    var queue = QueueHarness()
    queue.enqueue(1) {
      ($0.surface, $0.scope, $0.pageExit) = (.appWindowView, .on("Home"), .keepAlive)
    }
    queue.send(.didPresent(1))
    queue.enqueue(2) { ($0.parent, $0.surface) = (1, .appWindowModal) }
    queue.send(.didPresent(2))
    #expect(queue.setVisiblePages(.cart) == ["withdraw #1", "dismiss #2"])
    #expect(queue.setVisiblePages(.home) == ["restore #1"])

    for _ in 1...3 {
      #expect(queue.advance(.seconds(2)) == ["look #2", "look #1"])
      queue.send(.didVerify(2, status: .inTransition))
    }
    #expect(
      queue.advance(.seconds(2)) == [
        "look #2", "dismiss #2 animated=no", "dismiss #1 animated=no", "report #1 failed",
        "requestNextTurn",
      ])
    #expect(queue.send(.didDisappear(2)) == ["report #2 parentDismissed"])
  }

  @Test func `what a look finds absent although it was visible was removed by the app`() {
    var queue = QueueHarness()
    queue.show(1)

    #expect(
      queue.send(.didVerify(1, status: .notVisible)) == ["report #1 removedByApp", "requestNextTurn"])
  }

  @Test(arguments: [PopupQueue.ScreenStatus.visible, .notVisible])
  func `what waits for UIKit to be taken off is settled by a look`(status: PopupQueue.ScreenStatus) {
    var queue = QueueHarness()
    queue.enqueue(1, surface: .appWindowModal)
    queue.dismiss(.request(1))
    #expect(queue.advance(.seconds(2)) == ["look #1"])

    let expected =
      status == .visible ? ["dismiss #1"] : ["report #1 dismissed", "requestNextTurn"]
    #expect(queue.send(.didVerify(1, status: status)) == expected)
  }

  @Test func `only active time counts`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.now = .seconds(1)
    queue.send(.sceneDidChange(.inactive))
    #expect(queue.deadline == nil)

    #expect(queue.advance(.seconds(60)) == [])
    #expect(queue.send(.sceneDidChange(.active)) == [])
    #expect(queue.deadline == .seconds(63))
  }
}
