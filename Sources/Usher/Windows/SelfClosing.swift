// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What a popup shows and what has a way of its own to close it.
@MainActor
protocol DismissalIntercepting: UIView {
  /// The user wants to close the popup without a button; answers whether that has been seen to.
  func handleUserDismissal() -> Bool
}
