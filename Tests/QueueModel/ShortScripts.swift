// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// Every script of some length, played by a duel.
package enum ShortScripts {
  package static let slow = PopupLane(name: "popups", minimumGap: .milliseconds(800))

  /// What can happen; the requests are numbered as they come.
  package enum Move: CaseIterable {
    case enqueue, enqueueUrgentOnWindow, enqueueDelayed, enqueueKeyed
    case enqueueSameKey, hurry, enqueueInterrupting, enqueueReplacing, enqueueDropping
    case present, refuse, fail, beginToLeave, leave, lookAbsent, lookVisible
    case endOne, endKey, endAllAtOnce
    case inactive, active, gone, hold, release
    case deadline, turn

    /// Those of which the longer scripts are made.
    package static let most = allCases.filter {
      ![
        .enqueueKeyed, .enqueueSameKey, .hurry, .enqueueDropping, .fail, .beginToLeave, .lookAbsent,
        .lookVisible, .endKey,
        .inactive, .gone,
      ].contains($0)
    }
  }

  /// The first failure of all scripts of this length that begin as told; nil, if there is none.
  ///
  /// `count` is called after every event of the scripts, beginnings apart.
  package static func firstFailure(
    after beginning: [Move], then moves: [Move], depth: Int,
    count: () -> Void = {}
  ) -> String? {
    var duel = Duel(lanes: [slow, .alerts])
    let failure = beginning.lazy.compactMap { play($0, on: &duel) }.first
    return failure ?? explore(duel, moves, depth: depth, count)
  }

  private static func explore(
    _ duel: Duel, _ moves: [Move], depth: Int, _ count: () -> Void
  ) -> String? {
    guard depth > 0 else { return nil }
    for move in moves {
      var next = duel
      if let failure = play(move, on: &next) { return failure }
      count()
      if let failure = explore(next, moves, depth: depth - 1, count) { return failure }
    }
    return nil
  }

  private static func play(_ move: Move, on duel: inout Duel) -> String? {
    let next = RequestID(serial: UInt64(duel.trace.steps.count + 1))
    let newest = duel.trace.steps.compactMap { step in
      if case .enqueued(let request) = step.event { request.id } else { nil }
    }
    // What is said about a request is said about the first that has not ended.
    let id = newest.first { duel.queue.phase(of: $0) != nil } ?? RequestID(serial: 0)
    let hold = PopupHold.ID(serial: 1)
    let event: PopupQueue.Event
    var span = Duration.zero
    switch move {
    case .enqueue: event = .enqueued(.init(id: next, lane: slow))
    case .enqueueUrgentOnWindow:
      event = .enqueued(.init(id: next, lane: .alerts, priority: .urgent, surface: .appWindow))
    case .enqueueDelayed:
      event = .enqueued(.init(id: next, lane: slow, delay: .seconds(1), isAnimated: false))
    case .enqueueKeyed:
      event = .enqueued(.init(id: next, key: "key", lane: .alerts, surface: .appWindow))
    case .enqueueSameKey:
      event = .enqueued(.init(id: next, key: "key", keyPolicy: .replaceFirst, lane: .alerts))
    case .hurry: event = .changeRequested(newest.last ?? id, .priority(.urgent))
    case .enqueueInterrupting:
      event = .enqueued(
        .init(
          id: next, lane: slow, priority: .urgent, conflict: .interrupt, expiresAfter: .seconds(1)))
    case .enqueueReplacing:
      event = .enqueued(
        .init(id: next, lane: slow, conflict: .replace, timeOnScreen: .seconds(3)))
    case .enqueueDropping: event = .enqueued(.init(id: next, lane: slow, conflict: .dropIfBusy))
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
    case .hold: event = .holdWasAdded(PopupHold(id: hold, lane: slow, reason: "guide"))
    case .release: event = .holdWasReleased(hold)
    case .deadline:
      event = .deadlineDidPass
      span = .seconds(2)
    case .turn: event = .turnDidBegin
    }
    return duel.play(event, after: span)
  }
}
