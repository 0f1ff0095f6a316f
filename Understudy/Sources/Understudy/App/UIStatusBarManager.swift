// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

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
    guard let scene, !isStatusBarHidden, scene.device?.safeArea.top ?? 0 > 0 else { return .zero }
    let height = scene.device?.safeArea.top ?? 0
    return CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: height)
  }
}
