// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Who had key status and the keyboard before a window of ours took them, and how both go back.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class KeyStatus {
  private weak var window: UIWindow?
  private weak var responder: UIView?
  /// Whether the overlay has what it took, or stands in line for it behind another one.
  private var isTaken = false
  /// Whether the overlay has been key since it last gave back what it had, taken or by itself.
  var wasKey = false

  /// Ends editing below and makes the overlay visible and key.
  ///
  /// Below another modal one it stands in line and has the keys when that goes.
  func take(for overlay: OverlayWindow) {
    isTaken = true
    if let above = KeyStatus.lowestTaker(above: overlay) {
      return standInLine(overlay, below: above)
    }
    window = overlay.windowScene?.windows.first { $0.isKeyWindow && $0 !== overlay }
    if let leaving = window as? OverlayWindow, leaving.keyStatus.isTaken,
      !leaving.root.isInteractive
    {
      inherit(from: leaving.keyStatus, for: overlay)
    } else {
      let focused = window.flatMap { KeyStatus.firstResponder(in: $0) }
      // Taken again after it was given back without the focus, what had that before still counts.
      responder = focused ?? (responder?.window === window ? responder : nil)
      window?.endEditing(true)
    }
    overlay.makeKeyAndVisible()
  }

  /// Only becomes visible, unless the keys are behind both by now: then the topmost that stays has them.
  private func standInLine(_ overlay: OverlayWindow, below above: KeyStatus) {
    inherit(from: above, for: overlay)
    overlay.isHidden = false
    guard window?.isKeyWindow == true else { return }
    let takers = KeyStatus.takers(in: overlay.windowScene)
    takers.last { $0 === overlay || $0.root.isInteractive }?.makeKey()
  }

  /// Takes over what another one took, which may leave: then it lets touches through, and somebody may
  /// be typing behind it by now.
  private func inherit(from other: KeyStatus, for overlay: OverlayWindow) {
    window = other.window
    responder = window.flatMap { KeyStatus.firstResponder(in: $0) } ?? other.responder
    (other.window, other.responder) = (overlay, nil)
    window?.endEditing(true)
  }

  /// Gives back what the overlay took, as far as it still has it and it can still be taken.
  ///
  /// Whoever took it from this overlay inherits what it remembers.
  func giveBack(from overlay: OverlayWindow, stageWindow: UIWindow?, withFocus: Bool) {
    let mayBeMissed = isTaken || wasKey
    (isTaken, wasKey) = (false, false)
    // A window that somebody has taken away in the background may have left the keys to nobody.
    let scene = overlay.windowScene ?? stageWindow?.windowScene
    guard overlay.isKeyWindow || mayBeMissed && KeyStatus.nobodyHasKeys(in: scene)
    else { return bequeath(of: overlay, in: scene) }
    let topmost = KeyStatus.takers(in: scene).last { $0 !== overlay }
    if let topmost, topmost.windowLevel > overlay.windowLevel {
      bequeath(of: overlay, in: scene)
      return topmost.makeKey()
    }
    let heir = canBeKey(window, in: scene) ? window : topmost ?? stageWindow
    UserTrail.withoutUser { heir?.makeKey() }
    guard withFocus, let responder, responder.window === heir, !responder.isOnLeavingPage
    else { return }
    guard OverlayView.isLeft(responder) || KeyStatus.giveFocus(to: responder) else { return }
    self.responder = nil
  }

  /// Whether a modal window of ours has taken the keys from a window, or from what had taken them.
  static func isTaken(above window: UIWindow) -> Bool {
    takers(in: window.windowScene).contains { $0.keyStatus.window === window }
  }

  /// Leaves what is to have the focus again in a window to whoever has taken the keys from that.
  static func leave(_ responder: UIView, in window: UIWindow) {
    let taker = takers(in: window.windowScene).first { $0.keyStatus.window === window }
    guard let status = taker?.keyStatus, status.responder == nil else { return }
    status.responder = responder
  }

  /// Gives the focus back, unless the user types in something else by now; answers whether one of the
  /// two has it.
  static func giveFocus(to responder: UIView) -> Bool {
    if let window = responder.window, firstResponder(in: window) != nil { return true }
    guard responder.canBecomeFirstResponder else { return false }
    UserTrail.withoutUser { responder.becomeFirstResponder() }
    return true
  }

  private static func nobodyHasKeys(in scene: UIWindowScene?) -> Bool {
    scene.map { !$0.windows.contains(where: \.isKeyWindow) } ?? false
  }

  private static func lowestTaker(above overlay: OverlayWindow) -> KeyStatus? {
    takers(in: overlay.windowScene)
      .first { $0 !== overlay && $0.windowLevel > overlay.windowLevel }?.keyStatus
  }

  /// The windows that have the keys or stand in line for them, the lowest first.
  private static func takers(in scene: UIWindowScene?) -> [OverlayWindow] {
    let windows = scene?.windows.compactMap { $0 as? OverlayWindow } ?? []
    return windows.filter { !$0.isHidden && $0.keyStatus.isTaken }
      .sorted { $0.windowLevel < $1.windowLevel }
  }

  private func bequeath(of overlay: OverlayWindow, in scene: UIWindowScene?) {
    for case let other as OverlayWindow in scene?.windows ?? []
    where other.keyStatus.window === overlay {
      other.keyStatus.window = window
      other.keyStatus.responder = responder
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
