// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// MARK: - Invariants

extension PopupQueue {
  /// The invariants that are violated, as sentences; empty if the queue is correct.
  ///
  /// O(n) in the number of requests; checked after every event in debug builds only.
  var brokenInvariants: [String] {
    var broken: [String] = []
    func expect(_ holds: Bool, _ invariant: @autoclosure () -> String) {
      if !holds { broken.append(invariant()) }
    }
    expect(!canStart || nextRequestToStart == nil, "no request that can start is queued")
    expect(!canStart || nextConflictResolution == nil, "no conflict is left that can be resolved")
    expect(scheduledDeadline == nextDeadline, "the scheduled deadline is the next one")
    expect(nextDeadline.map { now < $0 } ?? true, "no deadline is left that has passed")
    expect(sceneState != .disconnected || requests.isEmpty, "a disconnected scene has no requests")
    expect(
      remainingBackdrops.isEmpty || keepsBackdrops,
      "a backdrop remains only until the next turn, or for the next modal popup")
    expect(
      remainingBackdrops.allSatisfy { find($0) == nil },
      "the popup of a backdrop that remains is dismissed")
    expect(
      requests.allSatisfy { $0.key == $0.value.id.serial },
      "requests are found by their identifiers")
    checkWaiting(expect)
    checkLanes(expect)
    checkRelations(expect)
    checkAppWindow(expect)
    for state in requests.values { check(state, expect) }
    return broken
  }

  private typealias Expect = (Bool, @autoclosure () -> String) -> Void

  private func checkWaiting(_ expect: Expect) {
    let delayed = requests.values.compactMap { state -> RequestDeadline? in
      switch state.phase {
      case .delayed(let time), .postponed(let time?, by: _):
        RequestDeadline(time: time, id: state.id)
      default: nil
      }
    }
    expect(
      delays == delayed.sorted(),
      "the list of delays contains the delayed and postponed requests in order")
    expect(
      asking == ids { if case .asking = $0.phase { true } else { false } },
      "the requests that are being asked about are recorded")
    expect(
      admitted.allSatisfy { id in isWaitingForNextTurn || find(id).map(isReplacing) ?? false },
      "an answer counts until the next turn, or until what is replaced has disappeared")
    let expiring = requests.values.filter { !$0.phase.occupiesLane }.compactMap(
      \.expirationDeadline)
    expect(
      expirations == expiring.sorted(),
      "the list of expirations contains the requests that can expire in order")
    let timed = requests.values.filter { $0.phase.occupiesLane && $0.displayTimer != nil }
    expect(
      timedRequests.inOrder == timed.map(\.id).inOrder,
      "each occupant with a display timer is once in the list of those")
    expect(
      lateDismissals == ids { $0.lateDismissal != nil },
      "the popups with a late dismissal are recorded in order")
    expect(
      lateDismissals.allSatisfy { id in
        find(id).flatMap(earliestDismissal).map { now < $0 } ?? false
      },
      "a late dismissal is that of a popup that the user sees too shortly")
    for (laneIndex, lane) in lanes.enumerated() {
      let queued = requests.values.filter { $0.laneIndex == laneIndex && $0.phase == .queued }
      expect(lane.queue.count == queued.count, "the buckets contain only queued requests")
      for bucket in lane.queue.buckets {
        let positions = queued.filter { $0.startRequirements == bucket.requirements }.map(
          \.position)
        expect(
          bucket.positions == positions.sorted() && !positions.isEmpty,
          "a bucket contains the requests with its requirements in order")
        expect(
          bucket.isSatisfiedByPages == bucket.requirements.pages.isSatisfied(by: pageState),
          "a bucket knows whether the pages satisfy its requirements")
      }
    }
  }

  private func checkLanes(_ expect: Expect) {
    var waiting = delays.count
    waiting += asking.count
    waiting += requests.values.count { state in
      switch state.phase {
      case .suspended, .awaitingPreviousStep, .postponed(nil, by: _): true
      default: false
      }
    }
    for lane in lanes {
      let name = lane.lane.name
      let entries = lane.occupants.compactMap(find)
      expect(
        lane.occupants.count - lane.childCount <= lane.lane.capacity,
        "lane \(name) does not exceed its capacity")
      expect(
        entries.count == lane.occupants.count && entries.allSatisfy(\.phase.occupiesLane),
        "the occupants of lane \(name) occupy it")
      expect(
        lane.childCount == entries.count { $0.request.parent != nil },
        "lane \(name) counts its child popups")
      expect(
        lane.interrupted.isEmpty || lane.isFull,
        "lane \(name) with capacity has no interrupted requests")
      expect(
        lane.interrupted.allSatisfy { find($0) != nil },
        "the interrupted requests of lane \(name) exist")
      expect(
        lane.sequences.allSatisfy { sequences[$0] != nil }, "the sequences of lane \(name) exist")
      waiting += lane.occupants.count + lane.queue.count
    }
    expect(waiting == requests.values.count, "every request is in exactly one collection")
  }

