// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIWindow {
  func showAsKey() {
    isHidden = false
    comeToFrontOfLevel()
    makeKey()
  }

  func takeKey() {
    guard let scene, let windows = scene.device?.windows, canBecomeKey else { return }
    let old = windows.keyWindow(of: scene)
    guard old !== self else { return }
    windows.setKeyWindow(self, of: scene)
    old?.tellResignedKey()
    tellBecameKey()
    if isKeyWindow { device?.keyboard.keyWindowDidChange(to: self) }
  }

  /// Gives key status to the frontmost window that can take it, not to the one that had it before.
  func loseKey() {
    guard let scene, let windows = scene.device?.windows, isKeyWindow else { return }
    let heir = windows.backToFront.last {
      $0 !== self && $0.windowScene === scene && $0.canBecomeKey
    }
    windows.setKeyWindow(heir, of: scene)
    tellResignedKey()
    if let heir, heir.isKeyWindow { heir.tellBecameKey() }
    device?.keyboard.keyWindowDidChange(to: windows.keyWindow(of: scene))
  }

  private func tellResignedKey() {
    resignKey()
    device?.post(UIWindow.didResignKeyNotification, self)
  }

  private func tellBecameKey() {
    becomeKey()
    device?.post(UIWindow.didBecomeKeyNotification, self)
  }
}
