// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// The window scene of a queue, with its app window, its pages and Usher's overlay windows.
@MainActor
final class SceneContext {
  private(set) weak var scene: UIWindowScene?
  /// The app window that the app has set; `nil` selects the default.
  weak var explicitAppWindow: UIWindow?
  let device = DeviceContext()
  let reader = SceneReader()
  private(set) lazy var focus = FocusCoordinator(of: self)
  private let tints = TintCoordinator()

  private let findScene: @MainActor () -> UIWindowScene?
  private var hasScene = false
  private var wasAttached = false

  /// Creates a context for a scene, or for the one that `findScene` returns when the context is
  /// polled.
  init(scene: UIWindowScene?, findScene: @escaping @MainActor () -> UIWindowScene? = { nil }) {
    self.findScene = findScene
    if let scene { attach(to: scene) }
  }

  /// Sets the scene of a context that has none.
  func attach(to scene: UIWindowScene) {
    guard !hasScene else { return }
    self.scene = scene
    hasScene = true
    wasAttached = scene.activationState != .unattached
  }

  /// Reads the state of the scene and its pages. Returns the state of the scene.
  func poll() -> PopupSceneState {
    if !hasScene, let scene = findScene() { attach(to: scene) }
    if reader.read(activation, window: appWindow) { invalidateSystemAppearance() }
    return reader.snapshot.sceneState
  }

  /// The window that shows the app's pages: the explicit one, the scene delegate's, or the lowest.
  var appWindow: UIWindow? {
    guard let scene else { return nil }
    if let explicitAppWindow, explicitAppWindow.windowScene === scene { return explicitAppWindow }
    if let window = delegateWindow(of: scene), window.windowScene === scene, !window.isHidden {
      return window
    }
    return scene.windows.first {
      !$0.isHidden && $0.windowLevel == .normal && $0.rootViewController != nil
        && !($0 is OverlayWindow)
    }
  }

  /// The transition coordinator of the page transition in progress, if any.
  var pageTransition: (any UIViewControllerTransitionCoordinator)? {
    var found: (any UIViewControllerTransitionCoordinator)?
    appWindow?.rootViewController?.forEachController { controller in
      if found == nil { found = controller.transitionCoordinator }
    }
    return found
  }

  /// The visible overlay windows.
  var overlays: [OverlayWindow] {
    scene?.windows.compactMap { $0 as? OverlayWindow }.filter { !$0.isHidden } ?? []
  }

  /// Updates focus and tints after a popup has become visible.
  func activate(_ host: any OverlayHost) {
    focus.activate(host)
    tints.update(for: focus.activeHosts, in: appWindow)
  }

  /// Updates focus and tints when a popup disappears, is suspended or hidden.
  func deactivate(_ host: any OverlayHost, isPageDisappearing: Bool) {
    focus.deactivate(host, isPageDisappearing: isPageDisappearing)
    tints.update(for: focus.activeHosts, in: appWindow)
  }

  /// Copies the appearance of the app window to an overlay window, where it differs.
  func syncAppearance(to overlay: OverlayWindow) {
    guard let appWindow else { return }
    WindowAppearanceSync.apply(appWindow, tint: tints.tint, to: overlay)
  }

  private var activation: SceneSnapshot.Activation {
    guard let scene else { return hasScene ? .unattached : .inactive }
    let state = scene.activationState
    if state != .unattached { wasAttached = true }
    if state == .foregroundActive { return .active }
    if state == .background { return .background }
    // A scene that is being connected is not attached yet; one that was attached has disconnected.
    return state == .unattached && wasAttached ? .unattached : .inactive
  }

  private func delegateWindow(of scene: UIWindowScene) -> UIWindow? {
    guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { return nil }
    // An optional requirement in UIKit: one optional for the property, one for the window.
    let window: UIWindow?? = delegate.window
    return window ?? nil
  }

  /// The pages have changed, so their status bar, home indicator and orientations may have, too.
  private func invalidateSystemAppearance() {
    for overlay in overlays {
      guard let root = overlay.rootViewController else { continue }
      root.setNeedsStatusBarAppearanceUpdate()
      root.setNeedsUpdateOfHomeIndicatorAutoHidden()
      root.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
  }
}

/// Copies the appearance of the app window to an overlay window.
@MainActor
enum WindowAppearanceSync {
  /// Copies interface style, layout direction and tint where they differ.
  ///
  /// An explicit tint is used instead of the source's `tintColor`, which is gray while the source
  /// is dimmed. A dimmed target returns gray, too; its tint is set when it is no longer dimmed.
  static func apply(_ source: UIWindow, tint: UIColor?, to target: UIWindow) {
    if target.overrideUserInterfaceStyle != source.overrideUserInterfaceStyle {
      target.overrideUserInterfaceStyle = source.overrideUserInterfaceStyle
    }
    if target.semanticContentAttribute != source.semanticContentAttribute {
      target.semanticContentAttribute = source.semanticContentAttribute
    }
    guard target.tintAdjustmentMode != .dimmed else { return }
    let color = tint ?? (source.tintAdjustmentMode == .dimmed ? nil : source.tintColor)
    if let color, target.tintColor != color { target.tintColor = color }
  }
}
