// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// Out of sight for a while.
@available(iOSApplicationExtension, unavailable)
extension OverlayPresenter {
  func conceal(alongside transition: (any UIViewControllerTransitionCoordinator)?) {
    guard phase == .appearing || phase == .visible, !isConcealed, let root else { return }
    isConcealed = true
    giveBack(pageLeaves: true)
    CardTransition.fade(to: 0, on: root, alongside: transition)
  }

  func reveal(alongside transition: (any UIViewControllerTransitionCoordinator)?) {
    guard isConcealed, let host, let stage else { return }
    isConcealed = false
    host.root.isInteractive = true
    focus = AccessibilityFocus(isModal: looks.isModal)
    host.show(on: stage)
    CardTransition.fade(to: 1, on: host.root, alongside: transition)
    if phase == .visible { moveFocus() }
  }
}
