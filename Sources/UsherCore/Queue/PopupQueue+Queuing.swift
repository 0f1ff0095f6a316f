// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// MARK: - Submitting and queuing

extension PopupQueue {
  /// Adds a new request, which is queued, or delayed until its time, unless its key policy applies.
  mutating func submit(_ request: Request) {
    // A repeated event; a second request with this identifier would have a second outcome.
    if let newestID, request.id <= newestID { return }
    newestID = request.id
    // A request that can never start has its outcome, too.
    guard sceneState != .disconnected else {
      return deliverOutcome(request.id, .sceneDisconnected)
    }
    if let parent = request.parent, !canHaveChildren(parent) {
      return deliverOutcome(request.id, .parentDismissed)
    }
    if let key = request.key, let first = idsByKey[key] {
      switch request.keyPolicy {
      case .join:
        cancelLateDismissal(of: first)
        if !request.isUnsolicited { change(first) { $0.request.isUnsolicited = false } }
        return effects.append(.join(request.id, first: first))
      case .update: return update(first, from: request)
      case .replace: dismiss(.request(first), reason: .replaced, animated: true)
      }
      // The request that was replaced may have been the parent.
      if let parent = request.parent, !canHaveChildren(parent) {
        return deliverOutcome(request.id, .parentDismissed)
      }
    }
    let lane = index(of: request.lane)
    var state = RequestState(request, laneIndex: lane, submittedAt: now)
    state.request.surface = effectiveSurface(for: request)
    if let key = request.key { idsByKey[key] = request.id }
    if let deadline = state.expirationDeadline { expirations.insertInOrder(deadline) }
    if let parent = request.parent { children[parent, default: []].append(request.id) }
    if let sequence = request.sequence { sequences[sequence, default: []].append(request.id) }
    // A later step stays in the initial phase until `finishStep` queues it.
    if request.sequence.map({ sequences[$0]?.first == request.id }) ?? true {
      queue(&state, notBefore: now + request.delay)
    }
    requests[request.id.serial] = state
    reservePositions()
  }

  /// Adds a request to the queue of its lane, or delays it until this time.
  mutating func queue(_ id: PopupID, notBefore time: MonotonicInstant) {
    guard var state = find(id) else { return }
    queue(&state, notBefore: time)
    requests[id.serial] = state
  }

  private mutating func queue(_ state: inout RequestState, notBefore time: MonotonicInstant) {
    guard time <= now else {
      state.phase = .delayed(until: time)
      return delays.insertInOrder(RequestDeadline(time: time, id: state.id))
    }
    state.phase = .queued
    lanes[state.laneIndex].queue.insert(state.position, state.startRequirements, pages: pageState)
  }

  /// Queues a request whose postponement is over, unless its delay is not.
  mutating func queueAfterDelay(_ id: PopupID) {
    guard let state = find(id) else { return }
    queue(id, notBefore: state.submittedAt + state.request.delay)
  }

  /// Queues the requests whose delay or postponement has elapsed.
  mutating func processDelays() {
    guard let first = delays.first, first.time <= now else { return }
    let due = delays.prefix { $0.time <= now }
    delays.removeFirst(due.count)
    for deadline in due {
      if phase(of: deadline.id)?.isPostponed == true {
        queueAfterDelay(deadline.id)
      } else {
        queue(deadline.id, notBefore: deadline.time)
      }
    }
  }

  /// Dismisses the requests that have expired.
  mutating func processExpirations() {
    guard let first = expirations.first, first.time <= now else { return }
    let due = expirations.prefix { $0.time <= now }.map(\.id)
    removeFromQueues(due)
    for id in due { finish(id, .expired) }
  }

  /// Removes a request from where it waits to start, and its expiration.
  mutating func removeFromQueues(_ state: RequestState) {
    stopWaiting(state)
    if let deadline = state.expirationDeadline { expirations.removeInOrder(deadline) }
  }

  /// Does so for several requests at once, which is faster.
  mutating func removeFromQueues(_ ids: [PopupID]) {
    // A single one is removed when it is finished.
    guard ids.count > 1 else { return }
    let ids = Set(ids)
    delays.removeAll { ids.contains($0.id) }
    asking.removeAll { ids.contains($0) }
    expirations.removeAll { ids.contains($0.id) }
    for lane in lanes.indices { lanes[lane].queue.removeAll(ids) }
  }

  /// Removes a request from where it waits to start; it can still expire.
  mutating func stopWaiting(_ state: RequestState) {
    switch state.phase {
    case .delayed(let time), .postponed(let time?, by: _):
      delays.removeInOrder(RequestDeadline(time: time, id: state.id))
    case .asking: asking.removeInOrder(state.id)
    case .queued: lanes[state.laneIndex].queue.remove(state.position, state.startRequirements)
    case .suspended: lanes[state.laneIndex].interrupted.removeAll { $0 == state.id }
    // In no list of waiting requests: a later step is only in its sequence.
    case .awaitingPreviousStep, .postponed(nil, by: _), .presenting, .dismissalPending, .visible,
      .dismissing:
      break
    }
  }

  /// Changes the priority of a request, whatever its phase.
  mutating func reprioritize(_ id: PopupID, _ priority: PopupPriority) {
    guard let state = find(id), state.request.priority != priority else { return }
    // It is found by its position, which contains the old priority.
    if state.phase == .queued { stopWaiting(state) }
    change(id) { $0.request.priority = priority }
    if state.phase == .queued { queue(id, notBefore: now) }
  }
}

// MARK: - Before the first poll of the pages

extension PopupQueue {
  /// How long positions are reserved for requests that wait for the first poll of the pages: a few
  /// turns, even on a device that is busy launching an app.
  static let pageDiscoveryTimeout = Duration.milliseconds(100)

  /// Reserves the positions of requests that wait for the first poll of the pages: a later
  /// request must not start before them only because it needs no page.
  mutating func reservePositions() {
    // A running deadline is not extended, so that an app without pages does not block its popups.
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
    // A child does not compete in its lane, and a running sequence lets none of the others start.
    lanes[lane].queue.buckets.filter { bucket in
      bucket.requirements.parent == nil && !bucket.isSatisfiedByPages
        && isAllowedDuringSequence(bucket.requirements, inLane: lane)
    }.compactMap(\.positions.first).min()
  }
}

// MARK: - Sequences

extension PopupQueue {
  /// Removes a dismissed step from its sequence. Queues the next step; after the last one the
  /// sequence releases its lanes.
  mutating func finishStep(_ state: RequestState) {
    guard let sequence = state.request.sequence, var steps = sequences[sequence] else { return }
    let wasFirst = steps.first == state.id
    steps.removeAll { $0 == state.id }
    sequences[sequence] = steps.isEmpty ? nil : steps
    if let next = steps.first {
      // After a later step the current one still waits, or is on the screen.
      guard wasFirst, let state = find(next) else { return }
      queue(next, notBefore: state.submittedAt + state.request.delay)
    } else {
      releaseLanes(of: sequence)
    }
  }

  /// Ends a sequence in all lanes; the start of another step begins it again.
  mutating func releaseLanes(of sequence: SequenceID) {
    for lane in lanes.indices { lanes[lane].sequences.removeAll { $0 == sequence } }
  }

  /// Returns the next step of a sequence, if it is queued in this lane.
  func queuedStep(of sequence: SequenceID, inLane lane: Int) -> RequestState? {
    guard let id = sequences[sequence]?.first, let state = find(id),
      state.laneIndex == lane, state.phase == .queued
    else { return nil }
    return state
  }
}
