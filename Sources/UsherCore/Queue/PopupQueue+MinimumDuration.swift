// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A dismissal that waits until the user has seen the popup for its minimum display duration.
struct LateDismissal: Sendable, Equatable {
  /// The first reason counts.
  let reason: PopupDismissalReason
  var isAnimated: Bool
}

// MARK: - Minimum display duration

extension PopupQueue {
  /// Lets a popup stay that the app dismisses before it has been visible for its minimum display
  /// duration. Returns whether it does.
  ///
  /// Only the app's dismissal of one popup is late: what the user dismisses, and what is emptied,
  /// disappears at once.
  mutating func dismissLate(
    _ target: DismissalTarget, _ reason: PopupDismissalReason, animated: Bool
  ) -> Bool {
    guard reason.canBeLate, let id = singleID(of: target), let state = find(id),
      earliestDismissal(of: state).map({ now < $0 }) ?? false
    else { return false }
    if state.lateDismissal == nil { lateDismissals.insertInOrder(id) }
    change(id) { state in
      var dismissal = state.lateDismissal ?? LateDismissal(reason: reason, isAnimated: animated)
      dismissal.isAnimated = dismissal.isAnimated && animated
      state.lateDismissal = dismissal
    }
    return true
  }

  /// The request, if the target is a single one and it exists.
  private func singleID(of target: DismissalTarget) -> PopupID? {
    switch target {
    case .request(let id): id
    case .key(let key): idsByKey[key]
    case .group, .lane, .all: nil
    }
  }

  /// The popup is shown again, so it stays.
  mutating func cancelLateDismissal(of id: PopupID) {
    lateDismissals.removeFirst(id)
    change(id) { $0.lateDismissal = nil }
  }

  /// Performs the late dismissals that are due, and those of popups that the user no longer sees.
  mutating func processLateDismissals() {
    for id in lateDismissals {
      let state = find(id)
      if let state, earliestDismissal(of: state).map({ now < $0 }) ?? false { continue }
      cancelLateDismissal(of: id)
      guard let state, let dismissal = state.lateDismissal, !state.phase.isDismissing else {
        continue
      }
      dismiss(id, reason: dismissal.reason, animated: shouldAnimate(dismissal.isAnimated))
    }
  }

  /// When a popup will have been visible for its minimum display duration; `nil` if it has none, or
  /// the user does not see it.
  func earliestDismissal(of state: RequestState) -> MonotonicInstant? {
    let minimum = state.request.minimumDisplayDuration
    guard minimum > .zero, sceneState == .active, !state.isHidden else { return nil }
    return switch state.phase {
    case .presenting: .distantFuture
    case .visible: state.visibleSince + minimum
    case .delayed, .awaitingPreviousStep, .queued, .asking, .postponed, .dismissalPending,
      .suspended, .dismissing:
      nil
    }
  }
}

extension PopupDismissalReason {
  /// Whether the user does not expect the popup to disappear at once.
  fileprivate var canBeLate: Bool {
    ![.completed, .dismissedByUser, .cancelled, .loggedOut, .sourceGone].contains(self)
  }
}