  private func checkRelations(_ expect: Expect) {
    for (parent, children) in children {
      expect(
        (find(parent) != nil || heldOutcomes[parent] != nil) && !children.isEmpty,
        "parent \(parent) exists, or its outcome is held, and it has children")
      expect(
        canHaveChildren(parent) || children.allSatisfy { !canHaveChildren($0) },
        "children of a dismissing popup \(parent) are dismissing, too")
      expect(
        children.allSatisfy { find($0)?.request.parent == parent },
        "children of \(parent) have it as their parent")
    }
    for id in heldOutcomes.keys {
      let count =
        requests.values.count { $0.request.parent == id }
        + heldOutcomes.values.count { $0.parent == id }
      expect(
        find(id) == nil && count > 0,
        "the outcome of \(id) is held for its children only")
    }
    for (sequence, steps) in sequences {
      expect(
        !steps.isEmpty && steps == steps.sorted()
          && steps.allSatisfy { find($0)?.request.sequence == sequence },
        "\(sequence) contains its steps in order")
    }
  }

  private func checkAppWindow(_ expect: Expect) {
    let modals = requests.values.filter { $0.phase.occupiesLane && !$0.canBeSuspended }
    expect(
      Set(modals.map(\.id)) == Set(appWindowModals), "the modals of the app window are recorded")
    let refused = requests.values.filter { $0.refusalCount > 0 && !$0.canBeSuspended }
    expect(
      refusedRequests.count == refused.count && Set(refusedRequests) == Set(refused.map(\.id)),
      "the requests refused in the app window are recorded")
    expect(
      requests.values.allSatisfy { $0.countedRefusals < PopupQueue.maximumAttempts },
      "no request exceeds the maximum number of attempts")
    for (lower, upper) in zip(appWindowModals, appWindowModals.dropFirst()) {
      expect(
        isAncestor(lower, of: find(upper)?.request.parent)
          || [lower, upper].contains { find($0)?.phase.isDismissing == true },
        "\(upper) is above its ancestor \(lower)")
    }
  }

  private func check(_ state: RequestState, _ expect: Expect) {
    let id = state.id
    let lane = lanes[state.laneIndex]
    switch state.phase {
    case .delayed(let time):
      expect(now < time, "the delay of \(id) has not elapsed")
    case .awaitingPreviousStep:
      let steps = state.request.sequence.flatMap { sequences[$0] } ?? []
      expect(steps.dropFirst().contains(id), "\(id) is a later step of its sequence")
    case .queued:
      break  // `checkWaiting` compares the buckets.
    case .asking, .postponed:
      expect(
        state.request.question != nil && !state.wasSuspended,
        "\(id) is asked about before its first presentation")
    case .suspended(let causes):
      expect(!causes.isEmpty && state.wasSuspended, "\(id) is suspended for at least one cause")
      expect(
        causes.contains(.interrupted) == lane.interrupted.contains(id),
        "\(id) is recorded as interrupted")
    case .presenting, .dismissalPending, .visible, .dismissing:
      expect(lane.occupants.contains(id), "\(id) occupies its lane")
    }
    // A timer that has fired runs until the next event, while its popup is being dismissed.
    let isRunning = state.displayTimer?.startedAt != nil && !state.phase.isDismissing
    expect(
      !isRunning || (state.phase == .visible && sceneState == .active),
      "the display timer of \(id) runs only while it is visible")
    if let key = state.request.key {
      expect(
        (idsByKey[key] == id) != state.phase.isDismissing,
        "\(id) has its key unless it is dismissing")
    }
    checkPage(of: state, expect)
  }

  private func checkPage(of state: RequestState, _ expect: Expect) {
    // A popup that is being dismissed is neither hidden nor suspended any more.
    guard !state.phase.isDismissing else { return }
    expect(
      state.phase.occupiesLane || !state.isHidden,
      "\(state.id) is hidden only while it occupies its lane")
    if state.phase.occupiesLane, state.canBeSuspended {
      expect(
        state.isHidden == shouldBeHidden(state), "\(state.id) is hidden while its page disappears"
      )
    }
    guard let page = state.boundPage, state.canBeSuspended else { return }
    let cause = pageState.suspensionCause(
      for: page, of: state.request.scope, ignoringCover: state.request.ignoresPageCover)
    if case .suspended(let causes) = state.phase {
      expect(
        causes.intersection(.pageCauses) == cause,
        "\(state.id) has the suspension cause of its page")
    } else {
      expect(cause.isEmpty, "\(state.id) is suspended if its page is unavailable")
    }
  }
}
