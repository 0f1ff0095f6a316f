// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What must hold after every event, whatever came in.
extension PopupQueue {
  /// The invariants that do not hold, in words; none in a queue that works.
  ///
  /// Costs as much as there are requests; checked after every event in debug builds only.
  var brokenInvariants: [String] {
    var broken: [String] = []
    func expect(_ holds: Bool, _ invariant: @autoclosure () -> String) {
      if !holds { broken.append(invariant()) }
    }
    expect(nextRequestToStart == nil, "nothing that may start is left waiting")
    expect(nextConflictResolution == nil, "no conflict is left that can be settled")
    expect(scheduledDeadline == nextDeadline, "the timer is set for what becomes due first")
    expect(nextDeadline.map { now < $0 } ?? true, "nothing that is due is left")
    expect(sceneState != .disconnected || requests.isEmpty, "a stage that is gone has no requests")
    checkWaiting(expect)
    checkLanes(expect)
    checkRelations(expect)
    checkAppWindow(expect)
    for entry in requests.entries { check(entry, expect) }
    return broken
  }

  private typealias Expect = (Bool, @autoclosure () -> String) -> Void

  private func checkWaiting(_ expect: Expect) {
    expect(delays.isWellFormed, "the delays are in order")
    expect(expirations.isWellFormed, "the times to live are in order")
    let delayed = requests.entries.compactMap { entry -> RequestDeadline? in
      guard case .delayed(let time) = entry.phase else { return nil }
      return RequestDeadline(time: time, id: entry.id)
    }
    expect(delays.members == Set(delayed), "those that are delayed are among the delays")
    let expiring = requests.entries.filter(\.isWaitingForFirstPresentation).compactMap(\.expirationDeadline)
    expect(expirations.members == Set(expiring), "those that wait have their times to live")
    for (laneIndex, lane) in lanes.entries.enumerated() {
      let queued = requests.entries.filter { $0.laneIndex == laneIndex && $0.phase == .queued }
      let byBucket = Dictionary(grouping: queued) { $0.bucketIndex }
      for (index, queue) in lane.queue.buckets.enumerated() {
        let entries = byBucket[Int32(index)] ?? []
        expect(
          queue?.members ?? [] == Set(entries.map(\.position)), "those in line are in their slots")
        expect(
          entries.allSatisfy { $0.bucket(requests.details[$0.id]?.boundPage) == queue?.bucket },
          "those in a slot have its needs")
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
        "lane \(name) keeps to its capacity")
      expect(
        entries.count == lane.occupants.count && entries.allSatisfy(\.phase.occupiesLane),
        "lane \(name) counts only what is on stage")
      expect(
        lane.childCount == entries.count { $0.parent != nil },
        "lane \(name) knows which popups belong to others")
      expect(lane.queue.isWellFormed(with: startConditions), "line \(name) is in order")
      expect(lane.interrupted.isEmpty || lane.isFull, "lane \(name) lets the interrupted return")
      expect(
        lane.interrupted.allSatisfy { requests[$0] != nil }, "the interrupted of \(name) live")
      expect(
        lane.sequences.allSatisfy { sequences[$0] != nil }, "the sequences of lane \(name) live")
      waiting += lane.occupants.count + lane.queue.count
    }
    expect(waiting == requests.entries.count, "every request is in one place")
  }

  private func checkRelations(_ expect: Expect) {
    let parents = startConditions.compactMap { if case .parentVisible(let id) = $0 { id } else { nil } }
    expect(
      startConditions == pageState.startConditions.union(parents.map { .parentVisible($0) }), "the offers are those of the pages"
    )
    expect(parents.allSatisfy(isVisibleToUser), "only what is in sight lets its family come")
    for (parent, children) in children {
      expect(requests[parent] != nil && !children.isEmpty, "the family of \(parent) lives")
      expect(
        canHaveChildren(to: parent) || children.allSatisfy { !canHaveChildren(to: $0) },
        "\(parent) takes its family along")
      expect(
        children.allSatisfy { requests[$0]?.parent == parent }, "\(parent) knows its family")
      expect(parents.contains(parent) || !isVisibleToUser(parent), "\(parent) lets its family come")
    }
    for (sequence, steps) in sequences {
      expect(
        !steps.isEmpty && steps == steps.sorted()
          && steps.allSatisfy { requests[$0]?.sequence == sequence },
        "\(sequence) knows its steps")
    }
    for (page, ids) in requests.byBoundPage {
      expect(
        !ids.isEmpty && ids.allSatisfy { requests.details[$0]?.boundPage == page },
        "\(page) knows what is bound to it")
    }
    let listed = Array(requests.byGroup.values) + Array(requests.byPage.values)
    expect(
      listed.allSatisfy { !$0.isEmpty && $0.allSatisfy { requests[$0] != nil } },
      "groups and pages name requests that live")
    expect(
      requests.details.keys.allSatisfy { requests[$0] != nil }, "details are about requests")
  }

