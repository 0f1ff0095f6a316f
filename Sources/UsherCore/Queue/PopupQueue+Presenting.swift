// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// From `present` to being visible, or back into the line.
extension PopupQueue {
  /// How often a presentation is tried before the request has failed; what is refused on an app's
  /// window that is taken does not count.
  static let maximumAttempts = 3
  /// How long a refused request waits before it is tried again at the latest.
  static let retryDelay = Duration.milliseconds(500)

  /// The popup is on screen.
  mutating func didPresent(_ id: PopupID, _ effects: inout EffectBuffer) {
    guard let entry = requests[id] else { return }
    switch entry.phase {
    case .presenting:
      requests.setPhase(id, to: .visible)
      resetRefusals(of: entry)
      allowChildren(of: id)
      resumeChildren(of: id)
    case .dismissalPending(let reason, let animated, _):
      beginDismissal(id, reason, animated: shouldAnimate(animated), &effects)
    case .delayed, .awaitingPreviousStep, .queued, .visible, .suspended, .dismissing:
      break  // Late or repeated.
    }
  }

  /// The popup is not on screen and will not come.
  mutating func presentationFailed(_ id: PopupID, _ failure: PresentationFailure, _ effects: inout EffectBuffer) {
    guard let entry = requests[id] else { return }
    switch entry.phase {
    case .presenting:
      switch failure {
      case .refused: retry(entry, &effects)
      case .impossible: finish(entry, .failed, &effects)
      }
    case .dismissalPending(let reason, _, _):
      finish(entry, reason, &effects)
    case .delayed, .awaitingPreviousStep, .queued, .visible, .suspended, .dismissing:
      break  // Late or repeated; one that is leaving answers with `didDisappear`.
    }
  }

  private mutating func retry(_ entry: RequestTable.Entry, _ effects: inout EffectBuffer) {
    let isCounted = entry.surface != .appWindowModal || pageState.allowsPresentation
    guard !isCounted || entry.countedRefusals + 1 < PopupQueue.maximumAttempts else {
      return finish(entry, .failed, &effects)
    }
    vacateLane(entry)
    if entry.surface == .appWindowModal, entry.refusalCount == 0 { refusedRequests.append(entry.id) }
    requests.change(entry.id) { entry in
      entry.refusalCount = entry.refusalCount == .max ? .max : entry.refusalCount + 1
      if isCounted { entry.countedRefusals += 1 }
    }
    if !entry.wasSuspended { requests.bind(entry.id, toPage: nil) }
    if let deadline = entry.expirationDeadline { expirations.insert(deadline) }
    queue(entry.id, notBefore: now + PopupQueue.retryDelay)
    waitForNextTurn(&effects)
  }

  /// The pages stand differently, which may be what those have waited for that were refused on the
  /// app's window: they are tried again as soon as that is free. While it is taken counting begins
  /// anew, because that explains why they were refused.
  mutating func retryRefusedRequests() {
    for id in refusedRequests {
      if !pageState.allowsPresentation { requests.change(id) { $0.countedRefusals = 0 } }
      guard pageState.isSettled, let entry = requests[id], case .delayed(let time) = entry.phase,
        pageState.allowsPresentation || entry.presentsOverForeignModals, entry.submittedAt + entry.delay <= now
      else { continue }
      delays.remove(RequestDeadline(time: time, id: id))
      queue(id, notBefore: now)
    }
  }

  /// What was refused before does not count any more.
  mutating func resetRefusals(of entry: RequestTable.Entry) {
    guard entry.refusalCount > 0 else { return }
    refusedRequests.removeAll { $0 == entry.id }
    requests.change(entry.id) { ($0.refusalCount, $0.countedRefusals) = (0, 0) }
  }
}

// Off the screen without ending, and back.
extension PopupQueue {
  /// Takes a popup, and what belongs to it, off the screen with everything in it intact.
  mutating func suspend(
    _ entry: RequestTable.Entry, _ causes: PopupSuspensionCauses, _ effects: inout EffectBuffer
  ) {
    let id = entry.id
    let isHidden = requests.details[id]?.isHidden == true
    let now = now
    updateDisplayTimer(of: id) { $0.setRunning(false, at: now) }
    vacateLane(entry)
    requests.change(id) { $0.wasSuspended = true }
    requests.setPhase(id, to: .suspended(causes))
    effects.append(.suspend(id, animated: shouldAnimate(!isHidden)))
    suspendChildren(of: id, &effects)
  }

  /// Takes away causes of suspension; without any left the request is in line again, in front of
  /// those of its priority that have not been on screen.
  mutating func removeSuspensionCauses(_ causes: PopupSuspensionCauses, from id: PopupID) {
    guard case .suspended(let causesBefore) = requests.phase(of: id) else { return }
    let remaining = causesBefore.subtracting(causes)
    if remaining.isEmpty { queue(id, notBefore: now) } else { requests.setPhase(id, to: .suspended(remaining)) }
  }

  /// Where a lane has a free place again, those that were interrupted there can return.
  mutating func resumeInterruptedRequests() {
    for lane in lanes.indices where !lanes[lane].interrupted.isEmpty && !lanes[lane].isFull {
      let ids = lanes[lane].interrupted
      lanes[lane].interrupted = []
      for id in ids { removeSuspensionCauses(.interrupted, from: id) }
    }
  }
}

// What happens when nobody answers.
extension PopupQueue {
  /// How long an answer may take before the queue looks for itself.
  static let responseTimeout = Duration.seconds(2)
  /// How many looks go by before the queue gives up on a popup.
  static let maximumLooks = 3

  var newWatchdog: Watchdog { Watchdog(fireTime: now + PopupQueue.responseTimeout) }

