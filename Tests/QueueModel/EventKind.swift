// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// The events without their details, to count them by.
package enum EventKind: String, CaseIterable {
  case enqueued, didPresent, didFailToPresent, didBeginToLeave, didLeave, wasRemovedByApp, didLook
  case endRequested, stageDidChange, holdWasAdded, holdWasReleased, deadlineDidPass, turnDidBegin
  case changeRequested, timeWasPaused, timeWasResumed, pagesDidChange

  package init(_ event: PopupQueue.Event) {
    self =
      switch event {
      case .enqueued: .enqueued
      case .didPresent: .didPresent
      case .didFailToPresent: .didFailToPresent
      case .didBeginToLeave: .didBeginToLeave
      case .didLeave: .didLeave
      case .wasRemovedByApp: .wasRemovedByApp
      case .didLook: .didLook
      case .endRequested: .endRequested
      case .stageDidChange: .stageDidChange
      case .holdWasAdded: .holdWasAdded
      case .holdWasReleased: .holdWasReleased
      case .deadlineDidPass: .deadlineDidPass
      case .turnDidBegin: .turnDidBegin
      case .changeRequested: .changeRequested
      case .timeWasPaused: .timeWasPaused
      case .timeWasResumed: .timeWasResumed
      case .pagesDidChange: .pagesDidChange
      }
  }
}

extension PopupQueue.Event {
  /// The one request that the event names, if it names one.
  package var namedRequest: RequestID? {
    switch self {
    case .enqueued(let request): request.id
    case .didPresent(let id), .didFailToPresent(let id, _), .didBeginToLeave(let id, _),
      .didLeave(let id), .wasRemovedByApp(let id), .didLook(let id, found: _),
      .endRequested(.request(let id), _, animated: _), .timeWasPaused(let id, _),
      .changeRequested(let id, _),
      .timeWasResumed(let id, _):
      id
    case .endRequested, .stageDidChange, .holdWasAdded, .holdWasReleased, .deadlineDidPass,
      .turnDidBegin, .pagesDidChange:
      nil
    }
  }
}
