// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// MARK: - Dismissal

extension PopupQueue {
  /// Dismisses the requests of a target; those that are being dismissed already keep their reason.
  mutating func dismiss(_ target: DismissalTarget, reason: PopupDismissalReason, animated: Bool) {
    // No list is needed for one request, and its descendants are not in the target.
    if case .request(let id) = target {
      return dismiss(id, reason: reason, animated: shouldAnimate(animated))
    }
    // What is emptied at once leaves nothing behind.
    if target.skipsAppearanceAnimation, !animated { removeBackdrops(animated: false) }
    let ids = ids(matching: target)
    removeFromQueues(ids)
    for id in descendantsFirst(ids) {
      dismiss(
        id, reason: reason, animated: shouldAnimate(animated),
        skipsAppearanceAnimation: target.skipsAppearanceAnimation)
    }
  }

  /// Returns these requests, each after its descendants among them, so that those have the reason of
  /// the target instead of `parentDismissed`. A descendant is contained twice.
  func descendantsFirst(_ ids: [PopupID]) -> [PopupID] {
    guard !children.isEmpty else { return ids }
    let included = Set(ids)
    func withDescendants(_ id: PopupID) -> [PopupID] {
      (children[id] ?? []).flatMap(withDescendants) + [id]
    }
    return ids.flatMap(withDescendants).filter(included.contains)
  }

  /// Dismisses a request, whatever its phase.
  mutating func dismiss(
    _ id: PopupID, reason: PopupDismissalReason, animated: Bool,
    skipsAppearanceAnimation: Bool = false
  ) {
    switch phase(of: id) {
    case .delayed, .awaitingPreviousStep, .queued, .asking, .postponed, .suspended:
      finish(id, reason)
    // UIKit may ignore `dismiss` while it is presenting, so this waits for the response.
    case .presenting(let watchdog) where appWindowModals.contains(id):
      dismissChildren(of: id, animated: animated)
      setPhase(of: id, .dismissalPending(reason, animated: animated, watchdog))
    case .presenting:
      beginDismissal(id, reason, animated: animated && !skipsAppearanceAnimation)
    case .visible:
      beginDismissal(id, reason, animated: animated)
    case .dismissalPending(let first, let wasAnimated, let watchdog):
      setPhase(of: id, .dismissalPending(first, animated: wasAnimated && animated, watchdog))
    // The first reason counts, but a dismissal without animation ends an animated one at once.
    case .dismissing(let first, let wasAnimated, _):
      if wasAnimated, !animated { beginDismissal(id, first, animated: false) }
    case nil:
      break  // Unknown, or it has its outcome.
    }
  }

  /// Whether the popup may refuse a dismissal for this reason. Only the user can be refused, and only
  /// while no other dismissal has begun.
  package func canRefuseDismissal(of id: PopupID, for reason: PopupDismissalReason) -> Bool {
    guard reason == .dismissedByUser, let phase = phase(of: id) else { return false }
    return phase.occupiesLane && !phase.isDismissing
  }

  /// Whether a requested animation is performed: in the background none is.
  func shouldAnimate(_ isAnimated: Bool) -> Bool { isAnimated && sceneState != .background }

  /// Begins to dismiss a popup on the screen, after its children; the request is finished when the
  /// popup has disappeared. A hidden popup is dismissed without an animation.
  mutating func beginDismissal(_ id: PopupID, _ reason: PopupDismissalReason, animated: Bool) {
    let animated = animated && !isHidden(id)
    dismissChildren(of: id, animated: animated)
    setPhase(of: id, .dismissing(reason, animated: animated, newWatchdog))
    effects.append(.dismiss(id, animated: animated))
  }

  /// Handles a dismissal that began without a request of the queue, so that no effect is needed.
  /// The reason `completed` replaces any other, because the button of an alert may be reported only
  /// during the dismissal.
  mutating func dismissalDidBegin(_ id: PopupID, _ reason: PopupDismissalReason) {
    switch phase(of: id) {
    case .presenting, .visible:
      dismissChildren(of: id, animated: shouldAnimate(true))
      setPhase(of: id, .dismissing(reason, animated: true, newWatchdog))
    case .dismissalPending(let first, _, _):
      let effective = reason == .completed ? reason : first
      setPhase(of: id, .dismissing(effective, animated: true, newWatchdog))
    case .dismissing(_, let animated, let watchdog):
      // The first reason counts, unless UIKit reports a tapped button only now.
      guard reason == .completed else { return }
      setPhase(of: id, .dismissing(reason, animated: animated, watchdog))
    case .delayed, .awaitingPreviousStep, .queued, .asking, .postponed, .suspended, nil:
      break  // Late, repeated or unknown.
    }
  }

  /// Handles a popup that has disappeared; the reason counts if there was none before.
  mutating func didDisappear(_ id: PopupID, _ reason: PopupDismissalReason) {
    guard let phase = phase(of: id), phase.occupiesLane else { return }  // Late.
    finish(id, phase.dismissalReason ?? reason)
  }

