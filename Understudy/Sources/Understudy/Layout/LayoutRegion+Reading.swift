// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

extension LayoutRegion {
  func add(_ constraint: NSLayoutConstraint, heldBy holder: UIView) {
    guard constraint.priority.rawValue > 0 else { return }
    let isMirrored =
      constraint.followsDirection
      && constraint.first.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let reading = Reading(holder: holder, constraint: constraint, isMirrored: isMirrored)
    var expression = LayoutExpression()
    guard add(constraint.first, 1, to: &expression, reading) else { return }
    if let second = constraint.second {
      let factor = -Double(constraint.multiplier)
      guard add(second, factor, to: &expression, reading) else { return }
    }
    expression.add(-Double(constraint.constant + constraint.spaceBetweenLines))
    let relation: LayoutSolver.Relation
    switch constraint.relation {
    case .lessThanOrEqual: relation = .lessOrEqual
    case .equal: relation = .equal
    case .greaterThanOrEqual: relation = .greaterOrEqual
    }
    explicitRows.append(
      LayoutRow(
        constraint, 0, expression, relation, strength: constraint.priority.rawValue,
        constraint: constraint))
  }

  /// How the places of one constraint are read: in whose coordinates, and in which direction.
  struct Reading {
    let holder: UIView
    let constraint: NSLayoutConstraint
    let isMirrored: Bool
  }

  /// Adds a place to a sum, so many times; returns false if what it was on is gone.
  private func add(
    _ place: LayoutPlace, _ factor: Double, to sum: inout LayoutExpression, _ reading: Reading
  ) -> Bool {
    if place.isDistance {
      return add(place.ends[0], -factor, to: &sum, reading)
        && add(place.ends[1], factor, to: &sum, reading)
    }
    guard let item = place.item else { return false }
    let attribute = place.attribute
    guard attribute != .notAnAttribute else { return false }
    let axis = attribute.axis
    if attribute.isBaseline {
      let isFirst = attribute == .firstBaseline
      guard let view = item as? UIView else {
        return add(item, axis, (isFirst ? .start : .end) * factor, to: &sum, reading)
      }
      return addBaseline(of: view, factor, to: &sum, isFirst: isFirst, reading)
    }
    let share = attribute.share(isMirrored: reading.isMirrored) * factor
    if attribute.isOfMargins, let view = item as? UIView {
      view.constraining.areInsetsUsed = true
      sum.add(share, insetBy: view.layoutMargins, axis)
    }
    return add(item, axis, share, to: &sum, reading)
  }

  /// Adds the line of text that stands for a view, or its edge where it has none.
  private func addBaseline(
    of view: UIView, _ factor: Double, to sum: inout LayoutExpression, isFirst: Bool,
    _ reading: Reading
  ) -> Bool {
    let bearer = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if bearer !== view, bearer.isInside(view), !bearer.constraining.translates {
      return addBaseline(of: bearer, factor, to: &sum, isFirst: isFirst, reading)
    }
    let place = view.convert(bearer.bounds, from: bearer)
    let (before, after) = (place.minY - view.bounds.minY, view.bounds.maxY - place.maxY)
    guard let text = bearer.centredText else {
      sum.add(factor * Double(isFirst ? before : -after))
      return add(view, .vertical, (isFirst ? .start : .end) * factor, to: &sum, reading)
    }
    // Text stands in the middle of what is higher than it.
    let slack = -(text.height + before + after) / 2
    let line = isFirst ? slack + before + text.ascent : -slack - (after + text.descent)
    sum.add(factor * Double(line))
    return add(view, .vertical, .center * factor, to: &sum, reading)
  }

  /// Adds a place on an item, in the coordinates of the inside of the view that holds the constraint.
  private func add(
    _ item: AnyObject, _ axis: NSLayoutConstraint.Axis, _ share: LayoutShare,
    to sum: inout LayoutExpression, _ reading: Reading
  ) -> Bool {
    if let view = item as? UIView {
      if view === reading.holder, let scrollView = view as? UIScrollView,
        reading.isAboutContent(of: scrollView)
      {
        addContent(of: scrollView, axis, share, to: &sum)
      } else {
        addFrame(of: view, axis, share, to: &sum, reading.holder)
      }
      return true
    }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return false }
    switch guide.kind {
    case .custom:
      let known = note(guide)
      sum.add(share.start, known.start[axis])
      sum.add(share.length, known.length[axis])
      addOffset(of: owner, axis, share.start, to: &sum, reading.holder)
    case .scrollContent:
      guard let scrollView = owner as? UIScrollView else { return false }
      addContent(of: scrollView, axis, share, to: &sum)
      addOffset(of: owner, axis, share.start, to: &sum, reading.holder)
    case .scrollFrame:
      if share.start != 0 { owner.constraining.isOffsetUsed = true }
      addFrame(of: owner, axis, share, to: &sum, reading.holder)
    case .safeArea, .margins, .readable:
      owner.constraining.areInsetsUsed = true
      sum.add(share, insetBy: owner.insets(of: guide.kind), axis)
      addFrame(of: owner, axis, share, to: &sum, reading.holder)
    }
    return true
  }

  private func addFrame(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, _ share: LayoutShare,
    to sum: inout LayoutExpression, _ holder: UIView
  ) {
    let known = note(view)
    sum.add(share.length, known.length[axis])
    guard view === holder else {
      sum.add(share.start, known.start[axis])
      if let superview = view.superview {
        addOffset(of: superview, axis, share.start, to: &sum, holder)
      }
      return
    }
    guard share.start != 0 else { return }
    if view is UIScrollView { view.constraining.isOffsetUsed = true }
    sum.add(share.start * Double(view.boundsOrigin(axis) + view.alignmentInset(axis)))
  }

  private func addContent(
    of scrollView: UIScrollView, _ axis: NSLayoutConstraint.Axis, _ share: LayoutShare,
    to sum: inout LayoutExpression
  ) {
    sum.add(share.length, note(scrollView.contentLayoutGuide).length[axis])
  }

  /// Adds what turns coordinates of the inside of a view into those of the inside of one around it.
  private func addOffset(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double,
    to sum: inout LayoutExpression, _ holder: UIView
  ) {
    guard view !== holder, let superview = view.superview else { return }
    let known = note(view)
    if factor != 0 {
      if view is UIScrollView { view.constraining.isOffsetUsed = true }
      sum.add(factor, known.start[axis])
      sum.add(-factor * Double(view.alignmentInset(axis) + view.boundsOrigin(axis)))
    }
    addOffset(of: superview, axis, factor, to: &sum, holder)
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
    axis == .horizontal ? alignmentRectInsets.left : alignmentRectInsets.top
  }

  fileprivate func boundsOrigin(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? bounds.minX : bounds.minY
  }
}
