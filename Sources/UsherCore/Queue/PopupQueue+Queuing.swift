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

// What is asked for before anybody has looked at the pages.
extension PopupQueue {
  /// How long one that waits for the first look at the pages keeps its place: a few turns, also of a
  /// phone that is busy starting an app.
  static let pageDiscoveryTimeout = Duration.milliseconds(100)

  /// Lets those whose pages nobody can know yet keep their places for a moment: what came after them
  /// must not come first only because it needs no page.
  mutating func reservePositions() {
    guard sceneState == .active, pageState.arePagesUnknown, pageDiscoveryDeadline == nil,
      lanes.indices.contains(where: { firstRequestAwaitingPages(inLane: $0) != nil })
    else { return }
    pageDiscoveryDeadline = now + Self.pageDiscoveryTimeout
  }

  /// The pages are known, or nobody will say anything about them so soon.
  mutating func releaseReservations() {
    guard let deadline = pageDiscoveryDeadline, deadline <= now || !pageState.arePagesUnknown else { return }
    pageDiscoveryDeadline = nil
  }

  func isBehindReservation(_ position: QueuePosition, inLane lane: Int) -> Bool {
    firstReservation(inLane: lane).map { $0 < position } ?? false
  }

  /// The first in the lane that keeps its place, if any does.
  func firstReservation(inLane lane: Int) -> QueuePosition? {
    pageDiscoveryDeadline == nil ? nil : firstRequestAwaitingPages(inLane: lane)
  }

  private func firstRequestAwaitingPages(inLane lane: Int) -> QueuePosition? {
    let queue = lanes[lane].queue
    var first: QueuePosition?
    for (index, bucketQueue) in queue.buckets.enumerated() {
      guard let bucketQueue, let head = bucketQueue.head, bucketQueue.bucket.parent == nil, !queue.eligible.contains(index),
        isAllowedDuringSequence(bucketQueue.bucket, inLane: lane)
      else { continue }
      first = first.map { min($0, head) } ?? head
    }
    return first
  }
}

extension PageState {
  /// Whether nobody has found any page.
  var arePagesUnknown: Bool { visible.isEmpty && covered.isEmpty }
}

// Requests that belong one after the other.
extension PopupQueue {
  /// Adds a step to its sequence; answers whether it is the first that has not ended.
  mutating func addStep(_ id: PopupID, to sequence: SequenceID) -> Bool {
    sequences[sequence, default: []].append(id)
    return sequences[sequence]?.first == id
  }

  /// A step has ended: the next one may come, or the sequence is over and its lanes are free.
  mutating func finishStep(_ entry: RequestTable.Entry) {
    guard let sequence = entry.sequence, var steps = sequences[sequence] else { return }
    let wasFirst = steps.first == entry.id
    steps.removeAll { $0 == entry.id }
    sequences[sequence] = steps.isEmpty ? nil : steps
    if let next = steps.first {
      guard wasFirst, let entry = requests[next] else { return }
      queue(next, notBefore: entry.submittedAt + entry.delay)
    } else {
      for lane in lanes.indices { lanes[lane].sequences.removeAll { $0 == sequence } }
    }
  }

  /// The first step of a sequence starts in a lane, which is taken from now on.
  mutating func beginSequence(_ sequence: SequenceID, inLane lane: Int32) {
    guard !lanes[lane].sequences.contains(sequence) else { return }
    lanes[lane].sequences.append(sequence)
  }

  /// The step of the lane's sequence whose turn it is, if it is in line there.
  func queuedStep(inLane lane: Int) -> RequestTable.Entry? {
    guard let sequence = lanes[lane].sequence, let id = sequences[sequence]?.first,
      let entry = requests[id], entry.laneIndex == lane, entry.phase == .queued
    else { return nil }
    return entry
  }
}
