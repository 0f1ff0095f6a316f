// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIView {
  /// Hidden to the app; in a stack view that hides it with an animation it is still drawn meanwhile.
  var isHiddenInStack: Bool { layer.isHidden || constraintState.isHidingInStack }

  func setHiddenInStack(_ hidden: Bool) {
    guard hidden != isHiddenInStack else { return }
    guard let stack = superview as? UIStackView,
      stack.arrangedSubviews.contains(where: { $0 === self })
    else {
      layer.isHidden = hidden
      return
    }
    guard let settings = Self.settingsOfAnimation, stack.window != nil else {
      constraintState.isHidingInStack = false
      layer.isHidden = hidden
      stack.arrangementDidChange()
      return
    }
    UIView.performWithoutAnimation { stack.layoutIfNeeded() }
    constraintState.isHidingInStack = hidden
    if !hidden { layer.isHidden = false }
    stack.arrangementDidChange()
    stack.layoutIfNeeded()
    if hidden { finishHidingInStack(after: settings.delay + settings.duration) }
  }

  private func finishHidingInStack(after time: TimeInterval) {
    HeadlessDevice.current.clock.schedule(after: time) { [weak self] in
      guard let self, constraintState.isHidingInStack else { return }
      constraintState.isHidingInStack = false
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
