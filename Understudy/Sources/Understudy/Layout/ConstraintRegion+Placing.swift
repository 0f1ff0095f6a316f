// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension ConstraintRegion {
  /// Gives the subviews and guides of a view their places.
  func place(subviewsOf view: UIView) {
    let inside = inside(of: view)
    for subview in view.tree.subviews {
      guard !subview.constraintState.translates, let symbols = knownSymbols(subview) else {
        continue
      }
      let frame = frame(for: subview, symbols, in: inside)
      if subview.bounds.size != frame.size {
        subview.bounds = CGRect(origin: subview.bounds.origin, size: frame.size)
      }
      let center = center(of: subview, frame)
      if subview.center != center { subview.center = center }
    }
    for guide in view.constraintState.guides {
      if let symbols = knownSymbols(guide) { guide.solvedFrame = solvedRect(symbols, in: inside) }
    }
    guard let scrollView = view as? UIScrollView,
      let symbols = knownSymbols(scrollView.contentLayoutGuide)
    else { return }
    let content = solvedRect(symbols)
    scrollView.contentLayoutGuide.solvedFrame = content
    scrollView.contentSize = content.size
  }

  /// Has the views laid out whose subviews are about to move.
  func markMoved(except laidOut: UIView) {
    for item in items.dropFirst() {
      if let view = item.view {
        guard !view.constraintState.translates, let superview = view.tree.superview,
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

  private func knownSymbols(_ view: UIView) -> ItemSymbols? {
    guard let index = index(of: view), index > 0, items[index].collection == collection
    else { return nil }
    return items[index].symbols
  }

  private func knownSymbols(_ guide: UILayoutGuide) -> ItemSymbols? {
    guard let index = index(of: guide), items[index].collection == collection else { return nil }
    return items[index].symbols
  }

  private func frame(for view: UIView, _ symbols: ItemSymbols, in inside: Inside) -> CGRect {
    view.frame(forAlignmentRect: solvedRect(symbols, in: inside))
  }

  private func solved(_ guide: UILayoutGuide, _ symbols: ItemSymbols, in owner: UIView) -> CGRect {
    guide.kind == .custom ? solvedRect(symbols, in: inside(of: owner)) : solvedRect(symbols)
  }

  private func center(of view: UIView, _ frame: CGRect) -> CGPoint {
    let anchor = view.anchorPoint
    return CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }
}
