// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// The reasons of R15 that are there. Some are also asserted where their rule is.
struct ExplanationTests {
  @Test func `what is on stage, has ended or was never there has no reasons`() {
    var play = Play()
    play.show(1)
    play.show(2, lane: .alerts)
    play.happens(.didLeave(2))

    #expect(play.queue.explanation(of: 1) == [])
    #expect(play.queue.explanation(of: 2) == [])
    #expect(play.queue.explanation(of: 3) == [])
  }

  @Test func `a request is told which one goes first`() {
    var play = Play()
    play.show(1)
    play.enqueue(2)
    play.enqueue(3)
    play.enqueue(4, priority: .urgent)

    #expect(play.queue.explanation(of: 4) == [.laneFull(by: [1])])
    #expect(play.queue.explanation(of: 3) == [.laneFull(by: [1]), .behind(4)])
  }

  @Test func `the one that goes first may want something else`() {
    var play = Play()
    play.show(1)
    play.enqueue(2) { $0.scope = .on("Home") }
    play.enqueue(3)

    #expect(play.queue.explanation(of: 3) == [.laneFull(by: [1]), .behind(2)])
  }

  @Test func `a step whose turn it is has nobody before it, whoever asked first`() {
    var play = Play()
    play.enqueue(1) { $0.sequence = 1 }
    play.happens(.didPresent(1))
    play.enqueue(2)
    play.enqueue(3)
    play.enqueue(4) { $0.sequence = 1 }
    play.happens(.holdWasAdded(PopupHold(id: 1, lane: .popups, reason: "payment")))
    play.happens(.didLeave(1))
    play.turn()

    #expect(play.queue.explanation(of: 4) == [.held(reason: "payment")])
    #expect(
      play.queue.explanation(of: 3) == [.held(reason: "payment"), .sequenceRuns(1), .behind(2)])
  }

  @Test func `what belongs to a popup is in nobody's way`() {
    var play = Play()
    play.show(1)
    play.happens(.holdWasAdded(PopupHold(id: 1, lane: .popups, reason: "payment")))
    play.enqueue(2) { $0.parent = 1 }
    play.enqueue(3)

    #expect(play.queue.explanation(of: 3) == [.held(reason: "payment"), .laneFull(by: [1])])
  }

  @Test(arguments: [PopupSurface.overlay, .appWindow])
  func `one for any page waits for a page, and until none departs`(surface: PopupSurface) {
    var play = Play()
    play.sees()
    play.enqueue(1) { ($0.surface, $0.retention) = (surface, .dismiss) }
    #expect(play.queue.explanation(of: 1) == [.noPage])

    play.changePages { ($0.visible, $0.departing) = ([.list], [2: .left]) }
    #expect(play.queue.explanation(of: 1) == [.pageDeparts])
  }

  @Test func `on the app's window one that stays waits for running changes, not for obstructions`()
  {
    var play = Play()
    play.sees()
    play.enqueue(1, surface: .appWindow)
    #expect(play.queue.explanation(of: 1) == [.noPage])

    play.changePages {
      ($0.visible, $0.departing) = ([.list.obstructed(by: "Menu"), .detail], [3: .left])
    }
    #expect(play.queue.explanation(of: 1) == [.pageDeparts])
    #expect(play.sees(.list.obstructed(by: "Menu"), .detail) == ["present #1"])
  }

  @Test func `what keeps every page away is said once`() {
    var play = Play()
    play.sees(.list.obstructed(by: "Alert"), .detail.obstructed(by: "Alert"))
    play.enqueue(1) { $0.scope = .on("Page") }

    #expect(play.queue.explanation(of: 1) == [.obstructed(by: "Alert")])
  }

  @Test func `one that cannot go itself is not in anybody's way`() {
    var play = Play()
    play.show(1, lane: .alerts, surface: .appWindow)
    play.show(2)
    play.enqueue(3, priority: .urgent, surface: .appWindow)
    play.enqueue(4, surface: .appWindow)
    play.enqueue(5)

    #expect(play.queue.explanation(of: 5) == [.laneFull(by: [2])])
    #expect(
      play.queue.explanation(of: 4) == [.laneFull(by: [2]), .appWindowTaken(by: 1), .behind(3)])
  }

  @Test func `the one that has both the lane and the app's window is named once`() {
    var play = Play()
    play.show(1, surface: .appWindow)
    play.enqueue(2, surface: .appWindow)

    #expect(play.queue.explanation(of: 2) == [.laneFull(by: [1])])
  }

  @Test func `all reasons are given at once`() {
    let slow = PopupLane(name: "slow", capacity: 2, minimumGap: .seconds(2))
    var play = Play(lanes: [slow])
    play.show(1, lane: slow, surface: .appWindow)
    play.show(2, lane: slow)
    play.happens(.didLeave(2))
    play.happens(.holdWasAdded(PopupHold(id: 1, lane: slow, reason: "payment")))
    play.enqueue(3, lane: slow, surface: .appWindow)
    play.enqueue(4, lane: slow, surface: .appWindow, delay: .seconds(1))
    play.happens(.stageDidChange(.background))

    #expect(
      play.queue.explanation(of: 4) == [
        .stageNotActive(.background), .nextTurn, .delayed(until: .seconds(1)),
        .held(reason: "payment"), .gap(until: .seconds(2)), .appWindowTaken(by: 1), .behind(3),
      ])
  }

  @Test(
    arguments: [
      (.stageNotActive(.inactive), "the scene is not active"),
      (.stageNotActive(.background), "the scene is in the background"),
      (.stageNotActive(.gone), "the scene is gone"),
      (.delayed(until: .seconds(1.5)), "its delay ends at 1.5"),
      (
        .refused(times: 1, nextAttempt: .seconds(2)),
        "its presentation was refused once, it is tried again at 2"
      ),
      (
        .refused(times: 2, nextAttempt: .seconds(2)),
        "its presentation was refused 2 times, it is tried again at 2"
      ),
      (.held(reason: "payment"), "its lane is held: payment"),
      (.laneFull(by: [1, 2]), "its lane is full: #1, #2 are on the screen"),
      (.gap(until: .seconds(3)), "its lane pauses until 3"),
      (.appWindowTaken(by: 4), "the app's window presents #4"),
      (.behind(5), "#5 goes first"),
      (.nextTurn, "nothing starts before the next turn"),
      (.afterInSequence(3), "#3 comes before it in its sequence"),
      (
        .suspended([.interrupted, .left]),
        "it is suspended: something more urgent took its place, its page was left"
      ),
      (
        .suspended([.covered, .obstructed, .parent]),
        "it is suspended: its page is covered, something is in front of its page, "
          + "the popup that it belongs to is suspended"
      ),
      (.noPage, "no page is known"),
      (
        .wrongPage(visible: ["Home", "Tip"], wanted: .names(["till", "cart"])),
        "the page is Home, Tip, it wants cart or till"
      ),
      (.covered(by: "Login"), "its page is covered by Login"),
      (.obstructed(by: "Menu"), "its page is obstructed by Menu"),
      (.pageDeparts, "its page is about to leave"),
      (.parentNotVisible(6), "#6, which it belongs to, is not visible"),
      (.sequenceRuns(2), "sequence 2 runs in its lane"),
      (.foreignModal("Login"), "the app's window presents Login"),
      (.cannotBeSuspended(7), "#7 cannot be suspended"),
    ] as [(PopupWaitReason, String)])
  func `every reason has its words`(reason: PopupWaitReason, words: String) {
    #expect(reason.description == words)
  }
}
