// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A change of a request: of how it waits for its first presentation, or of its time on screen.
public enum RequestChange: Sendable, Hashable {
  /// It is more or less urgent; where that is no change, it keeps its place in line.
  case priority(PopupPriority)
  /// It may appear on other pages.
  case scope(PageScope)
  /// It waits at least that long, counted from its submission.
  case delay(Duration)
  /// It waits at most that long for its first presentation, counted from its submission; `nil`: for
  /// ever.
  case expiration(Duration?)
  /// It ends on its own after this time on screen, counted anew from now; `nil`: not any more. Unlike
  /// the others this can be changed until the popup begins to leave.
  case displayDuration(Duration?)
}
