// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Remembers the key window and the first responder while an overlay window is key, and restores
/// them.
@MainActor
final class FocusCoordinator {
  private weak var window: UIWindow?
  private weak var responder: UIView?
  /// Whether the overlay is key, or becomes key when a modal overlay above it is dismissed.
  private var isActive = false
  /// Whether the overlay has been key since its last deactivation, by activation or on its own.
  var wasKey = false

  /// Ends editing in the key window and makes the overlay visible and key.
  ///
  /// Below another modal overlay it only becomes visible, and becomes key when that one is
  /// dismissed.
  func activate(_ overlay: OverlayWindow) {
    isActive = true
    if let above = FocusCoordinator.coordinator(above: overlay) {
      return activateBelow(overlay, below: above)
    }
    window = overlay.windowScene?.windows.first { $0.isKeyWindow && $0 !== overlay }
    if let previous = window as? OverlayWindow, previous.focus.isActive,
      !previous.root.isInteractive
    {
      insert(overlay, below: previous.focus)
    } else {
      let current = window.flatMap { FocusCoordinator.firstResponder(in: $0) }
      // Activated again after a deactivation that did not restore the focus: the saved responder
      // stays.
      responder = current ?? (responder?.window === window ? responder : nil)
      window?.endEditing(true)
    }
    overlay.makeKeyAndVisible()
  }

  /// Only makes the overlay visible, unless the window below both is key: then the topmost overlay
  /// that is not being dismissed becomes key.
  private func activateBelow(_ overlay: OverlayWindow, below above: FocusCoordinator) {
    insert(overlay, below: above)
    overlay.isHidden = false
    guard window?.isKeyWindow == true else { return }
    let modals = FocusCoordinator.modalOverlays(in: overlay.windowScene)
    modals.last { $0 === overlay || $0.root.isInteractive }?.makeKey()
  }

  /// Inserts the overlay below another one, and takes over the window and the responder that the
  /// other one has saved.
  ///
  /// If the other one is being dismissed, it lets touches through, so the user may already be
  /// editing below it.
  private func insert(_ overlay: OverlayWindow, below other: FocusCoordinator) {
    window = other.window
    responder = window.flatMap { FocusCoordinator.firstResponder(in: $0) } ?? other.responder
    (other.window, other.responder) = (overlay, nil)
    window?.endEditing(true)
  }

  /// Restores the saved key window and first responder, if the overlay is still key.
  ///
  /// Otherwise the overlay that has become key since takes over what this one has saved.
  func deactivate(
    _ overlay: OverlayWindow, appWindow: UIWindow?, restoresFirstResponder: Bool
  ) {
    let wasActive = isActive || wasKey
    (isActive, wasKey) = (false, false)
    // An overlay that was hidden in the background may have left the scene without a key window.
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
    guard restoresFirstResponder, let responder, responder.window === keyWindow,
      !responder.isOnDisappearingPage
    else { return }
    guard
      OverlayView.deferRestoration(of: responder)
        || FocusCoordinator.restoreFirstResponder(responder)
    else { return }
    self.responder = nil
  }

  /// Whether a modal overlay has saved the window as the one to make key again.
  static func isBlocked(_ window: UIWindow) -> Bool {
    modalOverlays(in: window.windowScene).contains { $0.focus.window === window }
  }

  /// Defers restoring a first responder to the modal overlay that has saved its window.
  static func deferRestoration(of responder: UIView, in window: UIWindow) {
    let overlay = modalOverlays(in: window.windowScene).first { $0.focus.window === window }
    guard let coordinator = overlay?.focus, coordinator.responder == nil else { return }
    coordinator.responder = responder
  }

  /// Restores a first responder, unless the user is editing another field of the window. Returns
  /// whether one of the two is first responder.
  static func restoreFirstResponder(_ responder: UIView) -> Bool {
    if let window = responder.window, firstResponder(in: window) != nil { return true }
    guard responder.canBecomeFirstResponder else { return false }
    SceneActivityMonitor.ignoringChanges { responder.becomeFirstResponder() }
    return true
  }

  private static func hasNoKeyWindow(in scene: UIWindowScene?) -> Bool {
    scene.map { !$0.windows.contains(where: \.isKeyWindow) } ?? false
  }

  private static func coordinator(above overlay: OverlayWindow) -> FocusCoordinator? {
    modalOverlays(in: overlay.windowScene)
      .first { $0 !== overlay && $0.windowLevel > overlay.windowLevel }?.focus
  }

  /// Returns the overlays that are key or will become key, lowest first.
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

  /// Returns the first responder in a view.
  static func firstResponder(in view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    for subview in view.subviews {
      if let found = firstResponder(in: subview) { return found }
    }
    return nil
  }
}

/// Remembers the first responder in a popup while the popup is off the screen.
@MainActor
final class FirstResponderKeeper {
  private weak var responder: UIView?

  /// The popup disappears: saves its first responder and ends editing.
  func saveFirstResponder(of view: UIView) {
    responder = FocusCoordinator.firstResponder(in: view) ?? responder
    view.endEditing(true)
  }

