// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What a page says that stands in for content.
public enum PlaceholderKind: Sendable, Hashable, CaseIterable {
  /// The content is on its way.
  case loading
  /// There is nothing to show.
  case empty
  /// The content could not be had.
  case failure
  /// Something of the app's own.
  case custom
}
