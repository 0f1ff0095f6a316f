// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension LayoutRegion {
  func add(_ constraint: NSLayoutConstraint, heldBy holder: UIView) {
    guard constraint.current.priority.rawValue > 0 else { return }
    let isMirrored =
      constraint.followsDirection
      && constraint.first.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let reading = Reading(holder: holder, constraint: constraint, isMirrored: isMirrored)
    sum.clear()
    guard add(constraint.first, 1, reading) else { return }
    if let second = constraint.second {
      guard add(second, -Double(constraint.form.multiplier), reading) else { return }
    }
    sum.add(-Double(constraint.current.constant + constraint.spaceBetweenLines))
    rows.append(constraint, sum)
  }

  /// How the places of one constraint are read: in whose coordinates, and in which direction.
  struct Reading {
    let holder: UIView
    let constraint: NSLayoutConstraint
    let isMirrored: Bool
  }

  /// Adds a place to a sum, so many times; returns false if what it was on is gone.
  private func add(
    _ place: LayoutPlace, _ factor: Double, _ reading: Reading
  ) -> Bool {
    if place.isDistance {
      return add(place.ends[0], -factor, reading) && add(place.ends[1], factor, reading)
    }
    let attribute = place.attribute
    guard attribute != .notAnAttribute else { return false }
    let axis = attribute.axis
    let isFirst = attribute == .firstBaseline
    guard let view = place.ownView else {
      guard let guide = place.guide else { return false }
      let share =
        attribute.isBaseline
        ? isFirst ? .start : .end : attribute.share(isMirrored: reading.isMirrored)
      return add(guide, axis, share * factor, reading)
    }
    if attribute.isBaseline {
      addBaseline(of: view, factor, isFirst: isFirst, reading)
      return true
    }
    let share = attribute.share(isMirrored: reading.isMirrored) * factor
    if attribute.isOfMargins {
      view.constraining.areInsetsUsed = true
      sum.add(share, insetBy: view.layoutMargins, axis)
    }
    add(view, axis, share, reading)
    return true
  }

  /// Adds the line of text that stands for a view, or its edge where it has none.
  private func addBaseline(
    of view: UIView, _ factor: Double, isFirst: Bool, _ reading: Reading
  ) {
    let bearer = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if bearer !== view, bearer.isInside(view), !bearer.constraining.translates {
      return addBaseline(of: bearer, factor, isFirst: isFirst, reading)
    }
    let isElsewhere = bearer !== view
    let place = isElsewhere ? view.convert(bearer.bounds, from: bearer) : view.bounds
    let (before, after) = (place.minY - view.bounds.minY, view.bounds.maxY - place.maxY)
    guard let text = bearer.centredText else {
      sum.add(factor * Double(isFirst ? before : -after))
      return add(view, .vertical, (isFirst ? .start : .end) * factor, reading)
    }
    // Text stands in the middle of what is higher than it.
    let slack = -(text.height + before + after) / 2
    let line = isFirst ? slack + before + text.ascent : -slack - (after + text.descent)
    sum.add(factor * Double(line))
    add(view, .vertical, .center * factor, reading)
  }

  /// Adds a place on a view, in the coordinates of the inside of the view that holds the constraint.
  private func add(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ share: LayoutShare, _ reading: Reading
  ) {
    if view === reading.holder, let scrollView = view as? UIScrollView,
      reading.isAboutContent(of: scrollView)
    {
      addContent(of: scrollView, axis, share)
    } else {
      addFrame(of: view, axis, share, reading.holder)
    }
  }

  /// Adds a place on a guide.
  private func add(
    _ guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis, _ share: LayoutShare,
    _ reading: Reading
  ) -> Bool {
    guard let owner = guide.owningView else { return false }
    switch guide.kind {
    case .custom:
      let known = meet(guide)
      sum.add(share.start, known.start(axis))
      sum.add(share.length, known.length(axis))
      addOffset(of: owner, axis, share.start, reading.holder)
    case .scrollContent:
      guard let scrollView = owner as? UIScrollView else { return false }
      addContent(of: scrollView, axis, share)
      addOffset(of: owner, axis, share.start, reading.holder)
    case .scrollFrame:
      if share.start != 0 { owner.constraining.isOffsetUsed = true }
      addFrame(of: owner, axis, share, reading.holder)
    case .safeArea, .margins, .readable:
      owner.constraining.areInsetsUsed = true
      sum.add(share, insetBy: owner.insets(of: guide.kind), axis)
      addFrame(of: owner, axis, share, reading.holder)
    }
    return true
  }

  private func addFrame(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, _ share: LayoutShare, _ holder: UIView
  ) {
    let known = meet(view)
    sum.add(share.length, known.length(axis))
    guard view === holder else {
      sum.add(share.start, known.start(axis))
      if let superview = view.tree.superview { addOffset(of: superview, axis, share.start, holder) }
      return
    }
    guard share.start != 0 else { return }
    if view is UIScrollView { view.constraining.isOffsetUsed = true }
    sum.add(share.start * Double(view.boundsOrigin(axis) + view.alignmentInset(axis)))
  }

  private func addContent(
    of scrollView: UIScrollView, _ axis: NSLayoutConstraint.Axis, _ share: LayoutShare
  ) {
    sum.add(share.length, meet(scrollView.contentLayoutGuide).length(axis))
  }

  /// Adds what turns coordinates of the inside of a view into those of the inside of one around it.
  private func addOffset(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double, _ holder: UIView
  ) {
    guard view !== holder, let superview = view.tree.superview else { return }
    let known = meet(view)
    if factor != 0 {
      if view is UIScrollView { view.constraining.isOffsetUsed = true }
      sum.add(factor, known.start(axis))
      sum.add(-factor * Double(view.alignmentInset(axis) + view.boundsOrigin(axis)))
    }
    addOffset(of: superview, axis, factor, holder)
  }
}

