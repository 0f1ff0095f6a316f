// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

extension LayoutRegion {
  /// Gives the subviews and guides of a view their places.
  func place(subviewsOf view: UIView) {
    for subview in view.subviews where isPlaced(subview) {
      let frame = frame(for: subview)
      if subview.bounds.size != frame.size {
        subview.bounds = CGRect(origin: subview.bounds.origin, size: frame.size)
      }
      let center = center(of: subview, frame)
      if subview.center != center { subview.center = center }
    }
    for guide in view.constraining.guides where isKnown(guide) {
      guide.solvedFrame = solvedRect(of: guide)
    }
    guard let scrollView = view as? UIScrollView, isKnown(scrollView.contentLayoutGuide) else {
      return
    }
    let content = solvedRect(of: scrollView.contentLayoutGuide)
    scrollView.contentLayoutGuide.solvedFrame = content
    scrollView.contentSize = content.size
  }

  /// Has the views laid out whose subviews are about to move.
  func markMoved(except laidOut: UIView) {
    for item in items {
      if let view = item as? UIView, isPlaced(view), let superview = view.superview,
        superview !== laidOut
      {
        let frame = frame(for: view)
        if view.bounds.size != frame.size || view.center != center(of: view, frame) {
          superview.setNeedsLayout()
        }
      } else if let guide = item as? UILayoutGuide, let owner = guide.owningView,
        owner !== laidOut, guide.solvedFrame != solvedRect(of: guide)
      {
        owner.setNeedsLayout()
      }
    }
  }

  private func isKnown(_ item: AnyObject) -> Bool {
    variables[ObjectIdentifier(item)]?.collection == collection
  }

  private func isPlaced(_ view: UIView) -> Bool {
    view !== root && !view.constraining.translates && isKnown(view)
  }

  private func frame(for view: UIView) -> CGRect {
    view.frame(forAlignmentRect: solvedRect(of: view))
  }

  private func center(of view: UIView, _ frame: CGRect) -> CGPoint {
    let anchor = view.anchorPoint
    return CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }
}
