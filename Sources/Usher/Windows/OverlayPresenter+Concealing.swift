// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// Out of sight for a while.
@available(iOSApplicationExtension, unavailable)
extension CardPresenter {
  func hide(alongside transition: (any UIViewControllerTransitionCoordinator)?) {
    guard phase == .appearing || phase == .visible, !isHiddenForTransition, let root else { return }
    isHiddenForTransition = true
    deactivateHost(isPageDisappearing: true)
    CardTransitionRunner.fade(to: 0, on: root, alongside: transition)
  }

  func unhide(alongside transition: (any UIViewControllerTransitionCoordinator)?) {
    guard isHiddenForTransition, let host, let scene else { return }
    isHiddenForTransition = false
    host.root.isInteractive = true
    focus = AccessibilityFocus(isModal: style.isModal)
    host.activate(in: scene)
    CardTransitionRunner.fade(to: 1, on: host.root, alongside: transition)
    if phase == .visible { moveAccessibilityFocus() }
  }
}
