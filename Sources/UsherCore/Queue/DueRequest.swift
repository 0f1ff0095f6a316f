// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A request with the moment at which something happens to it; the earlier comes first.
struct DueRequest: Sendable, Hashable, Comparable {
  let moment: Instant
  let id: RequestID

  static func < (lhs: DueRequest, rhs: DueRequest) -> Bool {
    lhs.moment == rhs.moment ? lhs.id < rhs.id : lhs.moment < rhs.moment
  }
}
