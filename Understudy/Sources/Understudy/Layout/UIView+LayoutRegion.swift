// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIView {
  func setTranslates(_ translates: Bool) {
    guard translates != constraining.translates else { return }
    constraining.translates = translates
    if superview != nil { constraining.region = nil }
    constraining.isFollowed = false
    superview?.constraintsDidBegin()
  }

  /// The view whose size is given and in which this view's constraints are solved.
  var layoutRoot: UIView {
    var view = self
    while let superview = view.tree.superview {
      if view.constraining.translates, view.constraining.crossings == 0 { return view }
      view = superview
    }
    return view
  }

  func makeRegion() {
    let root = layoutRoot
    if root.constraining.region == nil { root.constraining.region = LayoutRegion(root: root) }
  }

  /// Has the constraints of this view and around it solved in the next pass, maybe the first ones.
  func constraintsDidBegin() {
    let root = layoutRoot
    if root.constraining.region == nil { root.constraining.region = LayoutRegion(root: root) }
    root.constraintsDidChangeInRegion()
  }

  /// Has the constraints of this view and around it solved again in the next pass.
  func constraintsDidChange() {
    layoutRoot.constraintsDidChangeInRegion()
  }

  private func constraintsDidChangeInRegion() {
    guard let region = constraining.region else { return }
    region.needsSolving = true
    setNeedsLayout()
  }

  /// The content of a view in this one has changed, and maybe its size. The constraints are solved
  /// again in the next pass if it has.
  func contentDidChange(in view: UIView) {
    let root = layoutRoot
    guard let region = root.constraining.region else { return }
    let link = view.tree.link
    if !region.needsSolving, !region.changedContent.contains(where: { $0 === link }) {
      region.changedContent.append(link)
    }
    root.setNeedsLayout()
  }

  /// The place or size that this view has of its own has changed.
  func ownFrameDidChange() {
    constraining.region?.needsSolving = true
    if constraining.isFollowed { superview?.constraintsDidChange() }
  }

  /// Called when a view has come into this one.
  func constraintsDidGain(_ view: UIView) {
    if view.constraining.translates {
      // Its inside stays a region of its own.
      if type(of: view).requiresConstraintBasedLayout { view.makeRegion() }
      view.constraintsDidChange()
    } else {
      view.constraining.region = nil
      constraintsDidBegin()
    }
  }

  /// Called before a view leaves this one.
  func constraintsWillLose(_ view: UIView) {
    NSLayoutConstraint.sever(view, from: self)
    view.constraining.isFollowed = false
    if !view.constraining.translates {
      constraintsDidChange()
      view.constraining.region = LayoutRegion(root: view)
    }
  }

  func solveConstraints() {
    constraining.region?.solve(layingOut: self)
  }

  func applyConstraints() {
    guard let region = layoutRoot.constraining.region else { return }
    region.solve(layingOut: self)
    region.place(subviewsOf: self)
  }

  // MARK: Size

  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsBelow()
    let region = LayoutRegion(root: self)
    region.fitting = LayoutRegion.Fitting(
      target: target, priorities: (horizontal.rawValue, vertical.rawValue))
    return region.fittedSize()
  }

  /// The intrinsic size, asked for once until it is invalidated.
  var knownIntrinsicSize: CGSize {
    let traits = KnownSize.Traits(traitCollection)
    if let known = constraining.intrinsic, known.traits == traits { return known.size }
    let size = intrinsicContentSize
    constraining.intrinsic = KnownSize(
      size: size, traits: traits, wraps: wrapsContent, text: centredText(ofHeight: size.height),
      sizeOfText: sizeOfText)
    return size
  }

  func forgetIntrinsicSize() {
    if constraining.outdated == nil { constraining.outdated = constraining.intrinsic }
    constraining.intrinsic = nil
  }

  /// Whether constraints make something else of the content than in the last solution.
  func hasOtherContent() -> Bool {
    guard let old = constraining.outdated else { return true }
    constraining.outdated = nil
    _ = knownIntrinsicSize
    guard let new = constraining.intrinsic, new.isSameBeforeWrapping(as: old) else { return true }
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
    if let wrapped = constraining.intrinsic?.wrapped, wrapped.width == width {
      return wrapped.height
    }
    let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
    let height = sizeThatFits(limit).height
    constraining.intrinsic?.wrapped = (width, height)
    return height
  }
}
