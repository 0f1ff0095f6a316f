// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What a controller in front of a page does to it.
package enum PageCoverage: Sendable, Hashable {
  /// The page counts as left.
  case covers
  /// The page is still there, but nothing of its own can be in front of it.
  case obstructs
  /// The page is in use as before.
  case transparent
}

extension SceneSnapshot.PresentationStyle {
  /// What a controller presented in this style does to the page below it.
  package var coverage: PageCoverage {
    switch self {
    case .fullScreen, .currentContext, .sheet: .covers
    case .popover, .alert, .overContext, .custom: .obstructs
    case .undimmedSheet, .search: .transparent
    }
  }
}
