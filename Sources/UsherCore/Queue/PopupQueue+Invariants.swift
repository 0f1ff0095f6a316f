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
    expect(nextToStart == nil, "nothing that may start is left waiting")
    expect(nextSettlement == nil, "no conflict is left that can be settled")
    expect(armedDeadline == nextDeadline, "the timer is set for what becomes due first")
    expect(nextDeadline.map { now < $0 } ?? true, "nothing that is due is left")
    expect(stage != .gone || requests.isEmpty, "a stage that is gone has no requests")
    checkWaiting(expect)
    checkLanes(expect)
    checkTies(expect)
    checkAppWindow(expect)
    for entry in requests.entries { check(entry, expect) }
    return broken
  }

  private typealias Expect = (Bool, @autoclosure () -> String) -> Void

  private func checkWaiting(_ expect: Expect) {
    expect(delays.isWellFormed, "the delays are in order")
    expect(expiries.isWellFormed, "the times to live are in order")
    let delayed = requests.entries.compactMap { entry -> DueRequest? in
      guard case .delayed(let moment) = entry.phase else { return nil }
      return DueRequest(moment: moment, id: entry.id)
    }
    expect(delays.members == Set(delayed), "those that are delayed are among the delays")
    let mortal = requests.entries.filter(\.waitsToBeSeen).compactMap(\.expiry)
    expect(expiries.members == Set(mortal), "those that wait have their times to live")
    for (place, lane) in lanes.entries.enumerated() {
      let inLine = requests.entries.filter { $0.lane == place && $0.phase == .inLine }
      let bySlot = Dictionary(grouping: inLine) { $0.slot }
      for (number, slot) in lane.line.slots.enumerated() {
        let entries = bySlot[Int32(number)] ?? []
        expect(
          slot?.members ?? [] == Set(entries.map(\.place)), "those in line are in their slots")
        expect(
          entries.allSatisfy { $0.bucket(requests.details[$0.id]?.boundPage) == slot?.bucket },
          "those in a slot have its needs")
      }
    }
  }

  private func checkLanes(_ expect: Expect) {
    var waiting = delays.count
    waiting += requests.entries.count { $0.phase.isSuspended || $0.phase == .inSequence }
    for lane in lanes.entries {
      let name = lane.lane.name
      let entries = lane.onStage.compactMap { requests[$0] }
      expect(
        lane.onStage.count - lane.childCount <= lane.lane.capacity,
        "lane \(name) keeps to its capacity")
      expect(
        entries.count == lane.onStage.count && entries.allSatisfy(\.phase.isOnStage),
        "lane \(name) counts only what is on stage")
      expect(
        lane.childCount == entries.count { $0.parent != nil },
        "lane \(name) knows which popups belong to others")
      expect(lane.line.isWellFormed(with: offers), "line \(name) is in order")
      expect(lane.interrupted.isEmpty || lane.isFull, "lane \(name) lets the interrupted return")
      expect(
        lane.interrupted.allSatisfy { requests[$0] != nil }, "the interrupted of \(name) live")
      expect(
        lane.sequences.allSatisfy { sequences[$0] != nil }, "the sequences of lane \(name) live")
      waiting += lane.onStage.count + lane.line.count
    }
    expect(waiting == requests.entries.count, "every request is in one place")
  }

  private func checkTies(_ expect: Expect) {
    let parents = offers.compactMap { if case .parent(let id) = $0 { id } else { nil } }
    expect(
      offers == pages.offers.union(parents.map { .parent($0) }), "the offers are those of the pages"
    )
    expect(parents.allSatisfy(isInSight), "only what is in sight lets its family come")
    for (parent, children) in families {
      expect(requests[parent] != nil && !children.isEmpty, "the family of \(parent) lives")
      expect(
        mayBelong(to: parent) || children.allSatisfy { !mayBelong(to: $0) },
        "\(parent) takes its family along")
      expect(
        children.allSatisfy { requests[$0]?.parent == parent }, "\(parent) knows its family")
      expect(parents.contains(parent) || !isInSight(parent), "\(parent) lets its family come")
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
    let named = Array(requests.byGroup.values) + Array(requests.byPage.values)
    expect(
      named.allSatisfy { !$0.isEmpty && $0.allSatisfy { requests[$0] != nil } },
      "groups and pages name requests that live")
    expect(
      requests.details.keys.allSatisfy { requests[$0] != nil }, "details are about requests")
  }

  private func isInSight(_ id: RequestID) -> Bool {
    requests.phase(of: id) == .visible && requests.details[id]?.isConcealed != true
  }

  private func checkAppWindow(_ expect: Expect) {
    let users = requests.entries.filter { $0.phase.isOnStage && $0.surface == .appWindow }
    expect(Set(users.map(\.id)) == Set(appWindowUsers), "the users of the app's window are known")
    let unlucky = requests.entries.filter { $0.refusals > 0 && $0.surface == .appWindow }
    expect(
      refused.count == unlucky.count && Set(refused) == Set(unlucky.map(\.id)),
      "those that the app's window refused are known")
    expect(
      requests.entries.allSatisfy { $0.failedAttempts < PopupQueue.maximumAttempts },
      "nobody tries for ever")
    for (lower, upper) in zip(appWindowUsers, appWindowUsers.dropFirst()) {
      expect(
        isFamily(of: lower, childOf: requests[upper]?.parent)
          || [lower, upper].contains { requests[$0]?.phase.isEnding == true },
        "\(upper) is above \(lower), which it belongs to")
    }
  }

  private func check(_ entry: RequestTable.Entry, _ expect: Expect) {
    let id = entry.id
    let lane = lanes[entry.lane]
    let details = requests.details[id]
    switch entry.phase {
    case .delayed(let moment):
      expect(now < moment, "\(id) is delayed")
    case .inSequence:
      let steps = entry.sequence.flatMap { sequences[$0] } ?? []
      expect(steps.dropFirst().contains(id), "\(id) is a later step")
    case .inLine:
      break
    case .suspended(let causes):
      expect(!causes.isEmpty && entry.isResumed, "\(id) is suspended for a reason")
      expect(
        causes.contains(.interrupted) == lane.interrupted.contains(id), "\(id) is interrupted")
    case .presenting, .closing, .visible, .leaving:
      expect(lane.onStage.contains(id), "\(id) is on stage")
    }
    let isTimed = details?.time != nil && entry.phase.isOnStage
    expect(timed.contains(id) == isTimed, "the time of \(id) is watched")
    let runs = details?.time?.runsSince != nil && !entry.phase.isEnding
    expect(!runs || (entry.phase == .visible && stage == .active), "\(id) has its time")
    if let key = entry.key {
      expect((requests.byKey[key] == id) != entry.phase.isEnding, "\(id) has its key")
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
    guard let details = requests.details[entry.id], !entry.phase.isEnding else { return }
    expect(entry.phase.isOnStage || !details.isConcealed, "\(entry.id) is concealed on stage only")
    if entry.phase.isOnStage, entry.canBeSuspended {
      expect(
        details.isConcealed == isToBeConcealed(entry), "\(entry.id) is concealed with its page")
    }
    guard let page = details.boundPage, entry.canBeSuspended else { return }
    let cause = pages.cause(of: page, staysWhenCovered: entry.staysWhenCovered)
    if case .suspended(let causes) = entry.phase {
      expect(causes.intersection(.pages) == cause, "\(entry.id) is suspended with its page")
    } else {
      expect(cause.isEmpty, "\(entry.id) is off the screen with its page")
    }
  }
}
