// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What a situation means to a popup.
extension PageSituation {
  /// Whether a popup can appear on a page: the user sees it, nothing obstructs it, and no running
  /// change takes it away.
  func isAvailable(_ page: Page) -> Bool {
    page.obstruction == nil && departing[page.id] == nil
  }

  /// Whether the pages are at rest: there are some, and nothing takes any of them away.
  var isAtRest: Bool { !visible.isEmpty && departing.isEmpty }

  /// Whether nothing keeps UIKit from presenting something on the app's window, as far as can be seen.
  var isFree: Bool { isAtRest && foreignModal == nil }

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
