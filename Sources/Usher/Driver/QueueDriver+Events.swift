// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

// MARK: - Lifecycle events of a popup

// They are delivered to its handles after all effects have been performed.
extension QueueDriver {
  /// The popup is in its window and begins to appear.
  func didBeginAppearing(of id: PopupID) {
    guard let request = requests[id], request.visibility != .visible else { return }
    request.visibility = .visible
    request.hasReportedAppearance = true
    if request.isReturning { notify(.resumed, of: request) }
    notify(.willAppear(isReturning: request.isReturning), of: request)
  }

  /// The engine has processed a presenter's report about a popup that was in this phase.
  func phaseDidChange(from before: PopupQueue.Phase, of id: PopupID) {
    guard let request = requests[id], let after = queue.phase(of: id) else { return }
    if after == .visible, before != .visible {
      request.admission?.didAppear()
      notify(.didAppear(isReturning: request.isReturning), of: request)
    }
    // UIKit or the user has begun the dismissal, so there is no effect that begins it.
    if case .dismissing = after { didBeginDisappearing(of: request) }
  }

  /// The popup begins to disappear, because it is dismissed or suspended.
  func didBeginDisappearing(of request: RequestRecord) {
    guard request.visibility == .visible else { return }
    request.visibility = .disappearing
    request.admission?.willDisappear()
    notify(.willDisappear, of: request)
  }

  /// The popup has disappeared, if it was on the screen.
  func didDisappear(of request: RequestRecord) {
    didBeginDisappearing(of: request)
    // The events come in pairs, so there is none for a popup that has not appeared.
    guard request.visibility == .disappearing else { return }
    request.visibility = .hidden
    notify(.didDisappear, of: request)
  }

  /// The popup has been suspended. Nothing is reported for one that was about to resume and had not
  /// appeared again.
  func didSuspend(of request: RequestRecord) {
    guard request.visibility != .hidden else { return }
    didDisappear(of: request)
    // The same event may have ended the suspension again.
    guard case .suspended(let causes) = queue.phase(of: request.id) else { return }
    notify(.suspended(causes), of: request)
  }

  /// The engine has processed an event, before which the scene was active or not.
  func sceneActivityDidChange(from wasActive: Bool) {
    let isActive = queue.sceneState == .active
    guard isActive != wasActive else { return }
    for id in requestIDs { requests[id]?.admission?.sceneActivityDidChange(isActive: isActive) }
  }

  private func notify(_ event: PopupEvent.Kind, of request: RequestRecord) {
    emit(event, about: request)
    guard request.handles.contains(where: \.hasLifecycleCallbacks) else { return }
    enqueueCallback { for handle in request.handles { handle.notify(event) } }
  }
}

extension PopupQueue.Event {
  /// The popup whose visibility a presenter has reported, if the event is such a report.
  var affectedRequest: PopupID? {
    switch self {
    case .didPresent(let id), .dismissalDidBegin(let id, _), .didVerify(let id, _): id
    case .enqueued, .didAnswer, .reconsiderationRequested, .didFailToPresent, .didDisappear,
      .contentWasRemoved, .dismissalRequested,
      .changeRequested, .displayTimerPaused, .displayTimerResumed, .sceneDidChange, .pagesDidChange,
      .holdAdded, .holdReleased, .deadlineDidPass, .nextTurnDidBegin:
      nil
    }
  }
}

// MARK: - Events of `PopupCenter.events`

// Nothing is created while there are no readers.
extension QueueDriver {
  func emit(_ kind: PopupEvent.Kind, about request: RequestRecord? = nil) {
    guard events.hasReaders else { return }
    events.send(PopupEvent(time: .now, kind: kind, popup: request?.eventInfo))
  }

  /// Emits the visible pages if they have changed since they were last emitted.
  func emitPageChanges(_ pageState: PageState) {
    // A transition can be cancelled, so nothing is emitted before it has ended.
    guard events.hasReaders, pageState.disappearing.isEmpty else { return }
    let visible = pageState.visible.map {
      PopupEvent.Page(id: $0.id.serial, typeName: $0.types.first?.name, name: $0.name)
    }
    guard visible != lastPages else { return }
    lastPages = visible
    emit(.pagesChanged(visible: visible))
  }

  /// Emits which holds have begun and ended since the last call. The end of a hold that is owned by
  /// a popup is emitted after the dismissal of that popup.
  func emitHoldChanges() {
    let current = queue.holds
    guard !lastHolds.isEmpty || !current.isEmpty else { return }
    let ended = lastHolds.filter { !current.contains($0) && !isAwaitingDismissalOfOwner($0) }
    for hold in ended { emit(.holdEnded(PopupEvent.Hold(lane: hold.lane, reason: hold.reason))) }
    lastHolds.removeAll(where: ended.contains)
    for hold in current where !lastHolds.contains(hold) {
      lastHolds.append(hold)
      emit(.holdBegan(PopupEvent.Hold(lane: hold.lane, reason: hold.reason)))
    }
  }

  private func isAwaitingDismissalOfOwner(_ hold: LaneHold) -> Bool {
    guard case .request(let id) = hold.owner else { return false }
    // The engine has removed it, but its dismissal has not been emitted yet.
    return requests[id] != nil && queue.phase(of: id) == nil
  }
}
