// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Scrolls a view by a wheel: each notch is a distance, covered smoothly and never past an end.
@MainActor
struct WheelScroll {
  /// The part of what is left that is still left after a second.
  private static let remainder = 1e-7
  /// Less than this, in points, is done at once.
  private static let nearest = 0.5

  let scrollView: UIScrollView
  private var left = CGVector.zero

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  var isOver: Bool { left == .zero }

  mutating func add(_ way: CGVector) {
    left.dx += way.dx
    left.dy += way.dy
  }

  mutating func advance(by seconds: Double) {
    let part = 1 - pow(Self.remainder, seconds)
    let range = scrollView.wheelRange
    var offset = scrollView.contentOffset
    Self.move(&offset.x, &left.dx, part, range.x)
    Self.move(&offset.y, &left.dy, part, range.y)
    if offset != scrollView.contentOffset {
      scrollView.setContentOffset(offset, animated: false)
    }
  }

  private static func move(
    _ offset: inout CGFloat, _ left: inout CGFloat, _ part: Double, _ range: ClosedRange<CGFloat>
  ) {
    let way = abs(left) <= nearest ? left : left * part
    let wanted = offset + way
    offset = min(max(wanted, range.lowerBound), range.upperBound)
    left = offset == wanted ? left - way : 0
  }

  /// The innermost view below the point that can scroll that way.
  static func target(
    at point: CGPoint, way: CGVector, on device: HeadlessDevice
  ) -> UIScrollView? {
    var view = device.view(at: point)
    while let current = view {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled {
        let range = scroll.wheelRange
        let isVertical = abs(way.dy) >= abs(way.dx)
        let axis = isVertical ? range.y : range.x
        if axis.lowerBound < axis.upperBound { return scroll }
      }
      view = current.superview
    }
    return nil
  }
}

extension UIScrollView {
  /// Where the content offset may come to rest.
  fileprivate var wheelRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    let x = max(-inset.left, contentSize.width + inset.right - bounds.width)
    let y = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    return (-inset.left...x, -inset.top...y)
  }
}
