// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// Dismissal, from any phase to the outcome.
extension PopupQueue {
  /// Dismisses the requests of a target; those that are being dismissed already keep their reason.
  mutating func dismiss(
    _ target: DismissalTarget, reason: PopupDismissalReason, animated: Bool,
    _ effects: inout EffectBuffer
  ) {
    // No list is needed for one request, and its descendants are not in the target.
    if case .request(let id) = target {
      return dismiss(id, reason: reason, animated: shouldAnimate(animated), &effects)
    }
    let ids = requests.ids(matching: target, in: lanes)
    let targeted = children.isEmpty ? [] : Set(ids)
    for id in ids {
      dismissDescendants(
        of: id, among: targeted, reason, animated: shouldAnimate(animated), target, &effects)
      dismiss(
        id, reason: reason, animated: shouldAnimate(animated),
        skipsAppearanceAnimation: target.skipsAppearanceAnimation, &effects)
    }
  }

  /// Dismisses the descendants of a popup that the target contains, too, with the reason of the
  /// target instead of `parentDismissed`.
  private mutating func dismissDescendants(
    of id: PopupID, among targeted: Set<PopupID>, _ reason: PopupDismissalReason, animated: Bool,
    _ target: DismissalTarget, _ effects: inout EffectBuffer
  ) {
    for child in children[id] ?? [] {
      dismissDescendants(of: child, among: targeted, reason, animated: animated, target, &effects)
      guard targeted.contains(child) else { continue }
      dismiss(
        child, reason: reason, animated: animated,
        skipsAppearanceAnimation: target.skipsAppearanceAnimation, &effects)
    }
  }

  /// Dismisses a request because its page was left or is gone.
  mutating func dismiss(_ id: PopupID, reason: PopupDismissalReason, _ effects: inout EffectBuffer)
  {
    dismiss(id, reason: reason, animated: shouldAnimate(true), &effects)
  }

  /// Dismisses a request, whatever its phase.
  mutating func dismiss(
    _ id: PopupID, reason: PopupDismissalReason, animated: Bool,
    skipsAppearanceAnimation: Bool = false,
    _ effects: inout EffectBuffer
  ) {
    switch requests.phase(of: id) {
    case .delayed, .awaitingPreviousStep, .queued, .suspended:
      finish(id, reason, &effects)
    case .presenting(let watchdog) where appWindowModals.contains(id):
      dismissChildren(of: id, animated: animated, &effects)
      requests.setPhase(of: id, .dismissalPending(reason, animated: animated, watchdog))
    case .presenting:
      beginDismissal(id, reason, animated: animated && !skipsAppearanceAnimation, &effects)
    case .visible:
      beginDismissal(id, reason, animated: animated, &effects)
    case .dismissalPending(let first, let wasAnimated, let watchdog):
      requests.setPhase(
        of: id, .dismissalPending(first, animated: wasAnimated && animated, watchdog))
    case .dismissing(let first, let wasAnimated, _):
      if wasAnimated, !animated { beginDismissal(id, first, animated: false, &effects) }
    case nil:
      break
    }
  }

  /// Whether a requested animation is performed: in the background none is.
  func shouldAnimate(_ isAnimated: Bool) -> Bool { isAnimated && sceneState != .background }

  /// Begins to dismiss a popup on the screen, after its children; the request is finished when the
  /// popup has disappeared. A hidden popup is dismissed without an animation.
  mutating func beginDismissal(
    _ id: PopupID, _ reason: PopupDismissalReason, animated: Bool, _ effects: inout EffectBuffer
  ) {
    let animated = animated && !requests.isHidden(id)
    dismissChildren(of: id, animated: animated, &effects)
    enterDismissal(id, .dismissing(reason, animated: animated, newWatchdog))
    effects.append(.dismiss(id, animated: animated))
  }

