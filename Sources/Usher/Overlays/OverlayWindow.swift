// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim
import UsherCore

/// A window of Usher's above the app's windows; one for each popup, removed with it.
///
/// Touches outside of its content reach the windows below by hit testing alone: UIKit may test a
/// point several times, and the result is always the same.
@MainActor
final class OverlayWindow: UIWindow {
  let root: OverlayRootViewController
  var onTouchChange: @MainActor (Bool) -> Void = { _ in }
  /// Detects taps outside a presented controller; for cards, the backdrop does.
  var outsideTapDetector: OutsideTapDetector?

  /// The windows of others in front of which it has moved while it was visible.
  private var passedWindows: [Weak<UIWindow>] = []

  /// The first responder in it at the last update.
  private weak var lastResponder: UIView?

  private var isTouched = false {
    didSet {
      guard isTouched != oldValue else { return }
      if isTouched { SceneRegistry.current.activityMonitor.recordActivity(in: windowScene) }
      onTouchChange(isTouched)
    }
  }

  init(scene: UIWindowScene, root: OverlayRootViewController) {
    self.root = root
    super.init(windowScene: scene)
    backgroundColor = .clear
    rootViewController = root
  }

  required init?(coder: NSCoder) { nil }

  /// A window that is not modal can be key only while it contains the first responder.
  override var canBecomeKey: Bool { isModal || FocusCoordinator.firstResponder(in: self) != nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // After teardown, or if the app has replaced its root, nothing in it belongs to the popup.
    guard rootViewController === root else { return nil }
    let isForCard = root.containsTouch(at: convert(point, to: root.view))
    guard isForCard || root.isInteractive && root.presentedViewController != nil else { return nil }
    let hit = super.hitTest(point, with: event)
    // Outside the card, only a presented controller receives touches; it is not in the root's view.
    return isForCard || hit?.isDescendant(of: root.view) == false && hit !== self ? hit : nil
  }

  // The responder chain of a presented controller ends at the window.
  override func accessibilityPerformEscape() -> Bool { root.onUserDismissal(.escape) }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isEscape = presses.contains { $0.key?.keyCode == .keyboardEscape }
    if isEscape, !isComposing, root.onUserDismissal(.escape) { return }
    super.pressesBegan(presses, with: event)
  }

  /// Whether an input method is composing text, in which case the escape key is meant for it.
  private var isComposing: Bool {
    (FocusCoordinator.firstResponder(in: self) as? any UITextInput)?.markedTextRange != nil
  }

  override func sendEvent(_ event: UIEvent) {
    outsideTapDetector?.handle(event.touches(for: self) ?? [])
    super.sendEvent(event)
    guard let touches = event.touches(for: self), !touches.isEmpty else { return }
    isTouched = touches.contains { $0.phase != .ended && $0.phase != .cancelled }
  }
}

// MARK: - Host of a popup

extension OverlayWindow: OverlayHost {
  var coversAppWindow: Bool { true }

  var isAttached: Bool { windowScene != nil }

  var isCovered: Bool { false }

  func isInFront(of view: UIView) -> Bool {
    guard let window = view as? UIWindow ?? view.window else { return false }
    return windowLevel > window.windowLevel
  }

  func activate() {
    // Also in front of windows that have appeared since it was suspended.
    windowLevel = frontmostWindowLevel
    // Not `makeKeyAndVisible`: a popup that is not modal leaves the keyboard to the page.
    isHidden = false
    root.scene.focus.activate(self)
  }

  func deactivate(isPageDisappearing: Bool) {
    isTouched = false
    root.scene.focus.deactivate(self, isPageDisappearing: isPageDisappearing)
  }

  func hide() {
    isHidden = true
  }

  func update() {
    root.scene.syncAppearance(to: self)
    moveToFrontIfCovered()
    root.scene.focus.update(self)
    let responder = FocusCoordinator.firstResponder(in: self)
    defer { lastResponder = responder }
    if let responder, responder !== lastResponder {
      // UIKit shows the keyboard only for the key window, and may have asked this one to become key
      // before it contained the first responder.
      SceneActivityMonitor.ignoringChanges { makeKey() }
    } else if isKeyWindow, !canBecomeKey {
      // It was key for editing, which has ended.
      root.scene.focus.passOnKey(of: self)
    }
  }

