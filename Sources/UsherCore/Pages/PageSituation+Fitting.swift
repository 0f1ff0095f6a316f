// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What a situation means to a popup.
extension PageState {
  /// Whether a popup can appear on a page: the user sees it, nothing obstructs it, and no running
  /// change takes it away.
  func isAvailable(_ page: Page) -> Bool {
    page.obstruction == nil && disappearing[page.id] == nil
  }

  /// Whether the pages are at rest: there are some, and nothing takes any of them away.
  var isSettled: Bool { !visible.isEmpty && disappearing.isEmpty }

  /// Whether nothing keeps UIKit from presenting something on the app's window, as far as can be seen.
  var allowsPresentation: Bool { isSettled && foreignModal == nil }

  /// The first available page that a scope fits.
  func firstAvailablePage(for scope: PageScope) -> PageID? {
    visible.first { isAvailable($0) && $0.matches(scope) }?.id
  }

  /// What the page is a cause of for a popup that is bound to it.
  func suspensionCause(`for` page: PageID, ignoringCover: Bool) -> PopupSuspensionCauses {
    if let page = visible.first(where: { $0.id == page }) {
      return page.obstruction == nil ? [] : .pageObstructed
    }
    if covered[page] != nil { return ignoringCover ? [] : .pageCovered }
    return .pageLeft
  }

  /// Whether a running change takes the page from a popup that is bound to it.
  func isDisappearing(_ page: PageID, ignoringCover: Bool) -> Bool {
    switch disappearing[page] {
    case .left: true
    case .covered: !ignoringCover
    case nil: false
    }
  }
}

extension PageState.Page {
  /// Whether the page is one of those that a scope names.
  func matches(_ scope: PageScope) -> Bool {
    switch scope {
    case .any: true
    case .types(let expected): !expected.isDisjoint(with: types)
    case .names(let expected): name.map(expected.contains) ?? false
    case .page(let expected): id == expected
    case .predicate(let expected): predicates.contains(expected)
    }
  }
}
