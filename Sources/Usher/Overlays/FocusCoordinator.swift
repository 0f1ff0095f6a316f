// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The focus of a scene while popups appear and disappear: its key window, its first responders, the
/// focus of assistive technologies, and the tints, which show where the focus is.
///
/// A modal popup ends editing behind it and, in an overlay window, becomes key. When it is
/// deactivated, the first responder that it has interrupted is restored, as soon as its window is
/// key and no modal popup is in front of it. Which popup is in front of what is not stored: the
/// hosts are asked each time.
@MainActor
final class FocusCoordinator {
  private struct Entry {
    weak var host: (any OverlayHost)?
    /// Whether the popup is shown; `false` while it is hidden with its page.
    var isActive = true
    /// What assistive technologies focused before the popup appeared.
    weak var previousElement: AnyObject?
  }

  let tints = TintCoordinator()
  // The scene owns the coordinator.
  private unowned let scene: SceneContext
  private var entries: [Entry] = []
  /// The first responders in pages and popups that were interrupted, the latest last.
  private var interrupted: [Weak<UIView>] = []
  /// The window that was key before a modal popup became key.
  private weak var keyWindow: UIWindow?
  /// Whether editing has begun since a modal popup has last looked for a first responder behind it.
  private var editingDidBegin = false

  init(of scene: SceneContext) {
    self.scene = scene
    for name in [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ] {
      UIKitNotifications.observe(name, for: self, reading: { _ in }) { focus, _ in
        focus.editingDidBegin = true
      }
    }
  }

  /// The popups that are shown; those that are fading out are included.
  private var activeHosts: [any OverlayHost] { entries.filter(\.isActive).compactMap(\.host) }

  /// Whether a popup is shown and not hidden with its page.
  func isActive(_ host: any OverlayHost) -> Bool { activeHosts.contains { $0 === host } }

  /// A popup has become visible: ends editing behind a modal one, makes it key, and restores the
  /// first responder in it from before a suspension.
  func activate(_ host: any OverlayHost) {
    let wasHidden = entries.contains { $0.host === host }
    if host.isModal, !wasHidden, modals.isEmpty {
      // What has not been restored until now, because its page disappeared, is forgotten.
      interrupted.removeAll { $0.object?.enclosingHost == nil }
    }
    // An alert that moves in front of a window is activated again, when the focus is already in it.
    let current = entries.first { $0.host === host && $0.isActive }
    let element = UIAccessibility.focusedElement(using: nil) as AnyObject?
    let entry = current ?? Entry(host: host, previousElement: element)
    removeEntry(of: host)
    entries.append(entry)
    host.accessibilityViewIsModal = host.isModal
    if host.isModal {
      if host is OverlayWindow {
        for window in windows where host.isInFront(of: window) { endEditing(in: window) }
        makeFrontmostModalKey()
      } else if let window = host.window, !isBehindEditedPopup(host, in: window) {
        endEditing(in: window)
      }
    }
    restoreFirstResponder { $0.isDescendant(of: host) }
    tints.update(for: activeHosts, in: scene.appWindow)
  }

  /// Whether the first responder of the window is in a popup that is in front of this one.
  private func isBehindEditedPopup(_ host: any OverlayHost, in window: UIWindow) -> Bool {
    let other = FocusCoordinator.firstResponder(in: window)?.enclosingHost as? any OverlayHost
    return other.map { $0 !== host && $0.isInFront(of: host) } ?? false
  }

  /// Takes back the focus that something behind a modal popup has got, and restores the first
  /// responder in a shown popup of the key window, if what has interrupted it was hidden with its
  /// page; called once per run-loop turn.
  func update(_ host: any OverlayHost) {
    // The app may have removed the window of a popup that is still disappearing.
    guard isActive(host), host.isAttachedAndVisible else { return }
    takeFocusBack(for: host)
    guard !interrupted.isEmpty else { return }
    let keyWindow = currentKeyWindow
    restoreFirstResponder { $0.window === keyWindow && $0.isDescendant(of: host) }
  }

