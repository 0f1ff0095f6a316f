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
