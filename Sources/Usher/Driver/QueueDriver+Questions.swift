// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

// MARK: - Questions before a start

extension QueueDriver {
  /// Asks whether a popup may start. Without a closure of the app the answer is processed in the
  /// same turn.
  func ask(about id: PopupID) {
    guard let request = requests[id] else { return }
    let (answer, source) = request.admission?.answer() ?? (.now, .app)
    guard answer == .now, let shouldShow = request.shouldShow else {
      return handle(.didAnswer(id, answer, by: source))
    }
    request.question = Task { [weak self, weak request] in
      let answer = await shouldShow()
      // After the cancellation this may be the answer to an earlier question.
      guard !Task.isCancelled else { return }
      if case .later = answer { request?.admission?.didNotStart() }
      self?.handle(.didAnswer(id, answer, by: .app))
    }
  }

  /// Cancels the question about a popup; the default answer, or a longer delay, counts instead.
  func stopAsking(about id: PopupID) {
    guard let request = requests[id] else { return }
    request.question = nil
    switch queue.phase(of: id) {
    case .postponed, .delayed: request.admission?.didNotStart()
    // It has started, or will with the same answer, or is dismissed.
    case .queued, .asking, .awaitingPreviousStep, .presenting, .dismissalPending, .visible,
      .suspended, .dismissing, nil:
      break
    }
  }
}

// MARK: - Questions before a dismissal

extension QueueDriver {
  /// Whether the user may dismiss a popup now.
  func allowsUserDismissal(of id: PopupID) -> Bool {
    guard queue.canRefuseDismissal(of: id, for: .dismissedByUser),
      let shouldDismiss = requests[id]?.shouldDismiss
    else { return true }
    return shouldDismiss()
  }
}
