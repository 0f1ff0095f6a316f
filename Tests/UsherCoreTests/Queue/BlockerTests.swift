// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// The reasons of R15 that are there. Some are also asserted where their rule is.
struct BlockerTests {
  @Test func `what is on stage, has ended or was never there has no reasons`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.show(2, lane: .alerts)
    queue.send(.didDisappear(2))

    #expect(queue.queue.blockers(of: 1) == [])
    #expect(queue.queue.blockers(of: 2) == [])
    #expect(queue.queue.blockers(of: 3) == [])
  }

  @Test func `a request is told which one goes first`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)
    queue.enqueue(3)
    queue.enqueue(4, priority: .urgent)

    #expect(queue.queue.blockers(of: 4) == [.laneFull(by: [1])])
    #expect(queue.queue.blockers(of: 3) == [.laneFull(by: [1]), .outranked(4)])
  }

  @Test func `the one that goes first may want something else`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2) { $0.scope = .on("Home") }
    queue.enqueue(3)

    #expect(queue.queue.blockers(of: 3) == [.laneFull(by: [1]), .outranked(2)])
  }

  @Test func `a step whose turn it is has nobody before it, whoever asked first`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.sequence = 1 }
    queue.send(.didPresent(1))
    queue.enqueue(2)
    queue.enqueue(3)
    queue.enqueue(4) { $0.sequence = 1 }
    queue.send(.holdAdded(LaneHold(id: 1, lane: .popups, reason: "payment")))
    queue.send(.didDisappear(1))
    queue.runTurn()

    #expect(queue.queue.blockers(of: 4) == [.laneHeld(reason: "payment")])
    #expect(
      queue.queue.blockers(of: 3) == [.laneHeld(reason: "payment"), .sequenceRunning(1), .outranked(2)])
  }

  @Test func `what belongs to a popup is in nobody's way`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.send(.holdAdded(LaneHold(id: 1, lane: .popups, reason: "payment")))
    queue.enqueue(2) { $0.parent = 1 }
    queue.enqueue(3)

    #expect(queue.queue.blockers(of: 3) == [.laneHeld(reason: "payment"), .laneFull(by: [1])])
  }

  @Test(arguments: [PopupSurface.ownWindow, .appWindowModal])
  func `one for any page waits for a page, and until none departs`(surface: PopupSurface) {
    var queue = QueueHarness()
    queue.setVisiblePages()
    queue.enqueue(1) { ($0.surface, $0.pageExit) = (surface, .dismiss) }
    #expect(queue.queue.blockers(of: 1) == [.noPage])

    queue.changePages { ($0.visible, $0.disappearing) = ([.list], [2: .left]) }
    #expect(queue.queue.blockers(of: 1) == [.pageDisappearing])
  }

  @Test func `on the app's window one that stays waits for running changes, not for obstructions`()
  {
    var queue = QueueHarness()
    queue.setVisiblePages()
    queue.enqueue(1, surface: .appWindowModal)
    #expect(queue.queue.blockers(of: 1) == [.noPage])

    queue.changePages {
      ($0.visible, $0.disappearing) = ([.list.obstructed(by: "Menu"), .detail], [3: .left])
    }
    #expect(queue.queue.blockers(of: 1) == [.pageDisappearing])
    #expect(queue.setVisiblePages(.list.obstructed(by: "Menu"), .detail) == ["present #1"])
  }

  @Test func `what keeps every page away is said once`() {
    var queue = QueueHarness()
    queue.setVisiblePages(.list.obstructed(by: "Alert"), .detail.obstructed(by: "Alert"))
    queue.enqueue(1) { $0.scope = .on("Page") }

    #expect(queue.queue.blockers(of: 1) == [.pageObstructed(by: "Alert")])
  }

  @Test func `one that cannot go itself is not in anybody's way`() {
    var queue = QueueHarness()
    queue.show(1, lane: .alerts, surface: .appWindowModal)
    queue.show(2)
    queue.enqueue(3, priority: .urgent, surface: .appWindowModal)
    queue.enqueue(4, surface: .appWindowModal)
    queue.enqueue(5)

    #expect(queue.queue.blockers(of: 5) == [.laneFull(by: [2])])
    #expect(
      queue.queue.blockers(of: 4) == [.laneFull(by: [2]), .appWindowInUse(by: 1), .outranked(3)])
  }

  @Test func `the one that has both the lane and the app's window is named once`() {
    var queue = QueueHarness()
    queue.show(1, surface: .appWindowModal)
    queue.enqueue(2, surface: .appWindowModal)

    #expect(queue.queue.blockers(of: 2) == [.laneFull(by: [1])])
  }

  @Test func `all reasons are given at once`() {
    let slow = PopupLane(name: "slow", capacity: 2, minimumGap: .seconds(2))
    var queue = QueueHarness(lanes: [slow])
    queue.show(1, lane: slow, surface: .appWindowModal)
    queue.show(2, lane: slow)
    queue.send(.didDisappear(2))
    queue.send(.holdAdded(LaneHold(id: 1, lane: slow, reason: "payment")))
    queue.enqueue(3, lane: slow, surface: .appWindowModal)
    queue.enqueue(4, lane: slow, surface: .appWindowModal, delay: .seconds(1))
    queue.send(.sceneDidChange(.background))

    #expect(
      queue.queue.blockers(of: 4) == [
        .sceneInactive(.background), .waitingForNextTurn, .delayed(until: .seconds(1)),
        .laneHeld(reason: "payment"), .laneGap(until: .seconds(2)), .appWindowInUse(by: 1), .outranked(3),
      ])
  }

  @Test(
    arguments: [
      (.sceneInactive(.inactive), "the scene is not active"),
      (.sceneInactive(.background), "the scene is in the background"),
      (.sceneInactive(.disconnected), "the scene is gone"),
      (.delayed(until: .seconds(1.5)), "its delay ends at 1.5"),
      (
        .presentationRefused(times: 1, nextAttempt: .seconds(2)),
        "its presentation was refused once, it is tried again at 2"
      ),
      (
        .presentationRefused(times: 2, nextAttempt: .seconds(2)),
        "its presentation was refused 2 times, it is tried again at 2"
      ),
      (.laneHeld(reason: "payment"), "its lane is held: payment"),
      (.laneFull(by: [1, 2]), "its lane is full: #1, #2 are on the screen"),
      (.laneGap(until: .seconds(3)), "its lane pauses until 3"),
      (.appWindowInUse(by: 4), "the app's window presents #4"),
      (.outranked(5), "#5 goes first"),
      (.waitingForNextTurn, "nothing starts before the next turn"),
      (.previousStep(3), "#3 comes before it in its sequence"),
      (
        .suspended([.interrupted, .pageLeft]),
        "it is suspended: something more urgent took its place, its page was left"
      ),
      (
        .suspended([.pageCovered, .pageObstructed, .parentSuspended]),
        "it is suspended: its page is covered, something is in front of its page, "
          + "the popup that it belongs to is suspended"
      ),
      (.noPage, "no page is known"),
      (
        .wrongPage(visible: ["Home", "Tip"], expected: .names(["till", "cart"])),
        "the page is Home, Tip, it wants cart or till"
      ),
      (.pageCovered(by: "Login"), "its page is covered by Login"),
      (.pageObstructed(by: "Menu"), "its page is obstructed by Menu"),
      (.pageDisappearing, "its page is about to leave"),
      (.parentNotVisible(6), "#6, which it belongs to, is not visible"),
      (.sequenceRunning(2), "sequence 2 runs in its lane"),
      (.foreignModal("Login"), "the app's window presents Login"),
      (.cannotInterrupt(7), "#7 cannot be suspended"),
    ] as [(PopupBlocker, String)])
  func `every reason has its words`(blocker: PopupBlocker, description: String) {
    #expect(blocker.description == description)
  }
}
