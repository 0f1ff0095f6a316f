// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIView {
  /// Hidden to the app; in a stack view that hides it with an animation it is still drawn meanwhile.
  var isHiddenInStack: Bool { layer.isHidden || constraining.isLeavingStack }

  func setHiddenInStack(_ hidden: Bool) {
    guard hidden != isHiddenInStack else { return }
    guard let stack = superview as? UIStackView,
      stack.arrangedSubviews.contains(where: { $0 === self })
    else {
      layer.isHidden = hidden
      return
    }
    guard let settings = Self.settingsOfAnimation, stack.window != nil else {
      constraining.isLeavingStack = false
      layer.isHidden = hidden
      stack.arrangementDidChange()
      return
    }
    UIView.performWithoutAnimation { stack.layoutIfNeeded() }
    constraining.isLeavingStack = hidden
    if !hidden { layer.isHidden = false }
    stack.arrangementDidChange()
    stack.layoutIfNeeded()
    if hidden { leaveStack(after: settings.delay + settings.duration) }
  }

  private func leaveStack(after time: TimeInterval) {
    HeadlessDevice.current.clock.schedule(after: time) { [weak self] in
      guard let self, constraining.isLeavingStack else { return }
      constraining.isLeavingStack = false
      layer.isHidden = true
    }
  }

  private static var settingsOfAnimation: BlockSettings? {
    guard let animator = HeadlessDevice.currentIfAny?.animator, animator.areAnimationsEnabled,
      let block = animator.blocks.last, block.makesAnimations
    else { return nil }
    return block.settings
  }
}
