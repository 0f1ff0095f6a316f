// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// MARK: - Page changes

extension PopupQueue {
  /// Applies a new state of the pages.
  mutating func updatePages(_ state: PageState) {
    var next = state
    next.gone = []
    guard sceneState != .disconnected, next != pageState || !state.gone.isEmpty else { return }
    let bound = ids { $0.boundPage != nil }
    let hasChanged = next != pageState
    if hasChanged {
      pageState = next
      for lane in lanes.indices { lanes[lane].queue.updatePages(next) }
    }
    if !state.gone.isEmpty { dismissRequests(waitingFor: state.gone) }
    for id in bound { updateRequest(id, forGonePages: state.gone) }
    // Afterwards, so that nothing is hidden that is dismissed or suspended anyway.
    for id in bound { updateHiding(id) }
    // A page that is gone does not make the app window available.
    if hasChanged { retryRefusedRequests() }
  }

  /// Dismisses the requests that wait for pages that are gone, and releases the holds of the pages.
  private mutating func dismissRequests(waitingFor gone: Set<PageID>) {
    removeHolds { hold in
      if case .page(let page) = hold.owner { gone.contains(page) } else { false }
    }
    let waiting = ids { state in
      guard case .page(let page) = state.request.scope else { return false }
      return state.isWaitingForFirstPresentation && gone.contains(page)
    }
    removeFromQueues(waiting)
    for id in waiting { finish(id, .pageGone) }
  }

  /// Dismisses, suspends or resumes a request according to the state of the page it is bound to.
  private mutating func updateRequest(_ id: PopupID, forGonePages gone: Set<PageID>) {
    // A dismissal that has begun goes on as it is, even if the page is popped meanwhile.
    guard let state = find(id), !state.phase.isDismissing, let page = state.boundPage else {
      return
    }
    if gone.contains(page) {
      if state.phase.occupiesLane {
        // With the policy `dismiss` the page counts as left, whether or not it is gone as well.
        let reason =
          state.request.pageExit == .keepAlive ? .pageGone : PopupDismissalReason.pageLeft
        dismiss(id, reason: reason, animated: shouldAnimate(true))
      } else {
        finish(id, .pageGone)
      }
      return
    }
    let cause = pageState.suspensionCause(
      for: page, of: state.request.scope, ignoringCover: state.request.ignoresPageCover)
    // UIKit cannot hide a modal in the app window: it is dismissed, or stays if obstructed.
    if cause == .pageLeft || cause == .pageCovered,
      state.request.pageExit == .dismiss || !state.canBeSuspended
    {
      dismiss(id, reason: .pageLeft, animated: shouldAnimate(true))
    } else if state.canBeSuspended {
      setPageCause(of: state, with: cause)
    }
  }

  private mutating func setPageCause(of state: RequestState, with cause: PopupSuspensionCauses) {
    switch state.phase {
    case .suspended(let causes):
      // The new cause first, because without any cause the request would be queued.
      setPhase(of: state.id, .suspended(causes.union(cause)))
      removeSuspensionCauses(PopupSuspensionCauses.pageCauses.subtracting(cause), from: state.id)
    case .presenting, .visible:
      if !cause.isEmpty { suspend(state, cause) }
    case .delayed, .queued:
      guard !cause.isEmpty else { return }
      stopWaiting(state)
      setPhase(of: state.id, .suspended(cause))
    case .awaitingPreviousStep, .asking, .postponed, .dismissalPending, .dismissing:
      break  // Not bound to a page, or cannot be suspended.
    }
  }

  /// Hides a popup and its children while its page disappears, and unhides them if the page stays
  /// after all.
  private mutating func updateHiding(_ id: PopupID) {
    guard let state = find(id), state.phase.occupiesLane, !state.phase.isDismissing,
      state.canBeSuspended
    else { return }
    let shouldHide = shouldBeHidden(state)
    if shouldHide != state.isHidden {
      change(id) { $0.isHidden = shouldHide }
      effects.append(shouldHide ? .hide(id) : .unhide(id))
    }
    for child in children[id] ?? [] { updateHiding(child) }
  }

  /// Whether the page of a request disappears, or its parent is hidden.
  func shouldBeHidden(_ state: RequestState) -> Bool {
    if let parent = state.request.parent, isHidden(parent) { return true }
    return state.boundPage.map { page in
      pageState.isDisappearing(page, ignoringCover: state.request.ignoresPageCover)
    } ?? false
  }
}

// MARK: - Z-order

extension PopupQueue {
  /// The z-order of an occupant, compared from left to right; a greater one is in front.
  ///
  /// In the app window, `modal` is the start index of the last modal that is not in front of it; in
  /// a window of its own it is `Int.max`, because that is in front of the app window.
  private typealias ZOrder = (modal: Int, level: Int, start: Int)

  /// The frontmost modal popup of all lanes, which has the focus and the escape gesture; popups
  /// below it cannot be used.
  public var topmostModal: PopupID? {
    lanes.flatMap(\.occupants).filter(isVisibleModal)
      .compactMap { id in zOrder(of: id).map { (id, $0) } }
      .max { $0.1 < $1.1 }?.0
  }

  /// Whether a modal popup is in front of this one.
  func isBelowModal(_ id: PopupID) -> Bool {
    guard let order = zOrder(of: id) else { return false }
    return lanes.contains { lane in
      lane.occupants.contains { other in
        other != id && isVisibleModal(other) && zOrder(of: other).map { order < $0 } ?? false
      }
    }
  }

  private func isVisibleModal(_ id: PopupID) -> Bool {
    find(id).map { $0.request.isModal && !$0.isHidden } ?? false
  }

  private func zOrder(of id: PopupID) -> ZOrder? {
    guard let state = find(id), state.phase.occupiesLane else { return nil }
    let start = state.startIndex
    return switch state.request.surface {
    case .ownWindow: (.max, level(of: state), start)
    case .appWindowView: (modalIndex(below: start), level(of: state), start)
    // All views with this modal index were added later, whatever their levels.
    case .appWindowModal: (start, .min, start)
    }
  }

  /// Returns the start index of the last modal in the app window that started before this one; 0 if
  /// there is none.
  private func modalIndex(below start: Int) -> Int {
    appWindowModals.compactMap { find($0)?.startIndex }.filter { $0 < start }.max() ?? 0
  }

  /// Returns the level of the lane of a request; for a child at least the level of its parent.
  private func level(of state: RequestState) -> Int {
    let laneLevel = lanes[state.laneIndex].lane.level
    guard let parent = state.request.parent.flatMap(find) else { return laneLevel }
    return max(laneLevel, level(of: parent))
  }
}
