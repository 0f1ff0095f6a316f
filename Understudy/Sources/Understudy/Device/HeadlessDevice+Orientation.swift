// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension HeadlessDevice {
  /// Puts the app on other hardware while it runs, without an animation.
  ///
  /// No phone can do that; the nearest thing on a device is a window that is moved to another
  /// display. Windows that fill the screen get the new size, and controllers are notified as of a
  /// rotation. Scenes, pages and typed text stay as they are, and so do scenes of a size of their own.
  public func change(to model: HeadlessModel) {
    guard model != self.model else { return }
    makeCurrent {
      let new = ScreenGeometry(model: model, orientation: interfaceOrientation)
      ScreenChange(of: self, to: new, isAnimated: false).run()
      updateInterfaceOrientation()
      setNeedsSystemBarUpdate()
    }
  }

  var isPhoneOnItsSide: Bool { model.idiom == .phone && interfaceOrientation.isLandscape }

  /// What an Info.plist that names every orientation allows.
  var defaultOrientations: UIInterfaceOrientationMask {
    model.idiom == .pad ? .all : .allButUpsideDown
  }

  // MARK: - Following

  func orientationDidChange() {
    requestedOrientation = nil
    clock.nextTurn {
      guard let self = HeadlessDevice.currentIfAny else { return }
      self.makeCurrent {
        self.post(UIDevice.orientationDidChangeNotification, self.uiDevice)
        self.updateInterfaceOrientation()
      }
    }
  }

  /// Rotates the interface to the orientation that app and page ask for, if it has another one.
  func updateInterfaceOrientation() {
    let isLocked = scenes.contains {
      $0.isOrientationLocked && $0.activationState == .foregroundActive
    }
    guard !isLocked else { return }
    let supported = supportedOrientations
    let preferred = orientationDecider?.controller.preferredInterfaceOrientationForPresentation
    let candidates =
      [
        requestedOrientation, UIInterfaceOrientation(of: orientation), interfaceOrientation,
        preferred,
      ]
      + UIInterfaceOrientation.inOrder
    guard let new = candidates.compactMap({ $0 }).first(where: { supported.contains($0.mask) }),
      new != interfaceOrientation
    else { return }
    let isShown = scenes.contains { $0.activationState == .foregroundActive }
    let geometry = ScreenGeometry(model: model, orientation: new)
    ScreenChange(of: self, to: geometry, isAnimated: isShown).run()
    setNeedsSystemBarUpdate()
  }

  /// What the app, the controller that fills the screen, and the hardware have in common.
  var supportedOrientations: UIInterfaceOrientationMask {
    let decider = orientationDecider
    let app = application.supportedInterfaceOrientations(for: decider?.window)
    var common = app
    if let controller = decider?.controller {
      common.formIntersection(controller.supportedInterfaceOrientations)
      if common.isEmpty {
        raise(
          "UIApplicationInvalidInterfaceOrientation",
          "Supported orientations has no common orientation with the application, and "
            + "[\(Swift.type(of: controller)) shouldAutorotate] is returning YES")
      }
    }
    if model.idiom == .phone, model.safeArea.bottom > 0 { common.remove(.portraitUpsideDown) }
    return common
  }

  /// The frontmost window that fills the screen, and of its controllers the topmost that does; nil
  /// where the app is in scenes of any size, and not asked.
  private var orientationDecider: (window: UIWindow, controller: UIViewController)? {
    let window = windows.backToFront.last {
      $0.rootViewController != nil && $0.frame.contains(bounds)
        && $0.windowScene?.geometry?.isResizable == false
    }
    guard let window, var controller = window.rootViewController else { return nil }
    while let presented = controller.presentation.presented, !presented.isBeingDismissed,
      presented.presentation.controller?.fillsScreen ?? false
    {
      controller = presented
    }
    return (window, controller)
  }
}

extension UIPresentationController {
  fileprivate var fillsScreen: Bool {
    switch presentationStyle {
    case .fullScreen, .overFullScreen: true
    case .currentContext, .overCurrentContext, .pageSheet, .formSheet, .custom, .popover, .none,
      .automatic:
      false
    }
  }
}

extension UIInterfaceOrientation {
  static let inOrder: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]

  /// The interface that is upright on a device held that way; nil where it lies flat.
  init?(of device: UIDeviceOrientation) {
    switch device {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    case .unknown, .faceUp, .faceDown: return nil
    }
  }

  var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }

  /// How far the interface is turned against the upright device, clockwise.
  var angle: CGFloat {
    switch self {
    case .unknown, .portrait: 0
    case .landscapeRight: .pi / 2
    case .portraitUpsideDown: .pi
    case .landscapeLeft: -.pi / 2
    }
  }
}
