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
    // UIKit raises an exception if a controller and its app have no orientation in common.
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

  /// Whether a sheet has moved the page back, so that the page is a card in front of black.
  ///
  /// Until iOS 18 only a sheet at its full height does that, and only where it is as wide as the window.
  private var isBehindSheet: Bool {
    guard let window, let root = window.rootViewController,
      root.presentedViewController?.isBeingDismissed == false, let view = root.viewIfLoaded
    else { return false }
    return view.convert(view.bounds, to: window).width < view.bounds.width - 0.5
  }

  /// The screen edges at which the page wants to be touched before the system.
  var edgesDeferringSystemGestures: UIRectEdge {
    deepestChild { $0.childForScreenEdgesDeferringSystemGestures }?
      .preferredScreenEdgesDeferringSystemGestures ?? []
  }

  var locksPointer: Bool {
    deepestChild { $0.childViewControllerForPointerLock }?.prefersPointerLocked ?? false
  }

  @available(iOS 26.0, *)
  var locksOrientation: Bool {
    deepestChild { $0.childViewControllerForInterfaceOrientationLock }?
      .prefersInterfaceOrientationLocked ?? false
  }

  /// How the status bar changes.
  var statusBarAnimation: UIStatusBarAnimation {
    deepestChild { $0.childForStatusBarStyle }?.preferredStatusBarUpdateAnimation ?? .fade
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
