// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// MARK: - Choosing and starting

extension PopupQueue {
  /// Starts the next request, and resolves conflicts, as often as possible.
  mutating func startEligibleRequests() {
    // First, so that an interrupted popup precedes the others of its priority.
    resumeInterruptedRequests()
    var canGoOn = true
    while canStart, canGoOn {
      if let next = nextRequestToStart { start(next) } else { canGoOn = resolveConflict() }
    }
    forgetAnswers()
  }

  /// Whether the scene and the turn allow anything to start.
  var canStart: Bool { sceneState == .active && !isWaitingForNextTurn }

  /// The first of the requests that can start now; to be read only if anything can start.
  var nextRequestToStart: PopupID? {
    var best: QueuePosition?
    for lane in lanes.indices where canStart(inLane: lane) {
      if let first = firstPosition(inLane: lane, where: { _, blockers in blockers.isEmpty }),
        best.map({ first < $0 }) ?? true
      {
        best = first
      }
    }
    return best?.id
  }

  /// Whether a lane has capacity for its queue: if it is full, only children can start.
  private func canStart(inLane lane: Int) -> Bool {
    lanes[lane].isFull
      ? lanes[lane].queue.buckets.contains { $0.requirements.parent != nil }
      : !lanes[lane].queue.isEmpty
  }

  /// Returns the first position in a lane whose requirements and blockers satisfy the predicate;
  /// `nil`, too, while the lane is held.
  func firstPosition(
    inLane lane: Int, where isIncluded: (StartRequirements, StartBlockers) -> Bool
  ) -> QueuePosition? {
    guard lanes[lane].holds.isEmpty else { return nil }
    var best: QueuePosition?
    // The next step of the running sequence need not be the first request of its bucket. Neither
    // its own sequence nor a reservation keeps it from starting.
    if let step = lanes[lane].sequence.flatMap({ queuedStep(of: $0, inLane: lane) }) {
      let blockers = startBlockers(of: step).subtracting([.sequence, .reservation])
      if isIncluded(step.startRequirements, blockers) { best = step.position }
    }
    for index in lanes[lane].queue.buckets.indices {
      let bucket = lanes[lane].queue.buckets[index]
      guard bucket.isSatisfiedByPages, let first = bucket.positions.first,
        best.map({ first < $0 }) ?? true
      else { continue }
      let blockers = startBlockers(
        of: bucket.requirements, at: first, inLane: lane, isSatisfiedByPages: true)
      if isIncluded(bucket.requirements, blockers) { best = first }
    }
    return best
  }

  /// Returns everything that prevents this request, and not its whole lane, from starting.
  func startBlockers(of state: RequestState) -> StartBlockers {
    let requirements = state.startRequirements
    return startBlockers(
      of: requirements, at: state.position, inLane: state.laneIndex,
      isSatisfiedByPages: requirements.pages.isSatisfied(by: pageState))
  }

  /// Returns the same for a request with these requirements at a position.
  func startBlockers(
    of requirements: StartRequirements, at position: QueuePosition, inLane lane: Int,
    isSatisfiedByPages: Bool
  ) -> StartBlockers {
    var blockers = lastingBlockers(
      of: requirements, inLane: lane, isSatisfiedByPages: isSatisfiedByPages)
    if requirements.surface == .appWindowModal {
      blockers.insert(.appWindow, if: !isAppWindowAvailable(under: requirements.parent))
    }
    // Children wait for their parent, and neither for the capacity, the gap and the sequence of
    // their lane nor for reservations.
    if requirements.parent == nil {
      blockers.insert(.capacity, if: lanes[lane].isFull)
      blockers.insert(.gap, if: !requirements.ignoresGap && lanes[lane].isInGap(at: now))
      blockers.insert(
        .reservation, if: firstReservation(inLane: lane).map { $0 < position } ?? false)
    }
    blockers.insert(.question, if: isBehindQuestion(requirements, at: position, inLane: lane))
    return blockers
  }

  /// Returns what prevents a request from starting even if it is the first one and has capacity.
  func lastingBlockers(
    of requirements: StartRequirements, inLane lane: Int, isSatisfiedByPages: Bool
  ) -> StartBlockers {
    var blockers = StartBlockers()
    blockers.insert(.requirement, if: !isSatisfiedByPages)
    blockers.insert(
      .foreignModal,
      if: requirements.surface == .appWindowModal && pageState.foreignModal != nil
        && !requirements.presentsOverForeignModals)
    if let parent = requirements.parent {
      blockers.insert(.parent, if: phase(of: parent) != .visible || isHidden(parent))
    } else {
      blockers.insert(.sequence, if: !isAllowedDuringSequence(requirements, inLane: lane))
    }
    return blockers
  }

