// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

extension ReferenceModel {
  enum State: Equatable { case queued, asking, presenting, visible, dismissing, suspended }

  /// A request that has not been dismissed.
  struct Item: Equatable {
    var request: PopupQueue.Request
    let submittedAt: MonotonicInstant
    var state = State.queued
    var notBefore: MonotonicInstant
    /// The number of refusals while the screen seemed to be free.
    var countedRefusals = 0
    /// Whether the last presentation was refused.
    var wasRefused = false
    /// The time until which there must be an answer while it is being asked about.
    var answerDeadline: MonotonicInstant?
    /// The time before which it is not asked about again.
    var postponedUntil: MonotonicInstant?
    /// Whose answer postponed it last.
    var postponedBy: AnswerSource?
    /// Whether an answer lets it start.
    var isAdmitted = false
    /// The dismissal reason, once it is known.
    var reason: PopupDismissalReason?
    var isAnimated = true
    var responseDeadline = MonotonicInstant.seconds(0)
    var verificationCount = 0
    var transitionCount = 0
    /// The index of the last start.
    var startIndex = 0
    var expirationTime: MonotonicInstant?
    var hasAppeared = false
    var visibleSince = MonotonicInstant.seconds(0)
    /// The dismissal that the app has asked for too early.
    var lateDismissal: LateDismissal?

    struct LateDismissal: Equatable {
      let reason: PopupDismissalReason
      let isAnimated: Bool
    }
    /// Whether the popup was suspended before.
    var wasSuspended = false
    /// The causes of the suspension.
    var causes: PopupSuspensionCauses = []
    /// The bound page.
    var page: PageID?
    var isHidden = false
    /// One more than the number of updates.
    var joinedCount = 1
    var remainingTime: Duration?
    var timerStartedAt: MonotonicInstant?
    var pauses: [DisplayTimerPause] = []
  }
}

extension ReferenceModel.Item {
  var id: PopupID { request.id }
  var isChild: Bool { request.parent != nil }
  /// Whether UIKit presents the popup, so that it cannot be suspended.
  var isModalInAppWindow: Bool { request.surface == .appWindowModal }
  var hasOwnWindow: Bool { request.surface == .ownWindow }
  var isBoundToPages: Bool { request.pageExit != .stay }
  var isWaiting: Bool { state == .queued || state == .asking }
  var occupiesLane: Bool { state == .presenting || state == .visible || state == .dismissing }
  var isDismissing: Bool { state == .dismissing || reason != nil }
  var isAwaitingResponse: Bool { state == .presenting || state == .dismissing }
  var expirationDeadline: MonotonicInstant? {
    !occupiesLane && !hasAppeared ? expirationTime : nil
  }
  var timerFireTime: MonotonicInstant? {
    guard let timerStartedAt, let remainingTime else { return nil }
    return timerStartedAt + remainingTime
  }
  var ignoresGap: Bool {
    wasSuspended || request.conflict == .interrupt || request.conflict == .replace
  }

  /// Whether the request starts before another queued one.
  func precedes(_ other: ReferenceModel.Item) -> Bool {
    if request.priority != other.request.priority {
      return request.priority > other.request.priority
    }
    if wasSuspended != other.wasSuspended { return wasSuspended }
    return id < other.id
  }

  func matches(_ target: PopupQueue.DismissalTarget) -> Bool {
    switch target {
    case .request(let id): id == self.id
    case .key(let key): request.key == key && !isDismissing
    case .group(let group): request.group == group
    case .lane(let lane): request.lane.name == lane.name
    case .all: true
    }
  }

  mutating func restartWatchdog(at now: MonotonicInstant) {
    responseDeadline = now + .seconds(2)
    verificationCount = 0
    transitionCount = 0
  }
}
