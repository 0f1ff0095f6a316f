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

// What the readers of `PopupCenter.events` are told. Nothing is made while there are none.
@available(iOSApplicationExtension, unavailable)
extension QueueDriver {
  func emit(_ kind: PopupEvent.Kind, about request: RequestRecord? = nil) {
    guard events.hasReaders else { return }
    events.send(PopupEvent(time: now, kind: kind, popup: request?.eventInfo))
  }

  func emit(_ event: PopupLifecycleEvent, about request: RequestRecord) {
    let kind: PopupEvent.Kind =
      switch event {
      case .resumed: .resumed
      case .willAppear(let isReturning): .willAppear(isReturning: isReturning)
      case .didAppear(let isReturning): .didAppear(isReturning: isReturning)
      case .willDisappear: .willDisappear
      case .didDisappear: .didDisappear
      case .suspended(let causes): .suspended(causes)
      }
    emit(kind, about: request)
  }

  /// Tells which pages are visible, if that has changed since it was last told.
  func emitPageChanges(_ pageState: PageState) {
    guard events.hasReaders, pageState.disappearing.isEmpty else { return }
    let visible = pageState.visible.map {
      PopupEvent.Page(id: $0.id, typeName: $0.types.first, name: $0.name)
    }
    guard visible != lastPages else { return }
    lastPages = visible
    emit(.pagesChanged(visible: visible))
  }

  /// Tells which holds have begun and ended since the last time. One that ended with its popup is told
  /// after the end of that.
  func emitHoldChanges() {
    let current = queue.holds
    guard !holds.isEmpty || !current.isEmpty else { return }
    let ended = holds.filter { !current.contains($0) && !isOwnedByActiveRequest($0) }
    for hold in ended { emit(.holdEnded(hold)) }
    holds.removeAll(where: ended.contains)
    for hold in current where !holds.contains(hold) {
      holds.append(hold)
      emit(.holdBegan(hold))
    }
  }

  private func isOwnedByActiveRequest(_ hold: LaneHold) -> Bool {
    guard case .request(let id) = hold.owner else { return false }
    return requests[id] != nil && queue.phase(of: id) == nil
  }
}
