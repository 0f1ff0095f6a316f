// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The status bar, home indicator and orientations of the page below an overlay.
@MainActor
struct PageAppearance {
  let window: UIWindow?

  /// The controller that UIKit would query without an overlay.
  private var top: UIViewController? {
    var controller = window?.rootViewController
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed,
      presented.presentingViewController === controller, controlsStatusBar(presented)
    {
      controller = presented
    }
    return controller
  }

  /// The orientations that both the page and the app support; never empty.
  var orientations: UIInterfaceOrientationMask {
    let app = SharedApplication.current?.supportedInterfaceOrientations(for: window) ?? .all
    let page = top?.supportedInterfaceOrientations ?? app
    let both = page.intersection(app)
    if !both.isEmpty { return both }
    return app.isEmpty ? .portrait : app
  }

  /// The style of the page; light if a sheet has moved the page back, in front of black.
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

  /// Whether a sheet is presented on an iPhone in portrait; UIKit then shows the page as a card in
  /// front of black.
  private var isBehindSheet: Bool {
    guard let traits = window?.traitCollection, traits.horizontalSizeClass == .compact,
      traits.verticalSizeClass == .regular
    else { return false }
    var controller = window?.rootViewController
    while let presented = controller?.presentedViewController {
      let isSheet = [.automatic, .pageSheet, .formSheet].contains(presented.modalPresentationStyle)
      if isSheet, !(presented is UIAlertController), !presented.isBeingDismissed { return true }
      controller = presented
    }
    return false
  }

  private func deepestChild(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    var controller = top
    while let next = controller.flatMap(child) { controller = next }
    return controller
  }

  /// Whether a presented controller controls the status bar instead of its presenter.
  private func controlsStatusBar(_ presented: UIViewController) -> Bool {
    presented.modalPresentationStyle == .fullScreen
      || presented.modalPresentationCapturesStatusBarAppearance
  }
}
