// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A moment on the clock that the caller passes in; only differences mean something.
public struct Instant: Sendable, Hashable, Comparable {
  /// The time since the clock's own, arbitrary start.
  public var sinceStart: Duration

  /// Creates the moment that lies the given time after the clock's start.
  public init(sinceStart: Duration) {
    self.sinceStart = sinceStart
  }

  /// Earlier moments are smaller.
  public static func < (lhs: Instant, rhs: Instant) -> Bool {
    lhs.sinceStart < rhs.sinceStart
  }
}
