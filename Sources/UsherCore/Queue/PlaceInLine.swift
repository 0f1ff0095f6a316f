// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What decides who goes first: the higher priority, then what was on screen already,
/// then the earlier submission.
///
/// Smaller goes first.
struct PlaceInLine: Sendable, Hashable, Comparable {
  let priority: PopupPriority
  let isResumed: Bool
  let id: RequestID

  static func < (lhs: PlaceInLine, rhs: PlaceInLine) -> Bool {
    if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
    return lhs.isResumed == rhs.isResumed ? lhs.id < rhs.id : lhs.isResumed
  }
}
