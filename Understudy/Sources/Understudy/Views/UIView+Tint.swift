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
    inherited.tint = color
    tellTintChanged()
  }

  func setAdjustment(_ mode: TintAdjustmentMode) {
    guard inherited.adjustment != mode else { return }
    let before = adjustmentInForce
    inherited.adjustment = mode
    if adjustmentInForce != before { tellTintChanged(adjustmentOnly: true) }
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
