// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

extension LayoutRegion {
  func add(_ constraint: NSLayoutConstraint, heldBy holder: UIView) {
    guard constraint.priority.rawValue > 0 else { return }
    let isMirrored =
      constraint.followsDirection
      && constraint.first.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let reading = Reading(holder: holder, constraint: constraint, isMirrored: isMirrored)
    guard var expression = expression(constraint.first, reading) else { return }
    if let second = constraint.second {
      guard let other = self.expression(second, reading) else { return }
      expression = expression - other * Double(constraint.multiplier)
    }
    let relation: LayoutSolver.Relation
    switch constraint.relation {
    case .lessThanOrEqual: relation = .lessOrEqual
    case .equal: relation = .equal
    case .greaterThanOrEqual: relation = .greaterOrEqual
    }
    explicitRows.append(
      LayoutRow(
        constraint, 0, expression + -(constraint.constant + constraint.spaceBetweenLines), relation,
        strength: constraint.priority.rawValue, constraint: constraint))
  }

  /// How the places of one constraint are read: in whose coordinates, and in which direction.
  struct Reading {
    let holder: UIView
    let constraint: NSLayoutConstraint
    let isMirrored: Bool

    @MainActor var places: [LayoutPlace] { constraint.places }
  }

  private func expression(_ place: LayoutPlace, _ reading: Reading) -> LayoutExpression? {
    if place.isDistance {
      guard let start = expression(place.ends[0], reading),
        let end = expression(place.ends[1], reading)
      else { return nil }
      return end - start
    }
    guard let item = place.item else { return nil }
    let attribute = place.attribute
    let axis = attribute.axis
    guard var span = span(of: item, axis, reading) else { return nil }
    if attribute.isOfMargins, let view = item as? UIView {
      let margins = view.layoutMargins
      span =
        axis == .horizontal
        ? span.inset(margins.left, margins.right) : span.inset(margins.top, margins.bottom)
    }
    let sign: Double = reading.isMirrored && axis == .horizontal ? -1 : 1
    let leading = reading.isMirrored ? span.end : span.start
    let trailing = reading.isMirrored ? span.start : span.end
    switch attribute {
    case .left, .leftMargin: return span.start * sign
    case .right, .rightMargin: return span.end * sign
    case .leading, .leadingMargin: return leading * sign
    case .trailing, .trailingMargin: return trailing * sign
    case .centerX, .centerXWithinMargins: return span.center * sign
    case .top, .topMargin: return span.start
    case .bottom, .bottomMargin: return span.end
    case .centerY, .centerYWithinMargins: return span.center
    case .width, .height: return span.length
    case .firstBaseline, .lastBaseline:
      let isFirst = attribute == .firstBaseline
      guard let view = item as? UIView else { return isFirst ? span.start : span.end }
      return baseline(of: view, in: span, isFirst: isFirst, reading)
    case .notAnAttribute: return nil
    }
  }

  /// The line of text that stands for a view, or its edge where it has none.
  private func baseline(
    of view: UIView, in span: LayoutSpan, isFirst: Bool, _ reading: Reading
  ) -> LayoutExpression {
    let bearer = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if bearer !== view, bearer.isInside(view), !bearer.constraining.translates,
      let inner = self.span(of: bearer, .vertical, reading)
    {
      return baseline(of: bearer, in: inner, isFirst: isFirst, reading)
    }
    let place = view.convert(bearer.bounds, from: bearer)
    let (before, after) = (place.minY - view.bounds.minY, view.bounds.maxY - place.maxY)
    guard let text = bearer.centredText else {
      return isFirst ? span.start + before : span.end + -after
    }
    // Text stands in the middle of what is higher than it.
    let slack = span.length * 0.5 + -(text.height + before + after) / 2
    return isFirst
      ? span.start + slack + (before + text.ascent) : span.end - slack + -(after + text.descent)
  }

  /// Where an item is, in the coordinates of the inside of the view that holds the constraint.
  private func span(
    of item: AnyObject, _ axis: NSLayoutConstraint.Axis, _ reading: Reading
  ) -> LayoutSpan? {
    if let view = item as? UIView {
      if view === reading.holder, let scrollView = view as? UIScrollView, reading.isAboutContent {
        let attributes = reading.places.filter { $0.item === view }.map(\.attribute)
        if !attributes.contains(where: \.isOfFrame) {
          return contentSpan(of: scrollView, axis)
        }
      }
      return frameSpan(of: view, axis, reading.holder)
    }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
    switch guide.kind {
    case .custom:
      let known = note(guide)
      let start = LayoutExpression(variable: known.start[axis])
      return LayoutSpan(
        start: start + offset(of: owner, axis, reading.holder),
        length: LayoutExpression(variable: known.length[axis]))
    case .scrollContent:
      guard let scrollView = owner as? UIScrollView else { return nil }
      var span = contentSpan(of: scrollView, axis)
      span.start = span.start + offset(of: owner, axis, reading.holder)
      return span
    case .scrollFrame:
      owner.constraining.isOffsetUsed = true
      return frameSpan(of: owner, axis, reading.holder)
    case .safeArea, .margins, .readable:
      let insets = owner.insets(of: guide.kind)
      let span = frameSpan(of: owner, axis, reading.holder)
      return axis == .horizontal
        ? span.inset(insets.left, insets.right) : span.inset(insets.top, insets.bottom)
    }
  }

  private func frameSpan(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, _ holder: UIView
  ) -> LayoutSpan {
    let length = LayoutExpression(variable: note(view).length[axis])
    guard view !== holder else {
      if view is UIScrollView { view.constraining.isOffsetUsed = true }
      return LayoutSpan(
        start: LayoutExpression(view.boundsOrigin(axis) + view.alignmentInset(axis)),
        length: length)
    }
    let start = LayoutExpression(variable: note(view).start[axis])
    guard let superview = view.superview else { return LayoutSpan(start: start, length: length) }
    return LayoutSpan(start: start + offset(of: superview, axis, holder), length: length)
  }

  private func contentSpan(
    of scrollView: UIScrollView, _ axis: NSLayoutConstraint.Axis
  ) -> LayoutSpan {
    let known = note(scrollView.contentLayoutGuide)
    return LayoutSpan(
      start: LayoutExpression(), length: LayoutExpression(variable: known.length[axis]))
  }

  /// What turns coordinates of the inside of a view into those of the inside of one around it.
  private func offset(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, _ holder: UIView
  ) -> LayoutExpression {
    guard view !== holder, let superview = view.superview else { return LayoutExpression() }
    if view is UIScrollView { view.constraining.isOffsetUsed = true }
    let start = LayoutExpression(variable: note(view).start[axis])
    return start + -(view.alignmentInset(axis) + view.boundsOrigin(axis))
      + offset(of: superview, axis, holder)
  }
}

@MainActor
extension LayoutRegion.Reading {
  /// Whether a scroll view holds the constraint for something inside it.
  fileprivate var isAboutContent: Bool {
    constraint.second != nil && places.contains { $0.item !== holder }
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