  /// Whether the app window has a slot for a modal with this parent: UIKit lets a controller present
  /// one other, so only a descendant fits above the last modal.
  func isAppWindowAvailable(under parent: PopupID?) -> Bool {
    appWindowModals.last.map { isAncestor($0, of: parent) } ?? true
  }

  /// Whether requests without parents can start although a sequence is running in the lane.
  func isAllowedDuringSequence(_ requirements: StartRequirements, inLane lane: Int) -> Bool {
    lanes[lane].sequence == nil || requirements.conflict == .interrupt
  }

  private mutating func start(_ id: PopupID) {
    guard let state = find(id) else { return }
    guard !needsAnswer(state) else { return ask(state) }
    // From here on a refusal forgets its answer.
    admitted.removeFirst(id)
    removeFromQueues(state)
    lanes[state.laneIndex].occupants.append(id)
    if state.displayTimer != nil { timedRequests.append(id) }
    if state.request.parent != nil { lanes[state.laneIndex].childCount += 1 }
    if state.request.surface == .appWindowModal { appWindowModals.append(id) }
    if let sequence = state.request.sequence,
      !lanes[state.laneIndex].sequences.contains(sequence)
    {
      lanes[state.laneIndex].sequences.append(sequence)
    }
    startCount += 1
    let (index, watchdog, animated) = (startCount, newWatchdog, state.request.isAnimated)
    let page = pageState.firstAvailablePage(for: state.request.scope)
    change(id) { state in
      (state.phase, state.startIndex) = (.presenting(watchdog), index)
      // A resumed popup stays bound to its page, even if another one is in its scope.
      if state.isPageBound, !state.wasSuspended { state.boundPage = page }
    }
    passBackdrop(to: state)
    effects.append(
      state.wasSuspended ? .resume(id, animated: animated) : .present(id, animated: animated))
  }

  /// Frees the capacity of a lane, and the slot of the app window, that a request took up.
  mutating func vacateLane(_ state: RequestState) {
    let id = state.id
    lanes[state.laneIndex].occupants.removeFirst(id)
    timedRequests.removeFirst(id)
    if state.request.parent != nil { lanes[state.laneIndex].childCount -= 1 }
    if state.request.surface == .appWindowModal { appWindowModals.removeFirst(id) }
  }

  /// Prevents every start until the next turn.
  mutating func waitForNextTurn() {
    guard !isWaitingForNextTurn else { return }
    isWaitingForNextTurn = true
    effects.needsNextTurn = true
  }
}

// MARK: - Conflicts

extension PopupQueue {
  /// The resolution of one conflict.
  enum ConflictResolution: Equatable {
    /// These popups are suspended, and the next request takes their capacity.
    case suspend([PopupID])
    /// These popups are dismissed; the next request starts when they have disappeared.
    case replace([PopupID])
    /// The next request is asked about before others give way to it.
    case ask(PopupID)
    /// The next request is dismissed.
    case drop(PopupID)
  }

  /// Resolves the next conflict. Returns whether there was one.
  mutating func resolveConflict() -> Bool {
    switch nextConflictResolution {
    case .suspend(let ids):
      for id in ids { interrupt(id) }
    case .replace(let ids):
      for id in ids { beginDismissal(id, .replaced, animated: shouldAnimate(true)) }
    case .ask(let id):
      if let state = find(id) { ask(state) }
    case .drop(let id):
      finish(id, .busy)
    case nil:
      return false
    }
    return true
  }

  /// The resolution of the first conflict that can be resolved now; to be read only if anything
  /// can start.
  var nextConflictResolution: ConflictResolution? {
    let all: StartBlockers = [.capacity, .gap, .appWindow, .reservation]
    for lane in lanes.indices where hasConflicts(inLane: lane) {
      // The first request, or the first one after it that does not wait for the app window.
      if let resolution = conflictResolution(inLane: lane, despite: all)
        ?? conflictResolution(inLane: lane, despite: all.subtracting(.appWindow))
      {
        return resolution
      }
    }
    return nil
  }

  /// Whether a request that the pages allow has another conflict policy than to wait.
  private func hasConflicts(inLane lane: Int) -> Bool {
    lanes[lane].queue.buckets.contains {
      $0.isSatisfiedByPages && $0.requirements.conflict != .wait
    }
  }

