// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIWindowScene {
  /// What a scene is in at one moment.
  @MainActor
  open class Geometry: NSObject {
    public let coordinateSpace: any UICoordinateSpace
    public let interfaceOrientation: UIInterfaceOrientation
    public let isInteractivelyResizing: Bool
    public let isInterfaceOrientationLocked: Bool

    init(of scene: UIWindowScene) {
      coordinateSpace = ScreenSpace(screen: scene.screen, bounds: scene.coordinateSpace.bounds)
      interfaceOrientation = scene.interfaceOrientation
      isInteractivelyResizing = scene.isResizing
      isInterfaceOrientationLocked = scene.isOrientationLocked
    }

    fileprivate func differs(from other: Geometry) -> Bool {
      coordinateSpace.bounds != other.coordinateSpace.bounds
        || interfaceOrientation != other.interfaceOrientation
        || isInteractivelyResizing != other.isInteractivelyResizing
        || isInterfaceOrientationLocked != other.isInterfaceOrientationLocked
    }
  }

  public var effectiveGeometry: Geometry { Geometry(of: self) }

  var geometry: ScreenGeometry? { device.map { geometry(ofSize: ownSize, on: $0) } }

  /// That of the scene with such a size, nil for that of the screen. A phone's app in a scene that does
  /// not fill the screen is upright, however the phone is held.
  func geometry(ofSize size: CGSize?, on device: HeadlessDevice) -> ScreenGeometry {
    var geometry = device.screenGeometry
    guard let size else { return geometry }
    if device.model.idiom == .phone {
      geometry = ScreenGeometry(model: device.model, orientation: .portrait)
    }
    geometry.sceneSize = size
    return geometry
  }

  /// Where the controls of its window are, which it has on a pad since iPadOS 26 if it does not fill the
  /// screen.
  var windowControls: CGRect? {
    guard let ownSize, let device, device.system >= .iOS26, device.model.idiom == .pad else {
      return nil
    }
    let size = CGSize(width: 76, height: 40)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    return CGRect(
      origin: CGPoint(x: isMirrored ? ownSize.width - size.width : 0, y: 0), size: size)
  }

  @MainActor
  open class GeometryPreferences: NSObject {}

  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let device, let wanted = geometryPreferences as? GeometryPreferences.iOS else { return }
    device.inNextTurn { [weak self] in
      self?.applyOrientationPreference(wanted.interfaceOrientations, errorHandler)
    }
  }

  private func applyOrientationPreference(
    _ wanted: UIInterfaceOrientationMask, _ errorHandler: ((any Error) -> Void)?
  ) {
    guard let device else { return }
    let supported = device.supportedOrientations
    let candidates =
      [device.interfaceOrientation, UIInterfaceOrientation(of: device.orientation)]
      .compactMap { $0 } + UIInterfaceOrientation.inOrder
    let both = wanted.intersection(supported)
    guard let choice = candidates.first(where: { both.contains($0.mask) }) else {
      errorHandler?(GeometryRequestError.error(wanted, supported))
      return
    }
    device.requestedOrientation = choice
    device.updateInterfaceOrientation()
  }
}

extension UIWindowScene.GeometryPreferences {
  open class iOS: UIWindowScene.GeometryPreferences {
    open var interfaceOrientations: UIInterfaceOrientationMask

    public init(interfaceOrientations: UIInterfaceOrientationMask = []) {
      self.interfaceOrientations = interfaceOrientations
      super.init()
    }
  }
}

/// UIKit's error for a geometry that is not available.
private enum GeometryRequestError {
  static func error(
    _ wanted: UIInterfaceOrientationMask, _ supported: UIInterfaceOrientationMask
  ) -> NSError {
    let reason =
      "None of the requested orientations are supported by the view controller. "
      + "Requested: \(names(of: wanted)); Supported: \(names(of: supported))"
    return NSError(
      domain: "UISceneErrorDomain", code: 101, userInfo: [NSLocalizedDescriptionKey: reason])
  }

  private static func names(of mask: UIInterfaceOrientationMask) -> String {
    let all: [(UIInterfaceOrientationMask, String)] = [
      (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"),
      (.landscapeLeft, "landscapeLeft"), (.landscapeRight, "landscapeRight"),
    ]
    return all.filter { mask.contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}

// MARK: - Changes

extension HeadlessDevice {
  /// Gives a scene a size of its own, as the user does with a window on a pad, in the mirror of a phone,
  /// or beside another app. With the size of the screen it fills that again. Without an animation.
  ///
  /// While the user drags, each step is an interactive call; the first that is not ends the drag.
  public func resize(_ scene: UIWindowScene, to size: CGSize, isInteractive: Bool = false) {
    makeCurrent {
      guard size != scene.coordinateSpace.bounds.size else {
        return changeGeometry { scene.isResizing = isInteractive }
      }
      ScreenChange(
        of: scene, on: self, to: size == bounds.size ? nil : size, isInteractive: isInteractive
      ).run()
      setNeedsSystemBarUpdate()
    }
  }

  /// Runs `change`, and notifies the delegates of the scenes whose geometry it has changed.
  func changeGeometry(_ change: () -> Void) {
    let before = scenes.map { ($0, $0.effectiveGeometry) }
    change()
    guard system >= .iOS26 else { return }
    for (scene, previous) in before where scene.effectiveGeometry.differs(from: previous) {
      let delegate = scene.delegate as? any UIWindowSceneDelegate
      delegate?.windowScene(scene, didUpdateEffectiveGeometry: previous)
    }
  }
}

// MARK: - Orientations

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscapeRight = Self(rawValue: 1 << 3)
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}
