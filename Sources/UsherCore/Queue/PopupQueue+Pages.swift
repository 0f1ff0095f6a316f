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

// What lies in front of what.
extension PopupQueue {
  /// How far in front a popup on stage is; greater is more in front.
  private struct ZOrder: Comparable {
    let isOwnWindow: Bool
    /// In the app's window the start of the last presentation that is not in front of it.
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

  /// The modal popup that is in front of all others, across the lanes: the one that has the keys, the
  /// screen reader and the escape gesture. Those below it are inert.
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
    requests[id]?.isModal == true && requests.details[id]?.isHidden != true
  }

  private func zOrder(of id: PopupID) -> ZOrder? {
    guard let entry = requests[id], entry.phase.occupiesLane else { return nil }
    let start = requests.details[id]?.startIndex ?? 0
    switch entry.surface {
    case .ownWindow:
      return ZOrder(isOwnWindow: true, modalIndex: 0, level: level(of: entry), startIndex: start)
    case .appWindowView:
      return ZOrder(
        isOwnWindow: false, modalIndex: modalIndex(below: start), level: level(of: entry), startIndex: start)
    case .appWindowModal:
      // All views of this floor came later, whatever their levels.
      return ZOrder(isOwnWindow: false, modalIndex: start, level: .min, startIndex: start)
    }
  }

  /// The start of the last presentation on the app's window that came before.
  private func modalIndex(below start: Int) -> Int {
    appWindowModals.reduce(0) { highest, modal in
      let modalStart = requests.details[modal]?.startIndex ?? 0
      return modalStart < start ? max(highest, modalStart) : highest
    }
  }

  /// The level of its lane, and for what belongs to a popup at least that one's.
  private func level(of entry: RequestTable.Entry) -> Int {
    let laneLevel = lanes[entry.laneIndex].lane.level
    guard let parent = entry.parent.flatMap({ requests[$0] }) else { return laneLevel }
    return max(laneLevel, level(of: parent))
  }
}
