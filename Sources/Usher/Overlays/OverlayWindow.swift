// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import UIKitShim
import UsherCore

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

/// What one popup is put into: a window of its own, or a view in the app's window.
@MainActor
@available(iOSApplicationExtension, unavailable)
protocol OverlayHost: AnyObject {
  var root: OverlayRootViewController { get }

  /// Whether what is behind it is out of reach while it is shown.
  var isModal: Bool { get }

  /// Whether it is where it was put, be it hidden or not.
  var isAttached: Bool { get }

  /// Whether it is hidden.
  var isHidden: Bool { get }

  /// Whether something that is presented in the app's window is in front of it.
  var isCovered: Bool { get }

  /// Called when the first finger comes onto the popup and when the last one has left it.
  var onTouchChange: @MainActor (Bool) -> Void { get set }

  /// Shows itself; a modal one greys the page's tint and takes the keyboard from it, remembering who
  /// had it. What in it had the focus when it was withdrawn has it again.
  func activate(`in` scene: SceneContext)

  /// Gives back what it took of its surroundings; hiding it is left to the caller, who may let it fade
  /// first. The focus goes back to what had it on the page, unless the page is about to leave or the
  /// user types in something else by now.
  func deactivate(`in` scene: SceneContext?, isPageDisappearing: Bool)

  /// Hides itself, with everything in it as it is.
  func hide()

  /// Follows what has changed on the stage; called once per turn.
  func update(_ stage: SceneContext)

  /// Takes itself apart, in the order in which nothing of it stays behind.
  func tearDown(on scene: SceneContext?)
}

@available(iOSApplicationExtension, unavailable)
extension OverlayHost {
  /// Whether it is where it was put and can be seen.
  var isAttachedAndVisible: Bool { isAttached && !isHidden }

  /// Whether what is behind it is out of reach now.
  var isEffectivelyModal: Bool { isModal && !isHidden && root.isInteractive }
}

/// The storey of a window or view of ours: that of a higher lane is in front, whoever came first.
struct OverlayBand: Hashable, Comparable {
  /// How far in front it is, as the lane says.
  let level: Int

  static let popups = OverlayBand(lane: .popups)
  static let alerts = OverlayBand(lane: .alerts)

  init(lane: PopupLane) {
    level = lane.level
  }

  /// The level of a window of this storey when no window of the app is above it: what is in front of the
  /// popups is where the system has its alerts.
  var baseWindowLevel: CGFloat {
    level < PopupLane.alerts.level
      ? UIWindow.Level.normal.rawValue + 100 : UIWindow.Level.alert.rawValue
  }

  static func < (lhs: OverlayBand, rhs: OverlayBand) -> Bool { lhs.level < rhs.level }
}

/// Which level a window of ours gets.
@MainActor
@available(iOSApplicationExtension, unavailable)
enum OverlayLevel {
  /// In front of every visible window, save the keyboard's and our own of a higher storey.
  static func windowLevel(for band: OverlayBand, above windows: [UIWindow]) -> UIWindow.Level {
    var floor = band.baseWindowLevel - 1
    var ceiling = CGFloat.infinity
    for window in windows where !window.isHidden && !isKeyboard(window) {
      let level = window.windowLevel.rawValue
      if let overlay = window as? OverlayWindow, overlay.level > band {
        ceiling = min(ceiling, level)
      } else {
        floor = max(floor, level)
      }
    }
    // Where the app has put a window between our storeys, stay just below the higher one.
    let highest = floor < ceiling ? (floor + ceiling) / 2 : ceiling - 0.5
    return UIWindow.Level(rawValue: min(floor + 1, highest))
  }

  /// Keyboards stand in windows of classes without a public name, far above everything.
  static func isKeyboard(_ window: UIWindow) -> Bool {
    let name = String(describing: type(of: window))
    return name.contains("TextEffectsWindow") || name.contains("KeyboardWindow")
  }
}
