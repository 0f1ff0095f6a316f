// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// Scrolls a view with the mouse wheel, smoothly and within the bounds of the content.
@MainActor
struct WheelScroll {
  /// The fraction of the remaining distance that is left after one second.
  private static let remainder = 1e-7
  /// Remaining distances up to this, in points, are scrolled at once.
  private static let smallestDistance = 0.5

  let scrollView: UIScrollView
  private var left = CGVector.zero

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  var isOver: Bool { left == .zero }

  mutating func add(_ distance: CGVector) {
    left.dx += distance.dx
    left.dy += distance.dy
  }

  mutating func advance(by seconds: Double) {
    let fraction = 1 - pow(Self.remainder, seconds)
    let range = scrollView.wheelRange
    var offset = scrollView.contentOffset
    Self.move(&offset.x, &left.dx, fraction, range.x)
    Self.move(&offset.y, &left.dy, fraction, range.y)
    if offset != scrollView.contentOffset {
      scrollView.setContentOffset(offset, animated: false)
    }
  }

  private static func move(
    _ offset: inout CGFloat, _ left: inout CGFloat, _ fraction: Double,
    _ range: ClosedRange<CGFloat>
  ) {
    let distance = abs(left) <= smallestDistance ? left : left * fraction
    let target = offset + distance
    offset = min(max(target, range.lowerBound), range.upperBound)
    left = offset == target ? left - distance : 0
  }

  /// Returns the innermost scroll view at a point that can scroll in a direction.
  static func target(
    at point: CGPoint, distance: CGVector, on device: HeadlessDevice
  ) -> UIScrollView? {
    var view = device.view(at: point)
    while let current = view {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled {
        let range = scroll.wheelRange
        let isVertical = abs(distance.dy) >= abs(distance.dx)
        let axis = isVertical ? range.y : range.x
        if axis.lowerBound < axis.upperBound { return scroll }
      }
      view = current.superview
    }
    return nil
  }
}

extension UIScrollView {
  /// The range of the content offset.
  fileprivate var wheelRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    let x = max(-inset.left, contentSize.width + inset.right - bounds.width)
    let y = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    return (-inset.left...x, -inset.top...y)
  }
}
