// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// One side of a constraint: an attribute of a view or guide, or the way from one to another.
@MainActor
final class LayoutPlace {
  private let link: ViewLink?
  private weak var other: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  /// For a distance the places where it begins and ends; nothing otherwise.
  let ends: [LayoutPlace]
  let isDistance: Bool

  init(_ item: Any, _ attribute: NSLayoutConstraint.Attribute) {
    let view = item as? UIView
    link = view?.tree.link
    other = view == nil ? item as AnyObject : nil
    self.attribute = attribute
    ends = []
    isDistance = false
  }

  init(_ end: LayoutPlace, from start: LayoutPlace, as attribute: NSLayoutConstraint.Attribute) {
    link = end.link
    other = end.other
    self.attribute = attribute
    ends = [start, end]
    isDistance = true
  }

  /// A view or a guide, as long as it lives.
  var item: AnyObject? { link == nil ? other : link?.view }

  /// The view in whose inside or on whose frame this place is.
  var view: UIView? { link == nil ? guide?.owningView : link?.view }

  /// Whether the place is inside its view, so that the view itself is on the way to it.
  private var isInside: Bool { guide?.kind.isInside ?? false }

  private var guide: UILayoutGuide? { other as? UILayoutGuide }

  var followsDirection: Bool {
    isDistance
      ? ends[0].followsDirection || ends[1].followsDirection : attribute.followsDirection
  }

  /// Widens an ancestor so that this place is within it; returns false if no view is wide enough.
  func widen(_ ancestor: inout UIView?) -> Bool {
    if isDistance { return ends[0].widen(&ancestor) && ends[1].widen(&ancestor) }
    guard item != nil, let view else { return false }
    guard var common = ancestor else {
      ancestor = view
      return true
    }
    while !view.isInside(common) {
      guard let above = common.superview else { return false }
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
    var next = isInside ? view : view.superview
    while let current = next, current !== ancestor {
      if current.constraining.translates, !found.contains(where: { $0 === current }) {
        found.append(current)
      }
      next = current.superview
    }
  }
}

struct WeakView {
  weak var view: UIView?
}
