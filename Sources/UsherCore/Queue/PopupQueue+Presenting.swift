// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// MARK: - Presenting

extension PopupQueue {
  /// How often a presentation is attempted before the request fails; refusals in an app window that
  /// is not available do not count.
  static let maximumAttempts = 3
  /// The maximum time until a refused presentation is retried.
  static let retryDelay = Duration.milliseconds(500)

  /// Handles a popup that has appeared.
  mutating func didPresent(_ id: PopupID) {
    switch phase(of: id) {
    case .presenting:
      let now = now
      change(id) { state in
        (state.phase, state.hasAppeared, state.visibleSince) = (.visible, true, now)
        (state.refusalCount, state.countedRefusals) = (0, 0)
      }
      refusedRequests.removeFirst(id)
      resumeChildren(of: id)
    case .dismissalPending(let reason, let animated, _):
      beginDismissal(id, reason, animated: shouldAnimate(animated))
    case .delayed, .awaitingPreviousStep, .queued, .asking, .postponed, .visible, .suspended,
      .dismissing, nil:
      break  // Late, repeated or unknown.
    }
  }

  /// Handles a popup that could not be presented and will not appear.
  mutating func presentationFailed(_ id: PopupID, _ failure: PresentationFailure) {
    guard let state = find(id) else { return }
    switch state.phase {
    case .presenting:
      switch failure {
      case .refused: retry(state)
      case .impossible: finish(id, .failed)
      }
    case .dismissalPending(let reason, _, _):
      // It is not on the screen, so there is nothing to dismiss.
      finish(id, reason)
    case .delayed, .awaitingPreviousStep, .queued, .asking, .postponed, .visible, .suspended,
      .dismissing:
      break  // Late or repeated; the response of a dismissing popup is `didDisappear`.
    }
  }

  private mutating func retry(_ state: RequestState) {
    // In the app window a transition, a foreign modal or a missing page explains the refusal.
    let isCounted = state.request.surface != .appWindowModal || pageState.allowsPresentation
    guard !isCounted || state.countedRefusals + 1 < PopupQueue.maximumAttempts else {
      return finish(state.id, .failed)
    }
    vacateLane(state)
    if state.request.surface == .appWindowModal, state.refusalCount == 0 {
      refusedRequests.append(state.id)
    }
    change(state.id) { state in
      state.isHidden = false
      state.refusalCount += 1
      if isCounted { state.countedRefusals += 1 }
      // It was never in front of that page; the next attempt chooses one again.
      if !state.wasSuspended { state.boundPage = nil }
    }
    // Its expiration, which `start` has removed, continues while it waits.
    if let deadline = state.expirationDeadline { expirations.insertInOrder(deadline) }
    // One answer for one presentation.
    if needsAnswer(state) { effects.append(.forgetAnswer(state.id)) }
    queue(state.id, notBefore: now + PopupQueue.retryDelay)
    waitForNextTurn()
  }

  /// Retries the requests that were refused in the app window, if a page change made it available.
  /// While it is not, their counted refusals are reset, because that explains them.
  mutating func retryRefusedRequests() {
    for id in refusedRequests {
      if !pageState.allowsPresentation { change(id) { $0.countedRefusals = 0 } }
      // A delay that the app has set since the refusal still counts.
      guard pageState.isSettled, let state = find(id), case .delayed(let time) = state.phase,
        pageState.allowsPresentation || state.request.presentsOverForeignModals,
        state.submittedAt + state.request.delay <= now
      else { continue }
      delays.removeInOrder(RequestDeadline(time: time, id: id))
      queue(id, notBefore: now)
    }
  }
}

// MARK: - Suspending and resuming

extension PopupQueue {
  /// Suspends a popup and its children.
  mutating func suspend(_ state: RequestState, _ causes: PopupSuspensionCauses) {
    let id = state.id
    let now = now
    vacateLane(state)
    change(id) { state in
      state.displayTimer?.setRunning(false, at: now)
      (state.phase, state.wasSuspended, state.isHidden) = (.suspended(causes), true, false)
    }
    // A popup that is suspended before it has appeared can still expire.
    if let deadline = state.expirationDeadline { expirations.insertInOrder(deadline) }
    // By its former state: what was hidden with its page disappears without an animation.
    effects.append(.suspend(id, animated: shouldAnimate(!state.isHidden)))
    suspendChildren(of: id)
  }

