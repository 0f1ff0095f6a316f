// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Something that a waiting request may need and that the stage has: pages, and popups above which
/// others can be shown.
enum StartCondition: Sendable, Hashable {
  /// What is always there.
  case always
  /// Pages, none of which departs.
  case pagesSettled
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
  case parentVisible(PopupID)
}

extension PageState {
  /// Everything that the pages offer.
  var startConditions: Set<StartCondition> {
    var conditions: Set<StartCondition> = [.always]
    if isSettled { conditions.insert(.pagesSettled) }
    for page in visible where isAvailable(page) {
      conditions.insert(.anyPage)
      conditions.insert(.page(page.id))
      for type in page.types { conditions.insert(.type(type)) }
      if let name = page.name { conditions.insert(.name(name)) }
      for predicate in page.predicates { conditions.insert(.predicate(predicate)) }
    }
    for page in covered.keys { conditions.insert(.coveredPage(page)) }
    for page in visible where page.obstruction == nil && disappearing[page.id] == .covered {
      conditions.insert(.coveredPage(page.id))
    }
    return conditions
  }
}
