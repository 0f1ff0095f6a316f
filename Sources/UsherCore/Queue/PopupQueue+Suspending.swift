// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// Off the screen without ending, and back.
extension PopupQueue {
  /// Takes a popup off the screen, with everything in it intact.
  mutating func suspend(
    _ entry: RequestTable.Entry, _ causes: PopupSuspension, _ orders: inout Orders
  ) {
    let id = entry.request.id
    let now = now
    leaveStage(entry)
    requests.changeTime(of: id) { $0.run(false, at: now) }
    requests.suspend(id, causes)
    orders.append(.withdraw(id, animated: mayAnimate(true)))
  }

  /// Takes away a cause of suspension; without any left the request is in line again, in front of
  /// those of its priority that have not been on screen.
  mutating func lift(_ cause: PopupSuspension, from id: RequestID) {
    guard case .suspended(let causes) = requests[id]?.phase else { return }
    let rest = causes.subtracting(cause)
    if rest.isEmpty { wait(id, until: now) } else { requests.suspend(id, rest) }
  }

  /// Where a lane has a free place again, those that were interrupted there can return.
  mutating func liftInterruptions() {
    for place in lanes.entries.indices where !lanes[place].isFull {
      let ids = lanes[place].interrupted
      guard !ids.isEmpty else { continue }
      lanes[place].interrupted = []
      for id in ids { lift(.interrupted, from: id) }
    }
  }
}
