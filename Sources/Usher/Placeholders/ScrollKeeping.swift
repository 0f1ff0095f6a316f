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
/// the background view. What the app puts back itself meanwhile stays like that.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class ScrollKeeping {
  private let scrolling: PlaceholderScrolling
  private let wasPullable: Bool
  private var restorations: [@MainActor () -> Void] = []

  init(_ list: UIScrollView, _ scrolling: PlaceholderScrolling) {
    self.scrolling = scrolling
    wasPullable = list.isPullable
    guard scrolling != .untouched else { return }
    if scrolling == .automatic, wasPullable {
      // One that does not scroll at all stays like that.
      keep(list, \.alwaysBounceVertical, true)
    } else {
      keep(list, \.isScrollEnabled, false)
    }
    keep(list, \.showsVerticalScrollIndicator, false)
    keep(list, \.showsHorizontalScrollIndicator, false)
    keep(list, \.scrollsToTop, false)
    if let table = list as? UITableView { keep(table, \.separatorStyle, .none) }
  }

  /// Whether a refresh control has come or gone meanwhile.
  func isOutdated(for list: UIScrollView) -> Bool {
    scrolling == .automatic && list.isPullable != wasPullable
  }

  /// Puts back what there was.
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
    restorations.append { [weak list] in list?[keyPath: property] = before }
  }
}

extension UIScrollView {
  fileprivate var isPullable: Bool { refreshControl != nil && bounces }
}
