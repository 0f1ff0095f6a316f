// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What a button of a styled alert is for; it decides on its place and, where the app says nothing, on
/// its look.
public enum StyledAlertButtonRole: Sendable, Hashable, CaseIterable {
  /// One of several.
  case standard
  /// What most people want.
  case preferred
  /// Leaves everything as it is. It stands last, and first where all buttons stand in one line.
  case cancel
  /// Takes away what cannot be brought back.
  case destructive
}