  private func isVisibleToUser(_ id: PopupID) -> Bool {
    requests.phase(of: id) == .visible && requests.details[id]?.isHidden != true
  }

  private func checkAppWindow(_ expect: Expect) {
    let modals = requests.entries.filter { $0.phase.occupiesLane && $0.surface == .appWindowModal }
    expect(Set(modals.map(\.id)) == Set(appWindowModals), "the users of the app's window are known")
    let refused = requests.entries.filter { $0.refusalCount > 0 && $0.surface == .appWindowModal }
    expect(
      refusedRequests.count == refused.count && Set(refusedRequests) == Set(refused.map(\.id)),
      "those that the app's window refused are known")
    expect(
      requests.entries.allSatisfy { $0.countedRefusals < PopupQueue.maximumAttempts },
      "nobody tries for ever")
    for (lower, upper) in zip(appWindowModals, appWindowModals.dropFirst()) {
      expect(
        isAncestor(of: lower, of: requests[upper]?.parent)
          || [lower, upper].contains { requests[$0]?.phase.isDismissing == true },
        "\(upper) is above \(lower), which it belongs to")
    }
  }

  private func check(_ entry: RequestTable.Entry, _ expect: Expect) {
    let id = entry.id
    let lane = lanes[entry.laneIndex]
    let details = requests.details[id]
    switch entry.phase {
    case .delayed(let time):
      expect(now < time, "\(id) is delayed")
    case .awaitingPreviousStep:
      let steps = entry.sequence.flatMap { sequences[$0] } ?? []
      expect(steps.dropFirst().contains(id), "\(id) is a later step")
    case .queued:
      break
    case .suspended(let causes):
      expect(!causes.isEmpty && entry.wasSuspended, "\(id) is suspended for a reason")
      expect(
        causes.contains(.interrupted) == lane.interrupted.contains(id), "\(id) is interrupted")
    case .presenting, .dismissalPending, .visible, .dismissing:
      expect(lane.occupants.contains(id), "\(id) is on stage")
    }
    let isTimed = details?.displayTimer != nil && entry.phase.occupiesLane
    expect(timedRequests.contains(id) == isTimed, "the time of \(id) is watched")
    let isRunning = details?.displayTimer?.startedAt != nil && !entry.phase.isDismissing
    expect(!isRunning || (entry.phase == .visible && sceneState == .active), "\(id) has its time")
    if let key = entry.key {
      expect((requests.byKey[key] == id) != entry.phase.isDismissing, "\(id) has its key")
    }
    if let group = entry.group {
      expect(requests.byGroup[group]?.contains(id) == true, "\(id) is in its group")
    }
    if case .page(let page) = entry.scope {
      expect(requests.byPage[page]?.contains(id) == true, "\(id) is known to wait for \(page)")
    }
    checkPage(of: entry, expect)
  }

  private func checkPage(of entry: RequestTable.Entry, _ expect: Expect) {
    guard let details = requests.details[entry.id], !entry.phase.isDismissing else { return }
    expect(entry.phase.occupiesLane || !details.isHidden, "\(entry.id) is concealed on stage only")
    if entry.phase.occupiesLane, entry.canBeSuspended {
      expect(
        details.isHidden == shouldBeHidden(entry), "\(entry.id) is concealed with its page")
    }
    guard let page = details.boundPage, entry.canBeSuspended else { return }
    let cause = pageState.suspensionCause(for: page, ignoringCover: entry.ignoresPageCover)
    if case .suspended(let causes) = entry.phase {
      expect(causes.intersection(.pageCauses) == cause, "\(entry.id) is suspended with its page")
    } else {
      expect(cause.isEmpty, "\(entry.id) is off the screen with its page")
    }
  }
}
