// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// Telling what is shown of a popup how the popup's time stands.
@available(iOSApplicationExtension, unavailable)
extension Driver {
  /// Tells this from now on, until the request has ended or it is gone.
  func keepTime(of id: RequestID, with keeper: any TimeKeeping) {
    guard let request = requests[id] else { return }
    request.timekeeper = keeper
    request.toldTime = nil
    if !timekept.contains(id) { timekept.append(id) }
    tellTimes()
  }

  /// Tells everybody for whom something has changed.
  func tellTimes() {
    guard !timekept.isEmpty else { return }
    timekept.removeAll { requests[$0]?.timekeeper == nil }
    for id in timekept {
      guard let request = requests[id] else { continue }
      let state = queue.timeState(of: id)
      guard state != request.toldTime else { continue }
      request.toldTime = state
      request.timekeeper?.timeDidChange(to: state)
    }
  }
}
