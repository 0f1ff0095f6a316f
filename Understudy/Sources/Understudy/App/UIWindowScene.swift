// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UIWindowScene: UIScene {
  private let link: DeviceLink
  var device: HeadlessDevice? { link.device }
  /// Which scene is in front of which; the one that came to the front last has the highest.
  package var activationOrder = 0
  /// Its size where it does not fill the screen.
  var ownSize: CGSize?
  /// The user is resizing it.
  var isResizing = false
  var isOrientationLocked = false
  private lazy var manager = UIStatusBarManager(scene: self)

  init(device: HeadlessDevice, session: UISceneSession) {
    link = device.link
    screen = device.screen
    super.init(session: session)
  }

  public let screen: UIScreen

  open var interfaceOrientation: UIInterfaceOrientation {
    geometry?.orientation ?? .unknown
  }
  open var coordinateSpace: any UICoordinateSpace {
    ownSize == nil ? screen.coordinateSpace : ScreenSpace(screen: screen, bounds: geometry?.bounds)
  }
  open var traitCollection: UITraitCollection {
    guard ownSize != nil, let device, let geometry else { return screen.traitCollection }
    return device.traits(of: geometry)
  }
  open var statusBarManager: UIStatusBarManager? { manager }

  /// In the order in which they joined the scene.
  open var windows: [UIWindow] {
    var found: [UIWindow] = []
    for window in device?.windows.all ?? [] where window.scene === self { found.append(window) }
    return found
  }

  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  open override var next: UIResponder? { device?.application }
}

// MARK: - Delegate

@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}

  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}
}

// MARK: - Status bar

@MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  /// The style that the view controllers ask for; set by them.
  var style: UIStatusBarStyle = .default
  var isHidden = false
  /// The controller that was asked for the style: its appearance decides about the default one.
  final weak var styleController: UIViewController?

  init(scene: UIWindowScene) {
    self.scene = scene
  }

  open var statusBarStyle: UIStatusBarStyle { style }
  /// Phones on their side have no status bar, whatever the controllers say.
  open var isStatusBarHidden: Bool { isHidden || scene?.device?.isPhoneOnItsSide ?? false }
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden, let geometry = scene?.geometry, geometry.safeArea.top > 0 else {
      return .zero
    }
    return CGRect(x: 0, y: 0, width: geometry.bounds.width, height: geometry.safeArea.top)
  }
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// Differs: the status bar changes without an animation.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}
