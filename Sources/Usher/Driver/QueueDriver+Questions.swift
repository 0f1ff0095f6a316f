// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

// MARK: - Questions before a start

extension QueueDriver {
  /// Asks whether a popup may start. Without a closure of the app the answer is processed in the
  /// same turn.
  func ask(about id: PopupID) {
    guard let request = requests[id] else { return }
    for admission in request.admissions {
      let (answer, source) = admission(id)
      if answer != .now { return handle(.didAnswer(id, answer, by: source)) }
    }
    guard let shouldShow = request.shouldShow else {
      return handle(.didAnswer(id, .now, by: .limit))
    }
    request.question = Task { [weak self] in
      let answer = await shouldShow()
      // After the cancellation this may be the answer to an earlier question.
      guard !Task.isCancelled else { return }
      self?.handle(.didAnswer(id, answer, by: .app))
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
