// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

// What is presented over a controller's view only, and not over the window, leaves the screen with
// that view, as with a tab, and comes back with it.
extension UIViewController {
  private var containerOverView: TransitionView? {
    guard let controller = presentation.presented?.presentation.controller,
      !controller.shouldRemovePresentersView, let container = controller.transitionView,
      !(container.superview is UIWindow)
    else { return nil }
    return container
  }

  /// Called before our view leaves its window.
  func removeContextContainer() {
    containerOverView?.removeFromSuperview()
  }

  /// Called after our view has come into a window.
  func restoreContextContainer() {
    guard let container = containerOverView, container.superview == nil,
      let view = viewIfLoaded, let superview = view.superview
    else { return }
    container.frame = view.frame
    superview.insertSubview(container, aboveSubview: view)
  }
}
