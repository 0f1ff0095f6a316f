// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// Every short script, from several beginnings, compared with the model after every event.
struct ExhaustiveTests {
  private static let slow = PopupLane(name: "popups", minimumGap: .milliseconds(800))

  /// What can happen; the requests are numbered as they come.
  enum Move: CaseIterable {
    case enqueue, enqueueUrgentOnWindow, enqueueDelayed, enqueueKeyed
    case present, refuse, fail, beginToLeave, leave, lookAbsent, lookVisible
    case endOne, endKey, endAllAtOnce
    case inactive, active, gone, hold, release
    case deadline, turn

    /// The sixteen of which every script of four is played.
    static let most = allCases.filter {
      ![.fail, .beginToLeave, .lookAbsent, .lookVisible, .gone].contains($0)
    }
  }

  @Test func `every script of four events is answered as the model says`() {
    var duel = Duel(lanes: [ExhaustiveTests.slow, .alerts])
    let failure = play(.active, on: &duel) ?? explore(duel, Move.most, depth: 4)

    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test(
    arguments: [
      [],
      [.active, .enqueue, .enqueueUrgentOnWindow],
      [.active, .enqueueUrgentOnWindow, .endOne],
      [.active, .enqueueKeyed, .present, .endOne],
      [.active, .enqueue, .present, .enqueueKeyed, .leave],
      [.active, .enqueue, .refuse, .turn, .enqueueUrgentOnWindow],
    ] as [[Move]])
  func `so is every script of three from further on, with more events`(beginning: [Move]) {
    var duel = Duel(lanes: [ExhaustiveTests.slow, .alerts])
    var failure = beginning.lazy.compactMap { play($0, on: &duel) }.first
    if failure == nil { failure = explore(duel, Move.allCases, depth: 3) }

    #expect(failure == nil, "\(failure ?? "")")
  }

  /// The first failure of all scripts of this length.
  private func explore(_ duel: Duel, _ moves: [Move], depth: Int) -> String? {
    guard depth > 0 else { return nil }
    for move in moves {
      var next = duel
      let failure = play(move, on: &next) ?? explore(next, moves, depth: depth - 1)
      if let failure { return failure }
    }
    return nil
  }

  private func play(_ move: Move, on duel: inout Duel) -> String? {
    let next = RequestID(serial: UInt64(duel.trace.steps.count + 1))
    let newest = duel.trace.steps.compactMap { step in
      if case .enqueued(let request) = step.event { request.id } else { nil }
    }
    // What is said about a request is said about the first that has not ended.
    let id = newest.first { duel.queue.phase(of: $0) != nil } ?? 0
    let event: PopupQueue.Event
    var span = Duration.zero
    switch move {
    case .enqueue: event = .enqueued(.init(id: next, lane: ExhaustiveTests.slow))
    case .enqueueUrgentOnWindow:
      event = .enqueued(.init(id: next, lane: .alerts, priority: .urgent, surface: .appWindow))
    case .enqueueDelayed:
      event = .enqueued(
        .init(id: next, lane: ExhaustiveTests.slow, delay: .seconds(1), isAnimated: false))
    case .enqueueKeyed:
      event = .enqueued(.init(id: next, key: "key", lane: .alerts, surface: .appWindow))
    case .present: event = .didPresent(id)
    case .refuse: event = .didFailToPresent(id, .refused)
    case .fail: event = .didFailToPresent(id, .impossible)
    case .beginToLeave: event = .didBeginToLeave(id, .actionChosen)
    case .leave: event = .didLeave(id)
    case .lookAbsent: event = .didLook(id, found: .absent)
    case .lookVisible: event = .didLook(id, found: .visible)
    case .endOne: event = .endRequested(.request(id), .dismissed, animated: true)
    case .endKey: event = .endRequested(.key("key"), .cancelled, animated: true)
    case .endAllAtOnce: event = .endRequested(.all, .loggedOut, animated: false)
    case .inactive: event = .stageDidChange(.inactive)
    case .active: event = .stageDidChange(.active)
    case .gone: event = .stageDidChange(.gone)
    case .hold:
      event = .holdWasAdded(PopupHold(id: 1, lane: ExhaustiveTests.slow, reason: "guide"))
    case .release: event = .holdWasReleased(1)
    case .deadline:
      event = .deadlineDidPass
      span = .seconds(2)
    case .turn: event = .turnDidBegin
    }
    return duel.play(event, after: span)
  }
}
