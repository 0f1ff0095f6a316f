// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIView {
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintState.translates }
    set { setTranslates(newValue) }
  }

  public var constraints: [NSLayoutConstraint] { constraintState.held }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.hold(in: self)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.hold(in: self) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder?.view === self else { return }
    constraint.deactivate()
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(removeConstraint)
  }

  // MARK: Content

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState.hugging[axis]
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    constraintState.hugging[axis] = priority
    superview?.constraintsDidChange()
  }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    constraintState.resistance[axis]
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    constraintState.resistance[axis] = priority
    superview?.constraintsDidChange()
  }

  func intrinsicSizeDidChange() {
    invalidateCachedIntrinsicSize()
    superview?.setNeedsLayout()
    if !constraintState.translates { superview?.contentDidChange(in: self) }
  }

  // MARK: Guides

  public var safeAreaLayoutGuide: UILayoutGuide { builtInGuide(.safeArea) }
  public var layoutMarginsGuide: UILayoutGuide { builtInGuide(.margins) }
  /// Differs: at most 672 points wide, whatever the size of text.
  public var readableContentGuide: UILayoutGuide { builtInGuide(.readable) }

  public var layoutGuides: [UILayoutGuide] { constraintState.guides }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    var ancestor: UIView? = self
    while let current = ancestor {
      for constraint in current.constraints
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        constraint.deactivate()
      }
      ancestor = current.superview
    }
    layoutGuide.owningView = nil
  }

  func builtInGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = constraintState.builtIn.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind: kind, owner: self)
    constraintState.builtIn.append(guide)
    return guide
  }

  func insets(of kind: UILayoutGuide.Kind) -> UIEdgeInsets {
    switch kind {
    case .custom, .scrollContent, .scrollFrame: return .zero
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .region(let region): return edgeInsets(for: region)
    case .readable:
      var insets = layoutMargins
      let excess = bounds.width - insets.left - insets.right - Self.readableWidth
      insets.left += max(0, excess / 2)
      insets.right += max(0, excess / 2)
      return insets
    }
  }

  static var readableWidth: CGFloat { 672 }

  // MARK: Alignment

  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  // MARK: Updating

  public func needsUpdateConstraints() -> Bool { constraintState.needsUpdate }

  /// The first request makes a region, as the first constraint may come of the update.
  func markNeedsUpdateConstraints() {
    constraintState.needsUpdate = true
    constraintsDidBegin()
  }

  /// Views below first.
  func updateConstraintsBelow() {
    for subview in tree.subviews { subview.updateConstraintsBelow() }
    guard constraintState.needsUpdate else { return }
    constraintState.needsUpdate = false
    if let controller = headlessController as? UIViewController {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }
}
