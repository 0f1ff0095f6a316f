// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What the engine orders, and what the presenters answer.
@available(iOSApplicationExtension, unavailable)
extension QueueDriver {
  func perform(_ effect: PopupQueue.Effect) {
    switch effect {
    case .present(let id, let animated):
      guard let request = requests[id] else { return }
      request.occupiesLane = true
      request.presenter.present(in: scene, animated: animated)
    case .dismiss(let id, let animated):
      guard let request = requests[id] else { return }
      didBeginDisappearing(of: request)
      request.presenter.dismiss(animated: animated)
    case .suspend(let id, let animated):
      guard let request = requests[id] else { return }
      request.occupiesLane = false
      request.presenter.suspend(animated: animated)
      didSuspend(of: request)
    case .resume(let id, let animated):
      guard let request = requests[id] else { return }
      request.occupiesLane = true
      request.isReturning = request.hasAppeared
      request.presenter.resume(animated: animated)
    case .hide(let id):
      requests[id]?.presenter.hide(alongside: scene.pageTransition)
    case .unhide(let id):
      requests[id]?.presenter.unhide(alongside: scene.pageTransition)
    case .verify(let id):
      guard let request = requests[id] else { return }
      handle(.didVerify(id, status: request.presenter.screenStatus))
    case .deliverOutcome(let id, let reason):
      deliverOutcome(id, reason)
    case .join(let id, let first):
      join(id, with: first)
    case .update(let first, let id, _):
      update(first, from: id)
    case .reportOverdueHold(let id):
      guard let hold = holds.first(where: { $0.id == id }) else { return }
      emit(.holdOverdue(hold))
      PopupMisuse.holdOverdue(hold).report()
    case .setDeadline(let deadline):
      setDeadline(to: deadline)
    case .requestNextTurn:
      MainClock.nextTurn { self.handle(.nextTurnDidBegin) }
    }
  }

  private func deliverOutcome(_ id: PopupID, _ reason: PopupDismissalReason) {
    guard let request = removeRecord(id) else { return }
    request.occupiesLane = false
    request.presenter.invalidate()
    didDisappear(of: request)
    emit(.dismissed(reason), about: request)
    let value = request.handles.lazy.compactMap(\.returnedValue).first
    for handle in request.handles { enqueueCallback { handle.resolve(reason, chosen: value) } }
    emitHoldChanges()
  }

  private func join(_ id: PopupID, with first: PopupID) {
    guard let request = removeRecord(id) else { return }
    emit(.joined(first), about: request)
    request.presenter.invalidate()
    requests[first]?.addHandles(request.handles)
  }

  private func update(_ first: PopupID, from id: PopupID) {
    guard let request = removeRecord(id) else { return }
    emit(.updatedExisting(first), about: request)
    if let existing = requests[first] {
      // The handle must stand for the first one before the new content is made with it.
      existing.addHandles(request.handles)
      if request.hasDisplayDuration { existing.presenter.displayDurationWasSet() }
      if let update = request.update {
        enqueueCallback { self.applyUpdate(existing, update) }
      } else if !existing.presenter.adoptContent(of: request.presenter) {
        PopupMisuse.cannotUpdate(existing.presenter).report()
      }
    }
    request.presenter.invalidate()
  }

  private func applyUpdate(_ request: RequestRecord, _ update: ContentUpdate) {
    guard requests[request.id] != nil, !request.presenter.apply(update) else { return }
    PopupMisuse.cannotUpdate(request.presenter).report()
  }

  private func removeRecord(_ id: PopupID) -> RequestRecord? {
    guard let request = requests.removeValue(forKey: id) else { return nil }
    if let condition = request.predicate { pageMonitor.remove(condition) }
    if request.lastTimerState != nil { request.timerObserver?.displayTimerDidChange(to: .stopped) }
    return request
  }

  func handle(_ report: PresenterReport, from id: PopupID) {
    switch report {
    case .willAppear:
      didBeginAppearing(of: id)
      deliverCallbacksIfIdle()
    case .didPresent: handle(.didPresent(id))
    case .didFail(let failure): handle(.didFailToPresent(id, failure))
    case .dismissalDidBegin(let reason): handle(.dismissalDidBegin(id, reason))
    case .didDisappear: handle(.didDisappear(id))
    case .contentWasRemoved: handle(.contentWasRemoved(id))
    case .userRequestedDismissal: handle(.dismissalRequested(.request(id), .dismissedByApp, animated: true))
    case .touchDidBegin: handle(.displayTimerPaused(id, .touch))
    case .touchDidEnd: handle(.displayTimerResumed(id, .touch))
    case .didPresentOther: handle(.displayTimerPaused(id, .presentingOther))
    case .didDismissOther: handle(.displayTimerResumed(id, .presentingOther))
    }
  }
}
