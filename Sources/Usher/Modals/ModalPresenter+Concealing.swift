// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// Out of sight for a while, in a window of its own. What is in the app's window moves with the app and
// is never asked; there nothing can be hidden. UIKit's own animation cannot be joined, so it goes and
// comes at once.
@available(iOSApplicationExtension, unavailable)
extension ModalPresenter {
  func suspend(animated: Bool) {
    if !isHiddenForTransition { host?.deactivate(in: scene) }
    isHiddenForTransition = false
    isSuspended = true
  }

  /// What UIKit has not finished presenting in the hidden window, looking finds out afterwards.
  func resume(animated: Bool) {
    isSuspended = false
    guard let scene, let host else { return report(.didFail(.impossible)) }
    guard phase == .requested || isPresented else { return didDismiss() }
    host.activate(in: scene)
    if phase != .requested { report(.willAppear) }
    if phase == .visible { report(.didPresent) }
  }

  func hide(alongside transition: (any UIViewControllerTransitionCoordinator)?) {
    guard !isInAppWindow, host != nil, !isHiddenForTransition else { return }
    isHiddenForTransition = true
    host?.deactivate(in: scene)
  }

  func unhide(alongside transition: (any UIViewControllerTransitionCoordinator)?) {
    guard isHiddenForTransition, let scene else { return }
    isHiddenForTransition = false
    host?.activate(in: scene)
  }
}
