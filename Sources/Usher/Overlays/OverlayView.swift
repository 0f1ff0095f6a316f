// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// An overlay in the app window, in front of everything in it, or in the view of a controller of
/// the app; one for each popup.
///
/// It is not part of the app's controller hierarchy: its root has no parent, so no page changes
/// because of it. Touches outside of its content reach the page by hit testing alone.
@MainActor
final class OverlayView: UIView {
  let isModal: Bool
  let level: LaneLevel
  let root: OverlayRootViewController
  var onTouchChange: @MainActor (Bool) -> Void {
    get { touches.onChange }
    set { touches.onChange = newValue }
  }

  private let responderKeeper = FirstResponderKeeper()
  private let touches = TouchObserver()
  /// The controller whose view contains it, if it is not in the window itself.
  private let parent: OverlayParent?
  /// The window or view that contains it, and the root controller of the window at that time.
  private weak var hostView: UIView?
  private weak var rootViewController: UIViewController?
  /// The first responder on the page before it was shown.
  private weak var responder: UIView?
  /// Whether it is modal and shown, so that nothing behind it can be first responder.
  private var isBlockingInput = false
  /// Whether it dims the tint of the app window.
  private(set) var isDimmingAppWindow = false

  init(
    level: LaneLevel, isModal: Bool, root: OverlayRootViewController, parent: OverlayParent? = nil
  ) {
    self.isModal = isModal
    self.level = level
    self.root = root
    self.parent = parent
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The tint of the window is dimmed, but not that of the overlay in front.
    if parent == nil { tintAdjustmentMode = .normal }
    accessibilityViewIsModal = isModal
    root.view.autoresizingMask = autoresizingMask
    addSubview(root.view)
    touches.observe(self)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard root.containsTouch(at: convert(point, to: root.view)) else { return nil }
    return super.hitTest(point, with: event)
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
      guard let other = host.subviews[next] as? OverlayView, other.level < level else { return }
      host.exchangeSubview(at: next - 1, withSubviewAt: next)
    }
  }
}

extension OverlayView: OverlayHost {
  var isAttached: Bool { superview != nil && superview === hostView }

  func activate(in scene: SceneContext) {
    guard let host = hostView ?? parent.map(\.view) ?? scene.appWindow else { return }
    if isModal, let window = host as? UIWindow ?? host.window {
      isBlockingInput = true
      // In a controller's view the tint is not dimmed: bars outside of the view can still be used.
      if parent == nil { scene.dimming.beginDimming(window) }
      isDimmingAppWindow = parent == nil
      responder = FocusCoordinator.firstResponder(in: window) ?? responder
      window.endEditing(true)
    }
    if superview == nil {
      attach(to: host)
    } else if isHidden {
      bringToFront(in: host)
      isHidden = false
      root.beginAppearanceTransition(true, animated: false)
      root.endAppearanceTransition()
    }
    accessibilityViewIsModal = isModal
    TintCoordinator.updateOverlays(on: scene)
    responderKeeper.restoreFirstResponder(in: self, of: window)
  }

  func deactivate(in scene: SceneContext?, isPageDisappearing: Bool) {
    touches.reset()
    accessibilityViewIsModal = false
    responderKeeper.saveFirstResponder(of: self)
    if isDimmingAppWindow { scene?.dimming.endDimming() }
    isDimmingAppWindow = false
    isBlockingInput = false
    TintCoordinator.updateOverlays(on: scene)
    guard !isPageDisappearing, let responder, let window, responder.window === window,
      !responder.isOnDisappearingPage
    else { return }
    if !window.isKeyWindow {
      FocusCoordinator.deferRestoration(of: responder, in: window)
    } else {
      guard !OverlayView.deferRestoration(of: responder),
        FocusCoordinator.restoreFirstResponder(responder)
      else { return }
    }
    self.responder = nil
  }

  /// Defers restoring a first responder to the lowest modal overlay view in front of it. Returns
  /// whether there is one.
  static func deferRestoration(of responder: UIView) -> Bool {
    guard let overlay = lowestBlockingView(inFrontOf: responder) else { return false }
    overlay.responder = overlay.responder ?? responder
    return true
  }

  private static func lowestBlockingView(inFrontOf view: UIView) -> OverlayView? {
    for ancestor in sequence(first: view, next: \.superview) {
      let siblings = ancestor.superview?.subviews ?? []
      let inFront = siblings.drop { $0 !== ancestor }.dropFirst()
      let overlays = inFront.lazy.compactMap { $0 as? OverlayView }
      if let overlay = overlays.first(where: \.isBlockingInput) { return overlay }
    }
    return nil
  }

  // UIKit calls the appearance methods when a view leaves its window, but not when it is hidden.
  func hide() {
    guard !isHidden else { return }
    isHidden = true
    root.beginAppearanceTransition(false, animated: false)
    root.endAppearanceTransition()
  }

  /// Moves the overlay if the app has replaced its window or the window's root view controller.
  func update(in scene: SceneContext) {
    guard let newHost = parent.map(\.view) ?? scene.appWindow else { return }
    let hasOtherPages =
      (newHost as? UIWindow).map { $0.rootViewController !== rootViewController } ?? false
    if newHost !== hostView || hasOtherPages {
      attach(to: newHost)
    } else {
      moveAboveLowerLevels(on: newHost)
    }
  }

  var isCovered: Bool {
    guard let window, var front = window.rootViewController?.presentedViewController else {
      return false
    }
    while let next = front.presentedViewController { front = next }
    guard let ownSubview = outermost(around: self, in: window),
      let cover = front.viewIfLoaded.flatMap({ outermost(around: $0, in: window) }),
      cover !== ownSubview
    else { return false }
    // The later one of the two subviews is in front.
    return window.subviews.last { $0 === ownSubview || $0 === cover } === cover
  }

  /// Returns the subview of the window that is or contains the view.
  private func outermost(around view: UIView, in window: UIWindow) -> UIView? {
    sequence(first: view, next: \.superview).first { $0.superview === window }
  }

  func tearDown(on scene: SceneContext?) {
    deactivate(in: scene, isPageDisappearing: false)
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
