// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// Presenting: from `present` until the popup is visible, or queued again.
extension PopupQueue {
  /// How often a presentation is attempted before the request fails; refusals in an app window that
  /// is not available do not count.
  static let maximumAttempts = 3
  /// The maximum time until a refused presentation is retried.
  static let retryDelay = Duration.milliseconds(500)

  /// Handles a popup that has appeared.
  mutating func didPresent(_ id: PopupID, _ effects: inout EffectBuffer) {
    switch requests.phase(of: id) {
    case .presenting:
      requests.change(id) { entry in
        (entry.phase, entry.hasAppeared) = (.visible, true)
        (entry.refusalCount, entry.countedRefusals) = (0, 0)
      }
      refusedRequests.removeFirst(id)
      allowChildren(of: id)
      resumeChildren(of: id)
    case .dismissalPending(let reason, let animated, _):
      beginDismissal(id, reason, animated: shouldAnimate(animated), &effects)
    case .delayed, .awaitingPreviousStep, .queued, .visible, .suspended, .dismissing, nil:
      break  // Late, repeated or unknown.
    }
  }

  /// Handles a popup that could not be presented and will not appear.
  mutating func presentationFailed(
    _ id: PopupID, _ failure: PresentationFailure, _ effects: inout EffectBuffer
  ) {
    guard let entry = requests[id] else { return }
    switch entry.phase {
    case .presenting:
      switch failure {
      case .refused: retry(entry, &effects)
      case .impossible: finish(id, .failed, &effects)
      }
    case .dismissalPending(let reason, _, _):
      finish(id, reason, &effects)
    case .delayed, .awaitingPreviousStep, .queued, .visible, .suspended, .dismissing:
      break  // Late or repeated; the response of a dismissing popup is `didDisappear`.
    }
  }

  private mutating func retry(_ entry: RequestTable.Entry, _ effects: inout EffectBuffer) {
    let isCounted = entry.request.surface != .appWindowModal || pageState.allowsPresentation
    guard !isCounted || entry.countedRefusals + 1 < PopupQueue.maximumAttempts else {
      return finish(entry.id, .failed, &effects)
    }
    leaveLane(entry)
    if entry.request.surface == .appWindowModal, entry.refusalCount == 0 {
      refusedRequests.append(entry.id)
    }
    requests.change(entry.id) { entry in
      entry.refusalCount = entry.refusalCount == .max ? .max : entry.refusalCount + 1
      if isCounted { entry.countedRefusals += 1 }
    }
    if !entry.wasSuspended { requests.bind(entry.id, toPage: nil) }
    if let deadline = entry.expirationDeadline { expirations.insert(deadline) }
    queue(entry.id, notBefore: now + PopupQueue.retryDelay)
    waitForNextTurn(&effects)
  }

  /// Retries the requests that were refused in the app window, if a page change made it available.
  /// While it is not, their counted refusals are reset, because that explains them.
  mutating func retryRefusedRequests() {
    for id in refusedRequests {
      if !pageState.allowsPresentation { requests.change(id) { $0.countedRefusals = 0 } }
      guard pageState.isSettled, let entry = requests[id], case .delayed(let time) = entry.phase,
        pageState.allowsPresentation || entry.request.presentsOverForeignModals,
        entry.submittedAt + entry.request.delay <= now
      else { continue }
      delays.remove(RequestDeadline(time: time, id: id))
      queue(id, notBefore: now)
    }
  }
}

// Suspending and resuming.
extension PopupQueue {
  /// Suspends a popup and its children.
  mutating func suspend(
    _ entry: RequestTable.Entry, _ causes: PopupSuspensionCauses, _ effects: inout EffectBuffer
  ) {
    let id = entry.id
    let isHidden = requests.isHidden(id)
    let now = now
    updateDisplayTimer(of: id) { $0.setRunning(false, at: now) }
    leaveLane(entry)
    requests.change(id) { ($0.phase, $0.wasSuspended) = (.suspended(causes), true) }
    if let deadline = entry.expirationDeadline { expirations.insert(deadline) }
    effects.append(.suspend(id, animated: shouldAnimate(!isHidden)))
    suspendChildren(of: id, &effects)
  }

