// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What became of one call that shows or hides a placeholder. Every call gets exactly one.
public enum PlaceholderOutcome: Sendable, Hashable, CaseIterable {
  /// What was asked for is on the screen, and nothing moves any more; or it was there already.
  case shown
  /// Something newer was asked for before it came to that.
  case replaced
  /// The page is no more.
  case pageGone
}
