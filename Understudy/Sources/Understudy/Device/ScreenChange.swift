// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One change of the screen's size or direction, or of a scene's size: notifies the controllers,
/// resizes the windows that fill the screen or the scene and, where it is animated, rotates them to
/// their new position while they are laid out.
@MainActor
struct ScreenChange {
  private let device: HeadlessDevice
  private let old: ScreenGeometry
  private let new: ScreenGeometry
  private let isAnimated: Bool
  private let scenes: [UIWindowScene]
  private let windows: [UIWindow]
  private let coordinators: [RotationCoordinator]
  private let commit: () -> Void

  /// A change of the screen, and of the scenes that fill it.
  init(of device: HeadlessDevice, to new: ScreenGeometry, isAnimated: Bool) {
    let scenes = device.scenes.filter { $0.ownSize == nil }
    self.init(of: scenes, on: device, from: device.screenGeometry, to: new, isAnimated: isAnimated)
    {
      device.model = new.model
      device.interfaceOrientation = new.orientation
    }
  }

  /// A change of a scene's size, nil for that of the screen.
  init(
    of scene: UIWindowScene, on device: HeadlessDevice, to size: CGSize?, isInteractive: Bool
  ) {
    self.init(
      of: [scene], on: device, from: scene.geometry(ofSize: scene.ownSize, on: device),
      to: scene.geometry(ofSize: size, on: device), isAnimated: false
    ) {
      scene.ownSize = size
      scene.isResizing = isInteractive
    }
  }

  private init(
    of scenes: [UIWindowScene], on device: HeadlessDevice, from old: ScreenGeometry,
    to new: ScreenGeometry, isAnimated: Bool, commit: @escaping () -> Void
  ) {
    self.device = device
    self.old = old
    self.new = new
    self.scenes = scenes
    self.commit = commit
    let isResized = old.sceneSize != new.sceneSize
    windows = device.windows.all.filter { window in
      window.frame == old.bounds && scenes.contains { $0 === window.windowScene }
        && (!isResized || window.followsSceneSize)
    }
    var angle = new.orientation.angle - old.orientation.angle
    if angle > .pi { angle -= 2 * .pi }
    if angle < -.pi { angle += 2 * .pi }
    self.isAnimated = isAnimated && angle != 0 && UIView.areAnimationsEnabled
    let duration = Self.duration(of: angle, on: new.model)
    let animates = self.isAnimated
    coordinators = windows.map {
      RotationCoordinator(in: $0, angle: angle, duration: animates ? duration : 0)
    }
  }

  /// What `statusBarOrientationAnimationDuration` was: longer on a pad, twice as long for half a turn.
  private static func duration(of angle: CGFloat, on model: HeadlessModel) -> TimeInterval {
    let quarter = model.idiom == .pad ? 0.4 : 0.3
    return abs(angle) > .pi * 0.75 ? 2 * quarter : quarter
  }

  func run() {
    notifyControllers()
    guard isAnimated, let first = coordinators.first else {
      UIView.performWithoutAnimation(apply)
      for coordinator in coordinators { coordinator.finish() }
      return
    }
    UIView.performWithoutAnimation {
      for coordinator in coordinators { coordinator.addSnapshot(on: new.bounds) }
    }
    UIView.animate(withDuration: first.transitionDuration) {
      apply()
    } completion: { [coordinators] _ in
      for coordinator in coordinators { coordinator.finish() }
    }
  }

  private func notifyControllers() {
    let oldTraits = device.traits(of: old)
    let newTraits = device.traits(of: new)
    let resizes = old.bounds.size != new.bounds.size
    for (window, coordinator) in zip(windows, coordinators) where window.headlessShowsContent {
      var controller = window.rootViewController
      while let current = controller {
        if oldTraits != newTraits { current.willTransition(to: newTraits, with: coordinator) }
        if resizes { notifySizeChange(current, coordinator) }
        controller = current.presentation.presented
      }
    }
  }

  private func notifySizeChange(_ controller: UIViewController, _ coordinator: RotationCoordinator)
  {
    let size = new.bounds.size
    if let presentation = controller.presentation.controller {
      presentation.viewWillTransition(to: size, with: coordinator)
    } else {
      controller.viewWillTransition(to: size, with: coordinator)
    }
  }

  private func apply() {
    let oldTraits = device.traits(of: old)
    device.changeGeometry {
      commit()
      for window in device.windows.all { window.updateTraits() }
      for window in windows {
        window.fill(new.bounds)
        window.windowControlsDidChange()
      }
      for coordinator in coordinators { coordinator.fadeSnapshot() }
    }
    notifyScenes(oldTraits)
    device.keyboard.environmentDidChange()
    layOut()
    for coordinator in coordinators { coordinator.runAlongside() }
    layOut()
    device.rendering.isStale = true
  }

  private func layOut() {
    for window in windows where window.headlessIsOnScreen { window.layoutIfNeeded() }
  }

  private func notifyScenes(_ traits: UITraitCollection) {
    for scene in scenes {
      guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { continue }
      delegate.windowScene(
        scene, didUpdate: ScreenSpace(screen: scene.screen, bounds: old.bounds),
        interfaceOrientation: old.orientation, traitCollection: traits)
    }
  }
}
