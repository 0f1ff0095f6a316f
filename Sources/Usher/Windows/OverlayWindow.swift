// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A window of ours above the app's: one popup each, in the right scene, and gone without a trace.
///
/// Touches outside of what it shows fall through by geometry alone: the same point gets the same
/// answer however often it is asked, which UIKit does.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class OverlayWindow: UIWindow {
  let isModal: Bool
  let band: OverlayBand
  let keyStatus = KeyStatus()
  /// Called when the first finger comes onto the window and when the last one has left it.
  var touched: @MainActor (Bool) -> Void = { _ in }

  /// Whether it has greyed the tint of the stage window.
  private var dims = false
  /// The view of its own that had the focus when the window was last withdrawn.
  private weak var responder: UIView?
  private var isTouched = false {
    didSet { if isTouched != oldValue { touched(isTouched) } }
  }

  init(scene: UIWindowScene, band: OverlayBand, isModal: Bool, root: OverlayRootController) {
    self.isModal = isModal
    self.band = band
    super.init(windowScene: scene)
    frame = scene.coordinateSpace.bounds
    windowLevel = OverlayLevel.level(for: band, above: scene.windows)
    backgroundColor = .clear
    accessibilityViewIsModal = isModal
    rootViewController = root
  }

  required init?(coder: NSCoder) { nil }

  /// A window that is not modal is key only while something in it has the focus.
  override var canBecomeKey: Bool { isModal || KeyStatus.firstResponder(in: self) != nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let root = rootViewController as? OverlayRootController,
      root.takesTouch(at: convert(point, to: root.view))
    else { return nil }
    return super.hitTest(point, with: event)
  }

  override func sendEvent(_ event: UIEvent) {
    super.sendEvent(event)
    guard let touches = event.touches(for: self), !touches.isEmpty else { return }
    isTouched = touches.contains { $0.phase != .ended && $0.phase != .cancelled }
  }

  /// Shows the window; a modal one greys the page's tint, takes key status and remembers who had it.
  ///
  /// What in it had the focus when it was withdrawn has it again.
  func show(on stage: Stage) {
    if isModal {
      stage.dimming.begin(stage.window)
      dims = true
      keyStatus.take(for: self)
    } else {
      isHidden = false
    }
    accessibilityViewIsModal = isModal
    if let responder, responder.window === self { responder.becomeFirstResponder() }
    responder = nil
  }

  /// Gives back what the window took of its surroundings; hiding it is left to the caller, who may
  /// let it fade first.
  ///
  /// The focus goes back to what had it on the page, unless the page is about to leave.
  func withdraw(from stage: Stage?, pageLeaves: Bool = false) {
    isTouched = false
    accessibilityViewIsModal = false
    responder = KeyStatus.firstResponder(in: self) ?? responder
    endEditing(true)
    if dims { stage?.dimming.end() }
    dims = false
    keyStatus.giveBack(from: self, stageWindow: stage?.window, withFocus: !pageLeaves)
  }

  /// Takes the window apart, in the order in which nothing of it stays behind.
  func tearDown(on stage: Stage?) {
    withdraw(from: stage)
    isHidden = true
    rootViewController = nil
    windowScene = nil
  }
}
