// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UINavigationBar {
  private var isCompact: Bool { rowHeight == NavigationBarMetrics.current.compactHeight }

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
    // With glass the default background is that of the scroll edge effect.
    let isReplaced = NavigationBarMetrics.current.hasGlass && copy.hasDefaultBackground
    return isReplaced ? copy.withoutBackground() : copy
  }

  private func updateEdgeEffect() {
    let scrollView = NavigationBarMetrics.current.hasGlass ? observedScrollView : nil
    backgrounds.show(
      scrollView?.topEdgeEffect,
      over: scrollView?.backgroundColor ?? edgePage?.viewIfLoaded?.backgroundColor)
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
    updateEdgeEffect()
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
