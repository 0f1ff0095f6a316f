// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// What must be true after every event.
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
      requests.table.isWellFormed && requests.details.isWellFormed,
      "requests are found by their identifiers")
    checkWaiting(expect)
    checkLanes(expect)
    checkRelations(expect)
    checkAppWindow(expect)
    for entry in requests.entries { check(entry, expect) }
    return broken
  }

  private typealias Expect = (Bool, @autoclosure () -> String) -> Void

  private func checkWaiting(_ expect: Expect) {
    expect(delays.isWellFormed, "the heap of delays is well-formed")
    expect(expirations.isWellFormed, "the heap of expirations is well-formed")
    let delayed = requests.entries.compactMap { entry -> RequestDeadline? in
      guard case .delayed(let time) = entry.phase else { return nil }
      return RequestDeadline(time: time, id: entry.id)
    }
    expect(delays.members == Set(delayed), "the heap of delays contains the delayed requests")
    let expiring = requests.entries.filter { !$0.phase.occupiesLane }.compactMap(
      \.expirationDeadline)
    expect(
      expirations.members == Set(expiring),
      "the heap of expirations contains the requests that can expire")
    for (laneIndex, lane) in lanes.entries.enumerated() {
      let queued = requests.entries.filter { $0.laneIndex == laneIndex && $0.phase == .queued }
      let byBucket = Dictionary(grouping: queued) { $0.bucketIndex }
      for (index, queue) in lane.queue.buckets.enumerated() {
        let entries = byBucket[Int32(index)] ?? []
        expect(
          queue.members == Set(entries.map(\.position)),
          "the buckets contain the queued requests")
        expect(
          entries.allSatisfy { bucket(of: $0) == queue.bucket },
          "requests have the properties of their bucket")
      }
    }
  }

  private func checkLanes(_ expect: Expect) {
    var waiting = delays.count
    waiting += requests.entries.count { $0.phase.isSuspended || $0.phase == .awaitingPreviousStep }
    for lane in lanes.entries {
      let name = lane.lane.name
      let entries = lane.occupants.compactMap { requests[$0] }
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
        lane.queue.isWellFormed(with: startConditions), "the queue of lane \(name) is well-formed")
      expect(
        lane.interrupted.isEmpty || lane.isFull,
        "lane \(name) with capacity has no interrupted requests")
      expect(
        lane.interrupted.allSatisfy { requests[$0] != nil },
        "the interrupted requests of lane \(name) exist")
      expect(
        lane.sequences.allSatisfy { sequences[$0] != nil }, "the sequences of lane \(name) exist")
      waiting += lane.occupants.count + lane.queue.count
    }
    expect(waiting == requests.entries.count, "every request is in exactly one collection")
  }

  private func checkRelations(_ expect: Expect) {
    let parents = startConditions.compactMap {
      if case .parentVisible(let id) = $0 { id } else { nil }
    }
    expect(
      startConditions == pageState.startConditions.union(parents.map { .parentVisible($0) }),
      "the start conditions are those of the pages and parents"
    )
    expect(parents.allSatisfy(isVisibleToUser), "only children of visible popups are eligible")
    for (parent, children) in children {
      expect(
        requests[parent] != nil && !children.isEmpty, "parent \(parent) exists and has children")
      expect(
        canHaveChildren(parent) || children.allSatisfy { !canHaveChildren($0) },
        "children of a dismissing popup \(parent) are dismissing, too")
      expect(
        children.allSatisfy { requests[$0]?.request.parent == parent },
        "children of \(parent) have it as their parent")
      expect(
        parents.contains(parent) || !isVisibleToUser(parent),
        "children of the visible popup \(parent) are eligible")
    }
    for (id, held) in heldOutcomes {
      let count =
        requests.entries.count { $0.request.parent == id }
        + heldOutcomes.values.count { $0.parent == id }
      expect(
        requests[id] == nil && held.childCount == count && count > 0,
        "the outcome of \(id) is held for its children only")
    }
    for (sequence, steps) in sequences {
      expect(
        !steps.isEmpty && steps == steps.sorted()
          && steps.allSatisfy { requests[$0]?.request.sequence == sequence },
        "\(sequence) contains its steps in order")
    }
    expect(
      requests.boundIDs.sorted()
        == requests.details.elements.filter { $0.boundPage != nil }.map(\.id).sorted(),
      "the requests that are bound to a page are recorded")
    let listed = Array(requests.byGroup.values) + Array(requests.byPage.values)
    expect(
      listed.allSatisfy { !$0.isEmpty && $0.allSatisfy { requests[$0] != nil } },
      "groups and pages contain existing requests")
    expect(
      requests.details.elements.allSatisfy { requests[$0.id] != nil },
      "details belong to existing requests")
  }

  private func isVisibleToUser(_ id: PopupID) -> Bool {
    requests.phase(of: id) == .visible && requests.details[id]?.isHidden != true
  }

  private func checkAppWindow(_ expect: Expect) {
    let modals = requests.entries.filter { $0.phase.occupiesLane && !$0.canBeSuspended }
    expect(
      Set(modals.map(\.id)) == Set(appWindowModals), "the modals of the app window are recorded")
    let refused = requests.entries.filter { $0.refusalCount > 0 && !$0.canBeSuspended }
    expect(
      refusedRequests.count == refused.count && Set(refusedRequests) == Set(refused.map(\.id)),
      "the requests refused in the app window are recorded")
    expect(
      requests.entries.allSatisfy { $0.countedRefusals < PopupQueue.maximumAttempts },
      "no request exceeds the maximum number of attempts")
    for (lower, upper) in zip(appWindowModals, appWindowModals.dropFirst()) {
      expect(
        isAncestor(lower, of: requests[upper]?.request.parent)
          || [lower, upper].contains { requests[$0]?.phase.isDismissing == true },
        "\(upper) is above its ancestor \(lower)")
    }
  }

  private func check(_ entry: RequestTable.Entry, _ expect: Expect) {
    let id = entry.id
    let lane = lanes[entry.laneIndex]
    let details = requests.details[id]
    switch entry.phase {
    case .delayed(let time):
      expect(now < time, "the delay of \(id) has not elapsed")
    case .awaitingPreviousStep:
      let steps = entry.request.sequence.flatMap { sequences[$0] } ?? []
      expect(steps.dropFirst().contains(id), "\(id) is a later step of its sequence")
    case .queued:
      break
    case .suspended(let causes):
      expect(!causes.isEmpty && entry.wasSuspended, "\(id) is suspended for at least one cause")
      expect(
        causes.contains(.interrupted) == lane.interrupted.contains(id),
        "\(id) is recorded as interrupted")
    case .presenting, .dismissalPending, .visible, .dismissing:
      expect(lane.occupants.contains(id), "\(id) occupies its lane")
    }
    let isTimed = details?.displayTimer != nil && entry.phase.occupiesLane
    expect(timedRequests.contains(id) == isTimed, "the display timer of \(id) is recorded")
    let isRunning = details?.displayTimer?.startedAt != nil && !entry.phase.isDismissing
    expect(
      !isRunning || (entry.phase == .visible && sceneState == .active),
      "the display timer of \(id) runs only while it is visible")
    if let key = entry.request.key {
      expect(
        (requests.byKey[key] == id) != entry.phase.isDismissing,
        "\(id) has its key unless it is dismissing")
    }
    if let group = entry.request.group {
      expect(requests.byGroup[group]?.contains(id) == true, "\(id) is in its group")
    }
    if case .page(let page) = entry.request.scope {
      expect(requests.byPage[page]?.contains(id) == true, "\(id) is recorded for \(page)")
    }
    checkPage(of: entry, expect)
  }

  private func checkPage(of entry: RequestTable.Entry, _ expect: Expect) {
    guard let details = requests.details[entry.id], !entry.phase.isDismissing else { return }
    expect(
      entry.phase.occupiesLane || !details.isHidden,
      "\(entry.id) is hidden only while it occupies its lane")
    if entry.phase.occupiesLane, entry.canBeSuspended {
      expect(
        details.isHidden == shouldBeHidden(entry), "\(entry.id) is hidden while its page disappears"
      )
    }
    guard let page = details.boundPage, entry.canBeSuspended else { return }
    let cause = pageState.suspensionCause(for: page, ignoringCover: entry.request.ignoresPageCover)
    if case .suspended(let causes) = entry.phase {
      expect(
        causes.intersection(.pageCauses) == cause,
        "\(entry.id) has the suspension cause of its page")
    } else {
      expect(cause.isEmpty, "\(entry.id) is suspended if its page is unavailable")
    }
  }
}

extension SerialTable {
  /// Whether every element is found at its index, nothing else is found, and enough slots are
  /// vacant.
  var isWellFormed: Bool {
    elements.indices.allSatisfy { index(of: elements[$0].id) == $0 }
      && indices.count == elements.count
      && indices.slots.count { !$0.isVacant } == elements.count
      && indices.count * 4 <= indices.slots.count * 3
  }
}
