// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

// The pages that popups wait for, stand in front of, and lose.
extension NaiveModel {
  /// Whether the pages let it start.
  func hasPages(_ item: Item) -> Bool {
    if item.wasThere {
      guard item.isBoundToPages else { return true }
      return item.page.map { isBack($0, for: item) } ?? false
    }
    if item.isBoundToPages || item.request.scope != .anywhere { return pageToFit(item) != nil }
    return !item.isPresented || (!pages.visible.isEmpty && pages.departing.isEmpty)
  }

  /// The page that it will stand in front of, if it minds.
  func pageToStandOn(_ item: Item) -> PageID? {
    item.isBoundToPages ? pageToFit(item) : nil
  }

  private func pageToFit(_ item: Item) -> PageID? {
    pages.visible.first { isAvailable($0) && item.request.scope.fits($0) }?.id
  }

  private func isAvailable(_ page: PageSituation.Page) -> Bool {
    page.obstruction == nil && pages.departing[page.id] == nil
  }

  /// Whether the page of a suspended one is there again.
  private func isBack(_ id: PageID, for item: Item) -> Bool {
    if let page = pages.visible.first(where: { $0.id == id }) {
      let mayDepart = item.request.staysWhenCovered && pages.departing[id] == .covered
      return isAvailable(page) || (mayDepart && page.obstruction == nil)
    }
    return item.request.staysWhenCovered && pages.covered[id] != nil
  }

  // MARK: Nobody has looked yet

  var areNoPagesKnown: Bool { pages.visible.isEmpty && pages.covered.isEmpty }

  /// One that waits for a page that nobody could have found yet keeps its place for a tenth of a second.
  mutating func awaitPages() {
    guard areNoPagesKnown, pagesAwaitedUntil == nil, items.contains(where: keepsItsPlace) else {
      return
    }
    pagesAwaitedUntil = now + .milliseconds(100)
  }

  private func keepsItsPlace(_ item: Item) -> Bool {
    !item.isChild && isInLine(item) && !hasPages(item) && isLetIn(item)
  }

  func isBehindOneThatKeepsItsPlace(_ item: Item) -> Bool {
    guard pagesAwaitedUntil != nil, !item.isChild, !isStepWhoseTurnItIs(item) else { return false }
    return items.contains { other in
      keepsItsPlace(other) && other.request.lane.name == item.request.lane.name
        && other.goesBefore(item)
    }
  }

  private func isStepWhoseTurnItIs(_ item: Item) -> Bool {
    guard let sequence = item.request.sequence else { return false }
    return running[item.request.lane.name]?.last == sequence
  }

  // MARK: Changes

  mutating func changePages(_ new: PageSituation) {
    guard stage != .gone, new != pages else { return }
    let old = pages
    pages = new
    pages.gone = []
    for id in new.gone { holds.removeAll { $0.hold.owner == .page(id) } }
    for item in items where item.place == .waiting && !item.wasThere {
      if case .page(let page) = item.request.scope, new.gone.contains(page) {
        finish(item.id, .pageGone, animated: stage != .background)
      }
    }
    for id in items.map(\.id) { follow(id, gone: new.gone) }
    for item in items where item.isBoundToPages { concealOrReveal(item.id) }
    if new.withoutGone != old.withoutGone { tryAgain() }
  }

  /// Lets one that stands in front of a page take part in what has become of the page.
  private mutating func follow(_ id: RequestID, gone: Set<PageID>) {
    guard let item = item(id), item.isBoundToPages, !item.isEnding, let page = item.page else {
      return
    }
    let animated = stage != .background
    if gone.contains(page) {
      let isLost = !item.isOnStage || item.request.retention == .keepAlive
      return end(id, isLost ? .pageGone : .pageLeft, animated: animated)
    }
    guard let cause = cause(of: page, for: item) else {
      return lift([.left, .covered, .obstructed], from: id)
    }
    if cause != .obstructed, item.request.retention == .dismiss || item.isPresented {
      return end(id, .pageLeft, animated: animated)
    }
    if !item.isPresented {
      change(id) { item, _ in item.causes.subtract([.left, .covered, .obstructed]) }
      suspend(id, cause)
    }
  }

  /// Why the page suspends those in front of it.
  private func cause(of id: PageID, for item: Item) -> PopupSuspension? {
    if let page = pages.visible.first(where: { $0.id == id }) {
      return page.obstruction == nil ? nil : .obstructed
    }
    guard pages.covered[id] != nil else { return .left }
    return item.request.staysWhenCovered ? nil : .covered
  }

  /// Hides what stands in front of a page that departs, and what belongs to it; or shows it again.
  private mutating func concealOrReveal(_ id: RequestID) {
    guard let item = item(id), !item.isPresented, !item.isEnding,
      item.place == .coming || item.place == .there
    else { return }
    let conceals = isToBeConcealed(item)
    if conceals != item.isConcealed {
      orders.append(conceals ? .conceal(id) : .reveal(id))
      change(id) { item, _ in item.isConcealed = conceals }
    }
    for child in items where child.request.parent == id { concealOrReveal(child.id) }
  }

  private func isToBeConcealed(_ item: Item) -> Bool {
    if item.request.parent.flatMap({ self.item($0) })?.isConcealed ?? false { return true }
    guard let departure = item.page.flatMap({ pages.departing[$0] }) else { return false }
    return !(departure == .covered && item.request.staysWhenCovered)
  }
}

extension PageSituation {
  fileprivate var withoutGone: PageSituation {
    var situation = self
    situation.gone = []
    return situation
  }
}

extension PopupScope {
  fileprivate func fits(_ page: PageSituation.Page) -> Bool {
    switch self {
    case .anywhere: true
    case .types(let types): page.types.contains { types.contains($0) }
    case .names(let names): page.name.map { names.contains($0) } ?? false
    case .page(let id): page.id == id
    case .predicate(let id): page.predicates.contains(id)
    }
  }
}
