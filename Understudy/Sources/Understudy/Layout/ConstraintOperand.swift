// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One side of a constraint: an attribute of a view or guide, or the distance between two.
@MainActor
final class ConstraintOperand {
  private let link: ViewLink?
  private weak var other: AnyObject?
  /// The guide that the place is on.
  private(set) weak var guide: UILayoutGuide?
  let attribute: NSLayoutConstraint.Attribute
  /// For a distance the places where it begins and ends; nothing otherwise.
  let ends: [ConstraintOperand]
  let isDistance: Bool

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    link = (item as? UIView)?.tree.link
    self.attribute = attribute
    ends = []
    isDistance = false
    guard link == nil else { return }
    guide = item as? UILayoutGuide
    if guide == nil { other = item }
  }

  init(
    _ end: ConstraintOperand, from start: ConstraintOperand,
    as attribute: NSLayoutConstraint.Attribute
  ) {
    link = end.link
    guide = end.guide
    other = end.other
    self.attribute = attribute
    ends = [start, end]
    isDistance = true
  }

  /// A view or a guide, as long as it lives.
  var item: AnyObject? { link == nil ? guide ?? other : link?.view }

  /// The view that the place itself is on.
  var itemView: UIView? { link?.view }

  /// The view in whose inside or on whose frame this place is.
  var view: UIView? { link == nil ? guide?.owningView : link?.view }

  /// Whether the operand is inside its view, so that the view's own frame lies between.
  private var isInside: Bool { link == nil && guide?.kind.isInside ?? false }

  var followsDirection: Bool {
    isDistance
      ? ends[0].followsDirection || ends[1].followsDirection : attribute.followsDirection
  }

  /// Widens an ancestor so that this place is within it; returns false if no view is wide enough.
  func widen(_ ancestor: inout UIView?) -> Bool {
    if isDistance { return ends[0].widen(&ancestor) && ends[1].widen(&ancestor) }
    guard let view else { return false }
    guard var common = ancestor else {
      ancestor = view
      return true
    }
    while !view.isInside(common) {
      guard let above = common.tree.superview else { return false }
      common = above
    }
    ancestor = common
    return true
  }

  /// Whether the place, or a part of it, is on this view or below it.
  func isInside(_ view: UIView) -> Bool {
    isDistance
      ? ends[0].isInside(view) || ends[1].isInside(view) : self.view?.isInside(view) ?? false
  }

  /// Adds the views with frames of their own that lie between the place and a view around it.
  func addViews(below ancestor: UIView, to found: inout [UIView]) {
    if isDistance {
      for end in ends { end.addViews(below: ancestor, to: &found) }
      return
    }
    guard let view, view !== ancestor else { return }
    var next = isInside ? view : view.tree.superview
    while let current = next, current !== ancestor {
      if current.constraintState.translates, !found.contains(where: { $0 === current }) {
        found.append(current)
      }
      next = current.tree.superview
    }
  }
}
