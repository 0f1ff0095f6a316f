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

// Popups that belong to popups.
extension PopupQueue {
  /// Whether something can still belong to this popup; to none it always can.
  func canHaveChildren(to parent: PopupID?) -> Bool {
    guard let parent else { return true }
    return requests.phase(of: parent).map { !$0.isDismissing } ?? false
  }

  /// Whether what has this parent belongs to a popup, over however many generations.
  func isAncestor(of ancestor: PopupID, of parent: PopupID?) -> Bool {
    guard let parent else { return false }
    return parent == ancestor || isAncestor(of: ancestor, of: requests[parent]?.parent)
  }

  /// What a request is put on: everything in the app's window is below a popup in a window of its own,
  /// and so no place for what belongs to that.
  func effectiveSurface(for request: Request) -> PopupSurface {
    guard let parent = request.parent.flatMap({ requests[$0] }), parent.surface == .ownWindow
    else { return request.surface }
    return .ownWindow
  }

  mutating func addChild(_ child: PopupID, to parent: PopupID) {
    children[parent, default: []].append(child)
    allowChildren(of: parent)
  }

  /// Lets what belongs to a popup come, if that popup is there to be seen.
  mutating func allowChildren(of parent: PopupID) {
    guard children[parent] != nil, requests.phase(of: parent) == .visible,
      requests.details[parent]?.isHidden != true
    else { return }
    guard startConditions.insert(.parentVisible(parent)).inserted else { return }
    for lane in lanes.indices { lanes[lane].queue.markEligible(by: .parentVisible(parent)) }
  }

  /// Lets nothing come any more that belongs to a popup.
  mutating func disallowChildren(of parent: PopupID) {
    guard startConditions.remove(.parentVisible(parent)) != nil else { return }
    for lane in lanes.indices { lanes[lane].queue.markIneligible(.parentVisible(parent)) }
  }

  /// Ends what belongs to a popup that is bound to end.
  mutating func dismissChildren(of parent: PopupID, animated: Bool, _ effects: inout EffectBuffer) {
    for child in children[parent] ?? [] {
      dismiss(child, .parentDismissed, animated: animated, &effects)
    }
  }

  /// Takes what belongs to a popup off the screen with it; what cannot be suspended ends.
  mutating func suspendChildren(of parent: PopupID, _ effects: inout EffectBuffer) {
    for child in children[parent] ?? [] {
      guard let entry = requests[child], !entry.phase.isDismissing else { continue }
      if case .suspended(let causes) = entry.phase {
        requests.setPhase(child, to: .suspended(causes.union(.parentSuspended)))
      } else if entry.phase.occupiesLane {
        if entry.canBeSuspended {
          suspend(entry, .parentSuspended, &effects)
        } else {
          dismiss(child, .parentDismissed, animated: shouldAnimate(true), &effects)
        }
      }
    }
  }

  /// The popup is on screen again; what belongs to it may return, too.
  mutating func resumeChildren(of parent: PopupID) {
    for child in children[parent] ?? [] { removeSuspensionCauses(.parentSuspended, from: child) }
  }

  /// Forgets that a request belongs to another, and that others belong to it.
  mutating func removeFromParent(_ entry: RequestTable.Entry) {
    children[entry.id] = nil
    guard let parent = entry.parent else { return }
    children[parent]?.removeAll { $0 == entry.id }
    if children[parent]?.isEmpty == true { children[parent] = nil }
  }

  /// Whether everything that belongs to a popup and is on screen can be suspended with it.
  func canSuspendChildren(_ parent: PopupID) -> Bool {
    (children[parent] ?? []).allSatisfy { child in
      guard let entry = requests[child], entry.phase.occupiesLane, !entry.phase.isDismissing else {
        return true
      }
      return entry.canBeSuspended && canSuspendChildren(child)
    }
  }
}
