// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What pages that come and go do to popups.
extension PopupQueue {
  /// The pages stand differently.
  mutating func change(to situation: PageSituation, _ orders: inout Orders) {
    var next = situation
    next.gone = []
    guard stage != .gone, next != pages || !situation.gone.isEmpty else { return }
    let bound = bound(toPagesOf: [pages, situation])
    let isNews = next != pages
    if isNews { take(next) }
    if !situation.gone.isEmpty { lose(situation.gone, &orders) }
    for id in bound { follow(id, gone: situation.gone, &orders) }
    for id in bound { concealOrReveal(id, &orders) }
    if isNews { reconsiderRefusals() }
  }

  /// What is bound to a page about which one of these says something, in the order of submission.
  private func bound(toPagesOf situations: [PageSituation]) -> [RequestID] {
    guard !requests.byBoundPage.isEmpty else { return [] }
    let pages = Set(situations.flatMap(\.listed))
    return pages.flatMap { requests.byBoundPage[$0] ?? [] }.sorted()
  }

  private mutating func take(_ situation: PageSituation) {
    pages = situation
    var next = situation.offers
    if !families.isEmpty {
      next.formUnion(offers.filter { if case .parent = $0 { true } else { false } })
    }
    offers = next
    for lane in lanes.indices { lanes[lane].line.open(for: offers) }
  }

  /// Ends what waits for pages that are gone, and drops their holds.
  private mutating func lose(_ gone: Set<PageID>, _ orders: inout Orders) {
    lanes.dropHolds { hold in
      if case .page(let page) = hold.owner { gone.contains(page) } else { false }
    }
    for id in gone.flatMap({ requests.byPage[$0] ?? [] }).sorted() {
      guard let entry = requests[id], entry.waitsToBeSeen else { continue }
      finish(entry, .pageGone, &orders)
    }
  }

  /// Lets a popup follow what became of the page that it is bound to.
  private mutating func follow(_ id: RequestID, gone: Set<PageID>, _ orders: inout Orders) {
    guard let entry = requests[id], !entry.phase.isEnding,
      let page = requests.details[id]?.boundPage
    else { return }
    if gone.contains(page) {
      if entry.phase.isOnStage {
        end(id, entry.retention == .keepAlive ? .pageGone : .pageLeft, &orders)
      } else {
        finish(entry, .pageGone, &orders)
      }
      return
    }
    let cause = pages.cause(of: page, staysWhenCovered: entry.staysWhenCovered)
    if cause == .left || cause == .covered, entry.retention == .dismiss || !entry.canBeSuspended {
      end(id, .pageLeft, &orders)
    } else if entry.canBeSuspended {
      replacePageCause(of: entry, with: cause, &orders)
    }
  }

  private mutating func replacePageCause(
    of entry: RequestTable.Entry, with cause: PopupSuspension, _ orders: inout Orders
  ) {
    switch entry.phase {
    case .suspended(let causes):
      requests.move(entry.id, to: .suspended(causes.union(cause)))
      lift(PopupSuspension.pages.subtracting(cause), from: entry.id)
    case .presenting, .visible:
      if !cause.isEmpty { suspend(entry, cause, &orders) }
    case .delayed, .inLine:
      guard !cause.isEmpty else { return }
      stopWaiting(entry)
      requests.move(entry.id, to: .suspended(cause))
    case .inSequence, .closing, .leaving:
      break  // None of these is bound to a page and could be suspended.
    }
  }

  /// Hides a popup, and what belongs to it, while its page departs, and shows it again when the page
  /// stays after all.
  private mutating func concealOrReveal(_ id: RequestID, _ orders: inout Orders) {
    guard let entry = requests[id], entry.phase.isOnStage, !entry.phase.isEnding,
      entry.canBeSuspended
    else { return }
    let conceals = isToBeConcealed(entry)
    if conceals != (requests.details[id]?.isConcealed == true) {
      requests.changeDetails(of: id) { $0.isConcealed = conceals }
      if conceals { closeFamily(of: id) } else { openFamily(of: id) }
      orders.append(conceals ? .conceal(id) : .reveal(id))
    }
    for child in families[id] ?? [] { concealOrReveal(child, &orders) }
  }

  /// Whether its own page departs, or that of the popup which it belongs to.
  func isToBeConcealed(_ entry: RequestTable.Entry) -> Bool {
    if let parent = entry.parent, requests.details[parent]?.isConcealed == true { return true }
    return requests.details[entry.id]?.boundPage.map { page in
      pages.takesAway(page, staysWhenCovered: entry.staysWhenCovered)
    } ?? false
  }
}

extension PageSituation {
  /// Every page about which it says something.
  fileprivate var listed: Set<PageID> {
    Set(visible.map(\.id)).union(covered.keys).union(gone)
  }
}
