// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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
