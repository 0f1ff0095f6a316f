// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension LayoutRegion {
  /// Gives the subviews and guides of a view their places.
  func place(subviewsOf view: UIView) {
    let inside = inside(of: view)
    for subview in view.tree.subviews {
      guard !subview.constraining.translates, let known = known(subview) else { continue }
      let frame = frame(for: subview, known, in: inside)
      if subview.bounds.size != frame.size {
        subview.bounds = CGRect(origin: subview.bounds.origin, size: frame.size)
      }
      let center = center(of: subview, frame)
      if subview.center != center { subview.center = center }
    }
    for guide in view.constraining.guides {
      if let known = known(guide) { guide.solvedFrame = solvedRect(known, in: inside) }
    }
    guard let scrollView = view as? UIScrollView,
      let known = known(scrollView.contentLayoutGuide)
    else { return }
    let content = solvedRect(known)
    scrollView.contentLayoutGuide.solvedFrame = content
    scrollView.contentSize = content.size
  }

  /// Has the views laid out whose subviews are about to move.
  func markMoved(except laidOut: UIView) {
    for item in items.dropFirst() {
      if let view = item.view {
        guard !view.constraining.translates, let superview = view.tree.superview,
          superview !== laidOut
        else { continue }
        let frame = frame(for: view, item.symbols, in: inside(of: superview))
        if view.bounds.size != frame.size || view.center != center(of: view, frame) {
          superview.setNeedsLayout()
        }
      } else if let guide = item.guide, let owner = guide.owningView, owner !== laidOut,
        guide.solvedFrame != solved(guide, item.symbols, in: owner)
      {
        owner.setNeedsLayout()
      }
    }
  }

  private func known(_ view: UIView) -> ItemSymbols? {
    guard let index = index(of: view), index > 0, items[index].collection == collection
    else { return nil }
    return items[index].symbols
  }

  private func known(_ guide: UILayoutGuide) -> ItemSymbols? {
    guard let index = index(of: guide), items[index].collection == collection else { return nil }
    return items[index].symbols
  }

  private func frame(for view: UIView, _ known: ItemSymbols, in inside: Inside) -> CGRect {
    view.frame(forAlignmentRect: solvedRect(known, in: inside))
  }

  private func solved(_ guide: UILayoutGuide, _ known: ItemSymbols, in owner: UIView) -> CGRect {
    guide.kind == .custom ? solvedRect(known, in: inside(of: owner)) : solvedRect(known)
  }

  private func center(of view: UIView, _ frame: CGRect) -> CGPoint {
    let anchor = view.anchorPoint
    return CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }
}
