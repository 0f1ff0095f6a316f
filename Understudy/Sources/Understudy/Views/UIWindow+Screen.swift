// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIWindow {
  var device: HeadlessDevice? { scene?.device ?? HeadlessDevice.currentIfAny }

  /// On screen: shown, and in a scene that is not in the background.
  package var headlessIsOnScreen: Bool {
    guard !isHidden, let scene else { return false }
    return scene.activationState == .foregroundActive
      || scene.activationState == .foregroundInactive
  }

  func prepareWindow() {
    tree.window = self
    layer.state.isWindowRoot = true
    super.isHidden = true
    HeadlessDevice.currentIfAny?.windows.add(self)
    updateTraits()
  }

  func join(_ scene: UIWindowScene) {
    self.scene = scene
    scene.device?.windows.add(self)
    updateTraits()
    updateSafeArea()
  }

  func move(to new: UIWindowScene?) {
    guard new !== scene else { return }
    let old = scene
    if old != nil { yieldKeyStatus() }
    let wasShown = !isHidden && old != nil
    scene = nil
    if wasShown { device?.windows.keepVisible(self, false) }
    guard let new else {
      updateSafeArea()
      if wasShown { rootStorage?.windowDidHide(self) }
      return
    }
    join(new)
    guard !isHidden else { return }
    moveToFrontOfLevel()
    new.device?.windows.keepVisible(self, true)
    if !wasShown { rootStorage?.windowDidShow(self) }
  }

  func setHidden(_ hidden: Bool) {
    guard hidden != isHidden else { return }
    super.isHidden = hidden
    hidden ? leaveScreen() : enterScreen()
  }

  private func enterScreen() {
    moveToFrontOfLevel()
    guard let scene else { return }
    scene.device?.windows.keepVisible(self, true)
    if let device = scene.device, device.switches.simulatesInterference {
      device.interference.windowWillShow(self)
    }
    hasBeenShown = true
    updateTraits()
    updateSafeArea()
    setNeedsLayout()
    device?.post(UIWindow.didBecomeVisibleNotification, self)
    if !isHidden { rootStorage?.windowDidShow(self) }
  }

  private func leaveScreen() {
    guard let scene else { return }
    let device = scene.device
    yieldKeyStatus()
    device?.keyboard.windowDidHide(self)
    device?.post(UIWindow.didBecomeHiddenNotification, self)
    if isHidden { rootStorage?.windowDidHide(self) }
    device?.windows.keepVisible(self, false)
  }

  func moveToFrontOfLevel() {
    guard let device else { return }
    order = device.windows.nextOrder()
  }

  /// Whether it is resized with a scene that it fills.
  var followsSceneSize: Bool { !hasOwnFrame || device?.switches.windowsFollowSceneSize ?? true }

  /// Takes these bounds in one step, so that no safe area is computed half-way.
  func fill(_ bounds: CGRect) {
    layer.transform = CATransform3DIdentity
    layer.position = CGPoint(x: bounds.midX, y: bounds.midY)
    self.bounds = CGRect(origin: self.bounds.origin, size: bounds.size)
    updateSafeArea()
  }

  var safeAreaFromScene: UIEdgeInsets {
    guard let scene, let geometry = scene.geometry, scene.session.role == .windowApplication else {
      return .zero
    }
    let screen = geometry.bounds
    let insets = geometry.safeArea
    guard insets != .zero else { return .zero }
    let frame = frame
    return UIEdgeInsets(
      top: max(0, insets.top - frame.minY), left: max(0, insets.left - frame.minX),
      bottom: max(0, insets.bottom - (screen.maxY - frame.maxY)),
      right: max(0, insets.right - (screen.maxX - frame.maxX)))
  }
}
