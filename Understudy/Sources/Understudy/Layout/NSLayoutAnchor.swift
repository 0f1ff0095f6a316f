// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let place: LayoutPlace

  init(_ place: LayoutPlace) {
    self.place = place
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor, 0)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 0)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 0)
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, c)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, c)
  }

  func make(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    _ constant: CGFloat, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      place, relation, anchor.place, multiplier: multiplier, constant: constant)
  }

  /// The distance between two views that `multiplier` 1 stands for.
  static var systemSpacing: CGFloat { 8 }
}