  /// Handles a dismissal that began without a request of the queue, so that no effect is needed.
  /// The reason `completed` replaces any other, because the button of an alert may be reported only
  /// during the dismissal.
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
      requests.setPhase(of: id, .dismissing(reason, animated: animated, watchdog))
    case .delayed, .awaitingPreviousStep, .queued, .suspended, nil:
      break  // Late, repeated or unknown.
    }
  }

  private mutating func enterDismissal(_ id: PopupID, _ phase: Phase) {
    disallowChildren(of: id)
    requests.setPhase(of: id, phase)
  }

  /// Handles a popup that has disappeared; the reason counts if there was none before.
  mutating func didDisappear(
    _ id: PopupID, _ reason: PopupDismissalReason, _ effects: inout EffectBuffer
  ) {
    switch requests.phase(of: id) {
    case .presenting, .visible:
      finish(id, reason, &effects)
    case .dismissalPending(let first, _, _), .dismissing(let first, _, _):
      finish(id, first, &effects)
    case .delayed, .awaitingPreviousStep, .queued, .suspended, nil:
      break  // Late: it is not on the screen.
    }
  }

  /// Handles a popup whose content the app removed; a suspended one cannot resume without it.
  mutating func contentWasRemoved(_ id: PopupID, _ effects: inout EffectBuffer) {
    if let entry = requests[id], entry.wasSuspended, !entry.phase.occupiesLane {
      finish(id, .removedByApp, &effects)
    } else {
      didDisappear(id, .removedByApp, &effects)
    }
  }

  /// Dismisses the children of a request, removes the request and delivers its outcome.
  mutating func finish(
    _ id: PopupID, _ reason: PopupDismissalReason, _ effects: inout EffectBuffer
  ) {
    dismissChildren(of: id, animated: shouldAnimate(true), &effects)
    guard let entry = requests.remove(id) else { return }
    if entry.phase.occupiesLane {
      vacateLane(entry)
      if entry.phase.countsForGap, entry.request.parent == nil {
        startGap(inLane: Int(entry.laneIndex))
      }
    } else {
      removeFromQueues(entry)
    }
    let childCount = undeliveredChildren(of: id)
    removeFromParent(entry)
    refusedRequests.removeFirst(id)
    lanes.removeHolds { $0.owner == .request(id) }
    finishStep(entry)
    if childCount > 0 {
      heldOutcomes[id] = HeldOutcome(
        reason: reason, parent: entry.request.parent, childCount: childCount)
      waitForNextTurn(&effects)
    } else {
      deliverOutcome(id, reason, childOf: entry.request.parent, &effects)
    }
  }

  /// The requests that are dismissed and whose outcomes follow those of their children, in the
  /// order of their ids.
  package var requestsAwaitingChildren: [PopupID] {
    heldOutcomes.isEmpty ? [] : heldOutcomes.keys.sorted()
  }

  /// The number of children whose outcomes have not been delivered, held ones included.
  private func undeliveredChildren(of id: PopupID) -> Int {
    let held = heldOutcomes.isEmpty ? 0 : heldOutcomes.values.count { $0.parent == id }
    return (children[id]?.count ?? 0) + held
  }

  /// Delivers an outcome, and that of the parent if it was held for this child.
  private mutating func deliverOutcome(
    _ id: PopupID, _ reason: PopupDismissalReason, childOf parent: PopupID?,
    _ effects: inout EffectBuffer
  ) {
    deliverOutcome(id, reason, &effects)
    guard let parent, var held = heldOutcomes[parent] else { return }
    held.childCount -= 1
    heldOutcomes[parent] = held.childCount > 0 ? held : nil
    if held.childCount == 0 {
      deliverOutcome(parent, held.reason, childOf: held.parent, &effects)
    }
  }

  private mutating func startGap(inLane lane: Int) {
    let gap = lanes[lane].lane.minimumGap
    if gap > .zero { lanes[lane].gapEnd = now + gap }
  }

  /// Delivers an outcome. Nothing starts before the next turn, so that popups that are shown in its
  /// callbacks take part in the next choice.
  mutating func deliverOutcome(
    _ id: PopupID, _ reason: PopupDismissalReason, _ effects: inout EffectBuffer
  ) {
    effects.deliverOutcome(id, reason)
    waitForNextTurn(&effects)
  }
}

/// The outcome of a request that has disappeared before its children.
struct HeldOutcome: Sendable, Equatable {
  let reason: PopupDismissalReason
  /// The parent of the request itself.
  let parent: PopupID?
  /// How many of its children have not been finished.
  var childCount: Int
}

extension PopupQueue.DismissalTarget {
  /// Whether a popup that is still appearing is dismissed without an animation: when a lane is
  /// emptied, none of its popups may continue to appear.
  var skipsAppearanceAnimation: Bool {
    switch self {
    case .lane, .all: true
    case .request, .key, .group: false
    }
  }
}

