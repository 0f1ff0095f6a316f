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

/// Greys the tint of the stage window while something modal of ours is in front of it, as UIKit does
/// with the window of its own alerts and sheets.
@MainActor
final class TintDimming {
  private weak var window: UIWindow?
  private var count = 0
  /// The tint of the stage window as it is when it is not greyed.
  private(set) var tint: UIColor?

  /// Something modal appears above the window.
  func beginDimming(_ window: UIWindow?) {
    count += 1
    guard count == 1, let window, window.tintAdjustmentMode != .dimmed else { return }
    self.window = window
    tint = window.tintColor
    window.tintAdjustmentMode = .dimmed
  }

  /// Something modal has gone; with the last one the tint comes back.
  func endDimming() {
    count -= 1
    guard count == 0 else { return }
    // A window never answers `automatic`; at the top of its tree that is the same as `normal`.
    window?.tintAdjustmentMode = .automatic
    window = nil
    tint = nil
  }
}
