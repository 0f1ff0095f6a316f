// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The controller at the root of a window, as the window sees it.
@MainActor
package protocol WindowRoot: ViewOwner {
  /// The window has come on screen, or a visible window got this root.
  func windowDidShow(_ window: UIWindow)
  /// The window has left the screen.
  func windowDidHide(_ window: UIWindow)
}
