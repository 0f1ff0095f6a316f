// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// New wishes of a request.
extension PopupQueue {
  /// Changes a request, most of it only as long as that waits and has not been on screen.
  mutating func change(_ id: RequestID, _ change: PopupChange) {
    if case .timeOnScreen(let span) = change { return restartTime(of: id, with: span) }
    guard let entry = requests[id], entry.waitsToBeSeen else { return }
    stopWaiting(entry)
    switch change {
    case .priority(let priority): requests.change(id) { $0.priority = priority }
    case .scope(let scope): requests.changeScope(of: id, to: scope)
    case .delay(let delay): requests.change(id) { $0.delay = delay.limitedAndNotNegative }
    case .expiresAfter(let time):
      requests.change(id) { $0.expiresAfter = time?.limitedAndNotNegative }
    case .timeOnScreen: break  // Done already.
    }
    waitAgain(id, after: entry.phase)
  }

  /// Puts a request back where it waited, according to its new wishes.
  private mutating func waitAgain(_ id: RequestID, after phase: Phase) {
    guard let entry = requests[id] else { return }
    if let expiry = entry.expiry { expiries.insert(expiry) }
    if phase == .inSequence { return }
    var moment = entry.submission + entry.delay
    // One that was refused waits for its next attempt, too.
    if entry.refusals > 0, case .delayed(let attempt) = phase { moment = max(moment, attempt) }
    wait(id, until: moment)
  }
}
