// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

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