  /// Returns the resolution of the conflict of the request in a lane that would start first without
  /// these blockers. Children have no conflicts. A request that is dropped if there is one is in
  /// conflict with a running sequence, too.
  private func conflictResolution(
    inLane lane: Int, despite ignored: StartBlockers
  ) -> ConflictResolution? {
    let first = firstPosition(inLane: lane) { requirements, blockers in
      requirements.parent == nil
        && blockers.isSubset(
          of: requirements.conflict == .drop ? ignored.union(.sequence) : ignored)
    }
    guard let state = first.flatMap({ find($0.id) }) else { return nil }
    if state.request.conflict == .drop, let sequence = lanes[lane].sequence,
      queuedStep(of: sequence, inLane: lane)?.id != state.id
    {
      return .drop(state.id)
    }
    return conflictResolution(for: state)
  }

  private func conflictResolution(for state: RequestState) -> ConflictResolution? {
    let ids = conflictingRequests(for: state)
    let conflicting = ids.compactMap(find)
    // What is being dismissed is about to free its capacity.
    guard !conflicting.isEmpty, !conflicting.contains(where: \.phase.isDismissing) else {
      return nil
    }
    if state.request.conflict == .drop { return .drop(state.id) }
    // Child popups are never interrupted or replaced. A popup that still appears is in conflict
    // again when it is visible.
    guard conflicting.allSatisfy({ $0.phase == .visible && $0.request.parent == nil }) else {
      return nil
    }
    let priority = state.request.priority
    switch state.request.conflict {
    case .interrupt
    where conflicting.allSatisfy({
      $0.request.priority < priority && $0.canBeSuspended && canSuspendChildren($0.id)
    }):
      return needsAnswer(state) ? .ask(state.id) : .suspend(ids)
    case .replace where conflicting.allSatisfy({ $0.request.priority <= priority }):
      return needsAnswer(state) ? .ask(state.id) : .replace(ids)
    // It waits for its turn; `drop` has returned above.
    case .wait, .interrupt, .replace, .drop:
      return nil
    }
  }

  /// Returns the popups that must disappear before a request can start: the first modal in the app
  /// window, the occupant of the lane with the last position, both, or none.
  func conflictingRequests(for state: RequestState) -> [PopupID] {
    var ids: [PopupID] = []
    if state.request.surface == .appWindowModal, let modal = appWindowModals.first {
      // The modals above it are its descendants and are dismissed with it.
      ids.append(modal)
    }
    // If that modal also occupies the lane, no other popup has to disappear.
    guard lanes[state.laneIndex].isFull,
      !ids.contains(where: lanes[state.laneIndex].occupants.contains)
    else { return ids }
    let candidates = lanes[state.laneIndex].occupants.compactMap(find).filter {
      $0.request.parent == nil
    }
    let last =
      candidates.first { $0.phase.isDismissing } ?? candidates.min { $0.position > $1.position }
    if let last { ids.append(last.id) }
    return ids
  }

  /// Suspends a visible popup until its lane has capacity again.
  private mutating func interrupt(_ id: PopupID) {
    guard let state = find(id) else { return }
    suspend(state, .interrupted)
    lanes[state.laneIndex].interrupted.append(id)
  }
}

/// What can prevent a request from starting in a lane in which others can start.
struct StartBlockers: OptionSet {
  let rawValue: UInt16

  /// The pages do not satisfy its requirement.
  static let requirement = StartBlockers(rawValue: 1)
  /// Its parent is not visible.
  static let parent = StartBlockers(rawValue: 2)
  /// Its lane is full.
  static let capacity = StartBlockers(rawValue: 4)
  /// The gap of its lane has not elapsed.
  static let gap = StartBlockers(rawValue: 8)
  /// A sequence is running in its lane.
  static let sequence = StartBlockers(rawValue: 16)
  /// The app window has a foreign modal.
  static let foreignModal = StartBlockers(rawValue: 32)
  /// The app window has a modal that is not an ancestor.
  static let appWindow = StartBlockers(rawValue: 64)
  /// A position before it is reserved.
  static let reservation = StartBlockers(rawValue: 128)
  /// A request before it is being asked about.
  static let question = StartBlockers(rawValue: 256)

  mutating func insert(_ blocker: StartBlockers, if applies: Bool) {
    if applies { insert(blocker) }
  }
}
