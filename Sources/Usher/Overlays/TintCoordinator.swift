// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Dims the tint of popups below a modal popup, as the tint of the page is dimmed.
@MainActor
enum TintCoordinator {
  /// Updates all overlays of a scene, from front to back.
  static func updateOverlays(on scene: SceneContext?) {
    guard let scene else { return }
    let windows = scene.overlays.sorted { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
    let views = scene.appWindow?.subviews.compactMap { $0 as? OverlayView } ?? []
    var isBelowModal = false
    for window in windows.reversed() {
      setMode(isBelowModal ? .dimmed : .automatic, of: window, isDimmed: isBelowModal)
      if window.isDimmingAppWindow { isBelowModal = true }
    }
    for view in views.reversed() where !view.isHidden {
      // The tint of the window is dimmed, but not that of the overlay in front.
      setMode(isBelowModal ? .dimmed : .normal, of: view, isDimmed: isBelowModal)
      if view.isDimmingAppWindow { isBelowModal = true }
    }
  }

  private static func setMode(
    _ mode: UIView.TintAdjustmentMode, of view: UIView, isDimmed: Bool
  ) {
    guard (view.tintAdjustmentMode == .dimmed) != isDimmed else { return }
    view.tintAdjustmentMode = mode
  }
}

/// Dims the tint of the app window while a modal popup is in front of it, as UIKit does for its own
/// alerts and sheets.
@MainActor
final class TintDimming {
  private weak var window: UIWindow?
  private var count = 0
  /// The tint of the app window when it is not dimmed.
  private(set) var tint: UIColor?

  /// A modal popup appears above the window.
  func beginDimming(_ window: UIWindow?) {
    count += 1
    guard count == 1, let window, window.tintAdjustmentMode != .dimmed else { return }
    self.window = window
    tint = window.tintColor
    window.tintAdjustmentMode = .dimmed
  }

  /// A modal popup has disappeared; after the last one the tint is restored.
  func endDimming() {
    count -= 1
    guard count == 0 else { return }
    // A window never returns `automatic`; for a window it means the same as `normal`.
    window?.tintAdjustmentMode = .automatic
    window = nil
    tint = nil
  }
}
