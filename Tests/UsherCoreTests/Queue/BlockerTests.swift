// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// R15: blockers. Some are also tested with their rule.
struct BlockerTests {
  @Test func `visible, dismissed and unknown requests have no blockers`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.show(2, lane: .alerts)
    queue.send(.didDisappear(2))

    #expect(queue.queue.blockers(of: 1) == [])
    #expect(queue.queue.blockers(of: 2) == [])
    #expect(queue.queue.blockers(of: 3) == [])
  }

  @Test func `a blocker names the request that starts first`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2)
    queue.enqueue(3)
    queue.enqueue(4, priority: .urgent)

    #expect(queue.queue.blockers(of: 4) == [.laneFull(by: [1])])
    #expect(queue.queue.blockers(of: 3) == [.laneFull(by: [1]), .outranked(by: 4)])
  }

  @Test func `the request that starts first may have another scope`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2) { $0.scope = .on("Home") }
    queue.enqueue(3)

    #expect(queue.queue.blockers(of: 3) == [.laneFull(by: [1]), .outranked(by: 2)])
  }

  @Test func `the current step of a sequence is not outranked by earlier requests`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.link = .step(of: 1) }
    queue.send(.didPresent(1))
    queue.enqueue(2)
    queue.enqueue(3)
    queue.enqueue(4) { $0.link = .step(of: 1) }
    queue.send(.holdAdded(LaneHold(id: 1, lane: .popups, reason: "payment")))
    queue.send(.didDisappear(1))
    queue.runTurn()

    #expect(queue.queue.blockers(of: 4) == [.laneHeld(reason: "payment")])
    #expect(
      queue.queue.blockers(of: 3) == [
        .laneHeld(reason: "payment"), .sequenceRunning(1), .outranked(by: 2),
      ])
  }

  @Test func `a queued child popup outranks no request`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.send(.holdAdded(LaneHold(id: 1, lane: .popups, reason: "payment")))
    queue.enqueue(2) { $0.link = .child(of: 1) }
    queue.enqueue(3)

    #expect(queue.queue.blockers(of: 3) == [.laneHeld(reason: "payment"), .laneFull(by: [1])])
  }

  @Test(arguments: [PopupSurface.ownWindow, .appWindowModal])
  func `a request for any page waits for a page, and until no page is disappearing`(
    surface: PopupSurface
  ) {
    var queue = QueueHarness()
    queue.setVisiblePages()
    queue.enqueue(1) { ($0.surface, $0.pageExit) = (surface, .dismiss) }
    #expect(queue.queue.blockers(of: 1) == [.noPage])

    queue.changePages { ($0.visible, $0.disappearing) = ([.list], [2: .left]) }
    #expect(queue.queue.blockers(of: 1) == [.pageDisappearing])
  }

  @Test func `in the app window a request that stays waits for transitions, not for obstructions`()
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

  @Test func `an obstruction of several pages is one blocker`() {
    var queue = QueueHarness()
    queue.setVisiblePages(.list.obstructed(by: "Alert"), .detail.obstructed(by: "Alert"))
    queue.enqueue(1) { $0.scope = .on("Page") }

    #expect(queue.queue.blockers(of: 1) == [.pageObstructed(by: "Alert")])
  }

  @Test(arguments: [
    ("Shop.ProductPage", "ProductPage"), ("Shop.Offers.ProductPage", "ProductPage"),
    ("Shop.(unknown context at $1f.2).ProductPage", "ProductPage"),
    ("Shop.Page<Swift.Int>", "Page<Swift.Int>"), ("ProductPage", "ProductPage"), ("", ""),
  ])
  func `a blocker names a type without its module and enclosing types`(
    name: String, expected: String
  ) {
    #expect(PageTypeID(name).shortName == expected)
    var queue = QueueHarness()
    queue.setVisiblePages(PageState.Page(id: 1, types: [PageTypeID("Shop.Home")]))
    queue.enqueue(1) { $0.scope = .types([PageTypeID(name)]) }

    #expect(queue.queue.blockers(of: 1) == [.wrongPage(visible: ["Home"], expected: expected)])
  }

  @Test func `a request that cannot start itself outranks no request`() {
    var queue = QueueHarness()
    queue.show(1, lane: .alerts, surface: .appWindowModal)
    queue.show(2)
    queue.enqueue(3, priority: .urgent, surface: .appWindowModal)
    queue.enqueue(4, surface: .appWindowModal)
    queue.enqueue(5)

    #expect(queue.queue.blockers(of: 5) == [.laneFull(by: [2])])
    #expect(
      queue.queue.blockers(of: 4) == [
        .laneFull(by: [2]), .appWindowInUse(by: 1), .outranked(by: 3),
      ])
  }

  @Test func `the popup that occupies both the lane and the app window is named once`() {
    var queue = QueueHarness()
    queue.show(1, surface: .appWindowModal)
    queue.enqueue(2, surface: .appWindowModal)

    #expect(queue.queue.blockers(of: 2) == [.laneFull(by: [1])])
  }

  @Test func `all blockers are returned at once`() {
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
        .sceneInBackground, .waitingForNextTurn, .delayed(remaining: .seconds(1)),
        .laneHeld(reason: "payment"), .laneGap(remaining: .seconds(2)), .appWindowInUse(by: 1),
        .outranked(by: 3),
      ])
  }

  @Test func `remaining times count from the time of the question, and are never negative`() {
    var queue = QueueHarness()
    queue.enqueue(1, delay: .seconds(9))
    queue.advance(by: .seconds(1))
    let now = queue.now

    #expect(queue.queue.blockers(of: 1).first == .delayed(remaining: .seconds(8)))
    #expect(
      queue.queue.blockers(of: 1, at: now + .seconds(2)).first == .delayed(remaining: .seconds(6)))
    #expect(
      queue.queue.blockers(of: 1, at: now + .seconds(-3)).first == .delayed(remaining: .seconds(8)))
    #expect(
      queue.queue.blockers(of: 1, at: now + .seconds(99)).first == .delayed(remaining: .zero))
  }

  @Test(
    arguments: [
      (.sceneInactive, "the scene is not active"),
      (.noRootViewController, "no window of the scene has a root view controller"),
      (.sceneInBackground, "the scene is in the background"),
      (.sceneDisconnected, "the scene was disconnected"),
      (.delayed(remaining: .seconds(1.5)), "its delay ends in 1.5 s"),
      (
        .presentationRefused(times: 1, remaining: .seconds(2)),
        "its presentation was refused once; next attempt in 2 s"
      ),
      (
        .presentationRefused(times: 2, remaining: .seconds(2)),
        "its presentation was refused 2 times; next attempt in 2 s"
      ),
      (.awaitingAnswer(remaining: nil), "the app is being asked whether to show it"),
      (
        .awaitingAnswer(remaining: .seconds(5)),
        "the app is being asked whether to show it, for at most 5 s"
      ),
      (.postponed(remaining: nil), "the app has postponed it and has to reconsider it"),
      (.postponed(remaining: .seconds(60)), "the app has postponed it for 60 s"),
      (.limited(remaining: nil), "its limits do not allow it"),
      (.limited(remaining: .milliseconds(1)), "its limits do not allow it for 0.1 s"),
      (.limitStoreUnavailable, "its limits cannot be read"),
      (.laneHeld(reason: "payment"), "its lane is held: payment"),
      (.laneFull(by: [1, 2]), "its lane is full: #1, #2 are on the screen"),
      (.laneGap(remaining: .seconds(3)), "its lane starts nothing for 3 s"),
      (.appWindowInUse(by: 4), "the app window presents #4"),
      (.outranked(by: 5), "#5 starts first"),
      (.waitingForNextTurn, "nothing starts before the next turn of the run loop"),
      (.previousStep(3), "#3 precedes it in its sequence"),
      (
        .suspended([.interrupted, .pageLeft]),
        "it is suspended: a more urgent popup interrupted it, the user left its page"
      ),
      (
        .suspended([.pageCovered, .pageObstructed, .parentSuspended]),
        "it is suspended: its page is covered, its page is obstructed, "
          + "its parent is suspended"
      ),
      (.noPage, "no page is known"),
      (
        .wrongPage(visible: ["Home", "Tip"], expected: "Cart"),
        "visible page: Home, Tip; expected: Cart"
      ),
      (.pageCovered(by: "Login"), "its page is covered by Login"),
      (.pageObstructed(by: "Menu"), "its page is obstructed by Menu"),
      (.pageDisappearing, "its page is disappearing"),
      (.parentNotVisible(6), "its parent, #6, is not visible"),
      (.sequenceRunning(2), "sequence 2 is running in its lane"),
      (.foreignModal("Login"), "the app window presents Login"),
      (.cannotInterrupt(7), "#7 cannot be suspended"),
    ] as [(PopupBlocker, String)])
  func `every blocker has a description`(blocker: PopupBlocker, description: String) {
    #expect(blocker.description == description)
  }
}
