// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What a popup is put on.
public enum PopupSurface: Sendable, Hashable, CaseIterable {
  /// A window of its own above the app's: in front of all that is on another surface.
  case ownWindow
  /// A view of its own in the app's window: in front of the pages and of what is presented there, but
  /// behind what is presented there later. It takes no slot, and can be hidden and kept.
  case appWindowView
  /// The app's own window, by a modal presentation. All requests of one stage that use it, whatever
  /// their lane, share one slot, because UIKit presents one controller at a time.
  case appWindowModal
}
