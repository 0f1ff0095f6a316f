// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What a waiting request must find among the pages before it may start.
enum PageNeed: Sendable, Hashable {
  /// Nothing: it may appear anywhere, in a window of its own, and stays there.
  case nothing
  /// Pages, and no change of them: it may appear anywhere, but on the app's window.
  case pagesAtRest
  /// Any page that it can be bound to.
  case anyPage
  /// A page of one of these types.
  case types(Set<PageTypeID>)
  /// A page with one of these names.
  case names(Set<PageName>)
  /// This page.
  case page(PageID)
  /// A page for which the condition holds.
  case predicate(PagePredicateID)
  /// This page, also when something covers it.
  case pageEvenCovered(PageID)

  /// What meets the need; one is enough.
  var offers: [PageOffer] {
    switch self {
    case .nothing: [.nothing]
    case .pagesAtRest: [.pagesAtRest]
    case .anyPage: [.anyPage]
    case .types(let types): types.map { .type($0) }
    case .names(let names): names.map { .name($0) }
    case .page(let id): [.page(id)]
    case .predicate(let id): [.predicate(id)]
    case .pageEvenCovered(let id): [.page(id), .coveredPage(id)]
    }
  }

  func isMet(by offers: Set<PageOffer>) -> Bool {
    self.offers.contains(where: offers.contains)
  }

  /// Whether it may never come again, so that nothing is kept for it.
  var isPassing: Bool {
    switch self {
    case .nothing, .pagesAtRest, .anyPage, .types, .names: false
    case .page, .predicate, .pageEvenCovered: true
    }
  }
}

/// Something that a waiting request may need and that is there.
enum PageOffer: Sendable, Hashable {
  /// What is always there.
  case nothing
  /// Pages, none of which departs.
  case pagesAtRest
  /// An available page.
  case anyPage
  /// An available page of this type.
  case type(PageTypeID)
  /// An available page with this name.
  case name(PageName)
  /// This page, available.
  case page(PageID)
  /// An available page for which the condition holds.
  case predicate(PagePredicateID)
  /// This page, covered or about to be.
  case coveredPage(PageID)
  /// This popup, visible, so that one that belongs to it can be shown above it.
  case parent(RequestID)
}

extension PageSituation {
  /// Whether a popup can appear on a page: the user sees it, nothing obstructs it, and no running
  /// change takes it away.
  func isAvailable(_ page: Page) -> Bool {
    page.obstruction == nil && departing[page.id] == nil
  }

  /// Everything that the pages offer.
  var offers: Set<PageOffer> {
    var offers: Set<PageOffer> = [.nothing]
    if !visible.isEmpty, departing.isEmpty { offers.insert(.pagesAtRest) }
    for page in visible where isAvailable(page) {
      offers.insert(.anyPage)
      offers.insert(.page(page.id))
      for type in page.types { offers.insert(.type(type)) }
      if let name = page.name { offers.insert(.name(name)) }
      for predicate in page.predicates { offers.insert(.predicate(predicate)) }
    }
    for page in covered.keys { offers.insert(.coveredPage(page)) }
    for page in visible where page.obstruction == nil && departing[page.id] == .covered {
      offers.insert(.coveredPage(page.id))
    }
    return offers
  }

  /// The first available page that a scope fits.
  func firstAvailablePage(for scope: PopupScope) -> PageID? {
    visible.first { isAvailable($0) && $0.fits(scope) }?.id
  }

  /// What the page is a cause of for a popup that is bound to it.
  func cause(of page: PageID, staysWhenCovered: Bool) -> PopupSuspension {
    if let page = visible.first(where: { $0.id == page }) {
      return page.obstruction == nil ? [] : .obstructed
    }
    if covered[page] != nil { return staysWhenCovered ? [] : .covered }
    return .left
  }

  /// Whether a running change takes the page from a popup that is bound to it.
  func takesAway(_ page: PageID, staysWhenCovered: Bool) -> Bool {
    switch departing[page] {
    case .left: true
    case .covered: !staysWhenCovered
    case nil: false
    }
  }
}

extension PageSituation.Page {
  /// Whether the page is one of those that a scope names.
  func fits(_ scope: PopupScope) -> Bool {
    switch scope {
    case .anywhere: true
    case .types(let wanted): !wanted.isDisjoint(with: types)
    case .names(let wanted): name.map(wanted.contains) ?? false
    case .page(let wanted): id == wanted
    case .predicate(let wanted): predicates.contains(wanted)
    }
  }
}
