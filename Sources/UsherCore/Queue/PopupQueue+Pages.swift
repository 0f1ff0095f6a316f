// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// Page changes.
extension PopupQueue {
  /// Applies a new state of the pages.
  mutating func updatePages(_ state: PageState, _ effects: inout EffectBuffer) {
    var next = state
    next.gone = []
    guard sceneState != .disconnected, next != pageState || !state.gone.isEmpty else { return }
    let bound = requests(boundToPagesOf: [pageState, state])
    let hasChanged = next != pageState
    if hasChanged { setPageState(next) }
    if !state.gone.isEmpty { dismissRequests(waitingFor: state.gone, &effects) }
    for id in bound { updateRequest(id, forGonePages: state.gone, &effects) }
    for id in bound { updateHiding(id, &effects) }
    if hasChanged { retryRefusedRequests() }
  }

  /// Returns the requests bound to a page of one of these states, in the order of submission.
  private func requests(boundToPagesOf states: [PageState]) -> [PopupID] {
    guard !requests.boundIDs.isEmpty else { return [] }
    let pages = Set(states.flatMap(\.allPageIDs))
    return requests.boundIDs.filter { id in
      requests.boundPage(of: id).map(pages.contains) ?? false
    }.sorted()
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

  /// Dismisses the requests that wait for pages that are gone, and releases the holds of the pages.
  private mutating func dismissRequests(waitingFor gone: Set<PageID>, _ effects: inout EffectBuffer)
  {
    lanes.removeHolds { hold in
      if case .page(let page) = hold.owner { gone.contains(page) } else { false }
    }
    for id in gone.flatMap({ requests.byPage[$0] ?? [] }).sorted() {
      guard let entry = requests[id], entry.isWaitingForFirstPresentation else { continue }
      finish(id, .pageGone, &effects)
    }
  }

  /// Dismisses, suspends or resumes a request according to the state of the page it is bound to.
  private mutating func updateRequest(
    _ id: PopupID, forGonePages gone: Set<PageID>, _ effects: inout EffectBuffer
  ) {
    guard let entry = requests[id], !entry.phase.isDismissing,
      let page = requests.boundPage(of: id)
    else { return }
    if gone.contains(page) {
      if entry.phase.occupiesLane {
        dismiss(id, reason: entry.request.pageExit == .keepAlive ? .pageGone : .pageLeft, &effects)
      } else {
        finish(id, .pageGone, &effects)
      }
      return
    }
    let cause = pageState.suspensionCause(for: page, ignoringCover: entry.request.ignoresPageCover)
    if cause == .pageLeft || cause == .pageCovered,
      entry.request.pageExit == .dismiss || !entry.canBeSuspended
    {
      dismiss(id, reason: .pageLeft, &effects)
    } else if entry.canBeSuspended {
      setPageCause(of: entry, with: cause, &effects)
    }
  }

  private mutating func setPageCause(
    of entry: RequestTable.Entry, with cause: PopupSuspensionCauses, _ effects: inout EffectBuffer
  ) {
    switch entry.phase {
    case .suspended(let causes):
      requests.setPhase(of: entry.id, .suspended(causes.union(cause)))
      removeSuspensionCauses(PopupSuspensionCauses.pageCauses.subtracting(cause), from: entry.id)
    case .presenting, .visible:
      if !cause.isEmpty { suspend(entry, cause, &effects) }
    case .delayed, .queued:
      guard !cause.isEmpty else { return }
      stopWaiting(entry)
      requests.setPhase(of: entry.id, .suspended(cause))
    case .awaitingPreviousStep, .dismissalPending, .dismissing:
      break  // Not bound to a page, or cannot be suspended.
    }
  }

  /// Hides a popup and its children while its page disappears, and unhides them if the page stays
  /// after all.
  private mutating func updateHiding(_ id: PopupID, _ effects: inout EffectBuffer) {
    guard let entry = requests[id], entry.phase.occupiesLane, !entry.phase.isDismissing,
      entry.canBeSuspended
    else { return }
    let shouldHide = shouldBeHidden(entry)
    if shouldHide != requests.isHidden(id) {
      requests.updateDetails(of: id) { $0.isHidden = shouldHide }
      if shouldHide { disallowChildren(of: id) } else { allowChildren(of: id) }
      effects.append(shouldHide ? .hide(id) : .unhide(id))
    }
    for child in children[id] ?? [] { updateHiding(child, &effects) }
  }

  /// Whether the page of a request disappears, or its parent is hidden.
  func shouldBeHidden(_ entry: RequestTable.Entry) -> Bool {
    if let parent = entry.request.parent, requests.isHidden(parent) { return true }
    return requests.boundPage(of: entry.id).map { page in
      pageState.isDisappearing(page, ignoringCover: entry.request.ignoresPageCover)
    } ?? false
  }
}

extension PageState {
  /// The pages that are visible, covered or gone.
  fileprivate var allPageIDs: Set<PageID> {
    Set(visible.map(\.id)).union(covered.keys).union(gone)
  }
}

// Z-order.
extension PopupQueue {
  /// The z-order of an occupant; a greater one is in front of a smaller one.
  private struct ZOrder: Comparable {
    let isOwnWindow: Bool
    /// In the app window: the start index of the last modal that is not in front of it. In a window
    /// of its own: 0.
    let modalIndex: Int
    let level: Int
    let startIndex: Int

