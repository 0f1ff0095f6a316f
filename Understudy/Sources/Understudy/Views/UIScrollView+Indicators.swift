// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// How long the bars stay after the content has come to rest, and how long they take to go.
private let indicatorDelay: TimeInterval = 0.5
private let indicatorFade: TimeInterval = 0.25

extension UIScrollView {
  func layOutIndicators() {
    // Moving them when they are in front already would ask for another layout, and so on.
    if !subviews.suffix(indicators.count).elementsEqual(indicators, by: ===) {
      indicators.forEach(bringSubviewToFront)
    }
    layOutVertical()
    layOutHorizontal()
  }

  func showIndicators() {
    hidingIndicators?.cancel()
    hidingIndicators = nil
    layOutIndicators()
    indicators.forEach { $0.alpha = 1 }
  }

  func hideIndicatorsLater() {
    guard window != nil else { return }
    hidingIndicators?.cancel()
    hidingIndicators = HeadlessDevice.current.clock.schedule(after: indicatorDelay) {
      [weak self] in
      UIView.animate(withDuration: indicatorFade) {
        self?.indicators.forEach { $0.alpha = 0 }
      }
    }
  }

  private func layOutVertical() {
    let inset = insets(of: verticalScrollIndicatorInsets)
    let margin = ScrollIndicator.margin
    let track = bounds.height - inset.top - inset.bottom - 2 * margin
    let span = ScrollIndicator.span(
      track: track, window: bounds.height - adjustedContentInset.top - adjustedContentInset.bottom,
      content: contentSize.height, offset: contentOffset.y + adjustedContentInset.top)
    verticalIndicator.isHidden = span == nil || !showsVerticalScrollIndicator
    guard let span else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x =
      isMirrored
      ? bounds.minX + inset.left + margin
      : bounds.maxX - inset.right - margin - ScrollIndicator.thickness
    verticalIndicator.frame = CGRect(
      x: x, y: bounds.minY + inset.top + margin + span.start,
      width: ScrollIndicator.thickness, height: span.length)
  }

  private func layOutHorizontal() {
    let inset = insets(of: horizontalScrollIndicatorInsets)
    let margin = ScrollIndicator.margin
    let track = bounds.width - inset.left - inset.right - 2 * margin
    let span = ScrollIndicator.span(
      track: track, window: bounds.width - adjustedContentInset.left - adjustedContentInset.right,
      content: contentSize.width, offset: contentOffset.x + adjustedContentInset.left)
    horizontalIndicator.isHidden = span == nil || !showsHorizontalScrollIndicator
    guard let span else { return }
    horizontalIndicator.frame = CGRect(
      x: bounds.minX + inset.left + margin + span.start,
      y: bounds.maxY - inset.bottom - margin - ScrollIndicator.thickness,
      width: span.length, height: ScrollIndicator.thickness)
  }

  private func insets(of own: UIEdgeInsets) -> UIEdgeInsets {
    let safe = automaticallyAdjustsScrollIndicatorInsets ? safeAreaInsets : .zero
    return UIEdgeInsets(
      top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
  }
}