  func tearDown() {
    deactivate(isPageDisappearing: false)
    isHidden = true
    root.removeContent()
    rootViewController = nil
    // Takes it out of the windows of the scene at once, not when it is released.
    windowScene = nil
  }
}

// MARK: - Protocol of hosts

/// What contains one popup: an overlay window, or an overlay view in the app window.
@MainActor
protocol OverlayHost: UIView {
  var root: OverlayRootViewController { get }

  /// Whether it is in front of the whole app window, and not only of the view of a controller.
  var coversAppWindow: Bool { get }

  /// Whether it is still in its scene or view, visible or hidden.
  var isAttached: Bool { get }

  /// Whether a controller that is presented in the app window is in front of it.
  var isCovered: Bool { get }

  /// Whether it is in front of a window, or of a view outside of it.
  func isInFront(of view: UIView) -> Bool

  /// Called when the first finger touches the popup and when the last one is lifted.
  var onTouchChange: @MainActor (Bool) -> Void { get set }

  /// Makes itself visible. A modal host dims the tint and ends editing behind it. Restores its own
  /// first responder from before a suspension.
  func activate()

  /// Restores the tint and the key window; the caller hides the host, possibly after a fade.
  ///
  /// The first responder behind it is restored, too, unless the page is disappearing or the user is
  /// editing something else.
  func deactivate(isPageDisappearing: Bool)

  /// Hides itself with its content intact.
  func hide()

  /// Adapts to changes of the scene; called once per run-loop turn.
  func update()

  /// Removes itself and its content, in the order that UIKit needs to release everything.
  func tearDown()
}

extension OverlayHost {
  var isModal: Bool { root.isModal }

  var level: Int { root.level }

  /// Whether it is still in its scene or view, and visible.
  var isAttachedAndVisible: Bool { isAttached && !isHidden }
}

// MARK: - Window levels

extension OverlayWindow {
  /// A window level in front of every visible window except the keyboard's and overlay windows of a
  /// higher lane; lanes at the level of alerts or higher use the system's alert level.
  private var frontmostWindowLevel: UIWindow.Level {
    let isAlert = level >= PopupLane.alerts.level
    // The result is one above the floor.
    var floor = isAlert ? UIWindow.Level.alert.rawValue - 1 : UIWindow.Level.normal.rawValue + 99
    var ceiling = CGFloat.infinity
    for window in otherWindows {
      let windowLevel = window.windowLevel.rawValue
      if let overlay = window as? OverlayWindow, overlay.level > level {
        ceiling = min(ceiling, windowLevel)
      } else {
        floor = max(floor, windowLevel)
      }
    }
    // If a window of the app is between two lanes, stay just below the higher one.
    let highest = floor < ceiling ? (floor + ceiling) / 2 : ceiling - 0.5
    return UIWindow.Level(rawValue: min(floor + 1, highest))
  }
}

extension OverlayWindow {
  /// Moves an alert in front of windows of others that have appeared in front of it.
  ///
  /// Each of them is passed once: if it moves in front again, it stays there, so that two libraries
  /// never outbid each other. A window that appears while the scene is not active, such as a lock
  /// screen, stays in front.
  private func moveToFrontIfCovered() {
    guard level >= PopupLane.alerts.level, root.scene.focus.isActive(self) else { return }
    let covering = otherWindows.filter { window in
      !(window is OverlayWindow) && window.windowLevel >= windowLevel
        && !passedWindows.contains { $0.object === window }
    }
    guard !covering.isEmpty else { return }
    let isSceneActive = windowScene?.activationState == .foregroundActive
    if isSceneActive { activate() }
    passedWindows.removeAll { $0.object == nil }
    // As long as a popup of a higher lane is behind the window, so is this one.
    let passed = covering.filter { !isSceneActive || $0.windowLevel < windowLevel }
    passedWindows += passed.map { Weak(object: $0) }
  }

  /// The other visible windows of the scene, without the keyboard's.
  private var otherWindows: [UIWindow] {
    (windowScene?.windows ?? []).filter { $0 !== self && !$0.isHidden && !$0.isKeyboard }
  }
}

extension UIWindow {
  /// Whether it contains the keyboard: such windows have no public class and a very high level.
  ///
  /// Either is enough, because neither is documented. No app needs a level as high as that.
  var isKeyboard: Bool {
    let name = String(describing: type(of: self))
    return name.contains("TextEffectsWindow") || name.contains("KeyboardWindow")
      || windowLevel.rawValue >= 10_000_000
  }
}
