// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Something that a waiting request may need and that the stage has: pages, and popups above which
/// others can be shown.
enum StageOffer: Sendable, Hashable {
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
  /// Everything that the pages offer.
  var offers: Set<StageOffer> {
    var offers: Set<StageOffer> = [.nothing]
    if isAtRest { offers.insert(.pagesAtRest) }
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
}