  /// A popup disappears, is suspended or hidden: ends editing in it, and restores what it has
  /// interrupted.
  ///
  /// The first responder of the page is not restored if the page disappears, too. If both reappear,
  /// it is restored when the popup disappears for good.
  func deactivate(_ host: any OverlayHost, isPageDisappearing: Bool) {
    host.accessibilityViewIsModal = false
    // Also remembers its first responder, in case it returns.
    endEditing(in: host)
    let entry = entries.first { $0.host === host }
    removeEntry(of: host)
    // The entry tells its return apart from the appearance of a new popup.
    if isPageDisappearing { entries.append(Entry(host: host, isActive: false)) }
    if let window = host as? OverlayWindow { passOnKey(of: window) }
    if modals.isEmpty { keyWindow = nil }
    defer { tints.update(for: activeHosts, in: scene.appWindow) }
    // A hidden popup has given the focus back already, and one that is not modal never took it.
    guard let entry, entry.isActive, host.isModal else { return }
    if !isPageDisappearing {
      let keyWindow = currentKeyWindow
      restoreFirstResponder { $0.window === keyWindow && !$0.isOnDisappearingPage }
    }
    restoreAccessibilityFocus(to: entry.previousElement)
  }

  /// A popup has taken over the backdrop of another one: what was focused before that one is focused
  /// again when this one disappears.
  func transferReturn(from old: any OverlayHost, to new: any OverlayHost) {
    guard let entry = entries.first(where: { $0.host === old }),
      let index = entries.firstIndex(where: { $0.host === new })
    else { return }
    entries[index].previousElement = entry.previousElement
    removeEntry(of: old)
  }

  /// Makes another window key if the overlay window is key, or if none is, which is so after the app
  /// has removed a window in the background.
  func passOnKey(of overlay: OverlayWindow) {
    guard currentKeyWindow.map({ $0 === overlay }) ?? true else { return }
    // UIKit would choose the topmost window, and not the one that was key before.
    let unblocked = keyWindow.flatMap { isBlocked($0) ? nil : $0 }
    let next = [unblocked, frontmost(of: modals), scene.appWindow].first {
      guard let window = $0, window !== overlay, window.canBecomeKey else { return false }
      return !window.isHidden && window.windowScene === scene.scene
    }
    // This change of focus does not come from the user.
    SceneActivityMonitor.ignoringChanges { next??.makeKey() }
  }

  private func removeEntry(of host: any OverlayHost) {
    entries.removeAll { $0.host == nil || $0.host === host }
  }

  /// Makes the frontmost modal popup key that accepts input, unless another window in front of it
  /// is key.
  private func makeFrontmostModalKey() {
    guard let window = frontmost(of: modals.filter(\.root.isInteractive)) else { return }
    if let current = currentKeyWindow, (current as? OverlayWindow)?.isModal != true {
      // A window that the app shows in front of popups keeps the keyboard.
      guard window.isInFront(of: current) else { return }
      keyWindow = current
    }
    // Not `makeKeyAndVisible`, which would also change the order of windows.
    window.makeKey()
  }

  /// Ends editing that has begun behind the frontmost modal popup, as when a touch ends on a field
  /// that began before the popup appeared.
  private func takeFocusBack(for host: any OverlayHost) {
    let current = currentKeyWindow
    let isKeyBehind = current.map { host is OverlayWindow && host.isInFront(of: $0) } ?? false
    guard host.isModal, host.root.isInteractive, isKeyBehind || editingDidBegin, !isBlocked(host)
    else { return }
    editingDidBegin = false
    for window in windows {
      guard let responder = FocusCoordinator.firstResponder(in: window),
        host.isInFront(of: responder)
      else { continue }
      endEditing(in: window)
    }
    if isKeyBehind { makeFrontmostModalKey() }
  }

