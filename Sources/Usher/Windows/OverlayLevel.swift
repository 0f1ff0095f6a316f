// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import UIKitShim

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
