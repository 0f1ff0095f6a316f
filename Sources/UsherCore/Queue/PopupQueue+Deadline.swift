// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// The one moment at which the queue wants to be asked again.
extension PopupQueue {
  /// Handles what is due; comes before anything starts.
  mutating func handleWhatIsDue(_ orders: inout Orders) {
    handleExpiries(&orders)
    handleDelays()
    handleWatches(&orders)
    handleScreenTimes(&orders)
  }

  /// Says when the timer is to fire, if that changed.
  mutating func armDeadline(_ orders: inout Orders) {
    let deadline = nextDeadline
    guard deadline != armedDeadline else { return }
    armedDeadline = deadline
    orders.append(.setDeadline(deadline))
  }

  /// The earliest moment at which something becomes due.
  var nextDeadline: Instant? {
    var earliest = delays.first?.rank
    func consider(_ moment: Instant) {
      earliest = earliest.map { min($0, moment) } ?? moment
    }
    if let expiry = expiries.first?.rank { consider(expiry) }
    for lane in lanes.entries {
      if let gapEnd = lane.gapEnd, now < gapEnd, !lane.line.isEmpty { consider(gapEnd) }
      for id in lane.onStage {
        if let entry = requests[id], entry.phase == .visible, let end = entry.time?.end {
          consider(end)
        }
      }
      for id in lane.onStage where stage == .active {
        if let watch = requests[id]?.phase.watch { consider(watch.end) }
      }
    }
    return earliest
  }
}
