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

  var views: [UIView] { ends.isEmpty ? (view.map { [$0] } ?? []) : ends.flatMap(\.views) }

  /// Whether the place is inside its view, so that the view itself is on the way to it.
  var isInside: Bool { guide?.kind.isInside ?? false }

  private var guide: UILayoutGuide? { other as? UILayoutGuide }

  var followsDirection: Bool { simplePlaces.contains { $0.attribute.followsDirection } }

  /// The places on items that this one is made of.
  var simplePlaces: [LayoutPlace] { isDistance ? ends : [self] }
}

struct WeakView {
  weak var view: UIView?
}
