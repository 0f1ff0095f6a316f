// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// Choosing and starting the next request.
extension PopupQueue {
  /// Starts the next request, and resolves conflicts, as often as possible.
  mutating func startEligibleRequests(_ effects: inout EffectBuffer) {
    resumeInterruptedRequests()
    repeat {
      while let next = nextRequestToStart { start(next, &effects) }
    } while resolveConflict(&effects)
  }

  /// The first of the requests that can start now.
  var nextRequestToStart: PopupID? {
    guard sceneState == .active, !isWaitingForNextTurn else { return nil }
    var best: QueuePosition?
    for lane in lanes.indices where !lanes[lane].queue.isEmpty && lanes[lane].holds.isEmpty {
      if let first = firstRequestToStart(inLane: lane), best.map({ first < $0 }) ?? true {
        best = first
      }
    }
    return best?.id
  }

  private func firstRequestToStart(inLane lane: Int) -> QueuePosition? {
    var best = queuedStep(inLane: lane).flatMap { entry in
      lanes[lane].queue.buckets[Int(entry.bucketIndex)].flatMap { queue in
        lanes[lane].queue.eligible.contains(Int(entry.bucketIndex))
          && hasCapacity(for: queue.bucket, inLane: lane)
          ? entry.position : nil
      }
    }
    for index in lanes[lane].queue.eligible {
      guard let queue = lanes[lane].queue.buckets[index], let head = queue.head,
        best.map({ head < $0 }) ?? true, isAllowedDuringSequence(queue.bucket, inLane: lane),
        hasCapacity(for: queue.bucket, inLane: lane),
        queue.bucket.parent != nil || !isBehindReservation(head, inLane: lane)
      else { continue }
      best = head
    }
    return best
  }

  /// Whether the requests of a bucket can start although a sequence is running in the lane.
  func isAllowedDuringSequence(_ bucket: LaneQueue.Bucket, inLane lane: Int) -> Bool {
    lanes[lane].sequence == nil || bucket.parent != nil || bucket.conflict == .interrupt
  }

  /// Whether there is capacity for the requests of an eligible bucket.
  private func hasCapacity(for bucket: LaneQueue.Bucket, inLane lane: Int) -> Bool {
    guard isAppWindowAvailable(for: bucket) else { return false }
    // Child popups wait neither for capacity nor for the gap.
    if bucket.parent != nil { return bucket.requirement.isSatisfied(by: startConditions) }
    return !lanes[lane].isFull && (bucket.ignoresGap || !lanes[lane].isInGap(at: now))
  }

  /// Whether the app window is available for the requests of a bucket; true if they do not use it.
  func isAppWindowAvailable(for bucket: LaneQueue.Bucket) -> Bool {
    guard bucket.surface == .appWindowModal else { return true }
    return canPresentOverForeignModals(bucket) && isAppWindowAvailable(forChildOf: bucket.parent)
  }

  /// Whether the app window has no modal other than the ancestors of the request.
  func isAppWindowAvailable(forChildOf parent: PopupID?) -> Bool {
    appWindowModals.last.map { isAncestor($0, of: parent) } ?? true
  }

  /// Whether there is no foreign modal, or the requests of a bucket are presented above it.
  func canPresentOverForeignModals(_ bucket: LaneQueue.Bucket) -> Bool {
    pageState.foreignModal == nil || bucket.presentsOverForeignModals
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
    if requests.details[id]?.displayTimer != nil { timedRequests.append(id) }
    if entry.isPageBound, !entry.wasSuspended {
      requests.bind(id, toPage: pageState.firstAvailablePage(for: entry.request.scope))
    }
  }

  /// Frees the capacity of a lane, and the slot of the app window, that a request took up.
  mutating func vacateLane(_ entry: RequestTable.Entry) {
    let id = entry.id
    lanes[entry.laneIndex].occupants.removeAll { $0 == id }
    if entry.request.parent != nil { lanes[entry.laneIndex].childCount -= 1 }
    if entry.request.surface == .appWindowModal { appWindowModals.removeAll { $0 == id } }
    timedRequests.removeAll { $0 == id }
    requests.updateDetails(of: id) { $0.isHidden = false }
    disallowChildren(of: id)
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
    switch nextConflictResolution {
    case .suspend(let ids):
      for id in ids { interrupt(id, &effects) }
    case .replace(let ids):
      for id in ids { beginDismissal(id, .replaced, animated: shouldAnimate(true), &effects) }
    case .drop(let id):
      if let entry = requests[id] { finish(entry, .busy, &effects) }
    case nil:
      return false
    }
    return true
  }

  /// The resolution of the first conflict that can be resolved now.
  var nextConflictResolution: ConflictResolution? {
    guard sceneState == .active, !isWaitingForNextTurn else { return nil }
    for lane in lanes.indices where !lanes[lane].queue.isEmpty && lanes[lane].holds.isEmpty {
      // The first request, or the first one after it that does not wait for the app window.
      if let resolution = conflictResolution(inLane: lane, where: { _ in true })
        ?? conflictResolution(
          inLane: lane, where: { $0.surface != .appWindowModal || appWindowModals.isEmpty })
      {
        return resolution
      }
    }
    return nil
  }

  private func conflictResolution(
    inLane lane: Int, where isIncluded: (LaneQueue.Bucket) -> Bool
  ) -> ConflictResolution? {
    guard let id = candidate(inLane: lane, where: isIncluded), let entry = requests[id] else {
      return nil
    }
    switch entry.request.conflict {
    case .wait: return nil
    case .drop where isBlockedBySequence(entry): return .drop(entry.id)
    case .interrupt, .replace, .drop: return conflictResolution(for: entry)
    }
  }

  /// Returns the request that would start first in a lane with capacity.
  private func candidate(
    inLane lane: Int, where isIncluded: (LaneQueue.Bucket) -> Bool
  ) -> PopupID? {
    let queue = lanes[lane].queue
    let isSequenceRunning = lanes[lane].sequence != nil
    var best: QueuePosition?
    if let step = queuedStep(inLane: lane), queue.eligible.contains(Int(step.bucketIndex)),
      let bucket = queue.buckets[Int(step.bucketIndex)]?.bucket, isIncluded(bucket),
      canBePresented(bucket)
    {
      best = step.position
    }
    for index in queue.eligible {
      guard let bucketQueue = queue.buckets[index], let head = bucketQueue.head,
        bucketQueue.bucket.parent == nil,
        best.map({ head < $0 }) ?? true, isIncluded(bucketQueue.bucket),
        canBePresented(bucketQueue.bucket),
        !isSequenceRunning || bucketQueue.bucket.conflict.appliesToSequences
      else { continue }
      best = head
    }
    return best?.id
  }

  /// Whether no foreign modal prevents the requests of a bucket from being presented; resolving a
  /// conflict would not help.
  private func canBePresented(_ bucket: LaneQueue.Bucket) -> Bool {
    bucket.surface != .appWindowModal || canPresentOverForeignModals(bucket)
  }

  /// Whether a running sequence of other requests blocks the lane of a request.
  private func isBlockedBySequence(_ entry: RequestTable.Entry) -> Bool {
    guard let sequence = lanes[entry.laneIndex].sequence else { return false }
    return sequences[sequence]?.first != entry.id
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

extension PopupConflict {
  /// Whether the policy also applies if a sequence is running in the lane.
  fileprivate var appliesToSequences: Bool {
    switch self {
    case .interrupt, .drop: true
    case .wait, .replace: false
    }
  }
}
