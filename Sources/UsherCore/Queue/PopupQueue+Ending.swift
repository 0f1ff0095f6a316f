// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// From whatever phase to the one report.
extension PopupQueue {
  /// Ends what the target names; what is bound to end already keeps its reason.
  mutating func end(
    _ target: EndTarget, _ reason: PopupEndReason, animated: Bool, _ orders: inout Orders
  ) {
    let ids = requests.named(by: target, in: lanes)
    let named = families.isEmpty ? [] : Set(ids)
    for id in ids {
      endFamily(of: id, among: named, reason, animated: mayAnimate(animated), target, &orders)
      end(
        id, reason, animated: mayAnimate(animated), hidesAtOnce: target.hidesAtOnce, &orders)
    }
  }

  /// Ends what belongs to a popup and is named, too, with the reason that it was named with.
  private mutating func endFamily(
    of id: RequestID, among named: Set<RequestID>, _ reason: PopupEndReason, animated: Bool,
    _ target: EndTarget, _ orders: inout Orders
  ) {
    for child in families[id] ?? [] {
      endFamily(of: child, among: named, reason, animated: animated, target, &orders)
      guard named.contains(child) else { continue }
      end(child, reason, animated: animated, hidesAtOnce: target.hidesAtOnce, &orders)
    }
  }

  /// Ends a request because of what became of its page.
  mutating func end(_ id: RequestID, _ reason: PopupEndReason, _ orders: inout Orders) {
    end(id, reason, animated: mayAnimate(true), &orders)
  }

  /// Ends a request from whatever phase it is in.
  mutating func end(
    _ id: RequestID, _ reason: PopupEndReason, animated: Bool, hidesAtOnce: Bool = false,
    _ orders: inout Orders
  ) {
    guard let entry = requests[id] else { return }
    switch entry.phase {
    case .delayed, .inSequence, .inLine, .suspended:
      finish(entry, reason, &orders)
    case .presenting(let watch) where entry.surface == .appWindow:
      endChildren(of: id, animated: animated, &orders)
      requests.move(id, to: .closing(reason, animated: animated, watch))
    case .presenting:
      dismiss(id, reason, animated: animated && !hidesAtOnce, &orders)
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

  /// Orders a popup off the screen, after what belongs to it, and waits until it has left. What is
  /// concealed leaves without an animation.
  mutating func dismiss(
    _ id: RequestID, _ reason: PopupEndReason, animated: Bool, _ orders: inout Orders
  ) {
    let animated = animated && requests.details[id]?.isConcealed != true
    endChildren(of: id, animated: animated, &orders)
    setOff(id, .leaving(reason, animated: animated, newWatch))
    orders.append(.dismiss(id, animated: animated))
  }

  /// The popup leaves on its own; there is nothing to order. What the user has chosen in it may be
  /// known only while it leaves; it counts whatever was said before.
  mutating func beginToLeave(
    _ id: RequestID, _ reason: PopupEndReason, _ orders: inout Orders
  ) {
    switch requests.phase(of: id) {
    case .presenting, .visible:
      endChildren(of: id, animated: mayAnimate(true), &orders)
      setOff(id, .leaving(reason, animated: true, newWatch))
    case .closing(let first, _, _):
      let counts = reason == .actionChosen ? reason : first
      setOff(id, .leaving(counts, animated: true, newWatch))
    case .leaving(_, let animated, let watch):
      guard reason == .actionChosen else { return }
      requests.move(id, to: .leaving(reason, animated: animated, watch))
    case .delayed, .inSequence, .inLine, .suspended, nil:
      break  // Late, repeated or foreign.
    }
  }

  private mutating func setOff(_ id: RequestID, _ phase: Phase) {
    closeFamily(of: id)
    requests.move(id, to: phase)
  }

  /// The popup is off the screen; the reason counts if there was none before.
  mutating func leave(_ id: RequestID, _ reason: PopupEndReason, _ orders: inout Orders) {
    guard let entry = requests[id] else { return }
    switch entry.phase {
    case .presenting, .visible:
      finish(entry, reason, &orders)
    case .closing(let first, _, _), .leaving(let first, _, _):
      finish(entry, first, &orders)
    case .delayed, .inSequence, .inLine, .suspended:
      break  // Late: it is off the screen already.
    }
  }

  /// The app has taken away what the popup shows: one that is off the screen for now cannot come back.
  mutating func remove(_ id: RequestID, _ orders: inout Orders) {
    if let entry = requests[id], entry.isResumed, !entry.phase.isOnStage {
      finish(entry, .removedByApp, &orders)
    } else {
      leave(id, .removedByApp, &orders)
    }
  }

  /// Forgets a request, after what belongs to it has ended, and reports how it ended.
  mutating func finish(
    _ entry: RequestTable.Entry, _ reason: PopupEndReason, animated: Bool = true,
    _ orders: inout Orders
  ) {
    endChildren(of: entry.id, animated: mayAnimate(animated), &orders)
    if entry.phase.isOnStage {
      leaveStage(entry)
      if entry.phase.hasBeenSeen, entry.parent == nil { beginGap(inLane: Int(entry.lane)) }
    } else {
      stopWaiting(entry)
    }
    leaveFamily(entry)
    forgetRefusals(of: entry)
    requests.remove(entry.id)
    lanes.dropHolds { $0.owner == .request(entry.id) }
    endStep(entry)
    report(entry.id, reason, &orders)
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
    case .delayed, .inSequence, .inLine, .presenting, .closing, .suspended: false
    }
  }
}
