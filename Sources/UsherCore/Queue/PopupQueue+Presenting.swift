// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// From `present` to being visible, or back into the line.
extension PopupQueue {
  /// How often a presentation is tried before the request has failed.
  static let maximumAttempts = 3
  /// How long a refused request waits before it is tried again.
  static let retryDelay = Duration.milliseconds(500)

  /// The popup is on screen.
  mutating func becomeVisible(_ id: RequestID, _ orders: inout Orders) {
    switch requests.phase(of: id) {
    case .presenting:
      requests.move(id, to: .visible)
      // What was refused before does not count any more.
      requests.change(id) { $0.refusals = 0 }
      openFamily(of: id)
      returnChildren(of: id)
    case .closing(let reason, let animated, _):
      dismiss(id, reason, animated: mayAnimate(animated), &orders)
    case .delayed, .inSequence, .inLine, .visible, .suspended, .leaving, nil:
      break  // Late, repeated or foreign.
    }
  }

  /// The popup is not on screen and will not come.
  mutating func fail(_ id: RequestID, _ failure: PresentationFailure, _ orders: inout Orders) {
    guard let entry = requests[id] else { return }
    switch entry.phase {
    case .presenting:
      switch failure {
      case .refused: retry(entry, &orders)
      case .impossible: finish(entry, .failed, &orders)
      }
    case .closing(let reason, _, _):
      finish(entry, reason, &orders)
    case .delayed, .inSequence, .inLine, .visible, .suspended, .leaving:
      break  // Late or repeated; one that is leaving answers with `didLeave`.
    }
  }

  private mutating func retry(_ entry: RequestTable.Entry, _ orders: inout Orders) {
    guard entry.refusals + 1 < PopupQueue.maximumAttempts else {
      return finish(entry, .failed, &orders)
    }
    leaveStage(entry)
    requests.change(entry.id) { $0.refusals += 1 }
    if !entry.isResumed { requests.bind(entry.id, to: nil) }
    if let expiry = entry.expiry { expiries.insert(expiry) }
    wait(entry.id, until: now + PopupQueue.retryDelay)
    oweTurn(&orders)
  }
}
