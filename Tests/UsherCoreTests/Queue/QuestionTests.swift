// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import UsherCore

/// Asking at the last moment, R30, and what an answer leads to, R31.
struct QuestionTests {
  private static let question = PopupQuestion(timeLimit: .seconds(5))

  private func answer(
    _ id: PopupID, _ answer: PopupAnswer, by source: AnswerSource = .app,
    on queue: inout QueueHarness
  ) -> [String] {
    queue.send(.didAnswer(id, answer, by: source))
  }

  // MARK: - When it is asked

  @Test func `a request is asked about when it would start, and starts with the answer now`() {
    var queue = QueueHarness()
    queue.show(1)

    #expect(queue.enqueue(2) { $0.question = Self.question } == [])
    queue.send(.didDisappear(1))
    #expect(queue.runTurn() == ["ask #2"])
    #expect(answer(2, .now, on: &queue) == ["present #2"])
  }

  @Test func `nothing of a request that is asked about is on the screen`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.question = Self.question }

    #expect(queue.queue.topmostModal == nil)
    #expect(queue.queue.phase(of: 1)?.occupiesLane == false)
    #expect(queue.backdrops == [])
  }

  @Test func `a request that resumes is not asked about again`() {
    var queue = QueueHarness()
    queue.enqueue(1) { ($0.question, $0.pageExit) = (Self.question, .keepAlive) }
    _ = answer(1, .now, on: &queue)
    queue.send(.didPresent(1))
    queue.setVisiblePages(.list)

    #expect(queue.setVisiblePages(.home) == ["resume #1"])
  }

  @Test func `a request that was refused is asked about before the next attempt`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.question = Self.question }
    _ = answer(1, .now, on: &queue)
    queue.send(.didFailToPresent(1, .refused))
    queue.runTurn()

    #expect(queue.advance(by: .milliseconds(500)) == ["ask #1"])
  }

  @Test func `an answer counts for one presentation, even before the next turn`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.question = Self.question }
    queue.enqueue(2, conflict: .drop)
    let effects = answer(1, .now, on: &queue)
    #expect(effects == ["present #1", "deliverOutcome #2 busy", "requestNextTurn"])
    queue.send(.didFailToPresent(1, .refused))
    queue.now = .seconds(1)

    #expect(queue.runTurn() == ["ask #1"])
  }

  @Test func `no popup gives way to a request before its answer`() {
    for conflict in [PopupConflict.interrupt, .replace] {
      var queue = QueueHarness()
      queue.show(1)
      let effects = queue.enqueue(2) {
        ($0.priority, $0.conflict, $0.question) = (.urgent, conflict, Self.question)
      }
      #expect(effects == ["ask #2"])
      #expect(queue.phase(1) == "visible")

      let expected = conflict == .interrupt ? ["suspend #1", "present #2"] : ["dismiss #1"]
      #expect(answer(2, .now, on: &queue) == expected)
    }
  }

  @Test func `an answer counts until the popup that is replaced has disappeared`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2) { ($0.conflict, $0.question) = (.replace, Self.question) }
    _ = answer(2, .now, on: &queue)
    queue.now = .seconds(0.3)
    queue.send(.didDisappear(1))

    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `an answer that no longer counts is forgotten, once`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.question = Self.question }
    queue.enqueue(2, priority: .urgent)

    #expect(answer(1, .now, on: &queue) == ["forgetAnswer #1"])
    #expect(queue.send(.deadlineDidPass) == [])
  }

  @Test func `an answer is not forgotten before the next turn`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.question = Self.question }
    queue.enqueue(2, lane: .alerts, priority: .urgent)
    queue.send(.holdAdded(LaneHold(id: 1, lane: .popups, reason: "payment")))
    queue.dismiss(.request(2), animated: false)
    queue.send(.didDisappear(2))

    #expect(answer(1, .now, on: &queue) == [])
    #expect(queue.runTurn() == ["forgetAnswer #1"])
    #expect(queue.send(.holdReleased(1)) == ["ask #1"])
  }

  @Test func `the answer about a request that is dismissed is not forgotten`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.question = Self.question }
    queue.show(2, lane: .alerts)
    queue.dismiss(.request(2), animated: false)
    queue.send(.didDisappear(2))
    queue.send(.holdAdded(LaneHold(id: 1, lane: .popups, reason: "payment")))
    _ = answer(1, .now, on: &queue)

    #expect(queue.dismiss(.request(1)) == ["deliverOutcome #1 dismissedByApp"])
    #expect(queue.runTurn() == [])
  }

  @Test func `a presentation that is refused forgets the answer, and a resumption does not`() {
    var queue = QueueHarness()
    queue.enqueue(1) { ($0.question, $0.pageExit) = (Self.question, .keepAlive) }
    _ = answer(1, .now, on: &queue)
    let effects = queue.send(.didFailToPresent(1, .refused))
    #expect(effects == ["forgetAnswer #1", "requestNextTurn"])
    queue.runTurn()
    queue.advance(by: .milliseconds(500))
    _ = answer(1, .now, on: &queue)
    queue.setVisiblePages(.list)
    #expect(queue.setVisiblePages(.home) == ["resume #1"])

    #expect(queue.send(.didFailToPresent(1, .refused)) == ["requestNextTurn"])
  }

  @Test func `a request that is dropped when there is no capacity is not asked about first`() {
    var queue = QueueHarness()
    queue.show(1)

    let effects = queue.enqueue(2) { ($0.conflict, $0.question) = (.drop, Self.question) }
    #expect(effects == ["deliverOutcome #2 busy", "requestNextTurn"])
  }

  // MARK: - While it is asked

  @Test func `later requests do not take the place of one that is asked about`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.question = Self.question }

    #expect(queue.enqueue(2) == [])
    #expect(queue.queue.blockers(of: 1) == [.awaitingAnswer(remaining: .seconds(5))])
    #expect(queue.queue.blockers(of: 2) == [.outranked(by: 1)])
    #expect(answer(1, .drop, on: &queue) == ["deliverOutcome #1 declined", "requestNextTurn"])
    #expect(queue.runTurn() == ["present #2"])
  }

  @Test func `a lane with more capacity starts others meanwhile`() {
    let lane = PopupLane(name: "toasts", capacity: 3)
    var queue = QueueHarness()
    queue.enqueue(1) { ($0.lane, $0.question) = (lane, Self.question) }

    #expect(queue.enqueue(2, lane: lane) == ["present #2"])
    #expect(queue.enqueue(3, lane: lane) == ["present #3"])
    #expect(queue.enqueue(4, lane: lane) == [])
  }

  @Test func `a more urgent request does not wait for the answer`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.question = Self.question }

    #expect(queue.enqueue(2, priority: .urgent) == ["present #2"])
    #expect(answer(1, .now, on: &queue) == ["forgetAnswer #1"])
    #expect(queue.phase(1) == "queued")
    queue.send(.didPresent(2))
    queue.send(.didDisappear(2))
    #expect(queue.runTurn() == ["ask #1"])
  }

  @Test func `an answer is forgotten if another popup is still disappearing`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.question = Self.question }
    queue.enqueue(2, priority: .urgent)
    queue.send(.didPresent(2))
    queue.dismiss(.request(2))

    #expect(answer(1, .now, on: &queue) == ["forgetAnswer #1"])
  }

  @Test func `a request that waits for a question is outranked by those of its lane only`() {
    var queue = QueueHarness()
    queue.enqueue(1) {
      ($0.lane, $0.surface, $0.question) = (.alerts, .appWindowModal, Self.question)
    }
    queue.enqueue(2) { $0.question = Self.question }
    queue.enqueue(3)

    #expect(queue.queue.blockers(of: 3) == [.outranked(by: 2)])
  }

  @Test func `a request that lost its page keeps no other waiting`() {
    var queue = QueueHarness()
    queue.enqueue(1) { ($0.scope, $0.question) = (.on("Home"), Self.question) }
    queue.enqueue(2)

    #expect(queue.setVisiblePages(.list) == ["present #2"])
    #expect(answer(1, .now, on: &queue) == ["forgetAnswer #1"])
  }

  @Test func `the slot of the app window is kept for a modal that is asked about`() {
    var queue = QueueHarness()
    queue.enqueue(1) { ($0.surface, $0.question) = (.appWindowModal, Self.question) }

    #expect(queue.enqueue(2, lane: .alerts, surface: .appWindowModal) == [])
    #expect(queue.queue.blockers(of: 2) == [.outranked(by: 1)])
    #expect(queue.enqueue(3, lane: .alerts) == ["present #3"])
    queue.send(.didPresent(3))
    queue.send(.didDisappear(3))
    queue.runTurn()
    #expect(answer(1, .later(), on: &queue) == ["present #2"])
  }

  @Test func `a dismissed request needs no answer`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.question = Self.question }

    #expect(queue.dismiss(.request(1)) == ["deliverOutcome #1 dismissedByApp", "requestNextTurn"])
    let before = queue.queue
    #expect(answer(1, .now, on: &queue) == [])
    #expect(queue.queue == before)
  }

  @Test func `a longer delay ends the question`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.question = Self.question }

    #expect(queue.send(.changeRequested(1, .delay(.seconds(9)))) == ["stopAsking #1"])
    #expect(queue.phase(1) == "delayed")
    #expect(queue.advance(by: .seconds(9)) == ["ask #1"])
  }

  @Test func `another priority does not end the question`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.question = Self.question }

    #expect(queue.send(.changeRequested(1, .priority(.urgent))) == [])
    #expect(queue.enqueue(2, priority: .launch) == [])
    #expect(answer(1, .now, on: &queue) == ["present #1"])
  }

  // MARK: - The time limit

  @Test(arguments: [
    (PopupAnswer.now, "present #1"), (.drop, "deliverOutcome #1 declined"), (.later(), ""),
  ])
  func `the default answer counts when the time limit has passed`(
    answer: PopupAnswer, effect: String
  ) {
    var queue = QueueHarness()
    queue.enqueue(1) {
      $0.question = PopupQuestion(timeLimit: .seconds(5), defaultAnswer: answer)
    }

    #expect(queue.deadline == .seconds(5))
    let effects = queue.advance(by: .seconds(5))
    #expect(effects.first == "stopAsking #1")
    #expect(effects.dropFirst().first ?? "" == effect)
  }

  @Test func `the time limit counts only time while the scene is active`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.question = Self.question }
    queue.now = .seconds(4)
    queue.send(.sceneDidChange(.background))
    #expect(queue.advance(by: .seconds(60)) == [])

    queue.send(.sceneDidChange(.active))
    #expect(queue.advance(by: .seconds(4)) == [])
    #expect(queue.advance(by: .seconds(1)).first == "stopAsking #1")
  }

  @Test(arguments: [Duration.zero, .seconds(-1), .seconds(Int64.min)])
  func `a time limit that has passed counts as a millisecond`(limit: Duration) {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.question = PopupQuestion(timeLimit: limit) }

    #expect(queue.deadline == .seconds(0.001))
    #expect(answer(1, .now, on: &queue) == ["present #1"])
  }

  // MARK: - Later

  @Test func `a postponed request frees its lane without a gap, and is asked about again`() {
    let lane = PopupLane(name: "slow", minimumGap: .seconds(9))
    var queue = QueueHarness()
    queue.enqueue(1) { ($0.lane, $0.question) = (lane, Self.question) }
    queue.enqueue(2, lane: lane)

    #expect(answer(1, .later(.seconds(60)), on: &queue) == ["present #2"])
    #expect(queue.queue.blockers(of: 1).first == .postponed(remaining: .seconds(60)))
    queue.dismiss(.request(2), animated: false)
    queue.send(.didDisappear(2))
    queue.runTurn()
    #expect(queue.advance(by: .seconds(60)) == ["ask #1"])
  }

  @Test func `limits that allow it later, or cannot be read, are named`() {
    for (source, blocker) in [
      (AnswerSource.limit, PopupBlocker.limited(remaining: .seconds(60))),
      (.unreadableLimits, .limitStoreUnavailable),
    ] {
      var queue = QueueHarness()
      queue.enqueue(1) { $0.question = PopupQuestion() }
      _ = answer(1, .later(.seconds(60)), by: source, on: &queue)
      #expect(queue.queue.blockers(of: 1) == [blocker])
    }
  }

  @Test func `a limit that drops a request is the reason of its outcome`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.question = PopupQuestion() }

    let effects = answer(1, .drop, by: .limit, on: &queue)
    #expect(effects == ["deliverOutcome #1 limited", "requestNextTurn"])
  }

  @Test func `a postponed request that gets a longer delay is asked about after it`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.question = Self.question }
    _ = answer(1, .later(.seconds(1)), on: &queue)
    queue.send(.changeRequested(1, .delay(.seconds(10))))

    #expect(queue.advance(by: .seconds(1)) == [])
    #expect(queue.phase(1) == "delayed")
    #expect(queue.advance(by: .seconds(9)) == ["ask #1"])
  }

  @Test func `postponed requests that are reconsidered are asked about in their order`() {
    var queue = QueueHarness()
    for id in [1, 2] as [PopupID] {
      queue.enqueue(id) { $0.question = Self.question }
      _ = answer(id, .later(), on: &queue)
    }
    #expect(queue.deadline == nil)

    #expect(queue.send(.reconsiderationRequested(.all)) == ["ask #1"])
    #expect(answer(1, .later(), on: &queue) == ["ask #2"])
  }

  @Test func `only requests that limits have postponed are reconsidered when limits change`() {
    var queue = QueueHarness()
    for (id, source) in zip([1, 2, 3] as [PopupID], AnswerSource.allCases) {
      queue.enqueue(id) { $0.question = PopupQuestion() }
      _ = answer(id, .later(), by: source, on: &queue)
    }

    #expect(queue.send(.reconsiderationRequested(.limited)) == ["ask #2"])
    #expect(answer(2, .drop, on: &queue) == ["deliverOutcome #2 declined", "requestNextTurn"])
    #expect(queue.runTurn() == ["ask #3"])
    #expect(queue.phase(1) == "postponed")
  }

  @Test(arguments: [Duration.zero, .seconds(-9), .seconds(Int64.min)])
  func `an answer that postpones for no time does not keep the queue busy`(time: Duration) {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.question = Self.question }

    #expect(answer(1, .later(time), on: &queue) == [])
    #expect(queue.deadline == .seconds(0.1))
  }

  @Test func `a postponed step of a sequence lets others start`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.link = .step(of: 1) }
    queue.enqueue(2) { ($0.link, $0.question) = (.step(of: 1), Self.question) }
    queue.enqueue(3)
    queue.send(.didPresent(1))
    queue.send(.didDisappear(1))
    #expect(queue.runTurn() == ["ask #2"])

    #expect(answer(2, .later(.seconds(9)), on: &queue) == ["present #3"])
  }

  @Test func `a second popup with the key joins one that is postponed, and one is dismissed`() {
    var queue = QueueHarness()
    queue.enqueue(1) { ($0.key, $0.question) = ("offer", Self.question) }
    _ = answer(1, .later(), on: &queue)

    #expect(queue.enqueue(2, key: "offer") == ["join #2 first=#1"])
    #expect(
      queue.enqueue(3, key: "offer", keyPolicy: .replace)
        == ["deliverOutcome #1 replaced", "requestNextTurn"])
  }

  @Test func `many requests that are postponed at once leave nothing behind`() {
    var queue = QueueHarness()
    for serial in UInt64(1)...200 {
      queue.enqueue(PopupID(serial: serial)) { $0.question = PopupQuestion() }
    }
    for serial in UInt64(1)...200 {
      _ = answer(PopupID(serial: serial), .later(.seconds(60)), on: &queue)
    }

    #expect(queue.queue.asking == [])
    #expect(queue.queue.queuedIDs.count == 200)
    #expect(queue.deadline == .seconds(60))
    queue.dismiss(.all)
    #expect(queue.deadline == nil)
  }
}
