// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// Who goes next.
extension PopupQueue {
  /// Starts the best request for as long as there is room for one.
  mutating func startEligibleRequests(_ effects: inout EffectBuffer) {
    resumeInterruptedRequests()
    repeat {
      while let next = nextRequestToStart { start(next, &effects) }
    } while resolveConflict(&effects)
  }

  /// The request that goes first of all that may start now.
  var nextRequestToStart: PopupID? {
    guard sceneState == .active, !isWaitingForNextTurn else { return nil }
    var best: QueuePosition?
    for lane in lanes.indices where !lanes[lane].queue.isEmpty && lanes[lane].holds.isEmpty {
      if let first = firstRequestToStart(inLane: lane), best.map({ first < $0 }) ?? true { best = first }
    }
    return best?.id
  }

  private func firstRequestToStart(inLane lane: Int) -> QueuePosition? {
    var best = queuedStep(inLane: lane).flatMap { entry in
      lanes[lane].queue.buckets[Int(entry.bucketIndex)].flatMap { queue in
        lanes[lane].queue.eligible.contains(Int(entry.bucketIndex)) && hasCapacity(for: queue.bucket, inLane: lane)
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

  /// Whether those of a bucket may start although a sequence has begun in the lane.
  func isAllowedDuringSequence(_ bucket: LaneQueue.Bucket, inLane lane: Int) -> Bool {
    lanes[lane].sequence == nil || bucket.parent != nil || bucket.conflict == .interrupt
  }

  /// Whether there is a place for those of a bucket whose need is met.
  private func hasCapacity(for bucket: LaneQueue.Bucket, inLane lane: Int) -> Bool {
    guard isAppWindowAvailable(for: bucket) else { return false }
    // What belongs to a popup waits neither for capacity nor for the gap.
    if bucket.parent != nil { return bucket.requirement.isSatisfied(by: startConditions) }
    return !lanes[lane].isFull && (bucket.ignoresGap || !lanes[lane].isInGap(at: now))
  }

  /// Whether the app's window, where those of a bucket want to be there, takes them.
  func isAppWindowAvailable(for bucket: LaneQueue.Bucket) -> Bool {
    guard bucket.surface == .appWindowModal else { return true }
    return canPresentOverForeignModals(bucket) && isAppWindowAvailable(forChildOf: bucket.parent)
  }

  /// Whether nothing of ours is presented on the app's window but what a request belongs to.
  func isAppWindowAvailable(forChildOf parent: PopupID?) -> Bool {
    appWindowModals.last.map { isAncestor(of: $0, of: parent) } ?? true
  }

  /// Whether no controller of somebody else keeps those of a bucket from the app's window.
  func canPresentOverForeignModals(_ bucket: LaneQueue.Bucket) -> Bool {
    pageState.foreignModal == nil || bucket.presentsOverForeignModals
  }

  private mutating func start(_ id: PopupID, _ effects: inout EffectBuffer) {
    guard let entry = requests[id] else { return }
    removeFromQueues(entry)
    occupyLane(entry)
    if let sequence = entry.sequence { beginSequence(sequence, inLane: entry.laneIndex) }
    requests.setPhase(id, to: .presenting(newWatchdog))
    let animated = entry.isAnimated
    effects.append(
      entry.wasSuspended ? .resume(id, animated: animated) : .present(id, animated: animated))
  }

  private mutating func occupyLane(_ entry: RequestTable.Entry) {
    let id = entry.id
    lanes[entry.laneIndex].occupants.append(id)
    if entry.parent != nil { lanes[entry.laneIndex].childCount += 1 }
    if entry.surface == .appWindowModal { appWindowModals.append(id) }
    startCount += 1
    let start = startCount
    requests.updateDetails(of: id) { $0.startIndex = start }
    if requests.details[id]?.displayTimer != nil { timedRequests.append(id) }
    if entry.isPageBound, !entry.wasSuspended {
      requests.bind(id, toPage: pageState.firstAvailablePage(for: entry.scope))
    }
  }

  /// Frees what a request took up.
  mutating func vacateLane(_ entry: RequestTable.Entry) {
    let id = entry.id
    lanes[entry.laneIndex].occupants.removeAll { $0 == id }
    if entry.parent != nil { lanes[entry.laneIndex].childCount -= 1 }
    if entry.surface == .appWindowModal { appWindowModals.removeAll { $0 == id } }
    timedRequests.removeAll { $0 == id }
    requests.updateDetails(of: id) { $0.isHidden = false }
    disallowChildren(of: id)
  }

  /// Lets nothing start before the next turn.
  mutating func waitForNextTurn(_ effects: inout EffectBuffer) {
    guard !isWaitingForNextTurn else { return }
    isWaitingForNextTurn = true
    effects.requestNextTurn()
  }
}

// What happens when the next request finds its place taken.
extension PopupQueue {
  /// One way to settle a conflict.
  enum ConflictResolution: Equatable {
    /// The next request suspends these and takes their place.
    case suspend([PopupID])
    /// The next request ends these and takes their place as soon as they have left.
    case replace([PopupID])
    /// The next request ends.
    case drop(PopupID)
  }

  /// Settles one conflict; answers whether there was one.
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

  /// The first conflict that can be settled now.
  var nextConflictResolution: ConflictResolution? {
    guard sceneState == .active, !isWaitingForNextTurn else { return nil }
    for lane in lanes.indices where !lanes[lane].queue.isEmpty && lanes[lane].holds.isEmpty {
      // The one that goes first, and where the app's window keeps it from that, the one after it.
      if let resolution = conflictResolution(inLane: lane, where: { _ in true })
        ?? conflictResolution(inLane: lane, where: { $0.surface != .appWindowModal || appWindowModals.isEmpty })
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
    switch entry.conflict {
    case .wait: return nil
    case .drop where isBlockedBySequence(entry): return .drop(entry.id)
    case .interrupt, .replace, .drop: return conflictResolution(for: entry)
    }
  }

  /// The one that would go first in a lane if there were room.
  private func candidate(
    inLane lane: Int, where isIncluded: (LaneQueue.Bucket) -> Bool
  ) -> PopupID? {
    let queue = lanes[lane].queue
    let isSequenceRunning = lanes[lane].sequence != nil
    var best: QueuePosition?
    if let step = queuedStep(inLane: lane), queue.eligible.contains(Int(step.bucketIndex)),
      let bucket = queue.buckets[Int(step.bucketIndex)]?.bucket, isIncluded(bucket), canBePresented(bucket)
    {
      best = step.position
    }
    for index in queue.eligible {
      guard let bucketQueue = queue.buckets[index], let head = bucketQueue.head, bucketQueue.bucket.parent == nil,
        best.map({ head < $0 }) ?? true, isIncluded(bucketQueue.bucket), canBePresented(bucketQueue.bucket),
        !isSequenceRunning || bucketQueue.bucket.conflict.appliesToSequences
      else { continue }
      best = head
    }
    return best?.id
  }

  /// Whether no controller of somebody else keeps a contender from its place for longer than any
  /// conflict lasts.
  private func canBePresented(_ bucket: LaneQueue.Bucket) -> Bool {
    bucket.surface != .appWindowModal || canPresentOverForeignModals(bucket)
  }

  /// Whether a sequence that has begun keeps a request from its lane.
  private func isBlockedBySequence(_ entry: RequestTable.Entry) -> Bool {
    guard let sequence = lanes[entry.laneIndex].sequence else { return false }
    return sequences[sequence]?.first != entry.id
  }

  private func conflictResolution(for entry: RequestTable.Entry) -> ConflictResolution? {
    let ids = conflictingRequests(for: entry)
    let conflicting = ids.compactMap { requests[$0] }
    guard !conflicting.isEmpty, !conflicting.contains(where: \.phase.isDismissing) else { return nil }
    // Nobody sends away what belongs to a popup.
    let canBeDisplaced = conflicting.allSatisfy { $0.phase == .visible && $0.parent == nil }
    switch entry.conflict {
    case .wait:
      return nil
    case .interrupt:
      let canBeInterrupted = conflicting.allSatisfy {
        $0.priority < entry.priority && $0.canBeSuspended && canSuspendChildren($0.id)
      }
      return canBeDisplaced && canBeInterrupted ? .suspend(ids) : nil
    case .replace:
      return canBeDisplaced && conflicting.allSatisfy { $0.priority <= entry.priority } ? .replace(ids) : nil
    case .drop:
      return .drop(entry.id)
    }
  }

  /// Who would have to go for a request to start: nobody, the one on the app's window, the weakest of
  /// the lane, or both.
  func conflictingRequests(`for` entry: RequestTable.Entry) -> [PopupID] {
    var ids: [PopupID] = []
    if entry.surface == .appWindowModal, let modal = appWindowModals.first { ids.append(modal) }
    guard lanes[entry.laneIndex].isFull, !ids.contains(where: lanes[entry.laneIndex].occupants.contains)
    else { return ids }
    let candidates = lanes[entry.laneIndex].occupants.compactMap { requests[$0] }.filter { $0.parent == nil }
    let last = candidates.first { $0.phase.isDismissing } ?? candidates.min { $0.position > $1.position }
    if let last { ids.append(last.id) }
    return ids
  }

  /// Takes a visible one off the screen until its lane has room again.
  private mutating func interrupt(_ id: PopupID, _ effects: inout EffectBuffer) {
    guard let entry = requests[id] else { return }
    suspend(entry, .interrupted, &effects)
    lanes[entry.laneIndex].interrupted.append(id)
  }
}

extension PopupConflict {
  /// Whether a request does something about a sequence that has begun in its lane.
  fileprivate var appliesToSequences: Bool {
    switch self {
    case .interrupt, .drop: true
    case .wait, .replace: false
    }
  }
}
