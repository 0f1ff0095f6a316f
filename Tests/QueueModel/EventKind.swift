// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// An event without its details, for counting.
package enum EventKind: String, CaseIterable {
  case enqueued, didAnswer, reconsiderationRequested
  case didPresent, didFailToPresent, dismissalDidBegin, didDisappear, contentWasRemoved,
    didVerify
  case dismissalRequested, sceneDidChange, holdAdded, holdReleased, deadlineDidPass,
    nextTurnDidBegin
  case changeRequested, displayTimerPaused, displayTimerResumed, pagesDidChange

  package init(_ event: PopupQueue.Event) {
    self =
      switch event {
      case .enqueued: .enqueued
      case .didAnswer: .didAnswer
      case .reconsiderationRequested: .reconsiderationRequested
      case .didPresent: .didPresent
      case .didFailToPresent: .didFailToPresent
      case .dismissalDidBegin: .dismissalDidBegin
      case .didDisappear: .didDisappear
      case .contentWasRemoved: .contentWasRemoved
      case .didVerify: .didVerify
      case .dismissalRequested: .dismissalRequested
      case .sceneDidChange: .sceneDidChange
      case .holdAdded: .holdAdded
      case .holdReleased: .holdReleased
      case .deadlineDidPass: .deadlineDidPass
      case .nextTurnDidBegin: .nextTurnDidBegin
      case .changeRequested: .changeRequested
      case .displayTimerPaused: .displayTimerPaused
      case .displayTimerResumed: .displayTimerResumed
      case .pagesDidChange: .pagesDidChange
      }
  }
}

extension PopupQueue.Event {
  /// The request that the event names, if any.
  package var namedRequest: PopupID? {
    switch self {
    case .enqueued(let request): request.id
    case .didAnswer(let id, _, by: _), .didPresent(let id), .didFailToPresent(let id, _),
      .dismissalDidBegin(let id, _),
      .didDisappear(let id), .contentWasRemoved(let id), .didVerify(let id, status: _),
      .dismissalRequested(.request(let id), _, animated: _), .displayTimerPaused(let id, _),
      .changeRequested(let id, _),
      .displayTimerResumed(let id, _):
      id
    case .reconsiderationRequested, .dismissalRequested, .sceneDidChange, .holdAdded, .holdReleased,
      .deadlineDidPass,
      .nextTurnDidBegin, .pagesDidChange:
      nil
    }
  }
}
