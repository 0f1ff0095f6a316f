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
final class ScrollViewOverrides {
  private let scrolling: PlaceholderScrolling
  private let wasPullable: Bool
  private var restorations: [@MainActor () -> Void] = []

  init(_ scrollView: UIScrollView, _ scrolling: PlaceholderScrolling) {
    self.scrolling = scrolling
    wasPullable = scrollView.isPullable
    guard scrolling != .unchanged else { return }
    if scrolling == .automatic, wasPullable {
      // One that does not scroll at all stays like that.
      override(scrollView, \.alwaysBounceVertical, true)
    } else {
      override(scrollView, \.isScrollEnabled, false)
    }
    override(scrollView, \.showsVerticalScrollIndicator, false)
    override(scrollView, \.showsHorizontalScrollIndicator, false)
    override(scrollView, \.scrollsToTop, false)
    if let table = scrollView as? UITableView { override(table, \.separatorStyle, .none) }
  }

  /// Whether a refresh control has come or gone meanwhile.
  func isOutdated(for scrollView: UIScrollView) -> Bool {
    scrolling == .automatic && scrollView.isPullable != wasPullable
  }

  /// Puts back what there was.
  func restore() {
    for restoration in restorations.reversed() { restoration() }
    restorations = []
  }

  private func override<View: UIScrollView, Value: Equatable>(
    _ view: View, _ property: ReferenceWritableKeyPath<View, Value>, _ value: Value
  ) {
    let before = view[keyPath: property]
    guard before != value else { return }
    view[keyPath: property] = value
    restorations.append { [weak view] in view?[keyPath: property] = before }
  }
}

extension UIScrollView {
  fileprivate var isPullable: Bool { refreshControl != nil && bounces }
}