  /// Removes causes of suspension. If none is left, the request is queued, before those of its
  /// priority that have not been on the screen.
  mutating func removeSuspensionCauses(_ causes: PopupSuspensionCauses, from id: PopupID) {
    // A child that has only waited for its parent has no causes.
    guard case .suspended(let causesBefore) = phase(of: id) else { return }
    let remaining = causesBefore.subtracting(causes)
    if remaining.isEmpty {
      queue(id, notBefore: now)
    } else {
      setPhase(of: id, .suspended(remaining))
    }
  }

  /// Lets interrupted requests resume in lanes that have capacity again.
  mutating func resumeInterruptedRequests() {
    for lane in lanes.indices where !lanes[lane].interrupted.isEmpty && !lanes[lane].isFull {
      // All of them are queued, and their positions decide which one resumes first.
      let ids = lanes[lane].interrupted
      lanes[lane].interrupted = []
      for id in ids { removeSuspensionCauses(.interrupted, from: id) }
    }
  }
}

// MARK: - Timeouts

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
  mutating func processWatchdogs() {
    guard sceneState == .active else { return }
    for id in lanes.flatMap(\.occupants) {
      guard var watchdog = phase(of: id)?.watchdog, watchdog.fireTime <= now else { continue }
      guard watchdog.verificationCount < PopupQueue.maximumVerifications else {
        abandon(id)
        continue
      }
      watchdog.verificationCount += 1
      restart(watchdog, of: id)
      effects.append(.verify(id))
    }
  }

  /// Restarts all timeouts, because only time while the scene is active counts.
  mutating func restartWatchdogs() {
    for id in lanes.flatMap(\.occupants) {
      if let watchdog = phase(of: id)?.watchdog { restart(watchdog, of: id) }
    }
  }

  /// Applies the result of a verification.
  mutating func applyVerification(_ status: ScreenStatus, of id: PopupID) {
    guard let phase = phase(of: id) else { return }
    switch (status, phase) {
    case (_, .delayed), (_, .awaitingPreviousStep), (_, .queued), (_, .asking), (_, .postponed),
      (_, .suspended):
      break  // Late.
    case (.inTransition, _):
      continueTransition(of: id)
    case (.visible, .dismissing(let reason, _, let watchdog)):
      beginDismissal(id, reason, animated: false)
      // With the old counts, so that a popup that cannot be dismissed is abandoned.
      restart(watchdog, of: id)
    case (.visible, _):
      didPresent(id)
    // UIKit does not report a refusal: it never calls the completion handler.
    case (.notVisible, .presenting), (.notVisible, .dismissalPending):
      presentationFailed(id, .refused)
    case (.notVisible, .visible), (.notVisible, .dismissing):
      didDisappear(id, .removedByApp)
    }
  }

  /// Waits for the end of a transition, unless it has taken too long.
  private mutating func continueTransition(of id: PopupID) {
    guard var watchdog = phase(of: id)?.watchdog else { return }
    watchdog.transitionCount += 1
    watchdog.verificationCount = 0
    guard watchdog.transitionCount < PopupQueue.maximumTransitions else {
      return abandon(id)
    }
    restart(watchdog, of: id)
  }

  /// Restarts a timeout; its counts stay.
  private mutating func restart(_ watchdog: Watchdog, of id: PopupID) {
    guard var phase = phase(of: id) else { return }
    phase.watchdog = watchdog
    phase.watchdog?.fireTime = now + PopupQueue.responseTimeout
    setPhase(of: id, phase)
  }

  /// Dismisses a popup whose state cannot be determined, and finishes its request without a
  /// response, so that the queue never gets stuck.
  private mutating func abandon(_ id: PopupID) {
    guard let phase = phase(of: id) else { return }
    // Before `finish`, which would animate them.
    dismissChildren(of: id, animated: false)
    // It may be on the screen after all, but no response is awaited.
    effects.append(.dismiss(id, animated: false))
    finish(id, phase.dismissalReason ?? .failed)
  }
}
