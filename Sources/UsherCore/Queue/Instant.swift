// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A moment on the clock that the caller passes in; only differences mean something.
///
/// Moments and the spans added to them are kept within some hundred billion years either side of the
/// clock's start, so that no sum of them can overflow.
public struct MonotonicInstant: Sendable, Hashable, Comparable {
  /// The time since the clock's own, arbitrary start.
  public let sinceStart: Duration

  /// Creates the moment that lies the given time after the clock's start.
  public init(sinceStart: Duration) {
    self.sinceStart = min(max(sinceStart, MonotonicInstant.bounds.lowerBound), MonotonicInstant.bounds.upperBound)
  }

  /// Earlier moments are smaller.
  public static func < (lhs: MonotonicInstant, rhs: MonotonicInstant) -> Bool {
    lhs.sinceStart < rhs.sinceStart
  }

  /// The moment that lies the given span after this one, or before it for a negative span.
  public static func + (lhs: MonotonicInstant, rhs: Duration) -> MonotonicInstant {
    MonotonicInstant(sinceStart: lhs.sinceStart + rhs.clamped)
  }

  /// The span from the second moment to the first.
  public static func - (lhs: MonotonicInstant, rhs: MonotonicInstant) -> Duration {
    lhs.sinceStart - rhs.sinceStart
  }

  private static let bounds = (.zero - Duration.maximumSupported * 2)...(Duration.maximumSupported * 2)

  /// Before everything that can happen.
  static let distantPast = MonotonicInstant(sinceStart: .zero - .maximumSupported)
  /// The last moment at which something can happen; there is still time to come after it.
  static let distantFuture = MonotonicInstant(sinceStart: .maximumSupported)
}

extension MonotonicInstant: CustomStringConvertible {
  /// Seconds since the clock's start, such as "1.25".
  public var description: String { sinceStart.secondsText }
}

extension Duration {
  /// The longest span that the queue counts with; sums of a few of them do not overflow.
  static let maximumSupported = Duration.seconds(Int64.max)
  private static let minimumSupported = Duration.zero - .maximumSupported

  /// The same span, or the longest one in its direction.
  var clamped: Duration {
    min(max(self, .minimumSupported), .maximumSupported)
  }

  /// The same span, or none where it is negative.
  var clampedToNonNegative: Duration {
    max(clamped, .zero)
  }

  /// Exactly this span in seconds, without zeros at the end: "0", "1.25", "-0.001".
  var secondsText: String {
    let (seconds, attoseconds) = clamped.components
    let sign = self < .zero ? "-" : ""
    guard attoseconds != 0 else { return "\(sign)\(seconds.magnitude)" }
    let digits = String(attoseconds.magnitude)
    let fraction = String(repeating: "0", count: 18 - digits.count) + digits
    let end = fraction.lastIndex { $0 != "0" } ?? fraction.startIndex
    return "\(sign)\(seconds.magnitude).\(fraction[...end])"
  }

  /// Reads what `inSeconds` prints; nil for anything else.
  init?(secondsText text: some StringProtocol) {
    let isNegative = text.first == "-"
    let parts = text.dropFirst(isNegative ? 1 : 0).split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? String(parts[1]) : "0"
    guard let seconds = UInt64(parts[0]).flatMap({ Int64(exactly: $0) }),
      (1...18).contains(fraction.count),
      let attoseconds = UInt64(fraction + String(repeating: "0", count: 18 - fraction.count))
    else { return nil }
    let duration = Duration(secondsComponent: seconds, attosecondsComponent: Int64(attoseconds))
    self = isNegative ? .zero - duration : duration
  }
}
