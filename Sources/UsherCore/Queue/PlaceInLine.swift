// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What decides who goes first: the higher priority, then the earlier submission.
///
/// Smaller goes first.
struct PlaceInLine: Sendable, Comparable {
  let priority: PopupPriority
  let id: RequestID

  static func < (lhs: PlaceInLine, rhs: PlaceInLine) -> Bool {
    lhs.priority == rhs.priority ? lhs.id < rhs.id : lhs.priority > rhs.priority
  }
}
