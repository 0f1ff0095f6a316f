// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What `PageWatcher` learned from a look.
package enum Output: Sendable, Hashable {
  /// The pages stand differently from what was last told.
  case pagesChanged(PageState)
  /// The pages have not come to rest for as long as anybody can be expected to wait, and what was
  /// found counts as if they had. Told once until they do; with the type names of what still moved.
  case didNotSettle(moving: [String])
}
