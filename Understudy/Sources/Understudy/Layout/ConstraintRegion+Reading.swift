// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension ConstraintRegion {
  func add(_ constraint: NSLayoutConstraint, heldBy holder: UIView) {
    guard constraint.current.priority.rawValue > 0 else { return }
    let isMirrored =
      constraint.followsDirection
      && constraint.first.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let reading = Reading(holder: holder, constraint: constraint, isMirrored: isMirrored)
    expression.clear()
    guard add(constraint.first, 1, reading) else { return }
    if let second = constraint.second {
      guard add(second, -Double(constraint.form.multiplier), reading) else { return }
    }
    expression.add(-Double(constraint.current.constant))
    rows.append(constraint, expression)
  }

  /// How the places of one constraint are read: in whose coordinates, and in which direction.
  struct Reading {
    let holder: UIView
    let constraint: NSLayoutConstraint
    let isMirrored: Bool
  }

  /// Adds a place to a sum, so many times; returns false if what it was on is gone.
  private func add(
    _ operand: ConstraintOperand, _ factor: Double, _ reading: Reading
  ) -> Bool {
    if operand.isDistance {
      return add(operand.ends[0], -factor, reading) && add(operand.ends[1], factor, reading)
    }
    let attribute = operand.attribute
    guard attribute != .notAnAttribute else { return false }
    let axis = attribute.axis
    let isFirst = attribute == .firstBaseline
    guard let view = operand.itemView else {
      guard let guide = operand.guide else { return false }
      let coefficients =
        attribute.isBaseline
        ? isFirst ? .start : .end : attribute.axisCoefficients(isMirrored: reading.isMirrored)
      return add(guide, axis, coefficients * factor, reading)
    }
    if attribute.isBaseline {
      addBaseline(of: view, factor, isFirst: isFirst, reading)
      return true
    }
    let coefficients = attribute.axisCoefficients(isMirrored: reading.isMirrored) * factor
    if attribute.isOfMargins {
      view.constraintState.areInsetsUsed = true
      expression.add(coefficients, insetBy: view.layoutMargins, axis)
    }
    add(view, axis, coefficients, reading)
    return true
  }

  /// Adds the line of text that stands for a view, or its edge where it has none.
  private func addBaseline(
    of view: UIView, _ factor: Double, isFirst: Bool, _ reading: Reading
  ) {
    let bearer = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if bearer !== view, bearer.isInside(view), !bearer.constraintState.translates {
      return addBaseline(of: bearer, factor, isFirst: isFirst, reading)
    }
    let isElsewhere = bearer !== view
    let operand = isElsewhere ? view.convert(bearer.bounds, from: bearer) : view.bounds
    let (before, after) = (operand.minY - view.bounds.minY, view.bounds.maxY - operand.maxY)
    guard let text = bearer.centeredText else {
      expression.add(factor * Double(isFirst ? before : -after))
      return add(view, .vertical, (isFirst ? .start : .end) * factor, reading)
    }
    // Text is centered in a view that is higher.
    let extra = -(text.height + before + after) / 2
    let line = isFirst ? extra + before + text.ascent : -extra - (after + text.descent)
    expression.add(factor * Double(line))
    add(view, .vertical, .center * factor, reading)
  }

  /// Adds a place on a view, in the coordinates of the inside of the view that holds the constraint.
  private func add(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ coefficients: AxisCoefficients,
    _ reading: Reading
  ) {
    if view === reading.holder, let scrollView = view as? UIScrollView,
      reading.isAboutContent(of: scrollView)
    {
      addContent(of: scrollView, axis, coefficients)
    } else {
      addFrame(of: view, axis, coefficients, reading.holder)
    }
  }

  /// Adds a place on a guide.
  private func add(
    _ guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis, _ coefficients: AxisCoefficients,
    _ reading: Reading
  ) -> Bool {
    guard let owner = guide.owningView else { return false }
    switch guide.kind {
    case .custom:
      let known = collectItem(guide)
      expression.add(coefficients.start, known.start(axis))
      expression.add(coefficients.length, known.length(axis))
      addOffset(of: owner, axis, coefficients.start, reading.holder)
    case .scrollContent:
      guard let scrollView = owner as? UIScrollView else { return false }
      addContent(of: scrollView, axis, coefficients)
      addOffset(of: owner, axis, coefficients.start, reading.holder)
    case .scrollFrame:
      if coefficients.start != 0 { owner.constraintState.isOffsetUsed = true }
      addFrame(of: owner, axis, coefficients, reading.holder)
    case .safeArea, .margins, .readable, .region:
      owner.constraintState.areInsetsUsed = true
      expression.add(coefficients, insetBy: owner.insets(of: guide.kind), axis)
      addFrame(of: owner, axis, coefficients, reading.holder)
    }
    return true
  }

  private func addFrame(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, _ coefficients: AxisCoefficients,
    _ holder: UIView
  ) {
    let known = collectItem(view)
    expression.add(coefficients.length, known.length(axis))
    guard view === holder else {
      expression.add(coefficients.start, known.start(axis))
      if let superview = view.tree.superview {
        addOffset(of: superview, axis, coefficients.start, holder)
      }
      return
    }
    guard coefficients.start != 0 else { return }
    if view is UIScrollView { view.constraintState.isOffsetUsed = true }
    expression.add(coefficients.start * Double(view.boundsOrigin(axis) + view.alignmentInset(axis)))
  }

  private func addContent(
    of scrollView: UIScrollView, _ axis: NSLayoutConstraint.Axis, _ coefficients: AxisCoefficients
  ) {
    expression.add(coefficients.length, collectItem(scrollView.contentLayoutGuide).length(axis))
  }

  /// Adds what turns coordinates of the inside of a view into those of the inside of one around it.
  private func addOffset(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double, _ holder: UIView
  ) {
    guard view !== holder, let superview = view.tree.superview else { return }
    let known = collectItem(view)
    if factor != 0 {
      if view is UIScrollView { view.constraintState.isOffsetUsed = true }
      expression.add(factor, known.start(axis))
      expression.add(-factor * Double(view.alignmentInset(axis) + view.boundsOrigin(axis)))
    }
    addOffset(of: superview, axis, factor, holder)
  }
}

extension LayoutExpression {
  /// Moves a place that was added inward from the edges.
  fileprivate mutating func add(
    _ coefficients: AxisCoefficients, insetBy insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis
  ) {
    let isHorizontal = axis == .horizontal
    let before = Double(isHorizontal ? insets.left : insets.top)
    let after = Double(isHorizontal ? insets.right : insets.bottom)
    add(coefficients.start * before - coefficients.length * (before + after))
  }
}

extension NSLayoutConstraint.Attribute {
  /// What of an item an attribute means. Where text runs from right to left, places are counted from
  /// the right.
  fileprivate func axisCoefficients(isMirrored: Bool) -> AxisCoefficients {
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
extension ConstraintRegion.Reading {
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
