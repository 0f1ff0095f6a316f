// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

@available(iOSApplicationExtension, unavailable)
extension CardLayout {
  /// The layout of a view that fills a window, for a popup with these looks.
  @MainActor
  init(of view: UIView, safeArea: UIEdgeInsets, keyboard: CGFloat, style: CardStyle) {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let defaultMargins = CardLayout.defaultMargins(
      at: style.position, ignoresSafeArea: style.ignoresSafeArea)
    self.init(
      container: LayoutSize(view.bounds.size), safeArea: LayoutInsets(safeArea),
      margins: style.margins.map { LayoutInsets($0, isRightToLeft: isRightToLeft) } ?? defaultMargins,
      scale: Double(view.traitCollection.displayScale))
    position = style.position
    ignoresSafeArea = style.ignoresSafeArea
    hasExplicitSize = style.size != nil
    self.keyboard = Double(keyboard)
    minWidth = style.minWidth.map { Double($0) } ?? minWidth
    maxWidth = style.maxWidth.map { Double($0) } ?? maxWidth
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
