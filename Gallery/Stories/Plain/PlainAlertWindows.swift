// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// Alerts in windows of their own, as it is often written: each alert is presented by an empty
/// controller in a window above the alert level.
@MainActor
final class PlainAlertWindows {
  private weak var scene: UIWindowScene?
  private var windows: [UIWindow] = []

  /// Creates an object that adds its windows to the scene of this window.
  init(beside window: UIWindow?) {
    scene = window?.windowScene
  }

  /// The number of windows that are still visible.
  var count: Int { windows.filter { !$0.isHidden }.count }

  func show(_ alert: UIAlertController) {
    guard let scene else { return }
    let window = UIWindow(windowScene: scene)
    window.windowLevel = .alert + 1
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.present(alert, animated: true)
    windows.append(window)
  }
}
