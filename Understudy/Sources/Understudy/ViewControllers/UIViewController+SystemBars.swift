// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIViewController {
  public func setNeedsStatusBarAppearanceUpdate() {
    HeadlessDevice.current.setNeedsSystemBarUpdate()
  }

  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    HeadlessDevice.current.setNeedsSystemBarUpdate()
  }

  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    HeadlessDevice.current.setNeedsSystemBarUpdate()
  }

  public func setNeedsUpdateOfPrefersPointerLocked() {
    HeadlessDevice.current.setNeedsSystemBarUpdate()
  }

  public func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    HeadlessDevice.current.setNeedsSystemBarUpdate()
  }

  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    HeadlessDevice.current.setNeedsSystemBarUpdate()
  }

  var defaultOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// The controller that decides about the status bar: through what covers the screen, then through
  /// the children that controllers name.
  package var headlessStatusBarController: UIViewController {
    var controller = frontmostFullScreen
    while let child = controller.childForStatusBarStyle { controller = child }
    return controller
  }

  /// Light while a sheet shows black above the page that it has moved back.
  var headlessStatusBarStyle: UIStatusBarStyle {
    let isBehindSheet = presentationChain.contains { controller in
      guard let sheet = controller.presentation.controller as? UISheetPresentationController else {
        return false
      }
      return sheet.movesPresenterBack && !sheet.isDisappearing
    }
    return isBehindSheet
      ? .lightContent : headlessStatusBarController.preferredStatusBarStyle
  }

  package var headlessStatusBarHiddenController: UIViewController {
    var controller = frontmostFullScreen
    while let child = controller.childForStatusBarHidden { controller = child }
    return controller
  }

  package var headlessHomeIndicatorController: UIViewController {
    var controller = frontmostFullScreen
    while let child = controller.childForHomeIndicatorAutoHidden { controller = child }
    return controller
  }

  var headlessOrientationLockController: UIViewController {
    var controller = frontmostFullScreen
    while let child = controller.childViewControllerForInterfaceOrientationLock {
      controller = child
    }
    return controller
  }

  private var frontmostFullScreen: UIViewController {
    var controller = self
    while let presented = controller.presentation.presented, !presented.isBeingDismissed,
      presented.capturesStatusBarAppearance
    {
      controller = presented
    }
    return controller
  }

  private var capturesStatusBarAppearance: Bool {
    switch presentation.controller?.presentationStyle {
    case .fullScreen: true
    case nil: false
    default: modalPresentationCapturesStatusBarAppearance
    }
  }
}
