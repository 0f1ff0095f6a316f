// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A view of ours in the app's window, in front of everything that is in it; one popup each.
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
  /// The window that it is put into, and what the app had in there then.
  private weak var appWindow: UIWindow?
  private weak var pages: UIViewController?
  /// What on the page had the focus before.
  private weak var responder: UIView?
  /// Whether it has greyed the tint of the stage window.
  private(set) var dims = false

  init(band: OverlayBand, isModal: Bool, root: OverlayRootController) {
    self.isModal = isModal
    self.band = band
    self.root = root
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The window's tint is greyed, and this is what it is greyed for.
    tintAdjustmentMode = .normal
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

  private func enter(_ window: UIWindow) {
    appWindow = window
    pages = window.rootViewController
    frame = window.bounds
    root.view.frame = bounds
    window.addSubview(self)
    comeToFront(of: window)
  }

  /// Puts itself in front of everything in the window, save ours of a higher storey that nothing else
  /// is in front of.
  private func comeToFront(of window: UIWindow) {
    let others = window.subviews.filter { $0 !== self }
    let higher = others.reversed().prefix { ($0 as? OverlayView).map { $0.band > band } ?? false }
    window.bringSubviewToFront(self)
    for view in higher.reversed() { window.bringSubviewToFront(view) }
  }

  /// Goes in front of ours of a lower storey again, once nothing else is between them any more.
  private func passLowerStoreys(in window: UIWindow) {
    guard let place = window.subviews.firstIndex(where: { $0 === self }) else { return }
    for next in window.subviews.indices.dropFirst(place + 1) {
      guard let other = window.subviews[next] as? OverlayView, other.band < band else { return }
      window.exchangeSubview(at: next - 1, withSubviewAt: next)
    }
  }
}

@available(iOSApplicationExtension, unavailable)
extension OverlayView: OverlayHost {
  var isStanding: Bool { superview != nil && superview === appWindow }

  func show(on stage: Stage) {
    guard let window = appWindow ?? stage.window else { return }
    if isModal {
      stage.dimming.begin(window)
      dims = true
      responder = KeyStatus.firstResponder(in: window) ?? responder
      window.endEditing(true)
    }
    if superview == nil {
      enter(window)
    } else if isHidden {
      comeToFront(of: window)
      isHidden = false
      root.beginAppearanceTransition(true, animated: false)
      root.endAppearanceTransition()
    }
    accessibilityViewIsModal = isModal
    OverlayTints.update(on: stage)
    ownFocus.giveBack(in: self)
  }

  func withdraw(from stage: Stage?, pageLeaves: Bool) {
    touches.forget()
    accessibilityViewIsModal = false
    ownFocus.take(from: self)
    if dims { stage?.dimming.end() }
    dims = false
    OverlayTints.update(on: stage)
    guard !pageLeaves, let responder, let window = appWindow, window.isKeyWindow,
      responder.window === window, responder.canBecomeFirstResponder
    else { return }
    responder.becomeFirstResponder()
    self.responder = nil
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
    guard let window = stage.window else { return }
    if window !== appWindow || window.rootViewController !== pages {
      enter(window)
    } else {
      passLowerStoreys(in: window)
    }
  }

  var isCovered: Bool {
    guard let window = superview, var front = pages?.presentedViewController else { return false }
    while let next = front.presentedViewController { front = next }
    var cover = front.viewIfLoaded
    while let view = cover, view.superview !== window { cover = view.superview }
    guard let cover else { return false }
    // Whichever of the two comes last is in front.
    return window.subviews.last { $0 === self || $0 === cover } === cover
  }

  func tearDown(on stage: Stage?) {
    withdraw(from: stage, pageLeaves: false)
    removeFromSuperview()
    root.view.removeFromSuperview()
  }
}
