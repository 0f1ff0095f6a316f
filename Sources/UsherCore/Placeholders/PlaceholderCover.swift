// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What a load does to what the user sees while it runs.
public enum LoadingVisibility: Sendable, Hashable, CaseIterable {
  /// A loading page comes unless there is content: then the load is a refresh.
  case automatic
  /// A loading page comes, also in front of content; for content that is not valid any more.
  case always
  /// Everything stays as it is: the load is a refresh, whatever is there.
  case never
}
