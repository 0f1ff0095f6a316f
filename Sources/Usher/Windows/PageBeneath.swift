// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What the page below a window of ours wants of bars and orientations.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct PageBeneath {
  let window: UIWindow?

  /// The controller that UIKit would ask if there were no window of ours.
  private var top: UIViewController? {
    var controller = window?.rootViewController
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed,
      presented.presentingViewController === controller, asks(presented)
    {
      controller = presented
    }
    return controller
  }

  /// The page's orientations within the app's; never empty.
  var orientations: UIInterfaceOrientationMask {
    let app = UIApplication.shared.supportedInterfaceOrientations(for: window)
    let page = top?.supportedInterfaceOrientations ?? app
    let both = page.intersection(app)
    if !both.isEmpty { return both }
    return app.isEmpty ? .portrait : app
  }

  var statusBarStyle: UIStatusBarStyle {
    leaf { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
  }

  var hidesStatusBar: Bool {
    leaf { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false
  }

  var hidesHomeIndicator: Bool {
    leaf { $0.childForHomeIndicatorAutoHidden }?.prefersHomeIndicatorAutoHidden ?? false
  }

  private func leaf(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    var controller = top
    while let next = controller.flatMap(child) { controller = next }
    return controller
  }

  /// Whether a presented controller decides about the bars instead of its presenter.
  private func asks(_ presented: UIViewController) -> Bool {
    presented.modalPresentationStyle == .fullScreen
      || presented.modalPresentationCapturesStatusBarAppearance
  }
}
