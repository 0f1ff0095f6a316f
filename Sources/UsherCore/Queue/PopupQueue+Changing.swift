// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// New wishes of a request.
extension PopupQueue {
  /// Changes a request, most of it only as long as that waits and has not been on screen.
  mutating func apply(_ id: PopupID, _ change: RequestChange) {
    if case .displayDuration(let duration) = change { return restartDisplayTimer(of: id, with: duration) }
    guard let entry = requests[id], entry.isWaitingForFirstPresentation else { return }
    removeFromQueues(entry)
    switch change {
    case .priority(let priority): requests.change(id) { $0.priority = priority }
    case .scope(let scope): requests.setScope(of: id, to: scope)
    case .delay(let delay): requests.change(id) { $0.delay = delay.clampedToNonNegative }
    case .expiration(let time):
      requests.change(id) { $0.expiration = time?.clampedToNonNegative }
    case .displayDuration: break  // Done already.
    }
    requeue(id, after: entry.phase)
  }

  /// Puts a request back where it waited, according to its new wishes.
  private mutating func requeue(_ id: PopupID, after phase: Phase) {
    guard let entry = requests[id] else { return }
    if let deadline = entry.expirationDeadline { expirations.insert(deadline) }
    if phase == .awaitingPreviousStep { return }
    var earliestTime = entry.submittedAt + entry.delay
    // One that was refused waits for its next attempt, too.
    if entry.refusalCount > 0, case .delayed(let attempt) = phase { earliestTime = max(earliestTime, attempt) }
    queue(id, notBefore: earliestTime)
  }
}