  /// Looks after those that have not answered, and gives up on those that never do.
  mutating func processWatchdogs(_ effects: inout EffectBuffer) {
    guard sceneState == .active else { return }
    for lane in lanes.indices {
      for id in lanes[lane].occupants {
        guard let watchdog = requests.phase(of: id)?.watchdog, watchdog.fireTime <= now else { continue }
        handleTimeout(of: id, watchdog, &effects)
      }
    }
  }

  /// Only active time counts: after an interruption everybody gets the whole time again.
  mutating func restartWatchdogs() {
    for lane in lanes.entries {
      for id in lane.occupants { resetWatchdog(id, verificationCount: requests.phase(of: id)?.watchdog?.verificationCount ?? 0) }
    }
  }

  /// A look was answered.
  mutating func applyVerification(_ status: ScreenStatus, of id: PopupID, _ effects: inout EffectBuffer) {
    guard let phase = requests.phase(of: id) else { return }
    switch (status, phase) {
    case (_, .delayed), (_, .awaitingPreviousStep), (_, .queued), (_, .suspended):
      break  // Late.
    case (.inTransition, _):
      resetWatchdog(id, verificationCount: 0)
    case (.visible, .dismissing(let reason, _, let watchdog)):
      beginDismissal(id, reason, animated: false, &effects)
      resetWatchdog(id, verificationCount: watchdog.verificationCount)
    case (.visible, _):
      didPresent(id, &effects)
    case (.notVisible, .presenting), (.notVisible, .dismissalPending):
      presentationFailed(id, .refused, &effects)
    case (.notVisible, .visible), (.notVisible, .dismissing):
      didDisappear(id, .removedByApp, &effects)
    }
  }

  private mutating func resetWatchdog(_ id: PopupID, verificationCount: Int) {
    guard var phase = requests.phase(of: id) else { return }
    phase.watchdog = Watchdog(fireTime: now + PopupQueue.responseTimeout, verificationCount: verificationCount)
    requests.setPhase(id, to: phase)
  }

  private mutating func handleTimeout(
    of id: PopupID, _ watchdog: Watchdog, _ effects: inout EffectBuffer
  ) {
    guard watchdog.verificationCount < PopupQueue.maximumLooks else { return abandon(id, &effects) }
    resetWatchdog(id, verificationCount: watchdog.verificationCount + 1)
    effects.append(.verify(id))
  }

  /// Frees the place of a popup about which nothing can be learned; the screen must not be stuck.
  private mutating func abandon(_ id: PopupID, _ effects: inout EffectBuffer) {
    guard let entry = requests[id] else { return }
    dismissChildren(of: id, animated: false, &effects)
    effects.append(.dismiss(id, animated: false))
    finish(entry, entry.phase.dismissalReason ?? .failed, &effects)
  }
}

// The time after which a visible popup ends on its own.
extension PopupQueue {
  /// Notes a reason for the time to stand still, also where it is not limited yet.
  mutating func pauseDisplayTimer(of id: PopupID, for pause: DisplayTimerPause) {
    guard requests[id] != nil else { return }
    requests.updateDetails(of: id) { $0.pauses.append(pause) }
  }

  /// Takes a reason back once; one that was not given is none.
  mutating func resumeDisplayTimer(of id: PopupID, from pause: DisplayTimerPause) {
    guard let index = requests.details[id]?.pauses.firstIndex(of: pause) else { return }
    requests.updateDetails(of: id) { $0.pauses.remove(at: index) }
  }

  mutating func updateDisplayTimer(of id: PopupID, _ change: (inout DisplayTimer) -> Void) {
    guard requests.details[id]?.displayTimer != nil else { return }
    requests.updateDetails(of: id) { details in
      guard var timer = details.displayTimer else { return }
      change(&timer)
      details.displayTimer = timer
    }
  }

  /// Gives a request that is not bound to end another span, all of which is still to come, or none.
  mutating func restartDisplayTimer(of id: PopupID, with duration: Duration?) {
    guard let phase = requests.phase(of: id), !phase.isDismissing else { return }
    guard duration != nil || requests.details[id]?.displayTimer != nil else { return }
    let now = now
    requests.updateDetails(of: id) { details in
      guard let duration = duration?.clampedToNonNegative else { return details.displayTimer = nil }
      if details.displayTimer == nil { details.displayTimer = DisplayTimer(duration) }
      details.displayTimer?.restart(duration, at: now)
    }
    timedRequests.removeAll { $0 == id }
    if duration != nil, phase.occupiesLane { timedRequests.append(id) }
  }

  /// Starts and stops the time of everything on stage, as the situation wants it.
  mutating func updateDisplayTimers() {
    for id in timedRequests {
      let isRunning = displayTimerState(of: id) == .running
      let now = now
      updateDisplayTimer(of: id) { $0.setRunning(isRunning, at: now) }
    }
  }

  /// How the time of a popup stands, limited or not.
  package func displayTimerState(of id: PopupID) -> DisplayTimerState {
    guard sceneState == .active, requests.phase(of: id) == .visible, !isBelowModal(id) else {
      return .stopped
    }
    guard let details = requests.details[id] else { return .running }
    if details.isHidden || details.pauses.contains(.presentingOther) { return .stopped }
    return details.pauses.isEmpty ? .running : .paused
  }

  /// Ends what has been on screen for its time.
  mutating func processDisplayTimers(_ effects: inout EffectBuffer) {
    guard !timedRequests.isEmpty else { return }
    for lane in lanes.indices {
      for id in lanes[lane].occupants where requests.phase(of: id) == .visible {
        guard let fireTime = requests.details[id]?.displayTimer?.fireTime, fireTime <= now else { continue }
        beginDismissal(id, .displayDurationElapsed, animated: shouldAnimate(true), &effects)
      }
    }
  }
}
