// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// The one moment at which the queue wants to be asked again.
extension PopupQueue {
  /// Handles what is due; comes before anything starts.
  mutating func processDueTimers(_ effects: inout EffectBuffer) {
    releaseReservations()
    processExpirations(&effects)
    processDelays()
    processWatchdogs(&effects)
    processDisplayTimers(&effects)
    reportOverdueHolds(&effects)
  }

  /// Says when the timer is to fire, if that changed.
  mutating func updateDeadline(_ effects: inout EffectBuffer) {
    let deadline = nextDeadline
    guard deadline != scheduledDeadline else { return }
    scheduledDeadline = deadline
    effects.append(.setDeadline(deadline))
  }

  /// The earliest moment at which something becomes due.
  var nextDeadline: MonotonicInstant? {
    var earliest = delays.first?.time
    func consider(_ time: MonotonicInstant?) {
      guard let time else { return }
      earliest = earliest.map { min($0, time) } ?? time
    }
    consider(expirations.first?.time)
    consider(pageDiscoveryDeadline)
    for lane in lanes.indices {
      if !lanes[lane].queue.isEmpty, lanes[lane].isInGap(at: now) { consider(lanes[lane].gapEnd) }
      for hold in lanes[lane].holds { consider(hold.overdueTime) }
      guard sceneState == .active else { continue }
      for id in lanes[lane].occupants { consider(requests.phase(of: id)?.watchdog?.fireTime) }
    }
    for id in timedRequests where requests.phase(of: id) == .visible {
      consider(requests.details[id]?.displayTimer?.fireTime)
    }
    return earliest
  }
}
