// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension NSLayoutConstraint {
  func activate() {
    guard holder?.view == nil else { return }
    guard let ancestor = commonAncestor else {
      HeadlessDevice.currentIfAny?.raise(
        "NSGenericException",
        "Unable to activate constraint with anchors \(headlessDescription) because they have no "
          + "common ancestor.  Does the constraint or its anchors reference items in different view "
          + "hierarchies?  That's illegal.")
      return
    }
    hold(in: ancestor)
  }

  func hold(in view: UIView) {
    guard holder?.view == nil else { return }
    holder = view.tree.link
    isBroken = false
    view.constraintState.held.append(self)
    for crossedView in viewsBetween(view) {
      crossed.append(crossedView.tree.link)
      crossedView.constraintState.crossings += 1
      crossedView.constraintState.region = nil
    }
    view.constraintsDidBegin()
  }

  func deactivate() {
    guard let holder = holder?.view else { return }
    holder.constraintState.held.removeAll { $0 === self }
    self.holder = nil
    isBroken = false
    holder.constraintsDidChange()
    for crossedView in crossed { crossedView.view?.constraintState.crossings -= 1 }
    crossed = []
  }

  private var commonAncestor: UIView? {
    var common: UIView?
    guard first.widen(&common), second?.widen(&common) ?? true else { return nil }
    return common
  }

  /// The views with frames of their own that lie between the common ancestor and the places.
  private func viewsBetween(_ ancestor: UIView) -> [UIView] {
    var found: [UIView] = []
    first.addViews(below: ancestor, to: &found)
    second?.addViews(below: ancestor, to: &found)
    return found
  }

  /// Takes out what ties a view that leaves to what stays behind.
  static func removeExternalConstraints(_ view: UIView, from superview: UIView) {
    var ancestor: UIView? = superview
    while let current = ancestor {
      if !current.constraintState.held.isEmpty {
        let severed = current.constraintState.held.filter { constraint in
          constraint.first.isInside(view) || constraint.second?.isInside(view) ?? false
        }
        for constraint in severed { constraint.deactivate() }
      }
      ancestor = current.tree.superview
    }
  }

  var headlessDescription: String {
    func name(_ operand: ConstraintOperand) -> String {
      guard let item = operand.item else { return "nil" }
      return "\(type(of: item)).\(operand.attribute)"
    }
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    var text = "\(name(first)) \(sign)"
    if let second {
      text += multiplier == 1 ? " \(name(second))" : " \(multiplier)*\(name(second))"
      if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    } else {
      text += " \(constant)"
    }
    return "<NSLayoutConstraint\(identifier.map { " '\($0)'" } ?? "") \(text)>"
  }
}