  /// Ends editing and remembers the first responder, one for each popup and for each window.
  private func endEditing(in view: UIView) {
    if let responder = FocusCoordinator.firstResponder(in: view) {
      let owner = responder.focusOwner
      interrupted.removeAll { $0.object.map { $0.focusOwner === owner } ?? true }
      interrupted.append(Weak(object: responder))
    }
    // With force, because a delegate that refuses would keep the keyboard in front of the popup.
    view.endEditing(true)
  }

  /// Restores the first responder that was interrupted last among those that meet the condition and
  /// are neither in a hidden popup nor behind a modal one, unless the user is editing another field
  /// of the window.
  private func restoreFirstResponder(where isIncluded: (UIView) -> Bool) {
    let hosts = activeHosts
    let responder = interrupted.compactMap(\.object).last { responder in
      let host = responder.enclosingHost
      return isIncluded(responder) && !isBlocked(responder)
        && (host == nil || hosts.contains { $0 === host })
    }
    guard let responder, let window = responder.window else { return }
    // Forgotten even if it is not restored, because the user has gone on to another field.
    interrupted.removeAll { $0.object === responder }
    guard FocusCoordinator.firstResponder(in: window) == nil, responder.canBecomeFirstResponder
    else { return }
    SceneActivityMonitor.ignoringChanges { responder.becomeFirstResponder() }
  }

  /// Whether a modal popup is in front of a view.
  private func isBlocked(_ view: UIView) -> Bool { modals.contains { $0.isInFront(of: view) } }

  private var modals: [any OverlayHost] {
    activeHosts.filter { $0.isModal && $0.isAttachedAndVisible }
  }

  private func frontmost(of hosts: [any OverlayHost]) -> OverlayWindow? {
    hosts.compactMap { $0 as? OverlayWindow }.max { $0.windowLevel < $1.windowLevel }
  }

  private var windows: [UIWindow] {
    scene.scene?.windows.filter { !$0.isHidden && !$0.isKeyboard } ?? []
  }

  private var currentKeyWindow: UIWindow? { scene.scene?.windows.first(where: \.isKeyWindow) }
}

// MARK: - Focus of assistive technologies

// It moves into a popup and back, but never behind a modal popup.
extension FocusCoordinator {
  /// The popup has appeared: moves the focus into a modal one, and announces any other.
  func moveAccessibilityFocus(to content: UIView, in host: any OverlayHost) {
    let first = FocusCoordinator.firstAccessibilityElement(in: content)
    if host.isModal {
      guard frontmostModal.map(content.isDescendant) ?? true else { return }
      scene.scene?.postAccessibility(.screenChanged, argument: first ?? content)
      // The page can still be used, so its focus stays.
    } else if let text = first?.accessibilityLabel {
      scene.scene?.postAccessibility(.announcement, argument: text)
    }
  }

  private func restoreAccessibilityFocus(to previousElement: AnyObject?) {
    var target = previousElement
    // The location of an element that is not a view is unknown.
    if let modal = frontmostModal, previousElement == nil || previousElement is UIView,
      (previousElement as? UIView)?.isDescendant(of: modal) != true
    {
      let focused = UIAccessibility.focusedElement(using: nil) as? UIView
      // The focus is already in the frontmost modal popup.
      if focused?.isDescendant(of: modal) == true { return }
      let content = modal.root.presentedViewController?.viewIfLoaded ?? modal.root.card ?? modal
      target = FocusCoordinator.firstAccessibilityElement(in: content)
    }
    scene.scene?.postAccessibility(.screenChanged, argument: target)
  }

  /// The frontmost modal popup that accepts input; assistive technologies cannot reach what is
  /// behind it.
  private var frontmostModal: (any OverlayHost)? {
    let modals = modals.filter { $0.coversAppWindow && $0.root.isInteractive }
    return modals.first { modal in !modals.contains { $0.isInFront(of: modal) } }
  }
}

// MARK: - Searching views

extension FocusCoordinator {
  static func firstResponder(in view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    for subview in view.subviews {
      if let responder = firstResponder(in: subview) { return responder }
    }
    return nil
  }

