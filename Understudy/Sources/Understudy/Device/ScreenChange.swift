// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One change of the screen's size or direction: notifies the controllers, resizes the windows that
/// fill the screen and, where it is animated, rotates them to their new position while they are
/// laid out.
@MainActor
struct ScreenChange {
  private let device: HeadlessDevice
  private let new: ScreenGeometry
  private let isAnimated: Bool
  private let windows: [UIWindow]
  private let coordinators: [RotationCoordinator]

  init(of device: HeadlessDevice, to new: ScreenGeometry, isAnimated: Bool) {
    self.device = device
    self.new = new
    let old = device.screenGeometry
    windows = device.windows.all.filter { $0.windowScene != nil && $0.frame == old.bounds }
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
    let oldTraits = device.traits
    let newTraits = device.traits(of: new)
    let resizes = device.bounds.size != new.bounds.size
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
    let (old, oldTraits) = (device.screenGeometry, device.traits)
    device.model = new.model
    device.interfaceOrientation = new.orientation
    for window in device.windows.all { window.updateTraits() }
    for window in windows { place(window) }
    for coordinator in coordinators { coordinator.fadeSnapshot() }
    notifyScenes(from: old, oldTraits)
    device.keyboard.environmentDidChange()
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

  private func notifyScenes(from old: ScreenGeometry, _ traits: UITraitCollection) {
    for scene in device.scenes {
      guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { continue }
      delegate.windowScene(
        scene, didUpdate: ScreenSpace(screen: scene.screen, formerBounds: old.bounds),
        interfaceOrientation: old.orientation, traitCollection: traits)
    }
  }
}

// MARK: - What a screen is

/// The geometry of a device's screen for the app: the hardware, and which side of it is up.
struct ScreenGeometry {
  let model: HeadlessModel
  let orientation: UIInterfaceOrientation

  /// The screen as it is held.
  var bounds: CGRect {
    let size = model.size
    return CGRect(
      origin: .zero,
      size: orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size)
  }

  /// What the hardware and the system's bars take of it.
  var safeArea: UIEdgeInsets {
    orientation.isLandscape ? model.landscapeSafeArea : model.safeArea
  }

  /// Pads are wide; so are the largest phones on their side.
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    if model.idiom == .pad { return .regular }
    return orientation.isLandscape && bounds.width >= 896 ? .regular : .compact
  }

  var verticalSizeClass: UIUserInterfaceSizeClass {
    model.idiom == .phone && orientation.isLandscape ? .compact : .regular
  }
}

extension HeadlessDevice {
  /// The traits that the screen hands to its windows.
  var traits: UITraitCollection {
    if let knownTraits { return knownTraits }
    let traits = traits(of: screenGeometry)
    knownTraits = traits
    return traits
  }

  /// What they are, or would be, on such a screen.
  func traits(of geometry: ScreenGeometry) -> UITraitCollection {
    let settings = effectiveSettings
    var values = UITraitCollection.Values()
    values.userInterfaceIdiom = geometry.model.idiom
    values.userInterfaceStyle = settings.appearance
    values.layoutDirection =
      settings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    values.displayScale = geometry.model.scale
    values.preferredContentSizeCategory = settings.contentSizeCategory
    values.accessibilityContrast = settings.increaseContrast ? .high : .normal
    values.userInterfaceLevel = .base
    values.legibilityWeight = settings.boldText ? .bold : .regular
    values.horizontalSizeClass = geometry.horizontalSizeClass
    values.verticalSizeClass = geometry.verticalSizeClass
    return UITraitCollection(values: values)
  }

  /// The screen as it is held now.
  var bounds: CGRect { screenGeometry.bounds }

  /// What the hardware and the system's bars take of the screen as it is held now.
  public var safeArea: UIEdgeInsets { screenGeometry.safeArea }
}
