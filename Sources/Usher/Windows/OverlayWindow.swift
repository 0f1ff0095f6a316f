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
  let root: OverlayRootController
  let keyStatus = KeyStatus()
  var touched: @MainActor (Bool) -> Void = { _ in }
  /// Notices taps beside what is presented in it; for cards, their backdrop does.
  var outsideTap: OutsideTap?

  private let ownFocus = OwnFocus()
  /// Whether it has greyed the tint of the stage window.
  private(set) var dims = false
  private var isTouched = false {
    didSet {
      guard isTouched != oldValue else { return }
      if isTouched { CenterRegistry.current.trail.lead(to: windowScene) }
      touched(isTouched)
    }
  }

  init(scene: UIWindowScene, band: OverlayBand, isModal: Bool, root: OverlayRootController) {
    self.isModal = isModal
    self.band = band
    self.root = root
    super.init(windowScene: scene)
    frame = scene.coordinateSpace.bounds
    backgroundColor = .clear
    accessibilityViewIsModal = isModal
    rootViewController = root
  }

  required init?(coder: NSCoder) { nil }

  /// A window that is not modal is key only while something in it has the focus.
  override var canBecomeKey: Bool { isModal || KeyStatus.firstResponder(in: self) != nil }

  override func becomeKey() {
    super.becomeKey()
    keyStatus.wasKey = true
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard rootViewController === root else { return nil }
    let isForCard = root.takesTouch(at: convert(point, to: root.view))
    guard isForCard || root.isInteractive && root.presentedViewController != nil else { return nil }
    let hit = super.hitTest(point, with: event)
    // Beside the card only what is presented takes touches, which is not in the root's view.
    return isForCard || hit?.isDescendant(of: root.view) == false && hit !== self ? hit : nil
  }

  // The window is at the end of the chain, whichever way that goes from what is presented in it.
  override func accessibilityPerformEscape() -> Bool { root.close(.escape) }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isEscape = presses.contains { $0.key?.keyCode == .keyboardEscape }
    if isEscape, !isComposing, root.close(.escape) { return }
    super.pressesBegan(presses, with: event)
  }

  /// Whether an input method is at work, which takes the escape key to mean itself.
  private var isComposing: Bool {
    (KeyStatus.firstResponder(in: self) as? any UITextInput)?.markedTextRange != nil
  }

  override func sendEvent(_ event: UIEvent) {
    outsideTap?.take(event.touches(for: self) ?? [])
    super.sendEvent(event)
    guard let touches = event.touches(for: self), !touches.isEmpty else { return }
    isTouched = touches.contains { $0.phase != .ended && $0.phase != .cancelled }
  }
}

@available(iOSApplicationExtension, unavailable)
extension OverlayWindow: OverlayHost {
  var isStanding: Bool { windowScene != nil }

  var isCovered: Bool { false }

  func show(on stage: Stage) {
    // Also in front of what has come since it was withdrawn.
    let others = windowScene?.windows.filter { $0 !== self } ?? []
    windowLevel = OverlayLevel.level(for: band, above: others)
    if isModal {
      stage.dimming.begin(stage.window)
      dims = true
      keyStatus.take(for: self)
    } else {
      isHidden = false
    }
    accessibilityViewIsModal = isModal
    OverlayTints.update(on: stage)
    ownFocus.giveBack(in: self, of: self)
  }

  func withdraw(from stage: Stage?, pageLeaves: Bool = false) {
    isTouched = false
    accessibilityViewIsModal = false
    ownFocus.take(from: self)
    if dims { stage?.dimming.end() }
    dims = false
    OverlayTints.update(on: stage)
    keyStatus.giveBack(from: self, stageWindow: stage?.window, withFocus: !pageLeaves)
  }

  func hide() {
    isHidden = true
  }

  func follow(_ stage: Stage) {
    stage.mirror(to: self)
    // It was typed into, which is over.
    guard isKeyWindow, !canBecomeKey else { return }
    keyStatus.giveBack(from: self, stageWindow: stage.window, withFocus: false)
  }

  func tearDown(on stage: Stage?) {
    withdraw(from: stage)
    isHidden = true
    root.clear()
    rootViewController = nil
    windowScene = nil
  }
}