  /// Returns the first accessibility element in the order of the view hierarchy.
  static func firstAccessibilityElement(in view: UIView) -> UIView? {
    guard !view.isHidden, !view.accessibilityElementsHidden else { return nil }
    if view.isAccessibilityElement { return view }
    for subview in view.subviews {
      if let element = firstAccessibilityElement(in: subview) { return element }
    }
    return nil
  }

  /// Scrolls the scroll views around the first responder until it is visible, after the card has
  /// become smaller.
  static func scrollFirstResponderToVisible(in card: UIView) {
    // UIKit scrolls to a field that gets the focus, but not when less room is left for it later.
    guard let field = firstResponder(in: card) else { return }
    for view in field.superview?.superviews(below: card) ?? [] {
      guard let scrollView = view as? UIScrollView, scrollView.isScrollEnabled else { continue }
      let rect = field.convert(field.bounds, to: scrollView).insetBy(dx: 0, dy: -8)
      scrollView.scrollRectToVisible(rect, animated: false)
    }
  }
}

// MARK: - Tints

/// Dims the tint of the app window and of the popups behind a modal popup, as UIKit does for its
/// own alerts and sheets.
@MainActor
final class TintCoordinator {
  private weak var dimmedWindow: UIWindow?
  /// The tint of the app window before it was dimmed; `nil` while it is not dimmed.
  private var tint: UIColor?

  /// Updates the tints for the popups that are shown.
  func update(for hosts: [any OverlayHost], in appWindow: UIWindow?) {
    let hosts = hosts.filter(\.coversAppWindow)
    let modals = hosts.filter(\.isModal)
    if modals.isEmpty {
      // A window never returns `automatic`; for a window it means the same as `normal`.
      dimmedWindow?.tintAdjustmentMode = .automatic
      (dimmedWindow, tint) = (nil, nil)
    } else if dimmedWindow == nil, let appWindow, appWindow.tintAdjustmentMode != .dimmed {
      (dimmedWindow, tint) = (appWindow, appWindow.tintColor)
      appWindow.tintAdjustmentMode = .dimmed
    }
    for host in hosts {
      let isDimmed = modals.contains { $0.isInFront(of: host) }
      guard (host.tintAdjustmentMode == .dimmed) != isDimmed else { continue }
      // Not `automatic`, which would take the dimmed mode of the app window.
      host.tintAdjustmentMode = isDimmed ? .dimmed : .normal
    }
  }

  /// Copies interface style, layout direction and tint of the app window where they differ.
  ///
  /// Its `tintColor` is gray while it is dimmed. A dimmed overlay returns gray, too; its tint is set
  /// when it is no longer dimmed. Colors are compared as they are shown, because a dynamic color can
  /// differ from itself.
  func copyAppearance(of appWindow: UIWindow, to overlay: UIWindow) {
    if overlay.overrideUserInterfaceStyle != appWindow.overrideUserInterfaceStyle {
      overlay.overrideUserInterfaceStyle = appWindow.overrideUserInterfaceStyle
    }
    if overlay.semanticContentAttribute != appWindow.semanticContentAttribute {
      overlay.semanticContentAttribute = appWindow.semanticContentAttribute
    }
    guard overlay.tintAdjustmentMode != .dimmed else { return }
    let color = tint ?? (appWindow.tintAdjustmentMode == .dimmed ? nil : appWindow.tintColor)
    guard let color else { return }
    let traits = overlay.traitCollection
    if overlay.tintColor.resolvedColor(with: traits) != color.resolvedColor(with: traits) {
      overlay.tintColor = color
    }
  }
}

extension UIView {
  /// The host of the popup that contains it.
  fileprivate var enclosingHost: UIView? {
    sequence(first: self, next: \.superview).first { $0 is any OverlayHost }
  }

  /// The host of its popup, or the window of its page.
  fileprivate var focusOwner: UIView? { enclosingHost ?? window }

  /// Whether its page is disappearing or about to be replaced, so that the keyboard would only
  /// flash.
  fileprivate var isOnDisappearingPage: Bool {
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
