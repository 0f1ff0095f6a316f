// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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
