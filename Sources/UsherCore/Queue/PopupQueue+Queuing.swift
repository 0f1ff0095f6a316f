// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// Submitting and queuing.
extension PopupQueue {
  /// Adds a new request, which is queued, or delayed until its time, unless its key policy applies.
  mutating func submit(_ request: Request, _ effects: inout EffectBuffer) {
    if let newestID, request.id <= newestID { return }
    newestID = request.id
    guard sceneState != .disconnected else {
      return deliverOutcome(request.id, .sceneDisconnected, &effects)
    }
    if let parent = request.parent, !canHaveChildren(parent) {
      return deliverOutcome(request.id, .parentDismissed, &effects)
    }
    if let key = request.key, let first = requests.byKey[key] {
      switch request.keyPolicy {
      case .join: return effects.append(.join(request.id, first: first))
      case .update: return update(first, from: request, &effects)
      case .replace: dismiss(.request(first), reason: .replaced, animated: true, &effects)
      }
      // The request that was replaced may have been the parent.
      if let parent = request.parent, !canHaveChildren(parent) {
        return deliverOutcome(request.id, .parentDismissed, &effects)
      }
    }
    let lane = lanes.index(of: request.lane)
    var entry = RequestTable.Entry(request, laneIndex: lane, submittedAt: now)
    entry.request.surface = effectiveSurface(for: request)
    requests.insert(entry)
    if let deadline = entry.expirationDeadline { expirations.insert(deadline) }
    if let parent = entry.request.parent { addChild(entry.id, to: parent) }
    if let sequence = entry.request.sequence, !addStep(entry.id, to: sequence) { return }
    queue(entry, notBefore: now + request.delay)
    reservePositions()
  }

  /// Adds a request to the queue of its lane, or delays it until this time.
  mutating func queue(_ id: PopupID, notBefore time: MonotonicInstant) {
    if let entry = requests[id] { queue(entry, notBefore: time) }
  }

  private mutating func queue(_ entry: RequestTable.Entry, notBefore time: MonotonicInstant) {
    let id = entry.id
    guard time <= now else {
      requests.setPhase(of: id, .delayed(until: time))
      return delays.insert(RequestDeadline(time: time, id: id))
    }
    let index = lanes[entry.laneIndex].queue.insert(
      entry.position, into: bucket(of: entry), conditions: startConditions)
    requests.change(id) { ($0.phase, $0.bucketIndex) = (.queued, Int32(index)) }
  }

  /// Queues the requests whose delay has elapsed.
  mutating func processDelays() {
    while let next = delays.first, next.time <= now {
      delays.remove(next)
      queue(next.id, notBefore: next.time)
    }
  }

  /// Dismisses the requests that have expired.
  mutating func processExpirations(_ effects: inout EffectBuffer) {
    while let next = expirations.first, next.time <= now, requests.phase(of: next.id) != nil {
      finish(next.id, .expired, &effects)
    }
  }

  /// Removes a request from where it waits to start, and its expiration.
  mutating func removeFromQueues(_ entry: RequestTable.Entry) {
    stopWaiting(entry)
    if let deadline = entry.expirationDeadline { expirations.remove(deadline) }
  }

  /// Removes a request from where it waits to start; it can still expire.
  mutating func stopWaiting(_ entry: RequestTable.Entry) {
    switch entry.phase {
    case .delayed(let time): delays.remove(RequestDeadline(time: time, id: entry.id))
    case .queued: removeFromLaneQueue(entry)
    case .suspended: lanes[entry.laneIndex].interrupted.removeAll { $0 == entry.id }
    case .awaitingPreviousStep, .presenting, .dismissalPending, .visible, .dismissing: break
    }
  }

  private mutating func removeFromLaneQueue(_ entry: RequestTable.Entry) {
    lanes[entry.laneIndex].queue.remove(entry.position, from: Int(entry.bucketIndex))
  }

