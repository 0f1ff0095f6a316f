// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// Choosing and starting the next request.
extension PopupQueue {
  /// Starts the next request, and resolves conflicts, as often as possible.
  mutating func startEligibleRequests(_ effects: inout EffectBuffer) {
    resumeInterruptedRequests()
    while canStart {
      if let next = nextRequestToStart {
        start(next, &effects)
      } else if !resolveConflict(&effects) {
        return
      }
    }
  }

  /// Whether the scene and the turn allow anything to start.
  var canStart: Bool { sceneState == .active && !isWaitingForNextTurn }

  /// The first of the requests that can start now; to be read only if anything can start.
  // Inlined like the other two queries of every event: calling them would copy the queue.
  @inline(__always)
  var nextRequestToStart: PopupID? {
    var best: QueuePosition?
    for lane in lanes.indices where lanes[lane].canStart {
      if let first = firstPosition(inLane: lane, where: { _, blockers in blockers.isEmpty }),
        best.map({ first < $0 }) ?? true
      {
        best = first
      }
    }
    return best?.id
  }

  /// Returns the first position in a lane whose bucket and blockers satisfy the predicate; `nil`,
  /// too, while the lane is held.
  private func firstPosition(
    inLane lane: Int, where isIncluded: (LaneQueue.Bucket, StartBlockers) -> Bool
  ) -> QueuePosition? {
    guard lanes[lane].holds.isEmpty else { return nil }
    var best: QueuePosition?
    // The next step of the running sequence need not be the first request of its bucket. Neither
    // its own sequence nor a reservation keeps it from starting.
    if let step = lanes[lane].sequence.flatMap({ queuedStep(of: $0, inLane: lane) }) {
      let blockers = startBlockers(of: step).subtracting([.sequence, .reservation])
      if isIncluded(bucket(of: step), blockers) { best = step.position }
    }
    for index in lanes[lane].queue.eligible {
      guard let head = lanes[lane].queue.buckets[index].head, best.map({ head < $0 }) ?? true else {
        continue
      }
      let bucket = lanes[lane].queue.buckets[index].bucket
      let blockers = startBlockers(of: bucket, at: head, inLane: lane, isEligible: true)
      if isIncluded(bucket, blockers) { best = head }
    }
    return best
  }

  /// Returns everything that prevents this request, and not its whole lane, from starting.
  func startBlockers(of entry: RequestTable.Entry) -> StartBlockers {
    let bucket = bucket(of: entry)
    return startBlockers(
      of: bucket, at: entry.position, inLane: Int(entry.laneIndex),
      isEligible: bucket.isEligible(with: startConditions))
  }

  /// Returns the same for a request at a position of a bucket.
  func startBlockers(
    of bucket: LaneQueue.Bucket, at position: QueuePosition, inLane lane: Int, isEligible: Bool
  ) -> StartBlockers {
    var blockers = StartBlockers()
    func check(_ blocker: StartBlockers, _ applies: Bool) {
      if applies { blockers.insert(blocker) }
    }
    if bucket.surface == .appWindowModal {
      check(.foreignModal, pageState.foreignModal != nil && !bucket.presentsOverForeignModals)
      check(.appWindow, appWindowModals.last.map { !isAncestor($0, of: bucket.parent) } ?? false)
    }
    // Children wait for their parent, and neither for the capacity, the gap and the sequence of
    // their lane nor for reservations.
    if bucket.parent != nil {
      check(.parent, !isEligible)
      check(.requirement, !bucket.requirement.isSatisfied(by: startConditions))
    } else {
      check(.requirement, !isEligible)
      check(.capacity, lanes[lane].isFull)
      check(.gap, !bucket.ignoresGap && lanes[lane].isInGap(at: now))
      check(.sequence, !isAllowedDuringSequence(bucket, inLane: lane))
      check(.reservation, firstReservation(inLane: lane).map { $0 < position } ?? false)
    }
    return blockers
  }

  /// Whether the requests of a bucket without parents can start although a sequence is running in
  /// the lane.
  func isAllowedDuringSequence(_ bucket: LaneQueue.Bucket, inLane lane: Int) -> Bool {
    lanes[lane].sequence == nil || bucket.conflict == .interrupt
  }

  /// Returns the bucket to which a request belongs while it is queued.
  @inline(__always)
  func bucket(of entry: RequestTable.Entry) -> LaneQueue.Bucket {
    entry.bucket(entry.wasSuspended ? requests.boundPage(of: entry.id) : nil)
  }

  private mutating func start(_ id: PopupID, _ effects: inout EffectBuffer) {
    guard let entry = requests[id] else { return }
    removeFromQueues(entry)
    occupyLane(entry)
    if let sequence = entry.request.sequence { beginSequence(sequence, inLane: entry.laneIndex) }
    requests.setPhase(of: id, .presenting(newWatchdog))
    let animated = entry.request.isAnimated
    effects.append(
      entry.wasSuspended ? .resume(id, animated: animated) : .present(id, animated: animated))
  }

  private mutating func occupyLane(_ entry: RequestTable.Entry) {
    let id = entry.id
    lanes[entry.laneIndex].occupants.append(id)
    if entry.request.parent != nil { lanes[entry.laneIndex].childCount += 1 }
    if entry.request.surface == .appWindowModal { appWindowModals.append(id) }
    startCount += 1
    let start = startCount
    requests.updateDetails(of: id) { $0.startIndex = start }
    if requests.displayTimer(of: id) != nil { timedRequests.append(id) }
    if entry.isPageBound, !entry.wasSuspended {
      requests.bind(id, toPage: pageState.firstAvailablePage(for: entry.request.scope))
    }
  }

