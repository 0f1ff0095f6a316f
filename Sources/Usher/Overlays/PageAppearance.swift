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
  private var isBehindSheet: Bool {
    var controller = window?.rootViewController
    while let presented = controller?.presentedViewController {
      if presented.movesPageBack { return true }
      controller = presented
    }
    return false
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

extension UIViewController {
  /// Whether it is a sheet at its full height, above which the top of the page is still visible.
  ///
  /// A sheet moves the page back only then, and only where it is as wide as the window. From iOS 26
  /// on, a sheet at its full height begins at the safe area, and the page stays where it is.
  fileprivate var movesPageBack: Bool {
    guard !isBeingDismissed,
      let sheet = activePresentationController as? UISheetPresentationController, sheet.isLarge,
      let container = sheet.containerView, let view = sheet.presentedView
    else { return false }
    let frame = view.convert(view.bounds, to: container)
    return frame.width == container.bounds.width && frame.minY > container.safeAreaInsets.top
  }
}

extension UISheetPresentationController {
  /// Whether it is at the large detent. If none is selected, it is at the smallest, which is the
  /// first.
  fileprivate var isLarge: Bool {
    (selectedDetentIdentifier ?? detents.first?.identifier) == .large
  }
}
