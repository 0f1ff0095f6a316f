// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIView {
  var tintInForce: UIColor {
    let color = tintFromAbove
    return adjustmentInForce == .dimmed ? color.desaturated : color
  }

  private var tintFromAbove: UIColor {
    var view: UIView? = self
    while let current = view {
      if let tint = current.inherited.tint { return tint }
      view = current.tree.superview
    }
    return .systemBlue
  }

  var adjustmentInForce: TintAdjustmentMode {
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
    tellTintChanged()
  }

  /// Takes a tint that may be `UIColor.tintColor`, which is that of the view above.
  func takeTint(_ color: UIColor?) { setTint(color == .tintColor ? nil : color) }

  func setAdjustment(_ mode: TintAdjustmentMode) {
    guard inherited.adjustment != mode else { return }
    let before = adjustmentInForce
    inherited.adjustment = mode
    updateTint()
    if adjustmentInForce != before { tellTintChanged(adjustmentOnly: true) }
  }

  /// Gives this view and those below the traits with their tint. One that has no traits yet takes them
  /// when it is added to another.
  private func updateTint() {
    if inherited.traits != nil {
      updateTraits()
    } else if look.backgroundColor != nil {
      resolveBackgroundColor()
    }
    for subview in tree.subviews { subview.updateTint() }
  }

  /// Tells this view and those below that inherit what has changed.
  func tellTintChanged(adjustmentOnly: Bool = false) {
    tintColorDidChange()
    for subview in tree.subviews {
      let inherits =
        adjustmentOnly
        ? subview.inherited.adjustment == .automatic : subview.inherited.tint == nil
      if inherits { subview.tellTintChanged(adjustmentOnly: adjustmentOnly) }
    }
  }
}
