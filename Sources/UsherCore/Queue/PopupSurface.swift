// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What a popup is put on.
public enum PopupSurface: Sendable, Hashable {
  /// A window of its own above the app's.
  case overlay
  /// The app's own window, by a modal presentation. All requests of one stage that use it, whatever
  /// their lane, share one slot, because UIKit presents one controller at a time.
  case appWindow
}
