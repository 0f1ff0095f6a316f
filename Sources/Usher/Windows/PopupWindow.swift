// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The window in which a popup is shown.
public enum PopupWindow: Sendable, Hashable {
  /// A window of its own above all of the app's: nothing of the app is in front of it.
  case own
  /// The app's window, in front of everything in it.
  ///
  /// What the app presents afterwards comes in front of the popup, as that is the order in which UIKit
  /// puts things into a window; the popup's time on screen stands still meanwhile.
  case app
}
