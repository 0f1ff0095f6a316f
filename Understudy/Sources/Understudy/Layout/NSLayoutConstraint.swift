// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: no visual format.
@MainActor
open class NSLayoutConstraint: NSObject {
  final let first: ConstraintOperand
  final let second: ConstraintOperand?
  /// One of its attributes means another edge where text runs from right to left.
  final let followsDirection: Bool
  final let form: (relation: Relation, multiplier: CGFloat)

  open var relation: Relation { form.relation }
  open var multiplier: CGFloat { form.multiplier }
  open var constant: CGFloat {
    get { current.constant }
    set { setConstant(newValue) }
  }
  open var priority: UILayoutPriority {
    get { current.priority }
    set { setPriority(newValue) }
  }
  open var isActive: Bool {
    get { holder?.view != nil }
    set { if newValue { activate() } else { deactivate() } }
  }
  open var identifier: String?

  final var current: (constant: CGFloat, priority: UILayoutPriority) = (0, .required)
  /// The view whose constraints have this one.
  final var holder: ViewLink?
  /// Views with frames of their own whose inside this constraint reaches into.
  final var crossed: [ViewLink] = []
  /// Given up because it contradicts others, until something changes that it depends on.
  final var isBroken = false

  init(
    _ first: ConstraintOperand, _ relation: Relation, _ second: ConstraintOperand?,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.first = first
    self.second = second
    followsDirection = first.followsDirection || second?.followsDirection ?? false
    form = (relation, multiplier.isFinite ? multiplier : 1)
    super.init()
    if !multiplier.isFinite {
      HeadlessDevice.currentIfAny?.raise(
        "NSInternalInconsistencyException",
        "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
    }
    setConstant(constant)
  }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    if attr2 != .notAnAttribute, attr1.axis != attr2.axis {
      HeadlessDevice.currentIfAny?.raise(
        "NSInvalidArgumentException",
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
          + "multiplier:constant:]: Invalid pairing of layout attributes")
    }
    let second =
      attr2 == .notAnAttribute ? nil : view2.map { ConstraintOperand($0 as AnyObject, attr2) }
    self.init(
      ConstraintOperand(view1 as AnyObject, attr1), relation, second, multiplier: multiplier,
      constant: c)
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open var firstItem: AnyObject? { first.item }
  open var secondItem: AnyObject? { second?.item }
  open var firstAttribute: Attribute { first.attribute }
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  private func setConstant(_ constant: CGFloat) {
    guard constant.isFinite else {
      HeadlessDevice.currentIfAny?.raise(
        "NSInternalInconsistencyException",
        "Constant is not finite!  That's illegal.  constant:\(constant)")
      return
    }
    let limited = min(max(constant, -Self.limit), Self.limit)
    guard limited != current.constant else { return }
    current.constant = limited
    changed()
  }

  private func setPriority(_ priority: UILayoutPriority) {
    guard priority.rawValue.isFinite, priority != current.priority else { return }
    current.priority = UILayoutPriority(min(max(priority.rawValue, 0), 1000))
    changed()
  }

  private func changed() {
    isBroken = false
    holder?.view?.constraintsDidChange()
  }

  /// No screen is larger, and sums stay exact.
  static let limit: CGFloat = 1e7
}
