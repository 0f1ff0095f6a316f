// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UINavigationBar {
  private var isCompact: Bool { rowHeight == NavigationBarMetrics.compactHeight }

  /// What is shown while content lies under the bar.
  var effectiveStandardAppearance: UINavigationBarAppearance {
    let item = topItem
    let compact = isCompact ? item?.compactAppearance ?? compactAppearance : nil
    return withLegacyProperties(compact ?? item?.standardAppearance ?? standardAppearance)
  }

  /// What is shown at the top of the content. Without an appearance for it the background goes.
  var effectiveScrollEdgeAppearance: UINavigationBarAppearance {
    let item = topItem
    let compact =
      isCompact ? item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
    if let edge = compact ?? item?.scrollEdgeAppearance ?? scrollEdgeAppearance {
      return withLegacyProperties(edge, background: false)
    }
    return effectiveStandardAppearance.withoutBackground()
  }

  /// What the properties from before appearances say, where they say anything.
  private func withLegacyProperties(
    _ appearance: UINavigationBarAppearance, background: Bool = true
  ) -> UINavigationBarAppearance {
    let copy = appearance.copied()
    if background, !isTranslucent {
      copy.backgroundEffect = nil
      copy.backgroundColor = copy.backgroundColor ?? .systemBackground
    }
    if background, let barTintColor { copy.backgroundColor = barTintColor }
    copy.titleTextAttributes.merge(titleTextAttributes ?? [:]) { own, _ in own }
    copy.largeTitleTextAttributes.merge(largeTitleTextAttributes ?? [:]) { own, _ in own }
    return copy
  }

  func appearanceDidChange() {
    backgrounds.show(standard: effectiveStandardAppearance, edge: effectiveScrollEdgeAppearance)
    content?.show(titleAppearance)
    controller?.viewIfLoaded?.setNeedsLayout()
    setNeedsLayout()
  }

  /// Titles have the appearance of the background behind them.
  var titleAppearance: UINavigationBarAppearance {
    backgrounds.standardFraction > 0.5 ? effectiveStandardAppearance : effectiveScrollEdgeAppearance
  }

  /// The background shows as far as something of the page lies under the bar.
  func updateEdge() {
    let fraction = observedScrollView?.fractionUnderTopBar ?? 0
    let wasStandard = backgrounds.standardFraction > 0.5
    backgrounds.standardFraction = fraction
    if wasStandard != (fraction > 0.5) { content?.show(titleAppearance) }
  }

  func observeScrolling() {
    let scrollView = edgePage?.observedScrollView(for: .top)
    guard scrollView !== observedScrollView else { return }
    observedScrollView?.scrollObservers.remove(self)
    observedScrollView = scrollView
    scrollView?.scrollObservers.add(self) { [weak self] in
      self?.updateEdge()
      self?.controller?.contentDidScroll()
    }
    setNeedsLayout()
  }
}

// MARK: - Metrics

/// The measures of iOS 18's navigation bar. Bars do not grow with the text size.
enum NavigationBarMetrics {
  static let height: CGFloat = 44
  static let compactHeight: CGFloat = 32
  static let largeTitleHeight: CGFloat = 52
  static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  static let subtitleFont = UIFont.systemFont(ofSize: 12, weight: .regular)
  static let largeTitleFont = UIFont.systemFont(ofSize: 34, weight: .bold)
  static let buttonFont = UIFont.systemFont(ofSize: 17, weight: .regular)
  /// From the edge to the first button; wide phones and pads get 4 more.
  static func margin(for width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
  /// From the edge to the back indicator.
  static let backMargin: CGFloat = 8
  static let chevron = CGSize(width: 12, height: 21)
  static let chevronGap: CGFloat = 6
  /// Between two buttons, and between buttons and the title.
  static let gap: CGFloat = 16
  static let titleGap: CGFloat = 8
  static let minimumTarget: CGFloat = 44
}
