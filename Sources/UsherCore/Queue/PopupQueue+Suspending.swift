// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// Off the screen without ending, and back.
extension PopupQueue {
  /// Takes a popup, and what belongs to it, off the screen with everything in it intact.
  mutating func suspend(
    _ entry: RequestTable.Entry, _ causes: PopupSuspension, _ orders: inout Orders
  ) {
    let id = entry.id
    let isConcealed = requests.details[id]?.isConcealed == true
    let now = now
    changeTime(of: id) { $0.run(false, at: now) }
    leaveStage(entry)
    requests.change(id) { $0.isResumed = true }
    requests.move(id, to: .suspended(causes))
    orders.append(.withdraw(id, animated: mayAnimate(!isConcealed)))
    suspendChildren(of: id, &orders)
  }

  /// Takes away causes of suspension; without any left the request is in line again, in front of
  /// those of its priority that have not been on screen.
  mutating func lift(_ causes: PopupSuspension, from id: RequestID) {
    guard case .suspended(let all) = requests.phase(of: id) else { return }
    let rest = all.subtracting(causes)
    if rest.isEmpty { wait(id, until: now) } else { requests.move(id, to: .suspended(rest)) }
  }

  /// Where a lane has a free place again, those that were interrupted there can return.
  mutating func liftInterruptions() {
    for place in lanes.indices where !lanes[place].interrupted.isEmpty && !lanes[place].isFull {
      let ids = lanes[place].interrupted
      lanes[place].interrupted = []
      for id in ids { lift(.interrupted, from: id) }
    }
  }
}
