// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// From `present` to being visible, or back into the line.
extension PopupQueue {
  /// How often a presentation is tried before the request has failed; what is refused on an app's
  /// window that is taken does not count.
  static let maximumAttempts = 3
  /// How long a refused request waits before it is tried again at the latest.
  static let retryDelay = Duration.milliseconds(500)

  /// The popup is on screen.
  mutating func becomeVisible(_ id: RequestID, _ orders: inout Orders) {
    guard let entry = requests[id] else { return }
    switch entry.phase {
    case .presenting:
      requests.move(id, to: .visible)
      forgetRefusals(of: entry)
      openFamily(of: id)
      returnChildren(of: id)
    case .closing(let reason, let animated, _):
      dismiss(id, reason, animated: mayAnimate(animated), &orders)
    case .delayed, .inSequence, .inLine, .visible, .suspended, .leaving:
      break  // Late or repeated.
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
    let counts = entry.surface != .appWindow || pages.isFree
    guard !counts || entry.failedAttempts + 1 < PopupQueue.maximumAttempts else {
      return finish(entry, .failed, &orders)
    }
    leaveStage(entry)
    if entry.surface == .appWindow, entry.refusals == 0 { refused.append(entry.id) }
    requests.change(entry.id) { entry in
      entry.refusals = entry.refusals == .max ? .max : entry.refusals + 1
      if counts { entry.failedAttempts += 1 }
    }
    if !entry.isResumed { requests.bind(entry.id, to: nil) }
    if let expiry = entry.expiry { expiries.insert(expiry) }
    wait(entry.id, until: now + PopupQueue.retryDelay)
    oweTurn(&orders)
  }

  /// The pages stand differently, which may be what those have waited for that were refused on the
  /// app's window: they are tried again as soon as that is free. While it is taken counting begins
  /// anew, because that explains why they were refused.
  mutating func reconsiderRefusals() {
    for id in refused {
      if !pages.isFree { requests.change(id) { $0.failedAttempts = 0 } }
      guard pages.isAtRest, let entry = requests[id], case .delayed(let moment) = entry.phase,
        pages.isFree || entry.goesAboveModals, entry.submission + entry.delay <= now
      else { continue }
      delays.remove(DueRequest(moment: moment, id: id))
      wait(id, until: now)
    }
  }

  /// What was refused before does not count any more.
  mutating func forgetRefusals(of entry: RequestTable.Entry) {
    guard entry.refusals > 0 else { return }
    refused.removeAll { $0 == entry.id }
    requests.change(entry.id) { ($0.refusals, $0.failedAttempts) = (0, 0) }
  }
}
