// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What becomes of a popup when the page it stands in front of is left or covered.
public enum PopupPageExit: Sendable, Hashable, CaseIterable {
  /// It ends, with the reason `pageLeft`.
  case dismiss
  /// It is suspended and comes back with that very page, as it was. Where it cannot be suspended, on
  /// the app's window, it ends.
  case keepAlive
  /// It stays where it is and follows the user.
  case stay
}
