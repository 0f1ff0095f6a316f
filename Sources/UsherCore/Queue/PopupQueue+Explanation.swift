// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// Questions; none of them changes anything.
extension PopupQueue {
  /// The phase of a request; nil if it was never enqueued or has ended.
  public func phase(of id: RequestID) -> Phase? {
    requests[id]?.phase
  }

  /// Every reason why a waiting request is not on screen now; none, if it does not wait.
  public func explanation(of id: RequestID) -> [PopupWaitReason] {
    guard let entry = requests[id], !entry.phase.isOnStage else { return [] }
    return stageReasons + ownReasons(of: entry) + laneReasons(of: entry)
  }

  private var stageReasons: [PopupWaitReason] {
    (stage == .active ? [] : [.stageNotActive(stage)]) + (owesTurn ? [.nextTurn] : [])
  }

  private func ownReasons(of entry: RequestTable.Entry) -> [PopupWaitReason] {
    if case .suspended(let causes) = entry.phase { return [.suspended(causes)] }
    guard case .delayed(let moment) = entry.phase else { return [] }
    return entry.refusals == 0
      ? [.delayed(until: moment)] : [.refused(times: entry.refusals, nextAttempt: moment)]
  }

  private func laneReasons(of entry: RequestTable.Entry) -> [PopupWaitReason] {
    let lane = lanes[entry.lane]
    var reasons = lane.holds.map { PopupWaitReason.held(reason: $0.reason) }
    if lane.isFull { reasons.append(.laneFull(by: lane.onStage)) }
    if let gapEnd = lane.gapEnd, lane.isInGap(at: now), !entry.ignoresGap {
      reasons.append(.gap(until: gapEnd))
    }
    let namesItAlready = lane.isFull && appWindowUser.map(lane.onStage.contains) == true
    if let user = appWindowUser, !isOpen(entry.bucket), !namesItAlready {
      reasons.append(.appWindowTaken(by: user))
    }
    if entry.request.conflict == .interrupt {
      reasons += inTheWay(of: entry).filter { !$0.request.canBeSuspended }
        .map { .cannotBeSuspended($0.request.id) }
    }
    let rivals = lane.line.first { isOpen($0) || $0 == entry.bucket }
    if let first = rivals, first < entry.place { reasons.append(.behind(first.id)) }
    return reasons
  }
}
