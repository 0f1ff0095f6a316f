// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What a waiting request must find among the pages before it may start.
enum PageRequirement: Sendable, Hashable {
  /// Nothing: it may appear anywhere, in a window of its own, and stays there.
  case none
  /// Pages, and no change of them: it may appear anywhere, but on the app's window.
  case settledPages
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
  case pageIgnoringCover(PageID)

  /// What meets the need; one is enough.
  var conditions: [StartCondition] {
    switch self {
    case .none: [.always]
    case .settledPages: [.pagesSettled]
    case .anyPage: [.anyPage]
    case .types(let types): types.map { .type($0) }
    case .names(let names): names.map { .name($0) }
    case .page(let id): [.page(id)]
    case .predicate(let id): [.predicate(id)]
    case .pageIgnoringCover(let id): [.page(id), .coveredPage(id)]
    }
  }

  func isSatisfied(by satisfied: Set<StartCondition>) -> Bool {
    self.conditions.contains(where: satisfied.contains)
  }

  /// Whether it may never come again, so that nothing is kept for it.
  var isTransient: Bool {
    switch self {
    case .none, .settledPages, .anyPage, .types, .names: false
    case .page, .predicate, .pageIgnoringCover: true
    }
  }
}
