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

/// What in a popup had the focus when it was taken off the screen, so that it has it again when it is
/// back.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class FirstResponderKeeper {
  private weak var responder: UIView?

  /// The popup leaves the screen: editing in it ends.
  func saveFirstResponder(of view: UIView) {
    responder = FocusCoordinator.firstResponder(in: view) ?? responder
    view.endEditing(true)
  }

  /// The popup is back in a window: what had the focus gets it, if it is still there and can. Below a
  /// modal window of ours nobody types; there it gets it when that one goes.
  func restoreFirstResponder(in view: UIView, of window: UIWindow?) {
    defer { responder = nil }
    guard let responder, responder.isDescendant(of: view), responder.canBecomeFirstResponder else {
      return
    }
    if let window, FocusCoordinator.isBlocked(above: window) {
      FocusCoordinator.deferRestoration(responder, in: window)
    } else {
      SceneActivityMonitor.ignoringChanges { responder.becomeFirstResponder() }
    }
  }
}

/// What a popup shows and what wants the keyboard when it comes onto the screen.
@MainActor
protocol InitialFocusProviding: UIView {
  /// It is in its window and begins to appear, for the first time or again.
  func focusInitialField()
}

/// The view in which the user types, inside of a popup.
@MainActor
@available(iOSApplicationExtension, unavailable)
enum FocusedField {
  /// Scrolls whatever it is in so far that it is seen, after there has become less room.
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
  /// Whether the page that it is on is leaving, or something is about to be in front of it: nobody types
  /// there any more, and the keyboard would only flash.
  var isOnDisappearingPage: Bool {
    let controllers = sequence(first: self as UIResponder, next: \.next)
      .compactMap { $0 as? UIViewController }
    let disappearing = controllers.first?.transitionCoordinator?.viewController(forKey: .from)
    return controllers.contains { $0 === disappearing || $0.isBeingReplaced }
  }
}

extension UIViewController {
  /// Whether its navigation controller is to show another one, which may begin only with the next layout.
  fileprivate var isBeingReplaced: Bool {
    guard let navigation = parent as? UINavigationController else { return false }
    return navigation.topViewController !== self
  }
}

/// Moves the focus of assistive technology into a popup and back to where it was, and never behind a
/// modal popup that is in front.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class AccessibilityFocus {
  private let isModal: Bool
  private weak var previousElement: AnyObject?

  init(isModal: Bool) {
    self.isModal = isModal
    previousElement = UIAccessibility.focusedElement(using: nil) as AnyObject?
  }

  /// The popup is there: a modal one takes the focus, any other is only announced.
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

  /// The popup is gone from this scene.
  func restoreAccessibilityFocus(in scene: UIWindowScene?) {
    guard isModal else { return }
    var target = previousElement
    // Of an element that is no view it cannot be told where it is.
    if let front = FrontmostModal(in: scene), previousElement == nil || previousElement is UIView,
      !front.contains(previousElement as? UIView)
    {
      // Whoever reads there already goes on.
      if front.contains(UIAccessibility.focusedElement(using: nil) as? UIView) { return }
      target = front.firstElement
    }
    UIAccessibility.post(notification: .screenChanged, argument: target)
  }

  /// The first element in reading order, as the views are nested.
  static func firstElement(in view: UIView) -> UIView? {
    guard !view.isHidden, !view.accessibilityElementsHidden else { return nil }
    if view.isAccessibilityElement { return view }
    for subview in view.subviews {
      if let found = firstElement(in: subview) { return found }
    }
    return nil
  }
}

/// The modal popup that is in front of everything else of ours in a scene: what lies behind it is out of
/// reach for assistive technology, too.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct FrontmostModal {
  private let host: UIView
  private let root: OverlayRootViewController

  /// `nil`, if there is no modal popup, or none that can still be used.
  init?(in scene: UIWindowScene?) {
    let windows = scene?.windows ?? []
    let overlays = windows.compactMap { $0 as? OverlayWindow }.filter(\.isEffectivelyModal)
    let views = windows.flatMap(\.subviews).compactMap { $0 as? OverlayView }.filter(\.isEffectivelyModal)
    let overlay = overlays.max { $0.windowLevel < $1.windowLevel }
    guard let front: any OverlayHost & UIView = overlay ?? views.last else { return nil }
    (host, root) = (front, front.root)
  }

  func contains(_ view: UIView?) -> Bool { view?.isDescendant(of: host) ?? false }

  /// What is read first in it.
  var firstElement: UIView? {
    let content = root.presentedViewController?.viewIfLoaded ?? root.card ?? host
    return AccessibilityFocus.firstElement(in: content)
  }
}
