// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIWindow {
  func showAsKey() {
    isHidden = false
    moveToFrontOfLevel()
    makeKey()
  }

  func acquireKeyStatus() {
    guard let scene, let windows = scene.device?.windows, canBecomeKey else { return }
    let old = windows.keyWindow(of: scene)
    guard old !== self else { return }
    windows.setKeyWindow(self, of: scene)
    old?.notifyResignedKey()
    notifyBecameKey()
    if isKeyWindow { device?.keyboard.keyWindowDidChange(to: self) }
  }

  /// Gives key status to the frontmost window that can take it, not to the one that had it before.
  func yieldKeyStatus() {
    guard let scene, let windows = scene.device?.windows, isKeyWindow else { return }
    let successor = windows.backToFront.last {
      $0 !== self && $0.windowScene === scene && $0.canBecomeKey
    }
    windows.setKeyWindow(successor, of: scene)
    notifyResignedKey()
    if let successor, successor.isKeyWindow { successor.notifyBecameKey() }
    device?.keyboard.keyWindowDidChange(to: windows.keyWindow(of: scene))
  }

  private func notifyResignedKey() {
    resignKey()
    device?.post(UIWindow.didResignKeyNotification, self)
  }

  private func notifyBecameKey() {
    becomeKey()
    device?.post(UIWindow.didBecomeKeyNotification, self)
  }
}
