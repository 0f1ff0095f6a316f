// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Greys the tint of popups that are below something modal of ours, as that of the page is.
@MainActor
@available(iOSApplicationExtension, unavailable)
enum TintCoordinator {
  /// Looks at all popups of a stage, from the front to the back.
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
      // The window's tint is greyed, and the front view is what it is greyed for.
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
