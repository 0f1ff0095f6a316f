// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UINavigationBar {
  private var isCompact: Bool { rowHeight == NavigationBarMetrics.compactHeight }

  /// What is shown while content lies under the bar.
  var standardLook: UINavigationBarAppearance {
    let item = topItem
    let compact = isCompact ? item?.compactAppearance ?? compactAppearance : nil
    return withOldProperties(compact ?? item?.standardAppearance ?? standardAppearance)
  }

  /// What is shown at the top of the content. Without an appearance for it the background goes.
  var edgeLook: UINavigationBarAppearance {
    let item = topItem
    let compact =
      isCompact ? item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
    if let edge = compact ?? item?.scrollEdgeAppearance ?? scrollEdgeAppearance {
      return withOldProperties(edge, background: false)
    }
    return standardLook.withoutBackground()
  }

  /// What the properties from before appearances say, where they say anything.
  private func withOldProperties(
    _ look: UINavigationBarAppearance, background: Bool = true
  ) -> UINavigationBarAppearance {
    let copy = look.copied()
    if background, !isTranslucent {
      copy.backgroundEffect = nil
      copy.backgroundColor = copy.backgroundColor ?? .systemBackground
    }
    if background, let barTintColor { copy.backgroundColor = barTintColor }
    copy.titleTextAttributes.merge(titleTextAttributes ?? [:]) { own, _ in own }
    copy.largeTitleTextAttributes.merge(largeTitleTextAttributes ?? [:]) { own, _ in own }
    return copy
  }

  func lookDidChange() {
    backgrounds.show(standard: standardLook, edge: edgeLook)
    content?.show(titleLook)
    controller?.viewIfLoaded?.setNeedsLayout()
    setNeedsLayout()
  }

  /// Titles take the look of what lies behind them.
  var titleLook: UINavigationBarAppearance {
    backgrounds.part > 0.5 ? standardLook : edgeLook
  }

  /// The background shows as far as something of the page lies under the bar.
  func updateEdge() {
    let part = watchedScrollView?.partUnderTopBar ?? 0
    let wasStandard = backgrounds.part > 0.5
    backgrounds.part = part
    if wasStandard != (part > 0.5) { content?.show(titleLook) }
  }

  func watchScrolling() {
    let scrollView = edgePage?.watchedScrollView(for: .top)
    guard scrollView !== watchedScrollView else { return }
    watchedScrollView?.watchers.remove(self)
    watchedScrollView = scrollView
    scrollView?.watchers.add(self) { [weak self] in
      self?.updateEdge()
      self?.controller?.contentDidScroll()
    }
    setNeedsLayout()
  }
}
