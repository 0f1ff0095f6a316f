// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

@available(iOSApplicationExtension, unavailable)
extension CardLayout {
  /// The layout of a view that fills a window, for a popup with these looks.
  @MainActor
  init(of view: UIView, safeArea: UIEdgeInsets, keyboard: CGFloat, looks: PopupLooks) {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let usual = CardLayout.usualMargins(
      at: looks.position, ignoresSafeArea: looks.ignoresSafeArea)
    self.init(
      container: LayoutSize(view.bounds.size), safeArea: LayoutInsets(safeArea),
      margins: looks.margins.map { LayoutInsets($0, isRightToLeft: isRightToLeft) } ?? usual,
      scale: Double(view.traitCollection.displayScale))
    position = looks.position
    ignoresSafeArea = looks.ignoresSafeArea
    hasExplicitSize = looks.size != nil
    self.keyboard = Double(keyboard)
    minWidth = looks.minWidth.map { Double($0) } ?? minWidth
    maxWidth = looks.maxWidth.map { Double($0) } ?? maxWidth
    self.isRightToLeft = isRightToLeft
  }
}

extension LayoutSize {
  init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension LayoutOffset {
  init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}

extension LayoutInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }

  init(_ insets: NSDirectionalEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: Double(insets.top), left: Double(isRightToLeft ? insets.trailing : insets.leading),
      bottom: Double(insets.bottom),
      right: Double(isRightToLeft ? insets.leading : insets.trailing))
  }
}

extension UIEdgeInsets {
  init(_ insets: LayoutInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension CGRect {
  init(_ rect: LayoutRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
