// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// New wishes of a request that waits.
extension PopupQueue {
  /// Changes a request that waits and has not been on screen; any other stays as it is.
  mutating func change(_ id: RequestID, _ change: PopupChange) {
    guard let entry = requests[id], !entry.isResumed, !entry.phase.isOnStage else { return }
    stopWaiting(entry)
    requests.change(id, change)
    line(up: id, again: entry.phase)
  }

  /// Puts a request back where it waited, according to its new wishes.
  private mutating func line(up id: RequestID, again phase: Phase) {
    guard let entry = requests[id] else { return }
    if let span = entry.request.expiresAfter {
      expiries.insert(id, rank: entry.submission + span)
    }
    var moment = entry.submission + entry.request.delay
    // One that was refused waits for its next attempt, too.
    if entry.refusals > 0, case .delayed(let attempt) = phase { moment = max(moment, attempt) }
    wait(id, until: moment)
  }
}