  /// Removes causes of suspension. If none is left, the request is queued, before those of its
  /// priority that have not been on the screen.
  mutating func removeSuspensionCauses(_ causes: PopupSuspensionCauses, from id: PopupID) {
    guard case .suspended(let causesBefore) = requests.phase(of: id) else { return }
    let remaining = causesBefore.subtracting(causes)
    if remaining.isEmpty {
      queue(id, notBefore: now)
    } else {
      requests.setPhase(of: id, .suspended(remaining))
    }
  }

  /// Lets interrupted requests resume in lanes that have capacity again.
  mutating func resumeInterruptedRequests() {
    for lane in lanes.indices where !lanes[lane].interrupted.isEmpty && !lanes[lane].isFull {
      let ids = lanes[lane].interrupted
      lanes[lane].interrupted = []
      for id in ids { removeSuspensionCauses(.interrupted, from: id) }
    }
  }
}

// Timeouts: what happens without a response.
extension PopupQueue {
  /// How long a response may take before the queue has the screen checked.
  static let responseTimeout = Duration.seconds(2)
  /// How often the screen is checked before the queue abandons a popup.
  static let maximumVerifications = 3
  /// How often a check may find a running transition: with the timeout above, a transition may take
  /// 30 seconds. Longer ones have no end, such as one whose animator never completes it.
  static let maximumTransitions = 15

  var newWatchdog: Watchdog { Watchdog(fireTime: now + PopupQueue.responseTimeout) }

  /// Verifies the popups whose response is overdue, and abandons those that never respond.
  mutating func processWatchdogs(_ effects: inout EffectBuffer) {
    guard sceneState == .active else { return }
    for lane in lanes.indices {
      for id in lanes[lane].occupants {
        guard let watchdog = requests.watchdog(of: id), watchdog.fireTime <= now else {
          continue
        }
        handleTimeout(of: id, watchdog, &effects)
      }
    }
  }

  /// Restarts all timeouts, because only time while the scene is active counts.
  mutating func restartWatchdogs() {
    for lane in lanes.entries {
      for id in lane.occupants {
        if let watchdog = requests.watchdog(of: id) { restart(watchdog, of: id) }
      }
    }
  }

  /// Applies the result of a verification.
  mutating func applyVerification(
    _ status: ScreenStatus, of id: PopupID, _ effects: inout EffectBuffer
  ) {
    guard let phase = requests.phase(of: id) else { return }
    switch (status, phase) {
    case (_, .delayed), (_, .awaitingPreviousStep), (_, .queued), (_, .suspended):
      break  // Late.
    case (.inTransition, _):
      continueTransition(of: id, &effects)
    case (.visible, .dismissing(let reason, _, let watchdog)):
      beginDismissal(id, reason, animated: false, &effects)
      restart(watchdog, of: id)
    case (.visible, _):
      didPresent(id, &effects)
    case (.notVisible, .presenting), (.notVisible, .dismissalPending):
      presentationFailed(id, .refused, &effects)
    case (.notVisible, .visible), (.notVisible, .dismissing):
      didDisappear(id, .removedByApp, &effects)
    }
  }

  /// Waits for the end of a transition, unless it has taken too long.
  private mutating func continueTransition(of id: PopupID, _ effects: inout EffectBuffer) {
    guard var watchdog = requests.watchdog(of: id) else { return }
    watchdog.transitionCount += 1
    watchdog.verificationCount = 0
    guard watchdog.transitionCount < PopupQueue.maximumTransitions else {
      return abandon(id, &effects)
    }
    restart(watchdog, of: id)
  }

  /// Restarts a timeout; its counts stay.
  private mutating func restart(_ watchdog: Watchdog, of id: PopupID) {
    guard var phase = requests.phase(of: id) else { return }
    phase.watchdog = watchdog
    phase.watchdog?.fireTime = now + PopupQueue.responseTimeout
    requests.setPhase(of: id, phase)
  }

