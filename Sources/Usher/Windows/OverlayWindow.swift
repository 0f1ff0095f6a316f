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
  let level: OverlayBand
  let root: OverlayRootViewController
  let focus = FocusCoordinator()
  var onTouchChange: @MainActor (Bool) -> Void = { _ in }
  /// Notices taps beside what is presented in it; for cards, their backdrop does.
  var outsideTapDetector: OutsideTapDetector?

  private let responderKeeper = FirstResponderKeeper()
  /// Whether it has greyed the tint of the stage window.
  private(set) var isDimmingAppWindow = false
  private var isTouched = false {
    didSet {
      guard isTouched != oldValue else { return }
      if isTouched { SceneRegistry.current.activityMonitor.recordActivity(in: windowScene) }
      onTouchChange(isTouched)
    }
  }

  init(scene: UIWindowScene, level: OverlayBand, isModal: Bool, root: OverlayRootViewController) {
    self.isModal = isModal
    self.level = level
    self.root = root
    super.init(windowScene: scene)
    frame = scene.coordinateSpace.bounds
    backgroundColor = .clear
    accessibilityViewIsModal = isModal
    rootViewController = root
  }

  required init?(coder: NSCoder) { nil }

  /// A window that is not modal is key only while something in it has the focus.
  override var canBecomeKey: Bool { isModal || FocusCoordinator.firstResponder(in: self) != nil }

  override func becomeKey() {
    super.becomeKey()
    focus.wasKey = true
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard rootViewController === root else { return nil }
    let isForCard = root.containsTouch(at: convert(point, to: root.view))
    guard isForCard || root.isInteractive && root.presentedViewController != nil else { return nil }
    let hit = super.hitTest(point, with: event)
    // Beside the card only what is presented takes touches, which is not in the root's view.
    return isForCard || hit?.isDescendant(of: root.view) == false && hit !== self ? hit : nil
  }

  // The window is at the end of the chain, whichever way that goes from what is presented in it.
  override func accessibilityPerformEscape() -> Bool { root.onUserDismissal(.escape) }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isEscape = presses.contains { $0.key?.keyCode == .keyboardEscape }
    if isEscape, !isComposing, root.onUserDismissal(.escape) { return }
    super.pressesBegan(presses, with: event)
  }

  /// Whether an input method is at work, which takes the escape key to mean itself.
  private var isComposing: Bool {
    (FocusCoordinator.firstResponder(in: self) as? any UITextInput)?.markedTextRange != nil
  }

  override func sendEvent(_ event: UIEvent) {
    outsideTapDetector?.handle(event.touches(for: self) ?? [])
    super.sendEvent(event)
    guard let touches = event.touches(for: self), !touches.isEmpty else { return }
    isTouched = touches.contains { $0.phase != .ended && $0.phase != .cancelled }
  }
}

@available(iOSApplicationExtension, unavailable)
extension OverlayWindow: OverlayHost {
  var isAttached: Bool { windowScene != nil }

  var isCovered: Bool { false }

  func activate(`in` scene: SceneContext) {
    // Also in front of what has come since it was withdrawn.
    let others = windowScene?.windows.filter { $0 !== self } ?? []
    windowLevel = OverlayLevel.windowLevel(for: level, above: others)
    if isModal {
      scene.dimming.beginDimming(scene.appWindow)
      isDimmingAppWindow = true
      focus.activate(for: self)
    } else {
      isHidden = false
    }
    accessibilityViewIsModal = isModal
    TintCoordinator.updateOverlays(on: scene)
    responderKeeper.restoreFirstResponder(in: self, of: self)
  }

  func deactivate(`in` scene: SceneContext?, isPageDisappearing: Bool = false) {
    isTouched = false
    accessibilityViewIsModal = false
    responderKeeper.saveFirstResponder(of: self)
    if isDimmingAppWindow { scene?.dimming.endDimming() }
    isDimmingAppWindow = false
    TintCoordinator.updateOverlays(on: scene)
    focus.deactivate(from: self, appWindow: scene?.appWindow, restoresFirstResponder: !isPageDisappearing)
  }

  func hide() {
    isHidden = true
  }

  func update(_ scene: SceneContext) {
    scene.syncAppearance(to: self)
    // It was typed into, which is over.
    guard isKeyWindow, !canBecomeKey else { return }
    focus.deactivate(from: self, appWindow: scene.appWindow, restoresFirstResponder: false)
  }

  func tearDown(on scene: SceneContext?) {
    deactivate(in: scene)
    isHidden = true
    root.removeContent()
    rootViewController = nil
    windowScene = nil
  }
}
