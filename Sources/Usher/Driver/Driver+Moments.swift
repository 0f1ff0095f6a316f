// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

// What the owners of a popup are told on its way, after everything else has been done.
@available(iOSApplicationExtension, unavailable)
extension Driver {
  /// The popup is in its window and begins to appear.
  func noteArrival(of id: RequestID) {
    guard let request = requests[id], request.showing != .on else { return }
    request.showing = .on
    request.hasAppeared = true
    if request.isReturning { note(.resumed, of: request) }
    note(.willAppear(isReturn: request.isReturning), of: request)
  }

  /// The engine has taken in an event; its effects have not been obeyed yet.
  func note(_ event: PopupQueue.Event) {
    if case .enqueued(let description) = event { tell(.enqueued, about: requests[description.id]) }
    if case .pagesDidChange(let situation) = event { tellPages(situation) }
  }

  /// The engine has taken in what a presenter said about a popup that was in this phase.
  func note(the before: PopupQueue.Phase, of id: RequestID) {
    guard let request = requests[id], let after = queue.phase(of: id) else { return }
    switch after {
    case .visible where before != .visible:
      note(.didAppear(isReturn: request.isReturning), of: request)
    case .leaving:
      noteLeaving(of: request)
    case .delayed, .inSequence, .inLine, .presenting, .closing, .visible, .suspended:
      break
    }
  }

  /// The popup begins to leave, for good or to be suspended.
  func noteLeaving(of request: LiveRequest) {
    guard request.showing == .on else { return }
    request.showing = .leaving
    note(.willLeave, of: request)
  }

  /// The popup is off the screen, if it was on it.
  func noteAbsence(of request: LiveRequest) {
    noteLeaving(of: request)
    guard request.showing == .leaving else { return }
    request.showing = .off
    note(.didLeave, of: request)
  }

  /// The popup has been taken off the screen and may come back. One that was to come back, and is not
  /// there yet, is suspended as before.
  func noteSuspension(of request: LiveRequest) {
    guard request.showing != .off else { return }
    noteAbsence(of: request)
    guard case .suspended(let causes) = queue.phase(of: request.id) else { return }
    note(.suspended(causes), of: request)
  }

  private func note(_ moment: PopupMoment, of request: LiveRequest) {
    tell(moment, about: request)
    guard request.owners.contains(where: \.listens) else { return }
    callLater { for owner in request.owners { owner.tell(moment) } }
  }
}

extension PopupQueue.Event {
  /// The popup about whose being on screen a presenter has said something.
  var subject: RequestID? {
    switch self {
    case .didPresent(let id), .didBeginToLeave(let id, _), .didLook(let id, _): id
    case .enqueued, .didFailToPresent, .didLeave, .wasRemovedByApp, .endRequested,
      .changeRequested, .timeWasPaused, .timeWasResumed, .stageDidChange, .pagesDidChange,
      .holdWasAdded, .holdWasReleased, .deadlineDidPass, .turnDidBegin:
      nil
    }
  }
}
