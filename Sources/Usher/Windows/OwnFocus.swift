// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What in a popup had the focus when it was taken off the screen, so that it has it again when it is
/// back.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class FirstResponderKeeper {
  private weak var responder: UIView?

  /// The popup leaves the screen: editing in it ends.
  func saveFirstResponder(of view: UIView) {
    responder = FocusCoordinator.firstResponder(in: view) ?? responder
    view.endEditing(true)
  }

  /// The popup is back in a window: what had the focus gets it, if it is still there and can. Below a
  /// modal window of ours nobody types; there it gets it when that one goes.
  func restoreFirstResponder(in view: UIView, of window: UIWindow?) {
    defer { responder = nil }
    guard let responder, responder.isDescendant(of: view), responder.canBecomeFirstResponder else {
      return
    }
    if let window, FocusCoordinator.isBlocked(above: window) {
      FocusCoordinator.deferRestoration(responder, in: window)
    } else {
      SceneActivityMonitor.ignoringChanges { responder.becomeFirstResponder() }
    }
  }
}
