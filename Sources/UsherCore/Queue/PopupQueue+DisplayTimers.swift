// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

extension PopupQueue {
  /// Adds a reason to pause the display timer, even if the request has no display duration yet.
  mutating func pauseDisplayTimer(of id: PopupID, for pause: DisplayTimerPause) {
    change(id) { $0.pauses.append(pause) }
  }

  /// Removes a reason once; one that was not added is ignored.
  mutating func resumeDisplayTimer(of id: PopupID, from pause: DisplayTimerPause) {
    guard let index = find(id)?.pauses.firstIndex(of: pause) else { return }
    change(id) { $0.pauses.remove(at: index) }
  }

  /// Restarts the display timer with another duration, or removes it. Does nothing if the request
  /// is being dismissed.
  mutating func restartDisplayTimer(of id: PopupID, with duration: Duration?) {
    guard let phase = phase(of: id), !phase.isDismissing else { return }
    let now = now
    change(id) { state in
      guard let duration else { return state.displayTimer = nil }
      if state.displayTimer == nil { state.displayTimer = DisplayTimer(duration) }
      state.displayTimer?.restart(duration.clampedToNonNegative, at: now)
    }
    timedRequests.removeFirst(id)
    if duration != nil, phase.occupiesLane { timedRequests.append(id) }
  }

  /// Starts and stops the display timers of all occupants according to their state.
  mutating func updateDisplayTimers() {
    let now = now
    for id in timedRequests {
      let isRunning = displayTimerState(of: id) == .running
      change(id) { $0.displayTimer?.setRunning(isRunning, at: now) }
    }
  }

  /// Returns the state of the display timer of a popup, whether or not it has a display duration.
  package func displayTimerState(of id: PopupID) -> DisplayTimerState {
    // Behind a controller that it presents the user cannot see it, so that is more than a pause.
    guard sceneState == .active, let state = find(id), state.phase == .visible,
      !state.isHidden, !state.pauses.contains(.presentingOther), !isBelowModal(id)
    else { return .stopped }
    return state.pauses.isEmpty ? .running : .paused
  }

  /// Dismisses the popups whose display duration has elapsed.
  mutating func processDisplayTimers() {
    guard !timedRequests.isEmpty else { return }
    // Not `timedRequests`, whose order changes when a display timer is restarted.
    for id in lanes.flatMap(\.occupants) {
      guard let state = find(id), state.phase == .visible,
        let fireTime = state.displayTimer?.fireTime, fireTime <= now
      else { continue }
      beginDismissal(id, .displayDurationElapsed, animated: shouldAnimate(true))
    }
  }
}
