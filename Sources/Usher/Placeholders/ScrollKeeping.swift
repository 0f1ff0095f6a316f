// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What of a scroll view is different while a page stands in front of it, and comes back afterwards.
///
/// | property | meanwhile |
/// |---|---|
/// | `isScrollEnabled` | off, unless it can be pulled |
/// | `alwaysBounceVertical` | on, if it can be pulled |
/// | `showsVerticalScrollIndicator`, `showsHorizontalScrollIndicator` | off |
/// | `scrollsToTop` | off |
/// | `separatorStyle` of a table | none |
///
/// Nothing else is touched: not the insets, the offset, the refresh control, the delegate, `bounces`, or
/// the background view. What the app changes meanwhile stays as the app wants it.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class ScrollKeeping {
  private var restorations: [@MainActor () -> Void] = []

  init(_ list: UIScrollView, _ scrolling: PlaceholderScrolling) {
    guard scrolling != .untouched else { return }
    let canBePulled =
      scrolling == .automatic && list.refreshControl != nil && list.isScrollEnabled && list.bounces
    if canBePulled {
      keep(list, \.alwaysBounceVertical, true)
    } else {
      keep(list, \.isScrollEnabled, false)
    }
    keep(list, \.showsVerticalScrollIndicator, false)
    keep(list, \.showsHorizontalScrollIndicator, false)
    keep(list, \.scrollsToTop, false)
    if let table = list as? UITableView { keep(table, \.separatorStyle, .none) }
  }

  /// Puts back what the app has not changed itself.
  func restore() {
    for restoration in restorations.reversed() { restoration() }
    restorations = []
  }

  private func keep<List: UIScrollView, Value: Equatable>(
    _ list: List, _ property: ReferenceWritableKeyPath<List, Value>, _ value: Value
  ) {
    let before = list[keyPath: property]
    guard before != value else { return }
    list[keyPath: property] = value
    restorations.append { [weak list] in
      guard let list, list[keyPath: property] == value else { return }
      list[keyPath: property] = before
    }
  }
}