extension LayoutExpression {
  /// Moves a place that was added inward from the edges.
  fileprivate mutating func add(
    _ share: LayoutShare, insetBy insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis
  ) {
    let isHorizontal = axis == .horizontal
    let before = Double(isHorizontal ? insets.left : insets.top)
    let after = Double(isHorizontal ? insets.right : insets.bottom)
    add(share.start * before - share.length * (before + after))
  }
}

extension NSLayoutConstraint.Attribute {
  /// What of an item an attribute means. Where text runs from right to left, places are counted from
  /// the right.
  fileprivate func share(isMirrored: Bool) -> LayoutShare {
    let sign: Double = isMirrored && axis == .horizontal ? -1 : 1
    switch self {
    case .left, .leftMargin, .top, .topMargin: return .start * sign
    case .right, .rightMargin, .bottom, .bottomMargin: return .end * sign
    case .leading, .leadingMargin: return (isMirrored ? .end : .start) * sign
    case .trailing, .trailingMargin: return (isMirrored ? .start : .end) * sign
    case .centerX, .centerXWithinMargins, .centerY, .centerYWithinMargins: return .center * sign
    case .width, .height, .notAnAttribute: return .length
    case .firstBaseline, .lastBaseline: preconditionFailure("a baseline depends on the item")
    }
  }
}

@MainActor
extension LayoutRegion.Reading {
  /// Whether a scroll view holds the constraint for something inside it, and not for its own frame.
  fileprivate func isAboutContent(of scrollView: UIScrollView) -> Bool {
    guard let second = constraint.second else { return false }
    let first = constraint.first
    return (first.item !== holder || second.item !== holder)
      && !(first.item === scrollView && first.attribute.isOfFrame)
      && !(second.item === scrollView && second.attribute.isOfFrame)
  }
}

extension UIView {
  fileprivate func alignmentInset(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let insets = alignmentRectInsets
    return axis == .horizontal ? insets.left : insets.top
  }

  fileprivate func boundsOrigin(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let origin = layer.values.bounds.origin
    return axis == .horizontal ? origin.x : origin.y
  }
}
