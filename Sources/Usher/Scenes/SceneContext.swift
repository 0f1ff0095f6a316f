// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What a queue plays on: one window scene, its pages, and our windows above them.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class SceneContext {
  private(set) weak var scene: UIWindowScene?
  /// The window that the app has named as its own; without it the window is found.
  weak var explicitAppWindow: UIWindow?
  let device = DeviceContext()
  let reader = SceneReader()
  let dimming = TintDimming()

  private let findScene: @MainActor () -> UIWindowScene?
  private var hasScene = false
  private var wasAttached = false

  /// Creates a stage on a scene, or on the one that is found when it is looked for.
  init(scene: UIWindowScene?, findScene: @escaping @MainActor () -> UIWindowScene? = { nil }) {
    self.findScene = findScene
    if let scene { attach(to: scene) }
  }

  /// Gives a stage without a scene its scene.
  func attach(to scene: UIWindowScene) {
    guard !hasScene else { return }
    self.scene = scene
    hasScene = true
    wasAttached = scene.activationState != .unattached
  }

  /// Looks at the scene and its pages.
  func poll() -> PopupSceneState {
    if !hasScene, let scene = findScene() { attach(to: scene) }
    if reader.read(activation, window: appWindow) { invalidateSystemAppearance() }
    return reader.snapshot.sceneState
  }

  /// The window in which the app's pages are: the one named, the scene delegate's, or the lowest.
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

  /// What runs on the pages and takes others along, if anything does.
  var pageTransition: (any UIViewControllerTransitionCoordinator)? {
    var found: (any UIViewControllerTransitionCoordinator)?
    appWindow?.rootViewController?.forEachController { controller in
      if found == nil { found = controller.transitionCoordinator }
    }
    return found
  }

  /// Our visible windows.
  var overlays: [OverlayWindow] {
    scene?.windows.compactMap { $0 as? OverlayWindow }.filter { !$0.isHidden } ?? []
  }

  /// Makes a window of ours look as the stage window does, as far as it does not already.
  func syncAppearance(to overlay: OverlayWindow) {
    guard let appWindow else { return }
    WindowAppearanceSync.apply(appWindow, tint: dimming.tint, to: overlay)
  }

  private var activation: SceneSnapshot.Activation {
    guard let scene else { return hasScene ? .unattached : .inactive }
    let state = scene.activationState
    if state != .unattached { wasAttached = true }
    if state == .foregroundActive { return .active }
    if state == .background { return .background }
    // A scene that is being connected is not attached yet; one that was and is not any more is gone.
    return state == .unattached && wasAttached ? .unattached : .inactive
  }

  private func delegateWindow(of scene: UIWindowScene) -> UIWindow? {
    guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { return nil }
    // An optional requirement in UIKit: one optional for having it, one for the window.
    let window: UIWindow?? = delegate.window
    return window ?? nil
  }

  /// The pages have changed: what they want of bars and orientations may have, too.
  private func invalidateSystemAppearance() {
    for overlay in overlays {
      guard let root = overlay.rootViewController else { continue }
      root.setNeedsStatusBarAppearanceUpdate()
      root.setNeedsUpdateOfHomeIndicatorAutoHidden()
      root.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
  }
}

/// Makes a window of ours look as the stage window does.
@MainActor
enum WindowAppearanceSync {
  /// Copies style, tint and direction where they differ; a tint that is given goes before the one the
  /// window answers with, which is a grey while the window is dimmed. One of ours that is dimmed itself
  /// answers with a grey, too, and gets its tint when it is not any more.
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
