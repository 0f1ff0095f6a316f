// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// From `enqueued` to the line of a lane.
extension PopupQueue {
  /// Takes in a request: into the line, or aside until its time has come.
  mutating func submit(_ request: Request, _ effects: inout EffectBuffer) {
    if let newestID, request.id <= newestID { return }
    newestID = request.id
    guard sceneState != .disconnected else { return deliverOutcome(request.id, .sceneDisconnected, &effects) }
    guard canHaveChildren(to: request.parent) else { return deliverOutcome(request.id, .parentDismissed, &effects) }
    if let key = request.key, let first = requests.byKey[key] {
      switch request.keyPolicy {
      case .join: return effects.append(.join(request.id, first: first))
      case .update: return update(first, from: request, &effects)
      case .replace: dismiss(.request(first), .replaced, animated: true, &effects)
      }
      // The parent may have been what was replaced.
      guard canHaveChildren(to: request.parent) else { return deliverOutcome(request.id, .parentDismissed, &effects) }
    }
    let lane = lanes.index(of: request.lane)
    let entry = RequestTable.Entry(
      request, surface: effectiveSurface(for: request), laneIndex: lane, submittedAt: now)
    requests.insert(entry, request)
    if let deadline = entry.expirationDeadline { expirations.insert(deadline) }
    if let parent = entry.parent { addChild(entry.id, to: parent) }
    if let sequence = entry.sequence, !addStep(entry.id, to: sequence) { return }
    queue(entry.id, notBefore: now + request.delay)
    reservePositions()
  }

  /// Puts a request into the line of its lane, or aside until the moment has come.
  mutating func queue(_ id: PopupID, notBefore time: MonotonicInstant) {
    guard time <= now else {
      requests.setPhase(id, to: .delayed(until: time))
      return delays.insert(RequestDeadline(time: time, id: id))
    }
    requests.setPhase(id, to: .queued)
    insertIntoLaneQueue(id)
  }

  private mutating func insertIntoLaneQueue(_ id: PopupID) {
    guard let entry = requests[id] else { return }
    let bucket = entry.bucket(requests.details[id]?.boundPage)
    let index = lanes[entry.laneIndex].queue.insert(entry.position, into: bucket, conditions: startConditions)
    requests.change(id) { $0.bucketIndex = Int32(index) }
  }

  /// Puts those into line whose delay is over.
  mutating func processDelays() {
    while let next = delays.first, next.time <= now {
      delays.remove(next)
      queue(next.id, notBefore: next.time)
    }
  }

  /// Ends those that have waited long enough.
  mutating func processExpirations(_ effects: inout EffectBuffer) {
    while let next = expirations.first, next.time <= now, let entry = requests[next.id] {
      finish(entry, .expired, &effects)
    }
  }

  /// Takes a request out of the line or from aside, for good or to put it there anew.
  mutating func removeFromQueues(_ entry: RequestTable.Entry) {
    switch entry.phase {
    case .delayed(let time): delays.remove(RequestDeadline(time: time, id: entry.id))
    case .queued: removeFromLaneQueue(entry)
    case .suspended: lanes[entry.laneIndex].interrupted.removeAll { $0 == entry.id }
    case .awaitingPreviousStep, .presenting, .dismissalPending, .visible, .dismissing: break
    }
    if let deadline = entry.expirationDeadline { expirations.remove(deadline) }
  }

  private mutating func removeFromLaneQueue(_ entry: RequestTable.Entry) {
    lanes[entry.laneIndex].queue.remove(entry.position, from: Int(entry.bucketIndex))
  }

  /// Gives a request another priority, wherever it stands.
  mutating func reprioritize(_ id: PopupID, _ priority: PopupPriority) {
    guard let entry = requests[id], entry.priority != priority else { return }
    if entry.phase == .queued { removeFromLaneQueue(entry) }
    requests.change(id) { $0.priority = priority }
    if entry.phase == .queued { insertIntoLaneQueue(id) }
  }
}
