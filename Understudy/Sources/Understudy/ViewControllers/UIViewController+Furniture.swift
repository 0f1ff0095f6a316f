// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIViewController {
  public func setNeedsStatusBarAppearanceUpdate() {
    HeadlessDevice.current.setNeedsFurnitureUpdate()
  }

  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    HeadlessDevice.current.setNeedsFurnitureUpdate()
  }

  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    HeadlessDevice.current.setNeedsFurnitureUpdate()
  }

  public func setNeedsUpdateOfPrefersPointerLocked() {
    HeadlessDevice.current.setNeedsFurnitureUpdate()
  }

  public func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    HeadlessDevice.current.setNeedsFurnitureUpdate()
  }

  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    HeadlessDevice.current.setNeedsFurnitureUpdate()
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
      return sheet.movesPresenterBack && !sheet.isLeaving
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

  private var frontmostFullScreen: UIViewController {
    var controller = self
    while let presented = controller.presentation.presented, !presented.isBeingDismissed,
      presented.capturesFurniture
    {
      controller = presented
    }
    return controller
  }

  private var capturesFurniture: Bool {
    switch presentation.controller?.presentationStyle {
    case .fullScreen: true
    case nil: false
    default: modalPresentationCapturesStatusBarAppearance
    }
  }
}
