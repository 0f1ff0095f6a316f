// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

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
