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
    expect(stage != .gone || requests.entries.isEmpty, "a stage that is gone has no requests")
    expect(delays.isWellFormed, "the delays are in order")
    expect(expiries.isWellFormed, "the times to live are in order")
    checkLanes(expect)
    checkRequests(expect)
    return broken
  }

  private func checkLanes(_ expect: (Bool, @autoclosure () -> String) -> Void) {
    var waiting = delays.count + requests.entries.values.filter(\.phase.isSuspended).count
    for lane in lanes.entries {
      let name = lane.lane.name
      expect(lane.onStage.count <= lane.lane.capacity, "lane \(name) keeps to its capacity")
      expect(
        lane.onStage.allSatisfy { requests[$0]?.phase.isOnStage == true },
        "lane \(name) counts only what is on stage")
      expect(lane.line.buckets.values.allSatisfy(\.isWellFormed), "line \(name) is in order")
      expect(lane.interrupted.isEmpty || lane.isFull, "lane \(name) lets the interrupted return")
      waiting += lane.onStage.count + lane.line.count
    }
    expect(waiting == requests.entries.count, "every request is in one place")
  }

  private func checkRequests(_ expect: (Bool, @autoclosure () -> String) -> Void) {
    var appWindowUsers: [RequestID] = []
    for (id, entry) in requests.entries {
      let (request, lane) = (entry.request, lanes[entry.lane])
      switch entry.phase {
      case .delayed(let moment):
        expect(delays.contains(id) && now < moment, "\(id) is delayed")
      case .inLine:
        expect(lane.line.contains(entry), "\(id) is in line")
      case .suspended(let causes):
        expect(!causes.isEmpty && entry.isResumed, "\(id) is suspended for a reason")
        expect(
          causes.contains(.interrupted) == lane.interrupted.contains(id), "\(id) is interrupted")
      case .presenting, .closing, .visible, .leaving:
        expect(lane.onStage.contains(id), "\(id) is on stage")
        if request.surface == .appWindow { appWindowUsers.append(id) }
      }
      let mayExpire =
        request.expiresAfter != nil && !entry.isResumed && !entry.phase.isOnStage
      expect(expiries.contains(id) == mayExpire, "\(id) has its time to live")
      let runs = entry.time?.runsSince != nil && !entry.phase.isEnding
      expect(!runs || (entry.phase == .visible && stage == .active), "\(id) has its time")
      if let key = request.key {
        expect((requests.byKey[key] == id) != entry.phase.isEnding, "\(id) has its key")
      }
      if let group = request.group {
        expect(requests.byGroup[group]?.contains(id) == true, "\(id) is in its group")
      }
    }
    expect(appWindowUsers == (appWindowUser.map { [$0] } ?? []), "one request has the app's window")
  }
}
