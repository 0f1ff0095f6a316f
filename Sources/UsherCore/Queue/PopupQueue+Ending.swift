// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// From whatever phase to the one report.
extension PopupQueue {
  /// Ends what the target names; what is bound to end already keeps its reason.
  mutating func dismiss(
    _ target: DismissalTarget, _ reason: PopupDismissalReason, animated: Bool, _ effects: inout EffectBuffer
  ) {
    let ids = requests.ids(matching: target, in: lanes)
    let targeted = children.isEmpty ? [] : Set(ids)
    for id in ids {
      dismissDescendants(of: id, among: targeted, reason, animated: shouldAnimate(animated), target, &effects)
      dismiss(
        id, reason, animated: shouldAnimate(animated), skipsAppearanceAnimation: target.skipsAppearanceAnimation, &effects)
    }
  }

  /// Ends what belongs to a popup and is named, too, with the reason that it was named with.
  private mutating func dismissDescendants(
    of id: PopupID, among targeted: Set<PopupID>, _ reason: PopupDismissalReason, animated: Bool,
    _ target: DismissalTarget, _ effects: inout EffectBuffer
  ) {
    for child in children[id] ?? [] {
      dismissDescendants(of: child, among: targeted, reason, animated: animated, target, &effects)
      guard targeted.contains(child) else { continue }
      dismiss(child, reason, animated: animated, skipsAppearanceAnimation: target.skipsAppearanceAnimation, &effects)
    }
  }

  /// Ends a request because of what became of its page.
  mutating func dismiss(_ id: PopupID, _ reason: PopupDismissalReason, _ effects: inout EffectBuffer) {
    dismiss(id, reason, animated: shouldAnimate(true), &effects)
  }

  /// Ends a request from whatever phase it is in.
  mutating func dismiss(
    _ id: PopupID, _ reason: PopupDismissalReason, animated: Bool, skipsAppearanceAnimation: Bool = false,
    _ effects: inout EffectBuffer
  ) {
    guard let entry = requests[id] else { return }
    switch entry.phase {
    case .delayed, .awaitingPreviousStep, .queued, .suspended:
      finish(entry, reason, &effects)
    case .presenting(let watchdog) where entry.surface == .appWindowModal:
      dismissChildren(of: id, animated: animated, &effects)
      requests.setPhase(id, to: .dismissalPending(reason, animated: animated, watchdog))
    case .presenting:
      beginDismissal(id, reason, animated: animated && !skipsAppearanceAnimation, &effects)
    case .visible:
      beginDismissal(id, reason, animated: animated, &effects)
    case .dismissalPending(let first, let wasAnimated, let watchdog):
      requests.setPhase(id, to: .dismissalPending(first, animated: wasAnimated && animated, watchdog))
    case .dismissing(let first, let wasAnimated, _):
      if wasAnimated, !animated { beginDismissal(id, first, animated: false, &effects) }
    }
  }

  /// Whether what should be animated is: in the background nothing is.
  func shouldAnimate(_ isAnimated: Bool) -> Bool { isAnimated && sceneState != .background }

  /// Orders a popup off the screen, after what belongs to it, and waits until it has left. What is
  /// concealed leaves without an animation.
  mutating func beginDismissal(
    _ id: PopupID, _ reason: PopupDismissalReason, animated: Bool, _ effects: inout EffectBuffer
  ) {
    let animated = animated && requests.details[id]?.isHidden != true
    dismissChildren(of: id, animated: animated, &effects)
    enterDismissal(id, .dismissing(reason, animated: animated, newWatchdog))
    effects.append(.dismiss(id, animated: animated))
  }

  /// The popup leaves on its own; there is nothing to order. What the user has chosen in it may be
  /// known only while it leaves; it counts whatever was said before.
  mutating func dismissalDidBegin(
    _ id: PopupID, _ reason: PopupDismissalReason, _ effects: inout EffectBuffer
  ) {
    switch requests.phase(of: id) {
    case .presenting, .visible:
      dismissChildren(of: id, animated: shouldAnimate(true), &effects)
      enterDismissal(id, .dismissing(reason, animated: true, newWatchdog))
    case .dismissalPending(let first, _, _):
      let effective = reason == .completed ? reason : first
      enterDismissal(id, .dismissing(effective, animated: true, newWatchdog))
    case .dismissing(_, let animated, let watchdog):
      guard reason == .completed else { return }
      requests.setPhase(id, to: .dismissing(reason, animated: animated, watchdog))
    case .delayed, .awaitingPreviousStep, .queued, .suspended, nil:
      break  // Late, repeated or foreign.
    }
  }

  private mutating func enterDismissal(_ id: PopupID, _ phase: Phase) {
    disallowChildren(of: id)
    requests.setPhase(id, to: phase)
  }

  /// The popup is off the screen; the reason counts if there was none before.
  mutating func didDisappear(_ id: PopupID, _ reason: PopupDismissalReason, _ effects: inout EffectBuffer) {
    guard let entry = requests[id] else { return }
    switch entry.phase {
    case .presenting, .visible:
      finish(entry, reason, &effects)
    case .dismissalPending(let first, _, _), .dismissing(let first, _, _):
      finish(entry, first, &effects)
    case .delayed, .awaitingPreviousStep, .queued, .suspended:
      break  // Late: it is off the screen already.
    }
  }

  /// The app has taken away what the popup shows: one that is off the screen for now cannot come back.
  mutating func contentWasRemoved(_ id: PopupID, _ effects: inout EffectBuffer) {
    if let entry = requests[id], entry.wasSuspended, !entry.phase.occupiesLane {
      finish(entry, .removedByApp, &effects)
    } else {
      didDisappear(id, .removedByApp, &effects)
    }
  }

  /// Forgets a request, after what belongs to it has ended, and reports how it ended.
  mutating func finish(
    _ entry: RequestTable.Entry, _ reason: PopupDismissalReason, animated: Bool = true,
    _ effects: inout EffectBuffer
  ) {
    dismissChildren(of: entry.id, animated: shouldAnimate(animated), &effects)
    if entry.phase.occupiesLane {
      vacateLane(entry)
      if entry.phase.countsForGap, entry.parent == nil { startGap(inLane: Int(entry.laneIndex)) }
    } else {
      removeFromQueues(entry)
    }
    removeFromParent(entry)
    resetRefusals(of: entry)
    requests.remove(entry.id)
    lanes.removeHolds { $0.owner == .request(entry.id) }
    finishStep(entry)
    deliverOutcome(entry.id, reason, &effects)
  }

  private mutating func startGap(inLane lane: Int) {
    let gap = lanes[lane].lane.minimumGap
    if gap > .zero { lanes[lane].gapEnd = now + gap }
  }

  /// Reports an outcome; what its callbacks ask for takes part in the next choice.
  mutating func deliverOutcome(_ id: PopupID, _ reason: PopupDismissalReason, _ effects: inout EffectBuffer) {
    effects.deliverOutcome(id, reason)
    waitForNextTurn(&effects)
  }
}

extension PopupQueue.DismissalTarget {
  /// Whether what is still appearing goes without an animation: when a lane is emptied, nothing of
  /// it may go on appearing.
  var skipsAppearanceAnimation: Bool {
    switch self {
    case .lane, .all: true
    case .request, .key, .group: false
    }
  }
}

extension PopupQueue.Phase {
  /// Whether the user has seen something of the popup, so that the lane's gap counts from its end.
  fileprivate var countsForGap: Bool {
    switch self {
    case .visible, .dismissing: true
    case .delayed, .awaitingPreviousStep, .queued, .presenting, .dismissalPending, .suspended: false
    }
  }
}
