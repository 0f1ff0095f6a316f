// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UIWindowScene: UIScene {
  private let link: DeviceLink
  var device: HeadlessDevice? { link.device }
  /// Which scene is in front of which; the one that came to the front last has the highest.
  package var activationOrder = 0
  private lazy var manager = UIStatusBarManager(scene: self)

  init(device: HeadlessDevice, session: UISceneSession) {
    link = device.link
    screen = device.screen
    super.init(session: session)
  }

  public let screen: UIScreen

  open var interfaceOrientation: UIInterfaceOrientation {
    device?.interfaceOrientation ?? .unknown
  }
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  open var traitCollection: UITraitCollection { screen.traitCollection }
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