extension PopupQueue.Phase {
  /// Whether the user has seen the popup, so that the gap of its lane starts after it.
  fileprivate var countsForGap: Bool {
    switch self {
    case .visible, .dismissing: true
    case .delayed, .awaitingPreviousStep, .queued, .presenting, .dismissalPending, .suspended: false
    }
  }
}

// Child popups.
extension PopupQueue {
  /// Whether children can be added to a popup.
  func canHaveChildren(_ parent: PopupID) -> Bool {
    requests.phase(of: parent).map { !$0.isDismissing } ?? false
  }

  /// Whether a popup is this parent or one of its ancestors.
  func isAncestor(_ ancestor: PopupID, of parent: PopupID?) -> Bool {
    guard let parent else { return false }
    return parent == ancestor || isAncestor(ancestor, of: requests[parent]?.request.parent)
  }

  /// Returns the surface of a request. The children of a popup in its own window get windows of
  /// their own, because everything in the app window would be below their parent.
  func effectiveSurface(for request: Request) -> PopupSurface {
    guard let parent = request.parent.flatMap({ requests[$0] }),
      parent.request.surface == .ownWindow
    else { return request.surface }
    return .ownWindow
  }

  mutating func addChild(_ child: PopupID, to parent: PopupID) {
    children[parent, default: []].append(child)
    allowChildren(of: parent)
  }

  /// Makes the children of a popup eligible if the popup is visible and not hidden.
  mutating func allowChildren(of parent: PopupID) {
    guard children[parent] != nil, requests.phase(of: parent) == .visible,
      !requests.isHidden(parent)
    else { return }
    guard startConditions.insert(.parentVisible(parent)).inserted else { return }
    for lane in lanes.indices { lanes[lane].queue.markEligible(by: .parentVisible(parent)) }
  }

  /// Makes the children of a popup ineligible.
  mutating func disallowChildren(of parent: PopupID) {
    guard children[parent] != nil, startConditions.remove(.parentVisible(parent)) != nil else {
      return
    }
    for lane in lanes.indices { lanes[lane].queue.markIneligible(by: .parentVisible(parent)) }
  }

  /// Dismisses the children of a popup.
  mutating func dismissChildren(of parent: PopupID, animated: Bool, _ effects: inout EffectBuffer) {
    for child in children[parent] ?? [] {
      dismiss(child, reason: .parentDismissed, animated: animated, &effects)
    }
  }

  /// Suspends the children of a popup with it; those that cannot be suspended are dismissed.
  mutating func suspendChildren(of parent: PopupID, _ effects: inout EffectBuffer) {
    for child in children[parent] ?? [] {
      guard let entry = requests[child], !entry.phase.isDismissing else { continue }
      if case .suspended(let causes) = entry.phase {
        requests.setPhase(of: child, .suspended(causes.union(.parentSuspended)))
      } else if entry.phase.occupiesLane {
        if entry.canBeSuspended {
          suspend(entry, .parentSuspended, &effects)
        } else {
          dismiss(child, reason: .parentDismissed, animated: shouldAnimate(true), &effects)
        }
      }
    }
  }

  /// Lets the children of a popup resume after it has appeared again.
  mutating func resumeChildren(of parent: PopupID) {
    for child in children[parent] ?? [] { removeSuspensionCauses(.parentSuspended, from: child) }
  }

  /// Removes the relations of a request to its parent and its children.
  mutating func removeFromParent(_ entry: RequestTable.Entry) {
    if !children.isEmpty { children[entry.id] = nil }
    guard let parent = entry.request.parent else { return }
    children[parent]?.removeAll { $0 == entry.id }
    if children[parent]?.isEmpty == true {
      disallowChildren(of: parent)
      children[parent] = nil
    }
  }

  /// Whether all children of a popup that are on the screen can be suspended, and their children.
  func canSuspendChildren(_ parent: PopupID) -> Bool {
    (children[parent] ?? []).allSatisfy { child in
      guard let entry = requests[child], entry.phase.occupiesLane, !entry.phase.isDismissing else {
        return true
      }
      return entry.canBeSuspended && canSuspendChildren(child)
    }
  }
}
