// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIView {
  var effectiveTint: UIColor {
    let color = inheritedTint
    return effectiveTintAdjustment == .dimmed ? color.desaturated : color
  }

  private var inheritedTint: UIColor {
    var view: UIView? = self
    while let current = view {
      if let tint = current.inherited.tint { return tint }
      view = current.tree.superview
    }
    return .systemBlue
  }

  var effectiveTintAdjustment: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if current.inherited.adjustment != .automatic { return current.inherited.adjustment }
      view = current.tree.superview
    }
    return .normal
  }

  func setTint(_ color: UIColor?) {
    guard inherited.tint != color else { return }
    if color == .tintColor {
      HeadlessDevice.current.raise(
        "HeadlessTintCycle",
        "The tintColor of \(type(of: self)) is set to UIColor.tintColor, which is the tint color of "
          + "the view itself. Set nil to inherit.")
      return
    }
    inherited.tint = color
    updateTint()
    notifyTintChanged()
  }

  /// Takes a tint that may be `UIColor.tintColor`, which is that of the view above.
  func assignTint(_ color: UIColor?) { setTint(color == .tintColor ? nil : color) }

  func setAdjustment(_ mode: TintAdjustmentMode) {
    guard inherited.adjustment != mode else { return }
    let before = effectiveTintAdjustment
    inherited.adjustment = mode
    updateTint()
    if effectiveTintAdjustment != before { notifyTintChanged(adjustmentOnly: true) }
  }

  /// Gives this view and those below the traits with their tint. One that has no traits yet takes them
  /// when it is added to another.
  private func updateTint() {
    if inherited.traits != nil {
      updateTraits()
    } else if drawingState.backgroundColor != nil {
      resolveBackgroundColor()
    }
    for subview in tree.subviews { subview.updateTint() }
  }

  /// Notifies this view and those below that inherit what has changed.
  func notifyTintChanged(adjustmentOnly: Bool = false) {
    tintColorDidChange()
    for subview in tree.subviews {
      let inherits =
        adjustmentOnly
        ? subview.inherited.adjustment == .automatic : subview.inherited.tint == nil
      if inherits { subview.notifyTintChanged(adjustmentOnly: adjustmentOnly) }
    }
  }
}
