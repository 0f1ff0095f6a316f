// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// How the progress of some work is shown on a styled alert.
public enum StyledAlertProgressStyle: Sendable, Hashable, CaseIterable {
  /// A ring in the circle of the icon, instead of the icon.
  case ring
  /// A bar below the text.
  case bar
}
