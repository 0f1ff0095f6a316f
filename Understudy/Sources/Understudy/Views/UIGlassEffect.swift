// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Glass, which a capsule of an effect view shows unless its corners are configured otherwise.
@MainActor
open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case regular = 0
    case clear = 1
  }

  let style: Style

  public init(style: UIGlassEffect.Style) {
    self.style = style
    super.init()
  }

  /// Regular glass.
  public override convenience init() {
    self.init(style: .regular)
  }

  open var tintColor: UIColor?
  /// Whether it grows a little under a finger.
  open var isInteractive = false
}

/// Merges the glass in its content view that is no farther apart than the spacing.
@MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  open var spacing: CGFloat = 0
}
