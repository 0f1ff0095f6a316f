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
  private var dims = false

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

  /// Puts itself in front of everything in the window, save ours of a higher storey.
  private func enter(_ window: UIWindow) {
    appWindow = window
    pages = window.rootViewController
    frame = window.bounds
    root.view.frame = bounds
    let higher = window.subviews.first { ($0 as? OverlayView).map { $0.band > band } ?? false }
    if let higher {
      window.insertSubview(self, belowSubview: higher)
    } else {
      window.addSubview(self)
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
      isHidden = false
      root.beginAppearanceTransition(true, animated: false)
      root.endAppearanceTransition()
    }
    accessibilityViewIsModal = isModal
    ownFocus.giveBack(in: self)
  }

  func withdraw(from stage: Stage?, pageLeaves: Bool) {
    touches.forget()
    accessibilityViewIsModal = false
    ownFocus.take(from: self)
    if dims { stage?.dimming.end() }
    dims = false
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
    guard let window = stage.window,
      window !== appWindow || window.rootViewController !== pages
    else { return }
    enter(window)
  }

  func tearDown(on stage: Stage?) {
    withdraw(from: stage, pageLeaves: false)
    removeFromSuperview()
    root.view.removeFromSuperview()
  }
}
