// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

// What the owners of a popup are told on its way, after everything else has been done.
@available(iOSApplicationExtension, unavailable)
extension QueueDriver {
  /// The popup is in its window and begins to appear.
  func didBeginAppearing(of id: PopupID) {
    guard let request = requests[id], request.visibility != .visible else { return }
    request.visibility = .visible
    request.hasAppeared = true
    if request.isReturning { notify(.resumed, of: request) }
    notify(.willAppear(isReturning: request.isReturning), of: request)
  }

  /// The engine has taken in an event; its effects have not been obeyed yet.
  func record(_ event: PopupQueue.Event) {
    if case .enqueued(let newRequest) = event { emit(.enqueued, about: requests[newRequest.id]) }
    if case .pagesDidChange(let pageState) = event { emitPageChanges(pageState) }
  }

  /// The engine has taken in what a presenter said about a popup that was in this phase.
  func phaseDidChange(from before: PopupQueue.Phase, of id: PopupID) {
    guard let request = requests[id], let after = queue.phase(of: id) else { return }
    switch after {
    case .visible where before != .visible:
      notify(.didAppear(isReturning: request.isReturning), of: request)
    case .dismissing:
      didBeginDisappearing(of: request)
    case .delayed, .awaitingPreviousStep, .queued, .presenting, .dismissalPending, .visible, .suspended:
      break
    }
  }

  /// The popup begins to leave, for good or to be suspended.
  func didBeginDisappearing(of request: RequestRecord) {
    guard request.visibility == .visible else { return }
    request.visibility = .disappearing
    notify(.willDisappear, of: request)
  }

  /// The popup is off the screen, if it was on it.
  func didDisappear(of request: RequestRecord) {
    didBeginDisappearing(of: request)
    guard request.visibility == .disappearing else { return }
    request.visibility = .hidden
    notify(.didDisappear, of: request)
  }

  /// The popup has been taken off the screen and may come back. One that was to come back, and is not
  /// there yet, is suspended as before.
  func didSuspend(of request: RequestRecord) {
    guard request.visibility != .hidden else { return }
    didDisappear(of: request)
    guard case .suspended(let causes) = queue.phase(of: request.id) else { return }
    notify(.suspended(causes), of: request)
  }

  private func notify(_ event: PopupLifecycleEvent, of request: RequestRecord) {
    emit(event, about: request)
    guard request.handles.contains(where: \.listens) else { return }
    enqueueCallback { for handle in request.handles { handle.notify(event) } }
  }
}

extension PopupQueue.Event {
  /// The popup about whose being on screen a presenter has said something.
  var affectedRequest: PopupID? {
    switch self {
    case .didPresent(let id), .dismissalDidBegin(let id, _), .didVerify(let id, _): id
    case .enqueued, .didFailToPresent, .didDisappear, .contentWasRemoved, .dismissalRequested,
      .changeRequested, .displayTimerPaused, .displayTimerResumed, .sceneDidChange, .pagesDidChange,
      .holdAdded, .holdReleased, .deadlineDidPass, .nextTurnDidBegin:
      nil
    }
  }
}
