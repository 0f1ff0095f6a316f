// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A moment on the clock that the caller passes in; only differences mean something.
///
/// Moments and the spans added to them are kept within 292 billion years either side of the clock's
/// start, so that no sum of them can overflow.
public struct Instant: Sendable, Hashable, Comparable {
  /// The time since the clock's own, arbitrary start.
  public let sinceStart: Duration

  /// Creates the moment that lies the given time after the clock's start.
  public init(sinceStart: Duration) {
    self.sinceStart = Instant.limited(sinceStart)
  }

  /// Earlier moments are smaller.
  public static func < (lhs: Instant, rhs: Instant) -> Bool {
    lhs.sinceStart < rhs.sinceStart
  }

  /// The moment that lies the given span after this one, or before it for a negative span.
  public static func + (lhs: Instant, rhs: Duration) -> Instant {
    Instant(sinceStart: lhs.sinceStart + limited(rhs))
  }

  /// The span from the second moment to the first.
  public static func - (lhs: Instant, rhs: Instant) -> Duration {
    lhs.sinceStart - rhs.sinceStart
  }

  private static let limit = Duration.seconds(Int64.max)

  private static func limited(_ span: Duration) -> Duration {
    min(max(span, .zero - limit), limit)
  }
}

extension Instant: CustomStringConvertible {
  /// Seconds since the clock's start with three decimals, such as "1.250".
  public var description: String { milliseconds(of: sinceStart) }
}

/// Seconds with three decimals; what is smaller than a millisecond is cut off.
func milliseconds(of span: Duration) -> String {
  let (seconds, attoseconds) = span.components
  let thousandths = (attoseconds / 1_000_000_000_000_000).magnitude
  let padding = thousandths < 10 ? "00" : thousandths < 100 ? "0" : ""
  let sign = span < .zero ? "-" : ""
  return "\(sign)\(seconds.magnitude).\(padding)\(thousandths)"
}