  /// Frees the capacity of a lane, and the slot of the app window, that a request took up.
  mutating func vacateLane(_ entry: RequestTable.Entry) {
    let id = entry.id
    lanes[entry.laneIndex].occupants.removeFirst(id)
    if entry.request.parent != nil { lanes[entry.laneIndex].childCount -= 1 }
    if entry.request.surface == .appWindowModal { appWindowModals.removeFirst(id) }
    timedRequests.removeFirst(id)
    disallowChildren(of: id)
  }

  /// Vacates the lane of a request that can start again.
  mutating func leaveLane(_ entry: RequestTable.Entry) {
    vacateLane(entry)
    requests.updateDetails(of: entry.id) { $0.isHidden = false }
  }

  /// Prevents every start until the next turn.
  mutating func waitForNextTurn(_ effects: inout EffectBuffer) {
    guard !isWaitingForNextTurn else { return }
    isWaitingForNextTurn = true
    effects.requestNextTurn()
  }
}

// Conflicts: the next request has no capacity.
extension PopupQueue {
  /// The resolution of one conflict.
  enum ConflictResolution: Equatable {
    /// These popups are suspended, and the next request takes their capacity.
    case suspend([PopupID])
    /// These popups are dismissed; the next request starts when they have disappeared.
    case replace([PopupID])
    /// The next request is dismissed.
    case drop(PopupID)
  }

  /// Resolves the next conflict. Returns whether there was one.
  mutating func resolveConflict(_ effects: inout EffectBuffer) -> Bool {
    guard lanes.entries.contains(where: \.queue.hasConflicts) else { return false }
    switch nextConflictResolution {
    case .suspend(let ids):
      for id in ids { interrupt(id, &effects) }
    case .replace(let ids):
      for id in ids { beginDismissal(id, .replaced, animated: shouldAnimate(true), &effects) }
    case .drop(let id):
      finish(id, .busy, &effects)
    case nil:
      return false
    }
    return true
  }

  /// The resolution of the first conflict that can be resolved now; to be read only if anything
  /// can start.
  @inline(__always)
  var nextConflictResolution: ConflictResolution? {
    let all: StartBlockers = [.capacity, .gap, .appWindow, .reservation]
    for lane in lanes.indices where lanes[lane].queue.hasConflicts {
      // The first request, or the first one after it that does not wait for the app window.
      if let resolution = conflictResolution(inLane: lane, despite: all)
        ?? conflictResolution(inLane: lane, despite: all.subtracting(.appWindow))
      {
        return resolution
      }
    }
    return nil
  }

  /// Returns the resolution of the conflict of the request in a lane that would start first without
  /// these blockers. Children have no conflicts. A request that is dropped if there is one is in
  /// conflict with a running sequence, too.
  private func conflictResolution(
    inLane lane: Int, despite ignored: StartBlockers
  ) -> ConflictResolution? {
    let first = firstPosition(inLane: lane) { bucket, blockers in
      bucket.parent == nil
        && blockers.isSubset(of: bucket.conflict == .drop ? ignored.union(.sequence) : ignored)
    }
    guard let entry = first.flatMap({ requests[$0.id] }) else { return nil }
    switch entry.request.conflict {
    case .wait: return nil
    case .drop:
      if let sequence = lanes[lane].sequence,
        queuedStep(of: sequence, inLane: lane)?.id != entry.id
      {
        return .drop(entry.id)
      }
      return conflictResolution(for: entry)
    case .interrupt, .replace: return conflictResolution(for: entry)
    }
  }

  private func conflictResolution(for entry: RequestTable.Entry) -> ConflictResolution? {
    let ids = conflictingRequests(for: entry)
    let conflicting = ids.compactMap { requests[$0] }
    guard !conflicting.isEmpty, !conflicting.contains(where: \.phase.isDismissing) else {
      return nil
    }
    // Child popups are never interrupted or replaced.
    let canBeDisplaced = conflicting.allSatisfy { $0.phase == .visible && $0.request.parent == nil }
    switch entry.request.conflict {
    case .wait:
      return nil
    case .interrupt:
      let canBeInterrupted = conflicting.allSatisfy {
        $0.request.priority < entry.request.priority && $0.canBeSuspended
          && canSuspendChildren($0.id)
      }
      return canBeDisplaced && canBeInterrupted ? .suspend(ids) : nil
    case .replace:
      return canBeDisplaced
        && conflicting.allSatisfy { $0.request.priority <= entry.request.priority }
        ? .replace(ids) : nil
    case .drop:
      return .drop(entry.id)
    }
  }

  /// Returns the popups that must disappear before a request can start: the first modal in the app
  /// window, the occupant of the lane with the last position, both, or none.
  func conflictingRequests(for entry: RequestTable.Entry) -> [PopupID] {
    var ids: [PopupID] = []
    if entry.request.surface == .appWindowModal, let modal = appWindowModals.first {
      ids.append(modal)
    }
    guard lanes[entry.laneIndex].isFull,
      !ids.contains(where: lanes[entry.laneIndex].occupants.contains)
    else { return ids }
    let candidates = lanes[entry.laneIndex].occupants.compactMap { requests[$0] }.filter {
      $0.request.parent == nil
    }
    let last =
      candidates.first { $0.phase.isDismissing } ?? candidates.min { $0.position > $1.position }
    if let last { ids.append(last.id) }
    return ids
  }

  /// Suspends a visible popup until its lane has capacity again.
  private mutating func interrupt(_ id: PopupID, _ effects: inout EffectBuffer) {
    guard let entry = requests[id] else { return }
    suspend(entry, .interrupted, &effects)
    lanes[entry.laneIndex].interrupted.append(id)
  }
}

/// What can prevent a request from starting in a lane in which others can start.
struct StartBlockers: OptionSet {
  let rawValue: UInt8

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
}