  /// Changes the priority of a request, whatever its phase.
  mutating func reprioritize(_ id: PopupID, _ priority: PopupPriority) {
    guard let entry = requests[id], entry.request.priority != priority else { return }
    if entry.phase == .queued { removeFromLaneQueue(entry) }
    requests.change(id) { $0.request.priority = priority }
    if entry.phase == .queued { queue(id, notBefore: now) }
  }
}

// Requests that are submitted before the first poll of the pages.
extension PopupQueue {
  /// How long positions are reserved for requests that wait for the first poll of the pages: a few
  /// turns, even on a device that is busy launching an app.
  static let pageDiscoveryTimeout = Duration.milliseconds(100)

  /// Reserves the positions of requests that wait for the first poll of the pages: a later
  /// request must not start before them only because it needs no page.
  mutating func reservePositions() {
    guard sceneState == .active, pageState.arePagesUnknown, pageDiscoveryDeadline == nil,
      lanes.indices.contains(where: { firstRequestAwaitingPages(inLane: $0) != nil })
    else { return }
    pageDiscoveryDeadline = now + Self.pageDiscoveryTimeout
  }

  /// Ends the reservations when the pages are known or the timeout has expired.
  mutating func releaseReservations() {
    guard let deadline = pageDiscoveryDeadline, deadline <= now || !pageState.arePagesUnknown else {
      return
    }
    pageDiscoveryDeadline = nil
  }

  /// Returns the first reserved position in a lane, if any.
  func firstReservation(inLane lane: Int) -> QueuePosition? {
    pageDiscoveryDeadline == nil ? nil : firstRequestAwaitingPages(inLane: lane)
  }

  private func firstRequestAwaitingPages(inLane lane: Int) -> QueuePosition? {
    let queue = lanes[lane].queue
    var first: QueuePosition?
    for (index, bucketQueue) in queue.buckets.enumerated() {
      guard let head = bucketQueue.head, bucketQueue.bucket.parent == nil,
        !queue.eligible.contains(index),
        isAllowedDuringSequence(bucketQueue.bucket, inLane: lane)
      else { continue }
      first = first.map { min($0, head) } ?? head
    }
    return first
  }
}

extension PageState {
  /// Whether no page has been found.
  var arePagesUnknown: Bool { visible.isEmpty && covered.isEmpty }
}

// Sequences.
extension PopupQueue {
  /// Adds a step to its sequence. Returns whether it is the first one that has not been dismissed.
  mutating func addStep(_ id: PopupID, to sequence: SequenceID) -> Bool {
    sequences[sequence, default: []].append(id)
    return sequences[sequence]?.first == id
  }

  /// Removes a dismissed step from its sequence. Queues the next step; after the last one the
  /// sequence releases its lanes.
  mutating func finishStep(_ entry: RequestTable.Entry) {
    guard let sequence = entry.request.sequence, var steps = sequences[sequence] else { return }
    let wasFirst = steps.first == entry.id
    steps.removeAll { $0 == entry.id }
    sequences[sequence] = steps.isEmpty ? nil : steps
    if let next = steps.first {
      guard wasFirst, let entry = requests[next] else { return }
      queue(next, notBefore: entry.submittedAt + entry.request.delay)
    } else {
      for lane in lanes.indices { lanes[lane].sequences.removeAll { $0 == sequence } }
    }
  }

  /// Makes a sequence the running one of a lane, when a step of it first starts there.
  mutating func beginSequence(_ sequence: SequenceID, inLane lane: Int32) {
    guard !lanes[lane].sequences.contains(sequence) else { return }
    lanes[lane].sequences.append(sequence)
  }

  /// Returns the next step of a sequence, if it is queued in this lane.
  func queuedStep(of sequence: SequenceID, inLane lane: Int) -> RequestTable.Entry? {
    guard let id = sequences[sequence]?.first, let entry = requests[id],
      entry.laneIndex == lane, entry.phase == .queued
    else { return nil }
    return entry
  }
}