  private mutating func handleTimeout(
    of id: PopupID, _ watchdog: Watchdog, _ effects: inout EffectBuffer
  ) {
    guard watchdog.verificationCount < PopupQueue.maximumVerifications else {
      return abandon(id, &effects)
    }
    var watchdog = watchdog
    watchdog.verificationCount += 1
    restart(watchdog, of: id)
    effects.append(.verify(id))
  }

  /// Dismisses a popup whose state cannot be determined, and finishes its request without a
  /// response, so that the queue never gets stuck.
  private mutating func abandon(_ id: PopupID, _ effects: inout EffectBuffer) {
    guard let phase = requests.phase(of: id) else { return }
    dismissChildren(of: id, animated: false, &effects)
    effects.append(.dismiss(id, animated: false))
    finish(id, phase.dismissalReason ?? .failed, &effects)
  }
}

// Display timers.
extension PopupQueue {
  /// Adds a reason to pause the display timer, even if the request has no display duration yet.
  mutating func pauseDisplayTimer(of id: PopupID, for pause: DisplayTimerPause) {
    guard requests[id] != nil else { return }
    requests.updateDetails(of: id) { $0.pauses.append(pause) }
  }

  /// Removes a reason once; one that was not added is ignored.
  mutating func resumeDisplayTimer(of id: PopupID, from pause: DisplayTimerPause) {
    guard let index = requests.details[id]?.pauses.firstIndex(of: pause) else { return }
    requests.updateDetails(of: id) { $0.pauses.remove(at: index) }
  }

  mutating func updateDisplayTimer(of id: PopupID, _ change: (inout DisplayTimer) -> Void) {
    guard requests.displayTimer(of: id) != nil else { return }
    requests.updateDetails(of: id) { details in
      guard var timer = details.displayTimer else { return }
      change(&timer)
      details.displayTimer = timer
    }
  }

  /// Restarts the display timer with another duration, or removes it. Does nothing if the request
  /// is being dismissed.
  mutating func restartDisplayTimer(of id: PopupID, with duration: Duration?) {
    guard let phase = requests.phase(of: id), !phase.isDismissing else { return }
    guard duration != nil || requests.displayTimer(of: id) != nil else { return }
    let now = now
    requests.updateDetails(of: id) { details in
      guard let duration = duration?.clampedToNonNegative else { return details.displayTimer = nil }
      if details.displayTimer == nil { details.displayTimer = DisplayTimer(duration) }
      details.displayTimer?.restart(duration, at: now)
    }
    timedRequests.removeFirst(id)
    if duration != nil, phase.occupiesLane { timedRequests.append(id) }
  }

  /// Starts and stops the display timers of all occupants according to their state.
  mutating func updateDisplayTimers() {
    for id in timedRequests {
      let isRunning = displayTimerState(of: id) == .running
      let now = now
      updateDisplayTimer(of: id) { $0.setRunning(isRunning, at: now) }
    }
  }

  /// Returns the state of the display timer of a popup, whether or not it has a display duration.
  package func displayTimerState(of id: PopupID) -> DisplayTimerState {
    guard sceneState == .active, requests.phase(of: id) == .visible, !isBelowModal(id) else {
      return .stopped
    }
    guard let details = requests.details[id] else { return .running }
    if details.isHidden || details.pauses.contains(.presentingOther) { return .stopped }
    return details.pauses.isEmpty ? .running : .paused
  }

  /// Dismisses the popups whose display duration has elapsed.
  mutating func processDisplayTimers(_ effects: inout EffectBuffer) {
    guard !timedRequests.isEmpty else { return }
    for lane in lanes.indices {
      for id in lanes[lane].occupants where requests.phase(of: id) == .visible {
        guard let fireTime = requests.displayTimer(of: id)?.fireTime, fireTime <= now else {
          continue
        }
        beginDismissal(id, .displayDurationElapsed, animated: shouldAnimate(true), &effects)
      }
    }
  }
}
