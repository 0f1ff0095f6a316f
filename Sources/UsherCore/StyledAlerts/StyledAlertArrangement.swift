// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// How the buttons of a styled alert stand.
public enum StyledAlertButtonLayout: Sendable, Hashable, CaseIterable {
  /// One below the other.
  case vertical
  /// Side by side, equally wide; in several lines where one has no room for all of them.
  case horizontal
  /// Side by side where one line has room for all of them with their titles unbroken, else one below
  /// the other.
  case adaptive
}