    static func < (lhs: ZOrder, rhs: ZOrder) -> Bool {
      if lhs.isOwnWindow != rhs.isOwnWindow { return rhs.isOwnWindow }
      if lhs.modalIndex != rhs.modalIndex { return lhs.modalIndex < rhs.modalIndex }
      if lhs.level != rhs.level { return lhs.level < rhs.level }
      return lhs.startIndex < rhs.startIndex
    }
  }

  /// The frontmost modal popup of all lanes, which has the focus and the escape gesture; popups
  /// below it cannot be used.
  public var topmostModal: PopupID? {
    lanes.entries.flatMap(\.occupants).filter(isVisibleModal)
      .compactMap { id in zOrder(of: id).map { (id, $0) } }
      .max { $0.1 < $1.1 }?.0
  }

  /// Whether a modal popup is in front of this one.
  func isBelowModal(_ id: PopupID) -> Bool {
    guard let order = zOrder(of: id) else { return false }
    return lanes.entries.contains { lane in
      lane.occupants.contains { other in
        other != id && isVisibleModal(other) && zOrder(of: other).map { order < $0 } ?? false
      }
    }
  }

  private func isVisibleModal(_ id: PopupID) -> Bool {
    requests[id]?.request.isModal == true && !requests.isHidden(id)
  }

  private func zOrder(of id: PopupID) -> ZOrder? {
    guard let entry = requests[id], entry.phase.occupiesLane else { return nil }
    let start = requests.startIndex(of: id)
    switch entry.request.surface {
    case .ownWindow:
      return ZOrder(isOwnWindow: true, modalIndex: 0, level: level(of: entry), startIndex: start)
    case .appWindowView:
      return ZOrder(
        isOwnWindow: false, modalIndex: modalIndex(below: start), level: level(of: entry),
        startIndex: start)
    case .appWindowModal:
      // All views with this modal index were added later, whatever their levels.
      return ZOrder(isOwnWindow: false, modalIndex: start, level: .min, startIndex: start)
    }
  }

  /// Returns the start index of the last modal in the app window that started before this one.
  private func modalIndex(below start: Int) -> Int {
    appWindowModals.reduce(0) { highest, modal in
      let modalStart = requests.startIndex(of: modal)
      return modalStart < start ? max(highest, modalStart) : highest
    }
  }

  /// Returns the level of the lane of a request; for a child at least the level of its parent.
  private func level(of entry: RequestTable.Entry) -> Int {
    let laneLevel = lanes[entry.laneIndex].lane.level
    guard let parent = entry.request.parent.flatMap({ requests[$0] }) else { return laneLevel }
    return max(laneLevel, level(of: parent))
  }
}
