// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// What decides who goes first: the higher priority, then what was on screen already,
/// then the earlier submission.
///
/// Smaller goes first.
struct QueuePosition: Sendable, Hashable, Comparable {
  let priority: PopupPriority
  let wasSuspended: Bool
  let id: PopupID

  static func < (lhs: QueuePosition, rhs: QueuePosition) -> Bool {
    if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
    return lhs.wasSuspended == rhs.wasSuspended ? lhs.id < rhs.id : lhs.wasSuspended
  }
}
