// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A view of ours in the app's window, in front of everything that is in it, or in the view of one of the
/// app's controllers; one popup each.
///
/// It is not part of the app's controllers: its root has no parent, so no page changes because of it.
/// Touches outside of what it shows fall through by geometry alone.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class OverlayView: UIView {
  let isModal: Bool
  let level: OverlayBand
  let root: OverlayRootViewController
  var onTouchChange: @MainActor (Bool) -> Void {
    get { touches.onChange }
    set { touches.onChange = newValue }
  }

  private let responderKeeper = FirstResponderKeeper()
  private let touches = TouchObserver()
  /// The controller in whose view it is to be, if not in the window.
  private let parent: OverlayParent?
  /// The window or the view that it is put into, and what the app had in the window then.
  private weak var hostView: UIView?
  private weak var rootViewController: UIViewController?
  /// What on the page had the focus before.
  private weak var responder: UIView?
  /// Whether it is modal and there, so that nobody types behind it.
  private var isBlockingInput = false
  /// Whether it has greyed the tint of the stage window.
  private(set) var isDimmingAppWindow = false

  init(
    level: OverlayBand, isModal: Bool, root: OverlayRootViewController, parent: OverlayParent? = nil
  ) {
    self.isModal = isModal
    self.level = level
    self.root = root
    self.parent = parent
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The window's tint is greyed, and this is what it is greyed for.
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

  private func attach(_ host: UIView) {
    self.hostView = host
    rootViewController = (host as? UIWindow)?.rootViewController
    // The app may be in an animation of its own.
    UIView.performWithoutAnimation {
      frame = host.bounds
      root.view.frame = bounds
    }
    host.addSubview(self)
    bringToFront(in: host)
  }

  /// Puts itself in front of everything there, save ours of a higher storey that nothing else is in
  /// front of.
  private func bringToFront(`in` host: UIView) {
    let others = host.subviews.filter { $0 !== self }
    let higher = others.reversed().prefix { ($0 as? OverlayView).map { $0.level > level } ?? false }
    host.bringSubviewToFront(self)
    for view in higher.reversed() { host.bringSubviewToFront(view) }
  }

  /// Goes in front of ours of a lower storey again, once nothing else is between them any more.
  private func moveAboveLowerLevels(on host: UIView) {
    guard let index = host.subviews.firstIndex(where: { $0 === self }) else { return }
    for next in host.subviews.indices.dropFirst(index + 1) {
      guard let other = host.subviews[next] as? OverlayView, other.level < level else { return }
      host.exchangeSubview(at: next - 1, withSubviewAt: next)
    }
  }
}

@available(iOSApplicationExtension, unavailable)
extension OverlayView: OverlayHost {
  var isAttached: Bool { superview != nil && superview === hostView }

  func activate(`in` scene: SceneContext) {
    guard let host = hostView ?? parent.map(\.view) ?? scene.appWindow else { return }
    if isModal, let window = host as? UIWindow ?? host.window {
      isBlockingInput = true
      // In a view the app's tint stays as it is: bars beside it are in reach.
      if parent == nil { scene.dimming.beginDimming(window) }
      isDimmingAppWindow = parent == nil
      responder = FocusCoordinator.firstResponder(in: window) ?? responder
      window.endEditing(true)
    }
    if superview == nil {
      attach(host)
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

  func deactivate(`in` scene: SceneContext?, isPageDisappearing: Bool) {
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
      FocusCoordinator.deferRestoration(responder, in: window)
    } else {
      guard !OverlayView.deferRestoration(responder), FocusCoordinator.restoreFirstResponder(to: responder) else { return }
    }
    self.responder = nil
  }

  /// Leaves what is to have the focus again to the lowest modal one of ours in front of it, which gives
  /// it that when it goes; answers whether there is one.
  static func deferRestoration(_ responder: UIView) -> Bool {
    guard let overlay = lowestBlockingView(inFrontOf: responder) else { return false }
    overlay.responder = overlay.responder ?? responder
    return true
  }

  private static func lowestBlockingView(inFrontOf view: UIView) -> OverlayView? {
    for ancestor in sequence(first: view, next: \.superview) {
      let siblings = ancestor.superview?.subviews ?? []
      let higher = siblings.drop { $0 !== ancestor }.dropFirst().lazy.compactMap { $0 as? OverlayView }
      if let overlay = higher.first(where: \.isBlockingInput) { return overlay }
    }
    return nil
  }

  // UIKit tells controllers of a view that leaves a window, not of one that is hidden in it.
  func hide() {
    guard !isHidden else { return }
    isHidden = true
    root.beginAppearanceTransition(false, animated: false)
    root.endAppearanceTransition()
  }

  /// The app may have replaced everything in its window, or its window: what we show is none of that.
  func update(_ scene: SceneContext) {
    guard let newHost = parent.map(\.view) ?? scene.appWindow else { return }
    let hasOtherPages = (newHost as? UIWindow).map { $0.rootViewController !== rootViewController } ?? false
    if newHost !== hostView || hasOtherPages { attach(newHost) } else { moveAboveLowerLevels(on: newHost) }
  }

  var isCovered: Bool {
    guard let window, var front = window.rootViewController?.presentedViewController else {
      return false
    }
    while let next = front.presentedViewController { front = next }
    guard let ownSubview = outermost(around: self, in: window),
      let cover = front.viewIfLoaded.flatMap({ outermost(around: $0, in: window) }), cover !== ownSubview
    else { return false }
    // Whichever of the two comes last is in front.
    return window.subviews.last { $0 === ownSubview || $0 === cover } === cover
  }

  /// The view in the window that a view is in, or is.
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

/// A controller in whose view a popup is put, which is not held.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct OverlayParent {
  weak var controller: UIViewController?

  /// Whether the controller is in a window of ours, and so in a popup.
  var isInOverlay: Bool { controller?.viewIfLoaded?.window is OverlayWindow }

  /// The view to put it into: one that scrolls would scroll it, too, so that is left out.
  var view: UIView? {
    var view = controller?.viewIfLoaded
    while let scroll = view as? UIScrollView { view = scroll.superview }
    return view?.window == nil ? nil : view
  }
}
