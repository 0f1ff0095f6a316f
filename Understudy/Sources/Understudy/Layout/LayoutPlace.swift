// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// One side of a constraint: an attribute of a view or guide, or the way from one to another.
@MainActor
struct LayoutPlace {
  weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  /// For a distance the places where it begins and ends; nothing otherwise.
  let ends: [LayoutPlace]
  let isDistance: Bool

  init(_ item: Any, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item as AnyObject
    self.attribute = attribute
    ends = []
    isDistance = false
  }

  init(_ end: LayoutPlace, from start: LayoutPlace, as attribute: NSLayoutConstraint.Attribute) {
    item = end.item
    self.attribute = attribute
    ends = [start, end]
    isDistance = true
  }

  /// The view in whose inside or on whose frame this place is.
  var view: UIView? { (item as? UIView) ?? (item as? UILayoutGuide)?.owningView }

  var views: [UIView] { ends.isEmpty ? (view.map { [$0] } ?? []) : ends.flatMap(\.views) }

  /// Whether the place is inside its view, so that the view itself is on the way to it.
  var isInside: Bool { (item as? UILayoutGuide)?.kind.isInside ?? false }

  /// The places on items that this one is made of.
  var simplePlaces: [LayoutPlace] { isDistance ? ends : [self] }
}

struct WeakView {
  weak var view: UIView?
}
