// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What became of a load. Every load gets exactly one.
public enum LoadOutcome: Sendable, Hashable, CaseIterable {
  /// It brought content.
  case content
  /// It found out that there is nothing to show.
  case empty
  /// It failed, and the failure page is or was shown.
  case failed
  /// It failed, and what the user saw was kept.
  case refreshFailed
  /// A newer load, a retry, or a call that shows or hides something took its place.
  case replaced
  /// It was cancelled; the user sees again what was there before.
  case cancelled
  /// The page is no more.
  case pageGone
}
