// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// How much room the icon of a styled alert takes.
public enum StyledAlertIconSize: Sendable, Hashable, CaseIterable {
  /// There is none.
  case none
  /// The usual one.
  case regular
  /// The large one, where there is room for it; else the usual one.
  case large
}
