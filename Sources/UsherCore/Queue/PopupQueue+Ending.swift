// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// From whatever phase to the one report.
extension PopupQueue {
  /// Ends what the target names; what is bound to end already keeps its reason.
  mutating func end(
    _ target: EndTarget, _ reason: PopupEndReason, animated: Bool, _ orders: inout Orders
  ) {
    for id in requests.named(by: target) {
      end(id, reason, animated: mayAnimate(animated), target, &orders)
    }
  }

  private mutating func end(
    _ id: RequestID, _ reason: PopupEndReason, animated: Bool, _ target: EndTarget,
    _ orders: inout Orders
  ) {
    guard let entry = requests[id] else { return }
    switch entry.phase {
    case .delayed, .inLine, .suspended:
      finish(entry, reason, &orders)
    case .presenting(let watch) where entry.request.surface == .appWindow:
      requests.move(id, to: .closing(reason, animated: animated, watch))
    case .presenting:
      dismiss(id, reason, animated: animated && !target.hidesAtOnce, &orders)
    case .visible:
      dismiss(id, reason, animated: animated, &orders)
    case .closing(let first, let wasAnimated, let watch):
      requests.move(id, to: .closing(first, animated: wasAnimated && animated, watch))
    case .leaving(let first, let wasAnimated, _):
      if wasAnimated, !animated { dismiss(id, first, animated: false, &orders) }
    }
  }

  /// Whether what should be animated is: in the background nothing is.
  func mayAnimate(_ wish: Bool) -> Bool { wish && stage != .background }

  /// Orders a popup off the screen and waits until it has left.
  mutating func dismiss(
    _ id: RequestID, _ reason: PopupEndReason, animated: Bool, _ orders: inout Orders
  ) {
    requests.move(id, to: .leaving(reason, animated: animated, newWatch))
    orders.append(.dismiss(id, animated: animated))
  }

  /// The popup leaves on its own; there is nothing to order.
  mutating func beginToLeave(_ id: RequestID, _ reason: PopupEndReason) {
    switch requests[id]?.phase {
    case .presenting, .visible:
      requests.move(id, to: .leaving(reason, animated: true, newWatch))
    case .closing(let first, _, _):
      requests.move(id, to: .leaving(first, animated: true, newWatch))
    case .delayed, .inLine, .suspended, .leaving, nil:
      break  // Late, repeated or foreign.
    }
  }

  /// The popup is off the screen; the reason counts if there was none before.
  mutating func leave(_ id: RequestID, _ reason: PopupEndReason, _ orders: inout Orders) {
    guard let entry = requests[id] else { return }
    switch entry.phase {
    case .presenting, .visible:
      finish(entry, reason, &orders)
    case .closing(let first, _, _), .leaving(let first, _, _):
      finish(entry, first, &orders)
    case .delayed, .inLine, .suspended:
      break  // Late: it is off the screen already.
    }
  }

  /// Forgets a request and reports how it ended.
  mutating func finish(
    _ entry: RequestTable.Entry, _ reason: PopupEndReason, _ orders: inout Orders
  ) {
    if entry.phase.isOnStage {
      leaveStage(entry)
      if entry.phase.hasBeenSeen { beginGap(inLane: entry.lane) }
    } else {
      stopWaiting(entry)
    }
    requests.remove(entry.request.id)
    report(entry.request.id, reason, &orders)
  }

  private mutating func beginGap(inLane place: Int) {
    let gap = lanes[place].lane.minimumGap
    if gap > .zero { lanes[place].gapEnd = now + gap }
  }

  /// Reports an outcome; what its callbacks ask for takes part in the next choice.
  mutating func report(_ id: RequestID, _ reason: PopupEndReason, _ orders: inout Orders) {
    orders.report(id, reason)
    oweTurn(&orders)
  }
}

extension PopupQueue.EndTarget {
  /// Whether what is still appearing goes without an animation: when a lane is emptied, nothing of
  /// it may go on appearing.
  var hidesAtOnce: Bool {
    switch self {
    case .lane, .all: true
    case .request, .key, .group: false
    }
  }
}

extension PopupQueue.Phase {
  /// Whether the user has seen something of the popup, so that the lane's gap counts from its end.
  fileprivate var hasBeenSeen: Bool {
    switch self {
    case .visible, .leaving: true
    case .delayed, .inLine, .presenting, .closing, .suspended: false
    }
  }
}
