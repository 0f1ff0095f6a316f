// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Who had key status and the keyboard before a window of ours took them, and how both go back.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class FocusCoordinator {
  private weak var window: UIWindow?
  private weak var responder: UIView?
  /// Whether the overlay has what it took, or stands in line for it behind another one.
  private var isActive = false
  /// Whether the overlay has been key since it last gave back what it had, taken or by itself.
  var wasKey = false

  /// Ends editing below and makes the overlay visible and key.
  ///
  /// Below another modal one it stands in line and has the keys when that goes.
  func activate(for overlay: OverlayWindow) {
    isActive = true
    if let above = FocusCoordinator.modalOverlay(above: overlay) {
      return activateBelow(overlay, below: above)
    }
    window = overlay.windowScene?.windows.first { $0.isKeyWindow && $0 !== overlay }
    if let previous = window as? OverlayWindow, previous.focus.isActive,
      !previous.root.isInteractive
    {
      insert(from: previous.focus, below: overlay)
    } else {
      let current = window.flatMap { FocusCoordinator.firstResponder(in: $0) }
      // Taken again after it was given back without the focus, what had that before still counts.
      responder = current ?? (responder?.window === window ? responder : nil)
      window?.endEditing(true)
    }
    overlay.makeKeyAndVisible()
  }

  /// Only becomes visible, unless the keys are behind both by now: then the topmost that stays has them.
  private func activateBelow(_ overlay: OverlayWindow, below above: FocusCoordinator) {
    insert(from: above, below: overlay)
    overlay.isHidden = false
    guard window?.isKeyWindow == true else { return }
    let modals = FocusCoordinator.modalOverlays(in: overlay.windowScene)
    modals.last { $0 === overlay || $0.root.isInteractive }?.makeKey()
  }

  /// Takes over what another one took, which may leave: then it lets touches through, and somebody may
  /// be typing behind it by now.
  private func insert(from other: FocusCoordinator, below overlay: OverlayWindow) {
    window = other.window
    responder = window.flatMap { FocusCoordinator.firstResponder(in: $0) } ?? other.responder
    (other.window, other.responder) = (overlay, nil)
    window?.endEditing(true)
  }

  /// Gives back what the overlay took, as far as it still has it and it can still be taken.
  ///
  /// Whoever took it from this overlay inherits what it remembers.
  func deactivate(from overlay: OverlayWindow, appWindow: UIWindow?, restoresFirstResponder: Bool) {
    let wasActive = isActive || wasKey
    (isActive, wasKey) = (false, false)
    // A window that somebody has taken away in the background may have left the keys to nobody.
    let scene = overlay.windowScene ?? appWindow?.windowScene
    guard overlay.isKeyWindow || wasActive && FocusCoordinator.hasNoKeyWindow(in: scene)
    else { return transfer(of: overlay, in: scene) }
    let topmost = FocusCoordinator.modalOverlays(in: scene).last { $0 !== overlay }
    if let topmost, topmost.windowLevel > overlay.windowLevel {
      transfer(of: overlay, in: scene)
      return topmost.makeKey()
    }
    let keyWindow = canBeKey(window, in: scene) ? window : topmost ?? appWindow
    SceneActivityMonitor.ignoringChanges { keyWindow?.makeKey() }
    guard restoresFirstResponder, let responder, responder.window === keyWindow, !responder.isOnDisappearingPage
    else { return }
    guard OverlayView.deferRestoration(responder) || FocusCoordinator.restoreFirstResponder(to: responder) else { return }
    self.responder = nil
  }

  /// Whether a modal window of ours has taken the keys from a window, or from what had taken them.
  static func isBlocked(above window: UIWindow) -> Bool {
    modalOverlays(in: window.windowScene).contains { $0.focus.window === window }
  }

  /// Leaves what is to have the focus again in a window to whoever has taken the keys from that.
  static func deferRestoration(_ responder: UIView, in window: UIWindow) {
    let overlay = modalOverlays(in: window.windowScene).first { $0.focus.window === window }
    guard let coordinator = overlay?.focus, coordinator.responder == nil else { return }
    coordinator.responder = responder
  }

  /// Gives the focus back, unless the user types in something else by now; answers whether one of the
  /// two has it.
  static func restoreFirstResponder(to responder: UIView) -> Bool {
    if let window = responder.window, firstResponder(in: window) != nil { return true }
    guard responder.canBecomeFirstResponder else { return false }
    SceneActivityMonitor.ignoringChanges { responder.becomeFirstResponder() }
    return true
  }

  private static func hasNoKeyWindow(in scene: UIWindowScene?) -> Bool {
    scene.map { !$0.windows.contains(where: \.isKeyWindow) } ?? false
  }

  private static func modalOverlay(above overlay: OverlayWindow) -> FocusCoordinator? {
    modalOverlays(in: overlay.windowScene)
      .first { $0 !== overlay && $0.windowLevel > overlay.windowLevel }?.focus
  }

  /// The windows that have the keys or stand in line for them, the lowest first.
  private static func modalOverlays(in scene: UIWindowScene?) -> [OverlayWindow] {
    let windows = scene?.windows.compactMap { $0 as? OverlayWindow } ?? []
    return windows.filter { !$0.isHidden && $0.focus.isActive }
      .sorted { $0.windowLevel < $1.windowLevel }
  }

  private func transfer(of overlay: OverlayWindow, in scene: UIWindowScene?) {
    for case let other as OverlayWindow in scene?.windows ?? []
    where other.focus.window === overlay {
      other.focus.window = window
      other.focus.responder = responder
    }
  }

  private func canBeKey(_ window: UIWindow?, in scene: UIWindowScene?) -> Bool {
    guard let window else { return false }
    return !window.isHidden && window.windowScene === scene && window.canBecomeKey
  }

  /// The view in which the user types.
  static func firstResponder(in view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    for subview in view.subviews {
      if let found = firstResponder(in: subview) { return found }
    }
    return nil
  }
}
