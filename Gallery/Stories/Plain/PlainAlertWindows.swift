// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Alerts in windows of their own, as it is often written: each gets a window at the level of alerts,
/// with an empty controller that presents it.
@MainActor
final class PlainAlertWindows {
  private weak var scene: UIWindowScene?
  private var windows: [UIWindow] = []

  /// The windows are put into the scene of this one.
  init(beside window: UIWindow?) {
    scene = window?.windowScene
  }

  /// How many of the windows are still there.
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
