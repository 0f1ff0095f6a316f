// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// The one moment at which the queue wants to be asked again.
extension PopupQueue {
  /// Handles what is due; comes before anything starts.
  mutating func handleWhatIsDue(_ orders: inout Orders) {
    stopKeepingPlaces()
    handleExpiries(&orders)
    handleDelays()
    handleWatches(&orders)
    handleScreenTimes(&orders)
    handleForgottenHolds(&orders)
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
    var earliest = delays.first?.moment
    func consider(_ moment: Instant?) {
      guard let moment else { return }
      earliest = earliest.map { min($0, moment) } ?? moment
    }
    consider(expiries.first?.moment)
    consider(pagesAwaitedUntil)
    for lane in lanes.indices {
      if !lanes[lane].line.isEmpty, lanes[lane].isInGap(at: now) { consider(lanes[lane].gapEnd) }
      for hold in lanes[lane].holds { consider(hold.reportTime) }
      guard stage == .active else { continue }
      for id in lanes[lane].onStage { consider(requests.phase(of: id)?.watch?.end) }
    }
    for id in timed where requests.phase(of: id) == .visible {
      consider(requests.details[id]?.time?.end)
    }
    return earliest
  }
}
