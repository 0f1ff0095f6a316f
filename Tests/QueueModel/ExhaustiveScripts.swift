// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// All scripts of a certain length, played by a differential test.
package enum ExhaustiveScripts {
  static let slow = PopupLane(name: "popups", minimumGap: .milliseconds(800))

  /// First steps of scripts, one list per rule; the scene is active and a page is visible.
  package static let prefixes: [[Step]] = [
    [],
    [.enqueue, .enqueueModal],
    [.enqueueModal, .dismissFirst],
    [.enqueueKeyed, .present, .dismissFirst],
    [.enqueue, .present, .enqueueKeyed, .disappear],
    [.enqueue, .present, .enqueueInterrupting],
    [.enqueue, .refuse, .nextTurn, .enqueueModal],
    [.enqueueKeptAlive, .present],
    [.enqueueIgnoringCover, .present, .homeCovered],
    [.enqueueModalOnPage, .present],
    [.enqueueKeptAlive, .present, .enqueueChild, .presentLast],
    [.enqueueModal, .present, .enqueueChildModal, .presentLast],
    [.enqueueWithMinimum, .dismissFirst],
    [.enqueueWithMinimum, .present, .dismissFirst],
    [.enqueueTimedView, .present, .enqueueModal, .presentLast],
    [.enqueueTimedView, .present, .enqueueChildModal, .presentLast],
    [.enqueueModal, .present, .enqueueTimedView, .presentLast],
    [.enqueueModal, .present, .enqueueChildView, .presentLast],
    [.enqueueModal, .present, .enqueueChildView, .presentLast, .enqueueChildOfLast],
    [.enqueueModal, .refuse, .nextTurn, .foreignModal],
    [.enqueueModal, .refuse, .nextTurn, .homeDisappearing],
    [.enqueueModalOnPage, .refuse, .nextTurn, .deadline, .refuse, .nextTurn],
    [.foreignModal, .enqueueOverForeignModals, .refuse, .nextTurn],
    [.enqueueStep, .present, .enqueueStep, .enqueueDropping],
    [.enqueueAsking, .enqueue],
    [.enqueueAskingModal, .enqueueAsking],
    [.enqueue, .present, .enqueueAskingReplacing],
    [.enqueueStep, .present, .enqueueAskingStep, .disappear, .nextTurn],
    [.holdOfFirst, .enqueueUpdate, .release, .present],
  ]

  /// Returns the first failure of all scripts with these first steps and this length, or `nil`.
  ///
  /// `count` is called after every event, except those of the first steps.
  package static func firstFailure(
    after beginning: [Step], then moves: [Step], depth: Int,
    count: () -> Void = {}
  ) -> String? {
    var test = DifferentialTest(lanes: [slow, .alerts])
    for move in beginning {
      if let failure = play(move, on: &test) { return failure }
    }
    return explore(test, moves, depth: depth, count)
  }

  private static func explore(
    _ test: DifferentialTest, _ moves: [Step], depth: Int, _ count: () -> Void
  ) -> String? {
    guard depth > 0 else { return nil }
    for move in moves {
      var next = test
      if let failure = play(move, on: &next) { return failure }
      count()
      // An event that changed nothing is followed by nothing new.
      if next.hasSameState(as: test) { continue }
      if let failure = explore(next, moves, depth: depth - 1, count) { return failure }
    }
    return nil
  }

  private static func play(_ move: Step, on test: inout DifferentialTest) -> String? {
    let submitted = test.trace.steps.compactMap { step in
      if case .enqueued(let request) = step.event { request.id } else { nil }
    }
    let live = submitted.filter { test.queue.phase(of: $0) != nil }
    let none = PopupID(serial: 0)
    let requests = Step.Requests(
      next: PopupID(serial: UInt64(test.trace.steps.count + 1)), first: live.first ?? none,
      last: live.last ?? none)
    // Only the deadline advances the time, by enough for every timer except that of a hold.
    return test.play(move.event(for: requests), after: move == .deadline ? .seconds(2) : .zero)
  }
}
