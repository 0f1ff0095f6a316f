// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIView {
  func setTranslates(_ translates: Bool) {
    guard translates != constraintState.translates else { return }
    constraintState.translates = translates
    if superview != nil { constraintState.region = nil }
    constraintState.hasDependents = false
    superview?.constraintsDidBegin()
  }

  /// The view whose size is given and in which this view's constraints are solved.
  var layoutRoot: UIView {
    var view = self
    while let superview = view.tree.superview {
      if view.constraintState.translates, view.constraintState.crossings == 0 { return view }
      view = superview
    }
    return view
  }

  func makeRegion() {
    let root = layoutRoot
    guard root.constraintState.region == nil else { return }
    root.constraintState.region = ConstraintRegion(root: root)
  }

  /// Has the constraints of this view and around it solved in the next pass, maybe the first ones.
  func constraintsDidBegin() {
    makeRegion()
    layoutRoot.constraintsDidChangeInRegion()
  }

  /// Has the constraints of this view and around it solved again in the next pass.
  func constraintsDidChange() {
    layoutRoot.constraintsDidChangeInRegion()
  }

  private func constraintsDidChangeInRegion() {
    guard let region = constraintState.region else { return }
    region.needsSolving = true
    setNeedsLayout()
  }

  /// The content of a view in this one has changed, and maybe its size. The constraints are solved
  /// again in the next pass if it has.
  func contentDidChange(in view: UIView) {
    let root = layoutRoot
    guard let region = root.constraintState.region else { return }
    let link = view.tree.link
    if !region.needsSolving, !region.changedContent.contains(where: { $0 === link }) {
      region.changedContent.append(link)
    }
    root.setNeedsLayout()
  }

  /// The place or size that this view has of its own has changed.
  func explicitFrameDidChange() {
    constraintState.region?.needsSolving = true
    if constraintState.hasDependents { superview?.constraintsDidChange() }
  }

  /// Called when a view has come into this one.
  func constraintsDidAdd(_ view: UIView) {
    if view.constraintState.translates {
      // Its inside stays a region of its own.
      if type(of: view).requiresConstraintBasedLayout { view.makeRegion() }
      view.constraintsDidChange()
    } else {
      view.constraintState.region = nil
      constraintsDidBegin()
    }
  }

  /// Called before a view leaves this one.
  func constraintsWillRemove(_ view: UIView) {
    NSLayoutConstraint.removeExternalConstraints(view, from: self)
    view.constraintState.hasDependents = false
    if !view.constraintState.translates {
      constraintsDidChange()
      view.constraintState.region = ConstraintRegion(root: view)
    }
  }

  func solveConstraints() {
    constraintState.region?.solve(layingOut: self)
  }

  func applyConstraints() {
    guard let region = layoutRoot.constraintState.region else { return }
    region.solve(layingOut: self)
    region.place(subviewsOf: self)
  }

  // MARK: Size

  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsBelow()
    let region = ConstraintRegion(root: self)
    region.fitting = ConstraintRegion.Fitting(
      target: target, priorities: (horizontal.rawValue, vertical.rawValue))
    return region.fittedSize()
  }

  /// The intrinsic size, asked for once until it is invalidated.
  var cachedIntrinsicSize: CGSize {
    let traits = CachedSize.Traits(traitCollection)
    if let known = constraintState.intrinsic, known.traits == traits { return known.size }
    let size = intrinsicContentSize
    constraintState.intrinsic = CachedSize(
      size: size, traits: traits, wraps: wrapsContent, text: centeredText(ofHeight: size.height))
    return size
  }

  func invalidateCachedIntrinsicSize() {
    if constraintState.lastSolved == nil { constraintState.lastSolved = constraintState.intrinsic }
    constraintState.intrinsic = nil
  }

  /// Whether constraints make something else of the content than in the last solution.
  func hasOtherContent() -> Bool {
    guard let old = constraintState.lastSolved else { return true }
    constraintState.lastSolved = nil
    _ = cachedIntrinsicSize
    guard let new = constraintState.intrinsic, new.isSameBeforeWrapping(as: old) else {
      return true
    }
    return old.wrapped.map { wrappedHeight(forWidth: $0.width) != $0.height } ?? false
  }

  /// Whether the height of the content depends on its width.
  var wrapsContent: Bool {
    if let label = self as? UILabel {
      return label.numberOfLines != 1 && label.preferredMaxLayoutWidth <= 0
    }
    return (self as? UIButton)?.configuration != nil
  }

  func wrappedHeight(forWidth width: CGFloat) -> CGFloat {
    if let wrapped = constraintState.intrinsic?.wrapped, wrapped.width == width {
      return wrapped.height
    }
    let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
    let height = sizeThatFits(limit).height
    constraintState.intrinsic?.wrapped = (width, height)
    return height
  }
}
