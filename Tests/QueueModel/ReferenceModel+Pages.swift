// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

// Page requirements, bound pages and page exits.
extension ReferenceModel {
  /// Whether the pages allow the request to start.
  func isPageRequirementSatisfied(_ item: Item) -> Bool {
    if item.wasSuspended {
      guard item.isBoundToPages else { return true }
      return item.page.map { isVisibleAgain($0, for: item) } ?? false
    }
    if item.isBoundToPages || item.request.scope != .any { return matchingPage(item) != nil }
    return !item.isModalInAppWindow
      || (!pageState.visible.isEmpty && pageState.disappearing.isEmpty)
  }

  /// The page to which the request will be bound, if any.
  func pageToBind(_ item: Item) -> PageID? {
    item.isBoundToPages ? matchingPage(item) : nil
  }

  private func matchingPage(_ item: Item) -> PageID? {
    pageState.visible.first { isAvailable($0) && item.request.scope.matches($0) }?.id
  }

  private func isAvailable(_ page: PageState.Page) -> Bool {
    page.obstruction == nil && pageState.disappearing[page.id] == nil
  }

  /// Whether the page of a suspended popup is visible again.
  private func isVisibleAgain(_ id: PageID, for item: Item) -> Bool {
    if let page = pageState.visible.first(where: { $0.id == id }) {
      guard hasItsName(page, item) else { return false }
      let isBeingCovered = item.request.ignoresPageCover && pageState.disappearing[id] == .covered
      return isAvailable(page) || (isBeingCovered && page.obstruction == nil)
    }
    return item.request.ignoresPageCover && pageState.covered[id] != nil
  }

  // MARK: Page discovery

  var arePagesUnknown: Bool { pageState.visible.isEmpty && pageState.covered.isEmpty }

  /// A request for a page that cannot be known yet reserves its position for a tenth of a second.
  mutating func startPageDiscovery() {
    guard arePagesUnknown, pageDiscoveryDeadline == nil, items.contains(where: reservesPosition)
    else {
      return
    }
    pageDiscoveryDeadline = now + .milliseconds(100)
  }

  private func reservesPosition(_ item: Item) -> Bool {
    !item.isChild && isQueued(item) && !isPageRequirementSatisfied(item)
      && isAllowedBySequence(item)
  }

  func isBehindReservation(_ item: Item) -> Bool {
    guard pageDiscoveryDeadline != nil, !item.isChild, !isCurrentStep(item) else { return false }
    return items.contains { other in
      reservesPosition(other) && other.request.lane.name == item.request.lane.name
        && other.precedes(item)
    }
  }

  private func isCurrentStep(_ item: Item) -> Bool {
    guard let sequence = item.request.sequence else { return false }
    return runningSequences[item.request.lane.name]?.last == sequence
  }

  // MARK: Changes

  mutating func updatePages(_ new: PageState) {
    guard sceneState != .disconnected, new != pageState else { return }
    let old = pageState
    pageState = new
    pageState.gone = []
    for id in new.gone { holds.removeAll { $0.hold.owner == .page(id) } }
    for item in items where item.isWaiting && !item.wasSuspended {
      if case .page(let page) = item.request.scope, new.gone.contains(page) {
        finish(item.id, .pageGone, animated: sceneState != .background)
      }
    }
    for id in items.map(\.id) { updateRequest(id, gone: new.gone) }
    for item in items where item.isBoundToPages { updateHiding(item.id) }
    if new.withoutGone != old.withoutGone { retryRefused() }
  }

  /// Updates a bound popup for the new state of its page.
  private mutating func updateRequest(_ id: PopupID, gone: Set<PageID>) {
    guard let item = item(id), item.isBoundToPages, !item.isDismissing, let page = item.page else {
      return
    }
    let animated = sceneState != .background
    if gone.contains(page) {
      let isLost = !item.occupiesLane || item.request.pageExit == .keepAlive
      return dismiss(id, isLost ? .pageGone : .pageLeft, animated: animated)
    }
    guard let cause = cause(of: page, for: item) else {
      return removeCauses([.pageLeft, .pageCovered, .pageObstructed], from: id)
    }
    if cause != .pageObstructed, item.request.pageExit == .dismiss || item.isModalInAppWindow {
      return dismiss(id, .pageLeft, animated: animated)
    }
    if !item.isModalInAppWindow {
      change(id) { item, _ in item.causes.subtract([.pageLeft, .pageCovered, .pageObstructed]) }
      suspend(id, cause)
    }
  }

  /// Whether a page has one of the names for which the request asked, if it asked for names.
  private func hasItsName(_ page: PageState.Page, _ item: Item) -> Bool {
    guard case .names(let names) = item.request.scope else { return true }
    return names.contains { $0 == page.name }
  }

  /// The cause for which a page suspends its popups, if any.
  private func cause(of id: PageID, for item: Item) -> PopupSuspensionCauses? {
    if let page = pageState.visible.first(where: { $0.id == id }) {
      if !hasItsName(page, item) { return .pageLeft }
      return page.obstruction == nil ? nil : .pageObstructed
    }
    guard pageState.covered[id] != nil else { return .pageLeft }
    return item.request.ignoresPageCover ? nil : .pageCovered
  }

  /// Hides a popup of a disappearing page and its children, or unhides them.
  private mutating func updateHiding(_ id: PopupID) {
    guard let item = item(id), !item.isModalInAppWindow, !item.isDismissing,
      item.state == .presenting || item.state == .visible
    else { return }
    let hides = shouldBeHidden(item)
    if hides != item.isHidden {
      effects.append(hides ? .hide(id) : .unhide(id))
      change(id) { item, _ in item.isHidden = hides }
    }
    for child in items where child.request.parent == id { updateHiding(child.id) }
  }

  private func shouldBeHidden(_ item: Item) -> Bool {
    if item.request.parent.flatMap({ self.item($0) })?.isHidden ?? false { return true }
    guard let disappearance = item.page.flatMap({ pageState.disappearing[$0] }) else {
      return false
    }
    return !(disappearance == .covered && item.request.ignoresPageCover)
  }
}

extension PageState {
  fileprivate var withoutGone: PageState {
    var pageState = self
    pageState.gone = []
    return pageState
  }
}

extension PageScope {
  fileprivate func matches(_ page: PageState.Page) -> Bool {
    switch self {
    case .any: true
    case .types(let types): page.types.contains { types.contains($0) }
    case .names(let names): page.name.map { names.contains($0) } ?? false
    case .page(let id): page.id == id
    case .predicate(let id): page.predicates.contains(id)
    }
  }
}
