// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// Every script of some length, played by a duel.
package enum ShortScripts {
  static let slow = PopupLane(name: "popups", minimumGap: .milliseconds(800))

  /// From where each rule is near; the stage is active and a page is there.
  package static let beginnings: [[Move]] = [
    [],
    [.enqueue, .enqueueOnWindow],
    [.enqueueOnWindow, .endOne],
    [.enqueueKeyed, .present, .endOne],
    [.enqueue, .present, .enqueueKeyed, .leave],
    [.enqueue, .present, .enqueueInterrupting],
    [.enqueue, .refuse, .turn, .enqueueOnWindow],
    [.enqueueKept, .present],
    [.enqueueKeptCovered, .present, .homeCovered],
    [.enqueueOnPageWindow, .present],
    [.enqueueKept, .present, .enqueueChild, .presentLast],
    [.enqueueOnWindow, .present, .enqueueChildOnWindow, .presentLast],
    [.enqueueTimedView, .present, .enqueueOnWindow, .presentLast],
    [.enqueueTimedView, .present, .enqueueChildOnWindow, .presentLast],
    [.enqueueOnWindow, .present, .enqueueTimedView, .presentLast],
    [.enqueueOnWindow, .present, .enqueueChildView, .presentLast],
    [.enqueueOnWindow, .present, .enqueueChildView, .presentLast, .enqueueChildOfLast],
    [.enqueueOnWindow, .refuse, .turn, .foreignModal],
    [.enqueueOnWindow, .refuse, .turn, .homeDeparts],
    [.enqueueOnPageWindow, .refuse, .turn, .deadline, .refuse, .turn],
    [.foreignModal, .enqueueAboveModals, .refuse, .turn],
    [.enqueueStep, .present, .enqueueStep, .enqueueDropping],
    [.holdByOne, .enqueueUpdate, .release, .present],
  ]

  /// The first failure of all scripts of this length that begin as told; nil, if there is none.
  ///
  /// `count` is called after every event of the scripts, beginnings apart.
  package static func firstFailure(
    after beginning: [Move], then moves: [Move], depth: Int,
    count: () -> Void = {}
  ) -> String? {
    var duel = Duel(lanes: [slow, .alerts])
    for move in beginning {
      if let failure = play(move, on: &duel) { return failure }
    }
    return explore(duel, moves, depth: depth, count)
  }

  private static func explore(
    _ duel: Duel, _ moves: [Move], depth: Int, _ count: () -> Void
  ) -> String? {
    guard depth > 0 else { return nil }
    for move in moves {
      var next = duel
      if let failure = play(move, on: &next) { return failure }
      count()
      // What changed nothing is followed by nothing new.
      if next.isWhere(duel) { continue }
      if let failure = explore(next, moves, depth: depth - 1, count) { return failure }
    }
    return nil
  }

  private static func play(_ move: Move, on duel: inout Duel) -> String? {
    let asked = duel.trace.steps.compactMap { step in
      if case .enqueued(let request) = step.event { request.id } else { nil }
    }
    let live = asked.filter { duel.queue.phase(of: $0) != nil }
    let nobody = RequestID(serial: 0)
    let cast = Move.Cast(
      next: RequestID(serial: UInt64(duel.trace.steps.count + 1)), first: live.first ?? nobody,
      last: live.last ?? nobody)
    // Only the timer lets time go by, and always enough for what is not a hold.
    return duel.play(move.event(with: cast), after: move == .deadline ? .seconds(2) : .zero)
  }
}
