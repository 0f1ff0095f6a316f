// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What the page below a window of ours wants of bars and orientations.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct PageAppearance {
  let window: UIWindow?

  /// The controller that UIKit would ask if there were no window of ours.
  private var top: UIViewController? {
    var controller = window?.rootViewController
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed,
      presented.presentingViewController === controller, controlsStatusBar(presented)
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

  /// What the page asks for; light where a sheet has moved it back and black shows above it.
  var statusBarStyle: UIStatusBarStyle {
    if isBehindSheet { return .lightContent }
    return deepestChild { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
  }

  var hidesStatusBar: Bool {
    deepestChild { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false
  }

  var hidesHomeIndicator: Bool {
    deepestChild { $0.childForHomeIndicatorAutoHidden }?.prefersHomeIndicatorAutoHidden ?? false
  }

  /// Whether a sheet stands on the window of a phone held upright; UIKit then shows the page as a card
  /// in front of black.
  private var isBehindSheet: Bool {
    guard let traits = window?.traitCollection, traits.horizontalSizeClass == .compact,
      traits.verticalSizeClass == .regular
    else { return false }
    var controller = window?.rootViewController
    while let presented = controller?.presentedViewController {
      if isSheet(presented), !presented.isBeingDismissed { return true }
      controller = presented
    }
    return false
  }

  private func isSheet(_ presented: UIViewController) -> Bool {
    guard !(presented is UIAlertController) else { return false }
    switch presented.modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: return true
    default: return false
    }
  }

  private func deepestChild(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    var controller = top
    while let next = controller.flatMap(child) { controller = next }
    return controller
  }

  /// Whether a presented controller decides about the bars instead of its presenter.
  private func controlsStatusBar(_ presented: UIViewController) -> Bool {
    presented.modalPresentationStyle == .fullScreen
      || presented.modalPresentationCapturesStatusBarAppearance
  }
}
