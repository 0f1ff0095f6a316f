// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIScrollView {
  /// The offsets between which content fills the view.
  var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    let right = contentSize.width + inset.right - bounds.width
    let bottom = contentSize.height + inset.bottom - bounds.height
    let top = -expandedTopInset
    return (-inset.left...max(-inset.left, right), top...max(top, bottom))
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
  }

  func sizeDidChange() {
    needsOffsetCheck = true
    updateAdjustedInset()
  }

  /// Goes back to the end of content that has become shorter, unless something is moving it.
  func returnToContent() {
    guard needsOffsetCheck, !isTracking, scrollAnimation == nil else { return }
    needsOffsetCheck = false
    let range = offsetRange
    let end = CGPoint(
      x: min(contentOffset.x, range.x.upperBound), y: min(contentOffset.y, range.y.upperBound))
    if end != contentOffset { contentOffset = end }
  }

  func updateAdjustedInset() {
    let inset = computedAdjustedInset
    let old = adjustedContentInset
    guard inset != old else { return }
    needsOffsetCheck = true
    adjustedContentInset = inset
    for subview in subviews { subview.updateSafeArea() }
    keepEdgeAnchored(from: old)
    adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  private var computedAdjustedInset: UIEdgeInsets {
    var inset = contentInset + safeAreaContribution
    inset.top += refreshControl?.reservedHeight ?? 0
    return inset
  }

  /// The refresh control takes or gives back its room; content stays where it is.
  func refreshInsetDidChange() {
    adjustedContentInset = computedAdjustedInset
    adjustedContentInsetDidChange()
    refreshControl?.updatePosition()
    setNeedsLayout()
  }

  func refreshControlDidChange(from old: UIRefreshControl?) {
    old?.removeFromSuperview()
    old?.scrollView = nil
    if let refreshControl {
      refreshControl.scrollView = self
      insertSubview(refreshControl, at: 0)
      refreshControl.updatePosition()
    }
    updateAdjustedInset()
  }

  /// Content that rested at its top or left edge rests there afterwards.
  private func keepEdgeAnchored(from old: UIEdgeInsets) {
    guard !isTracking, !isDecelerating else { return }
    var offset = contentOffset
    if offset.y == -old.top { offset.y = -adjustedContentInset.top }
    if offset.x == -old.left { offset.x = -adjustedContentInset.left }
    contentOffset = offset
  }

  /// What the safe area adds to the content insets.
  var safeAreaContribution: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .scrollableAxes: return safe.restricted(vertical: adjustsY, horizontal: adjustsX)
    case .automatic:
      return safe.restricted(vertical: adjustsY || isUnderBars, horizontal: adjustsX)
    }
  }

  private var adjustsY: Bool { contentSize.height > bounds.height || alwaysBounceVertical }
  private var adjustsX: Bool { contentSize.width > bounds.width || alwaysBounceHorizontal }

  /// Whether this is content of a controller inside a navigation or tab controller.
  private var isUnderBars: Bool {
    var responder: UIResponder? = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller.parent != nil }
      responder = current.next
    }
    return false
  }
}

extension UIEdgeInsets {
  fileprivate static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left,
      bottom: left.bottom + right.bottom, right: left.right + right.right)
  }

  fileprivate func restricted(vertical: Bool, horizontal: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: vertical ? top : 0, left: horizontal ? left : 0,
      bottom: vertical ? bottom : 0, right: horizontal ? right : 0)
  }
}
