// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// Telling what is shown of a popup how the popup's time stands.
@available(iOSApplicationExtension, unavailable)
extension QueueDriver {
  /// Tells this from now on, until the request has ended or it is gone.
  func addTimerObserver(`for` id: PopupID, with observer: any DisplayTimerObserver) {
    guard let request = requests[id] else { return }
    request.timerObserver = observer
    request.lastTimerState = nil
    if !timerObservers.contains(id) { timerObservers.append(id) }
    notifyTimerObservers()
  }

  /// Tells everybody for whom something has changed.
  func notifyTimerObservers() {
    guard !timerObservers.isEmpty else { return }
    timerObservers.removeAll { requests[$0]?.timerObserver == nil }
    for id in timerObservers {
      guard let request = requests[id] else { continue }
      let state = queue.displayTimerState(of: id)
      guard state != request.lastTimerState else { continue }
      request.lastTimerState = state
      request.timerObserver?.displayTimerDidChange(to: state)
    }
  }
}