  /// Restores the first responder of a popup that is in a window again, if it is still there.
  ///
  /// Below a modal overlay, restoring is deferred until that one is dismissed.
  func restoreFirstResponder(in view: UIView, of window: UIWindow?) {
    defer { responder = nil }
    guard let responder, responder.isDescendant(of: view), responder.canBecomeFirstResponder else {
      return
    }
    if let window, FocusCoordinator.isBlocked(window) {
      FocusCoordinator.deferRestoration(of: responder, in: window)
    } else {
      SceneActivityMonitor.ignoringChanges { responder.becomeFirstResponder() }
    }
  }
}

/// Keeps the first responder of a popup visible.
@MainActor
enum FocusedField {
  /// Scrolls the scroll views around the first responder until it is visible, after the card has
  /// become smaller.
  static func scrollFirstResponderToVisible(in card: UIView) {
    guard let field = FocusCoordinator.firstResponder(in: card) else { return }
    var view = field.superview
    while let current = view, current !== card {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled {
        let rect = field.convert(field.bounds, to: scrollView).insetBy(dx: 0, dy: -8)
        scrollView.scrollRectToVisible(rect, animated: false)
      }
      view = current.superview
    }
  }
}

extension UIView {
  /// Whether its page is disappearing or about to be replaced, so that the keyboard would only
  /// flash.
  var isOnDisappearingPage: Bool {
    let controllers = sequence(first: self as UIResponder, next: \.next)
      .compactMap { $0 as? UIViewController }
    let disappearing = controllers.first?.transitionCoordinator?.viewController(forKey: .from)
    return controllers.contains { $0 === disappearing || $0.isBeingReplaced }
  }
}

extension UIViewController {
  /// Whether its navigation controller shows another one, possibly only from the next layout on.
  fileprivate var isBeingReplaced: Bool {
    guard let navigation = parent as? UINavigationController else { return false }
    return navigation.topViewController !== self
  }
}

/// Moves the focus of assistive technologies into a popup and back, but never behind a modal popup.
@MainActor
final class AccessibilityFocus {
  private let isModal: Bool
  private weak var previousElement: AnyObject?

  init(isModal: Bool) {
    self.isModal = isModal
    previousElement = UIAccessibility.focusedElement(using: nil) as AnyObject?
  }

  /// The popup has appeared: moves the focus into a modal one, and announces any other.
  func moveAccessibilityFocus(to content: UIView) {
    let first = AccessibilityFocus.firstElement(in: content)
    if isModal {
      let front = FrontmostModal(in: content.window?.windowScene)
      guard front?.contains(content) ?? true else { return }
      UIAccessibility.post(notification: .screenChanged, argument: first ?? content)
    } else if let text = first?.accessibilityLabel {
      UIAccessibility.post(notification: .announcement, argument: text)
    }
  }

  /// The popup has disappeared from this scene: moves the focus back.
  func restoreAccessibilityFocus(in scene: UIWindowScene?) {
    guard isModal else { return }
    var target = previousElement
    // The location of an element that is not a view is unknown.
    if let front = FrontmostModal(in: scene), previousElement == nil || previousElement is UIView,
      !front.contains(previousElement as? UIView)
    {
      // The focus is already in the frontmost modal popup.
      if front.contains(UIAccessibility.focusedElement(using: nil) as? UIView) { return }
      target = front.firstElement
    }
    UIAccessibility.post(notification: .screenChanged, argument: target)
  }

  /// Returns the first accessibility element in the order of the view hierarchy.
  static func firstElement(in view: UIView) -> UIView? {
    guard !view.isHidden, !view.accessibilityElementsHidden else { return nil }
    if view.isAccessibilityElement { return view }
    for subview in view.subviews {
      if let found = firstElement(in: subview) { return found }
    }
    return nil
  }
}

/// The frontmost modal popup of a scene; assistive technologies cannot reach what is behind it.
@MainActor
struct FrontmostModal {
  private let host: UIView
  private let root: OverlayRootViewController

  /// Returns `nil` if no modal popup accepts input.
  init?(in scene: UIWindowScene?) {
    let windows = scene?.windows ?? []
    let overlays = windows.compactMap { $0 as? OverlayWindow }.filter(\.isEffectivelyModal)
    let views = windows.flatMap(\.subviews).compactMap { $0 as? OverlayView }.filter(
      \.isEffectivelyModal)
    let overlay = overlays.max { $0.windowLevel < $1.windowLevel }
    guard let front: any OverlayHost & UIView = overlay ?? views.last else { return nil }
    (host, root) = (front, front.root)
  }

  func contains(_ view: UIView?) -> Bool { view?.isDescendant(of: host) ?? false }

  /// The first accessibility element in it.
  var firstElement: UIView? {
    let content = root.presentedViewController?.viewIfLoaded ?? root.card ?? host
    return AccessibilityFocus.firstElement(in: content)
  }
}
