// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// From `present` to being visible, or back into the line.
extension PopupQueue {
  /// How often a presentation is tried before the request has failed; what is refused on an app's
  /// window that is taken does not count.
  static let maximumAttempts = 3
  /// How long a refused request waits before it is tried again at the latest.
  static let retryDelay = Duration.milliseconds(500)

  /// The popup is on screen.
  mutating func didPresent(_ id: PopupID, _ effects: inout EffectBuffer) {
    guard let entry = requests[id] else { return }
    switch entry.phase {
    case .presenting:
      requests.setPhase(id, to: .visible)
      resetRefusals(of: entry)
      allowChildren(of: id)
      resumeChildren(of: id)
    case .dismissalPending(let reason, let animated, _):
      beginDismissal(id, reason, animated: shouldAnimate(animated), &effects)
    case .delayed, .awaitingPreviousStep, .queued, .visible, .suspended, .dismissing:
      break  // Late or repeated.
    }
  }

  /// The popup is not on screen and will not come.
  mutating func presentationFailed(_ id: PopupID, _ failure: PresentationFailure, _ effects: inout EffectBuffer) {
    guard let entry = requests[id] else { return }
    switch entry.phase {
    case .presenting:
      switch failure {
      case .refused: retry(entry, &effects)
      case .impossible: finish(entry, .failed, &effects)
      }
    case .dismissalPending(let reason, _, _):
      finish(entry, reason, &effects)
    case .delayed, .awaitingPreviousStep, .queued, .visible, .suspended, .dismissing:
      break  // Late or repeated; one that is leaving answers with `didDisappear`.
    }
  }

  private mutating func retry(_ entry: RequestTable.Entry, _ effects: inout EffectBuffer) {
    let isCounted = entry.surface != .appWindowModal || pageState.allowsPresentation
    guard !isCounted || entry.countedRefusals + 1 < PopupQueue.maximumAttempts else {
      return finish(entry, .failed, &effects)
    }
    vacateLane(entry)
    if entry.surface == .appWindowModal, entry.refusalCount == 0 { refusedRequests.append(entry.id) }
    requests.change(entry.id) { entry in
      entry.refusalCount = entry.refusalCount == .max ? .max : entry.refusalCount + 1
      if isCounted { entry.countedRefusals += 1 }
    }
    if !entry.wasSuspended { requests.bind(entry.id, toPage: nil) }
    if let deadline = entry.expirationDeadline { expirations.insert(deadline) }
    queue(entry.id, notBefore: now + PopupQueue.retryDelay)
    waitForNextTurn(&effects)
  }

  /// The pages stand differently, which may be what those have waited for that were refused on the
  /// app's window: they are tried again as soon as that is free. While it is taken counting begins
  /// anew, because that explains why they were refused.
  mutating func retryRefusedRequests() {
    for id in refusedRequests {
      if !pageState.allowsPresentation { requests.change(id) { $0.countedRefusals = 0 } }
      guard pageState.isSettled, let entry = requests[id], case .delayed(let time) = entry.phase,
        pageState.allowsPresentation || entry.presentsOverForeignModals, entry.submittedAt + entry.delay <= now
      else { continue }
      delays.remove(RequestDeadline(time: time, id: id))
      queue(id, notBefore: now)
    }
  }

  /// What was refused before does not count any more.
  mutating func resetRefusals(of entry: RequestTable.Entry) {
    guard entry.refusalCount > 0 else { return }
    refusedRequests.removeAll { $0 == entry.id }
    requests.change(entry.id) { ($0.refusalCount, $0.countedRefusals) = (0, 0) }
  }
}
