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
  let band: OverlayBand
  let root: OverlayRootController
  var touched: @MainActor (Bool) -> Void {
    get { touches.onChange }
    set { touches.onChange = newValue }
  }

  private let ownFocus = OwnFocus()
  private let touches = TouchWatch()
  /// The controller in whose view it is to be, if not in the window.
  private let parent: OverlayParent?
  /// The window or the view that it is put into, and what the app had in the window then.
  private weak var ground: UIView?
  private weak var pages: UIViewController?
  /// What on the page had the focus before.
  private weak var responder: UIView?
  /// Whether it is modal and there, so that nobody types behind it.
  private var isInForce = false
  /// Whether it has greyed the tint of the stage window.
  private(set) var dims = false

  init(
    band: OverlayBand, isModal: Bool, root: OverlayRootController, parent: OverlayParent? = nil
  ) {
    self.isModal = isModal
    self.band = band
    self.root = root
    self.parent = parent
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The window's tint is greyed, and this is what it is greyed for.
    if parent == nil { tintAdjustmentMode = .normal }
    accessibilityViewIsModal = isModal
    root.view.autoresizingMask = autoresizingMask
    addSubview(root.view)
    touches.watch(self)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard root.takesTouch(at: convert(point, to: root.view)) else { return nil }
    return super.hitTest(point, with: event)
  }

  private func enter(_ ground: UIView) {
    self.ground = ground
    pages = (ground as? UIWindow)?.rootViewController
    // The app may be in an animation of its own.
    UIView.performWithoutAnimation {
      frame = ground.bounds
      root.view.frame = bounds
    }
    ground.addSubview(self)
    comeToFront(of: ground)
  }

  /// Puts itself in front of everything there, save ours of a higher storey that nothing else is in
  /// front of.
  private func comeToFront(of ground: UIView) {
    let others = ground.subviews.filter { $0 !== self }
    let higher = others.reversed().prefix { ($0 as? OverlayView).map { $0.band > band } ?? false }
    ground.bringSubviewToFront(self)
    for view in higher.reversed() { ground.bringSubviewToFront(view) }
  }

  /// Goes in front of ours of a lower storey again, once nothing else is between them any more.
  private func passLowerStoreys(on ground: UIView) {
    guard let place = ground.subviews.firstIndex(where: { $0 === self }) else { return }
    for next in ground.subviews.indices.dropFirst(place + 1) {
      guard let other = ground.subviews[next] as? OverlayView, other.band < band else { return }
      ground.exchangeSubview(at: next - 1, withSubviewAt: next)
    }
  }
}

@available(iOSApplicationExtension, unavailable)
extension OverlayView: OverlayHost {
  var isStanding: Bool { superview != nil && superview === ground }

  func show(on stage: Stage) {
    guard let ground = ground ?? parent.map(\.view) ?? stage.window else { return }
    if isModal, let window = ground as? UIWindow ?? ground.window {
      isInForce = true
      // In a view the app's tint stays as it is: bars beside it are in reach.
      if parent == nil { stage.dimming.begin(window) }
      dims = parent == nil
      responder = KeyStatus.firstResponder(in: window) ?? responder
      window.endEditing(true)
    }
    if superview == nil {
      enter(ground)
    } else if isHidden {
      comeToFront(of: ground)
      isHidden = false
      root.beginAppearanceTransition(true, animated: false)
      root.endAppearanceTransition()
    }
    accessibilityViewIsModal = isModal
    OverlayTints.update(on: stage)
    ownFocus.giveBack(in: self, of: window)
  }

  func withdraw(from stage: Stage?, pageLeaves: Bool) {
    touches.forget()
    accessibilityViewIsModal = false
    ownFocus.take(from: self)
    if dims { stage?.dimming.end() }
    dims = false
    isInForce = false
    OverlayTints.update(on: stage)
    guard !pageLeaves, let responder, let window, responder.window === window,
      !responder.isOnLeavingPage
    else { return }
    if !window.isKeyWindow {
      KeyStatus.leave(responder, in: window)
    } else {
      guard !OverlayView.isLeft(responder), KeyStatus.giveFocus(to: responder) else { return }
    }
    self.responder = nil
  }

  /// Leaves what is to have the focus again to the lowest modal one of ours in front of it, which gives
  /// it that when it goes; answers whether there is one.
  static func isLeft(_ responder: UIView) -> Bool {
    guard let front = lowestInForce(inFrontOf: responder) else { return false }
    front.responder = front.responder ?? responder
    return true
  }

  private static func lowestInForce(inFrontOf view: UIView) -> OverlayView? {
    for back in sequence(first: view, next: \.superview) {
      let siblings = back.superview?.subviews ?? []
      let higher = siblings.drop { $0 !== back }.dropFirst().lazy.compactMap { $0 as? OverlayView }
      if let front = higher.first(where: \.isInForce) { return front }
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
  func follow(_ stage: Stage) {
    guard let wanted = parent.map(\.view) ?? stage.window else { return }
    let hasOtherPages = (wanted as? UIWindow).map { $0.rootViewController !== pages } ?? false
    if wanted !== ground || hasOtherPages { enter(wanted) } else { passLowerStoreys(on: wanted) }
  }

  var isCovered: Bool {
    guard let window, var front = window.rootViewController?.presentedViewController else {
      return false
    }
    while let next = front.presentedViewController { front = next }
    guard let own = outermost(around: self, in: window),
      let cover = front.viewIfLoaded.flatMap({ outermost(around: $0, in: window) }), cover !== own
    else { return false }
    // Whichever of the two comes last is in front.
    return window.subviews.last { $0 === own || $0 === cover } === cover
  }

  /// The view in the window that a view is in, or is.
  private func outermost(around view: UIView, in window: UIWindow) -> UIView? {
    sequence(first: view, next: \.superview).first { $0.superview === window }
  }

  func tearDown(on stage: Stage?) {
    withdraw(from: stage, pageLeaves: false)
    removeFromSuperview()
    root.view.removeFromSuperview()
    root.clear()
  }
}
