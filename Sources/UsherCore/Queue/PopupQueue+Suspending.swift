// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// Off the screen without ending, and back.
extension PopupQueue {
  /// Takes a popup, and what belongs to it, off the screen with everything in it intact.
  mutating func suspend(
    _ entry: RequestTable.Entry, _ causes: PopupSuspensionCauses, _ effects: inout EffectBuffer
  ) {
    let id = entry.id
    let isHidden = requests.details[id]?.isHidden == true
    let now = now
    updateDisplayTimer(of: id) { $0.setRunning(false, at: now) }
    vacateLane(entry)
    requests.change(id) { $0.wasSuspended = true }
    requests.setPhase(id, to: .suspended(causes))
    effects.append(.suspend(id, animated: shouldAnimate(!isHidden)))
    suspendChildren(of: id, &effects)
  }

  /// Takes away causes of suspension; without any left the request is in line again, in front of
  /// those of its priority that have not been on screen.
  mutating func removeSuspensionCauses(_ causes: PopupSuspensionCauses, from id: PopupID) {
    guard case .suspended(let causesBefore) = requests.phase(of: id) else { return }
    let remaining = causesBefore.subtracting(causes)
    if remaining.isEmpty { queue(id, notBefore: now) } else { requests.setPhase(id, to: .suspended(remaining)) }
  }

  /// Where a lane has a free place again, those that were interrupted there can return.
  mutating func resumeInterruptedRequests() {
    for lane in lanes.indices where !lanes[lane].interrupted.isEmpty && !lanes[lane].isFull {
      let ids = lanes[lane].interrupted
      lanes[lane].interrupted = []
      for id in ids { removeSuspensionCauses(.interrupted, from: id) }
    }
  }
}
