// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Makes a window of ours look as the stage window does.
@MainActor
enum WindowMirror {
  /// Copies style, tint and direction where they differ.
  static func copy(_ source: UIWindow, to target: UIWindow) {
    if target.overrideUserInterfaceStyle != source.overrideUserInterfaceStyle {
      target.overrideUserInterfaceStyle = source.overrideUserInterfaceStyle
    }
    if target.semanticContentAttribute != source.semanticContentAttribute {
      target.semanticContentAttribute = source.semanticContentAttribute
    }
    // While something is presented on it, a window answers with a grey instead of its tint.
    if source.tintAdjustmentMode != .dimmed, target.tintColor != source.tintColor {
      target.tintColor = source.tintColor
    }
  }
}
