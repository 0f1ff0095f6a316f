// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What pages that come and go do to popups.
extension PopupQueue {
  /// The pages stand differently.
  mutating func updatePages(to state: PageState, _ effects: inout EffectBuffer) {
    var next = state
    next.gone = []
    guard sceneState != .disconnected, next != pageState || !state.gone.isEmpty else { return }
    let bound = requests(boundToPagesOf: [pageState, state])
    let hasChanged = next != pageState
    if hasChanged { setPageState(next) }
    if !state.gone.isEmpty { dismissRequests(state.gone, &effects) }
    for id in bound { updateRequest(id, gone: state.gone, &effects) }
    for id in bound { updateHiding(id, &effects) }
    if hasChanged { retryRefusedRequests() }
  }

  /// What is bound to a page about which one of these says something, in the order of submission.
  private func requests(boundToPagesOf states: [PageState]) -> [PopupID] {
    guard !requests.byBoundPage.isEmpty else { return [] }
    let pages = Set(states.flatMap(\.allPageIDs))
    return pages.flatMap { requests.byBoundPage[$0] ?? [] }.sorted()
  }

  private mutating func setPageState(_ state: PageState) {
    pageState = state
    var next = state.startConditions
    if !children.isEmpty {
      next.formUnion(startConditions.filter { if case .parentVisible = $0 { true } else { false } })
    }
    startConditions = next
    for lane in lanes.indices { lanes[lane].queue.updateEligibility(for: startConditions) }
  }

  /// Ends what waits for pages that are gone, and drops their holds.
  private mutating func dismissRequests(_ gone: Set<PageID>, _ effects: inout EffectBuffer) {
    lanes.removeHolds { hold in
      if case .page(let page) = hold.owner { gone.contains(page) } else { false }
    }
    for id in gone.flatMap({ requests.byPage[$0] ?? [] }).sorted() {
      guard let entry = requests[id], entry.isWaitingForFirstPresentation else { continue }
      finish(entry, .pageGone, &effects)
    }
  }

  /// Lets a popup follow what became of the page that it is bound to.
  private mutating func updateRequest(_ id: PopupID, gone: Set<PageID>, _ effects: inout EffectBuffer) {
    guard let entry = requests[id], !entry.phase.isDismissing,
      let page = requests.details[id]?.boundPage
    else { return }
    if gone.contains(page) {
      if entry.phase.occupiesLane {
        dismiss(id, entry.pageExit == .keepAlive ? .pageGone : .pageLeft, &effects)
      } else {
        finish(entry, .pageGone, &effects)
      }
      return
    }
    let cause = pageState.suspensionCause(for: page, ignoringCover: entry.ignoresPageCover)
    if cause == .pageLeft || cause == .pageCovered, entry.pageExit == .dismiss || !entry.canBeSuspended {
      dismiss(id, .pageLeft, &effects)
    } else if entry.canBeSuspended {
      setPageCause(of: entry, with: cause, &effects)
    }
  }

  private mutating func setPageCause(
    of entry: RequestTable.Entry, with cause: PopupSuspensionCauses, _ effects: inout EffectBuffer
  ) {
    switch entry.phase {
    case .suspended(let causes):
      requests.setPhase(entry.id, to: .suspended(causes.union(cause)))
      removeSuspensionCauses(PopupSuspensionCauses.pageCauses.subtracting(cause), from: entry.id)
    case .presenting, .visible:
      if !cause.isEmpty { suspend(entry, cause, &effects) }
    case .delayed, .queued:
      guard !cause.isEmpty else { return }
      removeFromQueues(entry)
      requests.setPhase(entry.id, to: .suspended(cause))
    case .awaitingPreviousStep, .dismissalPending, .dismissing:
      break  // None of these is bound to a page and could be suspended.
    }
  }

  /// Hides a popup, and what belongs to it, while its page departs, and shows it again when the page
  /// stays after all.
  private mutating func updateHiding(_ id: PopupID, _ effects: inout EffectBuffer) {
    guard let entry = requests[id], entry.phase.occupiesLane, !entry.phase.isDismissing,
      entry.canBeSuspended
    else { return }
    let shouldHide = shouldBeHidden(entry)
    if shouldHide != (requests.details[id]?.isHidden == true) {
      requests.updateDetails(of: id) { $0.isHidden = shouldHide }
      if shouldHide { disallowChildren(of: id) } else { allowChildren(of: id) }
      effects.append(shouldHide ? .hide(id) : .unhide(id))
    }
    for child in children[id] ?? [] { updateHiding(child, &effects) }
  }

  /// Whether its own page departs, or that of the popup which it belongs to.
  func shouldBeHidden(_ entry: RequestTable.Entry) -> Bool {
    if let parent = entry.parent, requests.details[parent]?.isHidden == true { return true }
    return requests.details[entry.id]?.boundPage.map { page in
      pageState.isDisappearing(page, ignoringCover: entry.ignoresPageCover)
    } ?? false
  }
}

extension PageState {
  /// Every page about which it says something.
  fileprivate var allPageIDs: Set<PageID> {
    Set(visible.map(\.id)).union(covered.keys).union(gone)
  }
}
