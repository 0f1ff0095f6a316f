// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What a popup's controller has presented, when that popup ends.
@MainActor
enum LeftBehind {
  /// Dismisses it as soon as UIKit would not ignore that, which it does while it is being presented;
  /// who presents it is held until then.
  static func dismiss(
    _ presented: UIViewController, from presenter: UIViewController, attempts: Int = 30
  ) {
    guard presenter.presentedViewController === presented, attempts > 0 else { return }
    if !presented.isBeingPresented, !presented.isBeingDismissed {
      presenter.dismiss(animated: false)
    }
    guard presenter.presentedViewController === presented else { return }
    _ = MainClock.schedule(after: .milliseconds(100)) {
      dismiss(presented, from: presenter, attempts: attempts - 1)
    }
  }
}
