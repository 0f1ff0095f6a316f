// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIView {
  /// Since iOS 26.
  func sendUpdateOfProperties() {
    guard let device = treeWindow?.device ?? HeadlessDevice.currentIfAny, device.system >= .iOS26
    else { return }
    updateProperties()
    (headlessController as? UIViewController)?.updateProperties()
  }

  func layOut(_ layer: CALayer) {
    guard layer === self.layer else { return }
    solveConstraints()
    headlessController?.viewWillLayout()
    layoutSubviews()
    headlessController?.viewDidLayoutSubviews()
  }

  // MARK: Safe area

  /// Called by the controller when what it adds has changed.
  package func headlessSafeAreaDidChange() { updateSafeArea() }

  /// Computes the safe area again, and that of the views below where it affects them.
  func updateSafeArea(sizeChanged: Bool = false) {
    let insets = computedSafeArea
    let changed = insets != margins.safeArea
    guard changed || sizeChanged && insets != .zero else { return }
    margins.safeArea = insets
    if changed {
      setNeedsLayout()
      insetsDidChange()
      safeAreaInsetsDidChange()
      headlessController?.viewSafeAreaInsetsDidChange()
      if margins.insetsFromSafeArea { notifyMarginsChanged() }
    }
    for subview in tree.subviews { subview.updateSafeArea() }
  }

  func insetsDidChange() {
    if constraintState.areInsetsUsed { constraintsDidChange() }
  }

  private var computedSafeArea: UIEdgeInsets {
    var insets = adjustSafeArea(inheritedSafeArea)
    guard let share = headlessController?.contributedSafeAreaInsets, share != .zero else {
      return insets
    }
    insets.top += share.top
    insets.left += share.left
    insets.bottom += share.bottom
    insets.right += share.right
    return insets
  }

  private var inheritedSafeArea: UIEdgeInsets {
    if let window = self as? UIWindow { return window.safeAreaFromScene }
    guard let superview = tree.superview, tree.window != nil else { return .zero }
    let above = superview.safeAreaForSubviews
    guard above != .zero else { return .zero }
    let safe = superview.bounds.inset(by: above).applying(layer.values.toSuperlayer.inverted())
    let bounds = bounds
    /// What lies outside of the superview adds nothing to what is covered inside of it.
    func part(_ overlap: CGFloat, of inset: CGFloat, in length: CGFloat) -> CGFloat {
      max(0, min(overlap, inset, length))
    }
    return UIEdgeInsets(
      top: part(safe.minY - bounds.minY, of: above.top, in: bounds.height),
      left: part(safe.minX - bounds.minX, of: above.left, in: bounds.width),
      bottom: part(bounds.maxY - safe.maxY, of: above.bottom, in: bounds.height),
      right: part(bounds.maxX - safe.maxX, of: above.right, in: bounds.width))
  }

  /// The safe area as far as it goes down: what a scroll view makes content insets of does not.
  private var safeAreaForSubviews: UIEdgeInsets {
    let own = safeAreaInsets
    guard let scrollView = self as? UIScrollView else { return own }
    let used = scrollView.safeAreaContribution
    return UIEdgeInsets(
      top: own.top - used.top, left: own.left - used.left, bottom: own.bottom - used.bottom,
      right: own.right - used.right)
  }

  // MARK: Margins

  func setMargins(_ own: ViewMargins.Custom) {
    changeMargins { $0.custom = own }
  }

  func changeMargins(_ change: (inout ViewMargins) -> Void) {
    let before = effectiveMargins
    change(&margins)
    if effectiveMargins != before { notifyMarginsChanged() }
  }

  func notifyMarginsChanged() {
    setNeedsLayout()
    insetsDidChange()
    layoutMarginsDidChange()
    headlessController?.viewLayoutMarginsDidChange()
    for subview in tree.subviews where subview.margins.preservesSuperview {
      subview.notifyMarginsChanged()
    }
  }

  var effectiveMargins: UIEdgeInsets {
    var insets: UIEdgeInsets
    switch customMargins {
    case .fixed(let fixed): insets = fixed
    case .directional(let edges):
      let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      insets = UIEdgeInsets(
        top: edges.top, left: mirrored ? edges.trailing : edges.leading, bottom: edges.bottom,
        right: mirrored ? edges.leading : edges.trailing)
    }
    if margins.insetsFromSafeArea {
      insets.top += margins.safeArea.top
      insets.left += margins.safeArea.left
      insets.bottom += margins.safeArea.bottom
      insets.right += margins.safeArea.right
    }
    guard margins.preservesSuperview, let superview = tree.superview else { return insets }
    let above = superview.effectiveMargins
    insets.top = max(insets.top, above.top - frame.minY)
    insets.left = max(insets.left, above.left - frame.minX)
    insets.bottom = max(insets.bottom, above.bottom - (superview.bounds.maxY - frame.maxY))
    insets.right = max(insets.right, above.right - (superview.bounds.maxX - frame.maxX))
    return insets
  }

  /// Views of controllers have the system's margins at their sides, at least, and of their own accord
  /// none above and below.
  private var customMargins: ViewMargins.Custom {
    guard let controller = headlessController as? UIViewController,
      controller.viewRespectsSystemMinimumLayoutMargins
    else { return margins.custom }
    let least = controller.systemMinimumLayoutMargins
    switch margins.custom {
    case ViewMargins().custom: return .directional(least)
    case .fixed(var fixed):
      fixed.left = max(fixed.left, least.leading)
      fixed.right = max(fixed.right, least.trailing)
      return .fixed(fixed)
    case .directional(var edges):
      edges.leading = max(edges.leading, least.leading)
      edges.trailing = max(edges.trailing, least.trailing)
      return .directional(edges)
    }
  }

  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: mirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: mirrored ? insets.left : insets.right)
  }
}
