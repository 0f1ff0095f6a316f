// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// An overlay in the app window, in front of everything in it, or in the view of a controller of
/// the app; one for each popup.
///
/// It is not part of the app's controller hierarchy: its root has no parent, so no page changes
/// because of it. Touches outside of its content reach the page by hit testing alone.
@MainActor
final class OverlayView: UIView {
  let root: OverlayRootViewController
  var onTouchChange: @MainActor (Bool) -> Void = { _ in }
  private var touches: TouchObserver?
  /// The controller whose view contains it, if it is not in the window itself.
  private let parent: OverlayParent?
  /// The window or view that contains it, and the root controller of the window at that time.
  private weak var hostView: UIView?
  private weak var rootViewController: UIViewController?

  init(root: OverlayRootViewController, parent: OverlayParent?) {
    self.root = root
    self.parent = parent
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The tint of the window is dimmed, but not that of the overlay in front.
    if parent == nil { tintAdjustmentMode = .normal }
    root.view.autoresizingMask = autoresizingMask
    addSubview(root.view)
    touches = TouchObserver(of: self) { [weak self] in self?.onTouchChange($0) }
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard root.containsTouch(at: convert(point, to: root.view)) else { return nil }
    return super.hitTest(point, with: event)
  }

  /// The window or view that it belongs to now.
  private var currentHost: UIView? { parent.map(\.view) ?? root.scene.appWindow }

  /// Moves the overlay, and with it the others that have to move, because their order is that of
  /// their presentations. Those that are already there were presented later.
  private func moveWithSiblings(to newHost: UIView) {
    let hosts = hostView === newHost ? [newHost] : [hostView, newHost].compactMap { $0 }
    let siblings = hosts.flatMap(\.subviews).compactMap { $0 as? OverlayView }
    // One that is suspended will be in front when it returns.
    let moving = siblings.filter { $0 === self || !$0.isHidden && $0.currentHost === newHost }
    for overlay in moving.contains(self) ? moving : [self] { overlay.attach(to: newHost) }
  }

  private func attach(to host: UIView) {
    self.hostView = host
    rootViewController = (host as? UIWindow)?.rootViewController
    // The app may be running an animation.
    UIView.performWithoutAnimation {
      frame = host.bounds
      root.view.frame = bounds
    }
    host.addSubview(self)
    bringToFront(in: host)
  }

  /// Brings itself to the front, below overlay views of a higher level at the front.
  private func bringToFront(in host: UIView) {
    let others = host.subviews.filter { $0 !== self }
    let higher = others.reversed().prefix { ($0 as? OverlayView).map { $0.level > level } ?? false }
    host.bringSubviewToFront(self)
    for view in higher.reversed() { host.bringSubviewToFront(view) }
  }

  /// Moves above adjacent overlay views of a lower level.
  private func moveAboveLowerLevels(on host: UIView) {
    guard let index = host.subviews.firstIndex(where: { $0 === self }) else { return }
    for next in host.subviews.indices.dropFirst(index + 1) {
      // What UIKit has presented later stays in front, whatever the levels.
      guard let other = host.subviews[next] as? OverlayView, other.level < level else { return }
      host.exchangeSubview(at: next - 1, withSubviewAt: next)
    }
  }
}

extension OverlayView: OverlayHost {
  var coversAppWindow: Bool { parent == nil }

  var isAttached: Bool { superview != nil && superview === hostView }

  func activate() {
    // A return counts as a new presentation, which is in front of earlier ones.
    if isHidden, let superview {
      bringToFront(in: superview)
      isHidden = false
      root.beginAppearanceTransition(true, animated: false)
      root.endAppearanceTransition()
    }
    root.scene.focus.activate(self)
  }

  func deactivate(isPageDisappearing: Bool) {
    // A finger that is still down no longer stops the display timer.
    touches?.reset()
    root.scene.focus.deactivate(self, isPageDisappearing: isPageDisappearing)
  }

  // UIKit calls the appearance methods when a view leaves its window, but not when it is hidden.
  func hide() {
    guard !isHidden else { return }
    isHidden = true
    root.beginAppearanceTransition(false, animated: false)
    root.endAppearanceTransition()
  }

  /// Moves the overlay if the app has replaced its window or the window's root view controller.
  func update() {
    // While the view of its controller is in no window, there is nothing to move to.
    guard let newHost = currentHost else { return }
    // UIKit adds the view of a new root controller in front of the overlay.
    let hasOtherPages =
      (newHost as? UIWindow).map { $0.rootViewController !== rootViewController } ?? false
    if newHost !== hostView || hasOtherPages {
      moveWithSiblings(to: newHost)
    } else {
      moveAboveLowerLevels(on: newHost)
    }
    root.scene.focus.update(self)
  }

  func isInFront(of view: UIView) -> Bool {
    guard let superview, let sibling = view.ancestor(in: superview), sibling !== self else {
      return false
    }
    // The later one of the two subviews is in front.
    return superview.subviews.last { $0 === sibling || $0 === self } === self
  }

  var isCovered: Bool {
    guard let window, var topmost = window.rootViewController?.presentedViewController else {
      return false
    }
    while let next = topmost.presentedViewController { topmost = next }
    // A popup inside the presented controller is in the same subview, and not covered by it.
    guard let ownSubview = ancestor(in: window),
      let cover = topmost.viewIfLoaded?.ancestor(in: window), cover !== ownSubview
    else { return false }
    // The later one of the two subviews is in front.
    return window.subviews.last { $0 === ownSubview || $0 === cover } === cover
  }

  func tearDown() {
    deactivate(isPageDisappearing: false)
    removeFromSuperview()
    root.view.removeFromSuperview()
    root.removeContent()
  }
}

/// A controller whose view contains a popup; it is not retained.
@MainActor
struct OverlayParent {
  weak var controller: UIViewController?

  /// Whether the controller is in an overlay window, and so in a popup.
  var isInOverlay: Bool { controller?.viewIfLoaded?.window is OverlayWindow }

  /// The view that contains the popup: the controller's view or, if that scrolls, its superview.
  var view: UIView? {
    var view = controller?.viewIfLoaded
    while let scroll = view as? UIScrollView { view = scroll.superview }
    return view?.window == nil ? nil : view
  }
}

extension UIView {
  /// Returns the subview of a container that is or contains this view.
  func ancestor(in container: UIView) -> UIView? {
    sequence(first: self, next: \.superview).first { $0.superview === container }
  }
}