  /// Handles a popup whose content the app removed; a suspended one cannot resume without it.
  mutating func contentWasRemoved(_ id: PopupID) {
    // Also while it is queued or delayed to resume.
    if let state = find(id), state.wasSuspended, !state.phase.occupiesLane {
      finish(id, .removedByApp)
    } else {
      didDisappear(id, .removedByApp)
    }
  }

  /// Dismisses the children of a request, removes the request and delivers its outcome.
  mutating func finish(_ id: PopupID, _ reason: PopupDismissalReason) {
    dismissChildren(of: id, animated: shouldAnimate(true))
    guard let state = remove(id) else { return }
    if state.phase.occupiesLane { vacateLane(state) } else { removeFromQueues(state) }
    // A child ignores the gap of its lane and causes none.
    let gap = lanes[state.laneIndex].lane.minimumGap
    if state.phase.countsForGap, state.request.parent == nil, gap > .zero {
      lanes[state.laneIndex].gapEnd = now + gap
    }
    removeFromParent(state)
    refusedRequests.removeFirst(id)
    removeHolds { $0.owner == .request(id) }
    finishStep(state)
    deliverOutcome(id, reason, childOf: state.request.parent)
  }

  /// The requests that are dismissed and whose outcomes follow those of their children, in the
  /// order of their ids.
  package var requestsAwaitingChildren: [PopupID] {
    heldOutcomes.isEmpty ? [] : Array(heldOutcomes.keys).inOrder
  }

  /// Delivers an outcome, after those of the children, and then that of the parent if it was held
  /// for this one. Nothing starts before the next turn, so that popups that are shown in its
  /// callbacks take part in the next choice.
  mutating func deliverOutcome(
    _ id: PopupID, _ reason: PopupDismissalReason, childOf parent: PopupID? = nil
  ) {
    waitForNextTurn()
    // A child that disappeared before its own children still has to deliver its outcome.
    if children[id] != nil || heldOutcomes.values.contains(where: { $0.parent == id }) {
      return heldOutcomes[id] = HeldOutcome(reason: reason, parent: parent)
    }
    effects.deliverOutcome(id, reason)
    // Held again if the parent has other children.
    if let parent, let held = heldOutcomes.removeValue(forKey: parent) {
      deliverOutcome(parent, held.reason, childOf: held.parent)
    }
  }
}

/// The outcome of a request that has disappeared before its children.
struct HeldOutcome: Sendable, Equatable {
  let reason: PopupDismissalReason
  /// The parent of the request itself.
  let parent: PopupID?
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
    case .delayed, .awaitingPreviousStep, .queued, .asking, .postponed, .presenting,
      .dismissalPending, .suspended:
      false
    }
  }
}

// MARK: - Child popups

extension PopupQueue {
  /// Whether children can be added to a popup.
  func canHaveChildren(_ parent: PopupID) -> Bool {
    phase(of: parent).map { !$0.isDismissing } ?? false
  }

  /// Whether a popup is this parent or one of its ancestors.
  func isAncestor(_ ancestor: PopupID, of parent: PopupID?) -> Bool {
    guard let parent else { return false }
    return parent == ancestor || isAncestor(ancestor, of: find(parent)?.request.parent)
  }

  /// Dismisses the children of a popup.
  mutating func dismissChildren(of parent: PopupID, animated: Bool) {
    for child in children[parent] ?? [] {
      dismiss(child, reason: .parentDismissed, animated: animated)
    }
  }

  /// Suspends the children of a popup with it; those that cannot be suspended are dismissed.
  mutating func suspendChildren(of parent: PopupID) {
    for child in children[parent] ?? [] {
      // A dismissing child disappears anyway; a waiting one starts only with a visible parent.
      guard let state = find(child), !state.phase.isDismissing else { continue }
      if case .suspended(let causes) = state.phase {
        setPhase(of: child, .suspended(causes.union(.parentSuspended)))
      } else if state.phase.occupiesLane {
        if state.canBeSuspended {
          suspend(state, .parentSuspended)
        } else {
          dismiss(child, reason: .parentDismissed, animated: shouldAnimate(true))
        }
      }
    }
  }

  /// Lets the children of a popup resume after it has appeared again.
  mutating func resumeChildren(of parent: PopupID) {
    for child in children[parent] ?? [] { removeSuspensionCauses(.parentSuspended, from: child) }
  }

  /// Removes a request from the children of its parent.
  mutating func removeFromParent(_ state: RequestState) {
    guard let parent = state.request.parent else { return }
    children[parent]?.removeAll { $0 == state.id }
    if children[parent]?.isEmpty == true { children[parent] = nil }
  }

  /// Whether all children of a popup that are on the screen can be suspended, and their children.
  func canSuspendChildren(_ parent: PopupID) -> Bool {
    (children[parent] ?? []).allSatisfy { child in
      guard let state = find(child), state.phase.occupiesLane, !state.phase.isDismissing else {
        return true
      }
      return state.canBeSuspended && canSuspendChildren(child)
    }
  }
}
