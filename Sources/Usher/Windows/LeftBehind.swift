// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What is still presented of a popup when that has ended.
@MainActor
enum PresentationCleanup {
  /// Dismisses it as soon as UIKit would not ignore that, which it does while it is being presented;
  /// who presents it is held until then.
  static func dismissWhenPossible(_ presented: UIViewController) {
    guard let presenter = presented.presentingViewController else { return }
    dismiss(presented, from: presenter, attempts: 30)
  }

  private static func dismiss(
    _ presented: UIViewController, from presenter: UIViewController, attempts: Int
  ) {
    guard presenter.presentedViewController === presented, attempts > 0 else { return }
    if !presented.isBeingPresented, !presented.isBeingDismissed {
      presenter.dismiss(animated: false)
    }
    guard presenter.presentedViewController === presented else { return }
    // A finger that drags it away may hold it for as long as it likes, and take it back.
    let isInteractive = presented.transitionCoordinator?.isInteractive == true
    _ = MainClock.schedule(after: .milliseconds(100)) {
      dismiss(presented, from: presenter, attempts: isInteractive ? attempts : attempts - 1)
    }
  }

  /// Takes the view of a controller out of its window whose presenter does not exist any more: UIKit
  /// then leaves it there, in a view of its own in front of the pages that takes every touch.
  static func removeOrphanedView(_ controller: UIViewController) {
    guard controller.currentUse == nil, let view = controller.viewIfLoaded,
      let window = view.window
    else { return }
    var container = view
    while let next = container.superview, next !== window { container = next }
    view.removeFromSuperview()
    let rootView = window.rootViewController?.viewIfLoaded
    guard container !== view, rootView?.isDescendant(of: container) != true else { return }
    container.removeFromSuperview()
  }
}
