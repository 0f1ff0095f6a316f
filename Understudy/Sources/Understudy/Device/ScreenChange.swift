// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One change of the screen's size or direction: tells the controllers, resizes the windows that fill
/// the screen and, where it is animated, turns them into their new place while they are laid out.
@MainActor
struct ScreenChange {
  private let device: HeadlessDevice
  private let new: ScreenLook
  private let isAnimated: Bool
  private let windows: [UIWindow]
  private let coordinators: [RotationCoordinator]

  init(of device: HeadlessDevice, to new: ScreenLook, isAnimated: Bool) {
    self.device = device
    self.new = new
    let old = device.look
    windows = device.windows.all.filter { $0.windowScene != nil && $0.frame == old.bounds }
    var turn = new.orientation.angle - old.orientation.angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    self.isAnimated = isAnimated && turn != 0 && UIView.areAnimationsEnabled
    let duration = Self.duration(of: turn, on: new.model)
    let animates = self.isAnimated
    coordinators = windows.map {
      RotationCoordinator(in: $0, turn: turn, duration: animates ? duration : 0)
    }
  }

  /// What `statusBarOrientationAnimationDuration` was: longer on a pad, twice as long for half a turn.
  private static func duration(of turn: CGFloat, on model: HeadlessModel) -> TimeInterval {
    let quarter = model.idiom == .pad ? 0.4 : 0.3
    return abs(turn) > .pi * 0.75 ? 2 * quarter : quarter
  }

  func run() {
    tellControllers()
    guard isAnimated, let first = coordinators.first else {
      UIView.performWithoutAnimation(apply)
      for coordinator in coordinators { coordinator.finish() }
      return
    }
    UIView.performWithoutAnimation {
      for coordinator in coordinators { coordinator.holdStill(on: new.bounds) }
    }
    UIView.animate(withDuration: first.transitionDuration) {
      apply()
    } completion: { [coordinators] _ in
      for coordinator in coordinators { coordinator.finish() }
    }
  }

  private func tellControllers() {
    let oldTraits = device.traits
    let newTraits = device.traits(of: new)
    let resizes = device.bounds.size != new.bounds.size
    for (window, coordinator) in zip(windows, coordinators) where window.headlessShowsContent {
      var controller = window.rootViewController
      while let current = controller {
        if oldTraits != newTraits { current.willTransition(to: newTraits, with: coordinator) }
        if resizes { tellSize(current, coordinator) }
        controller = current.presentation.presented
      }
    }
  }

  private func tellSize(_ controller: UIViewController, _ coordinator: RotationCoordinator) {
    let size = new.bounds.size
    if let presentation = controller.presentation.controller {
      presentation.viewWillTransition(to: size, with: coordinator)
    } else {
      controller.viewWillTransition(to: size, with: coordinator)
    }
  }

  private func apply() {
    let (old, oldTraits) = (device.look, device.traits)
    device.model = new.model
    device.interfaceOrientation = new.orientation
    for window in device.windows.all { window.updateTraits() }
    for window in windows { place(window) }
    for coordinator in coordinators { coordinator.fadeOldLook() }
    tellScenes(from: old, oldTraits)
    device.keyboard.surroundingsDidChange()
    layOut()
    for coordinator in coordinators { coordinator.runAlongside() }
    layOut()
    device.rendering.isStale = true
  }

  /// In one step, so that no safe area is computed for a window half-way.
  private func place(_ window: UIWindow) {
    window.layer.transform = CATransform3DIdentity
    window.layer.position = CGPoint(x: new.bounds.midX, y: new.bounds.midY)
    window.bounds = CGRect(origin: window.bounds.origin, size: new.bounds.size)
    window.updateSafeArea()
  }

  private func layOut() {
    for window in windows where window.headlessIsOnScreen { window.layoutIfNeeded() }
  }

  private func tellScenes(from old: ScreenLook, _ traits: UITraitCollection) {
    for scene in device.scenes {
      guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { continue }
      delegate.windowScene(
        scene, didUpdate: ScreenSpace(screen: scene.screen, formerBounds: old.bounds),
        interfaceOrientation: old.orientation, traitCollection: traits)
    }
  }
}
