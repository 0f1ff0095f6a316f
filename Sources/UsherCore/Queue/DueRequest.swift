// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A request with the moment at which something happens to it; the earlier comes first.
struct RequestDeadline: Sendable, Hashable, Comparable {
  let time: MonotonicInstant
  let id: PopupID

  static func < (lhs: RequestDeadline, rhs: RequestDeadline) -> Bool {
    lhs.time == rhs.time ? lhs.id < rhs.id : lhs.time < rhs.time
  }
}
