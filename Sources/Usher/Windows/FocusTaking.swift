// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What a popup shows and what wants the keyboard when it comes onto the screen.
@MainActor
protocol InitialFocusProviding: UIView {
  /// It is in its window and begins to appear, for the first time or again.
  func focusInitialField()
}
