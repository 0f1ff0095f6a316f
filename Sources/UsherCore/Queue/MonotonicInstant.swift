// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A time on the clock of a queue, passed in by the caller; only differences are meaningful.
///
/// Instants, and durations added to them, are limited to some hundred billion years before and
/// after the start of the clock, so that no sum can overflow.
public struct MonotonicInstant: Sendable, Hashable, Comparable {
  /// The time since the arbitrary start of the clock.
  public let sinceStart: Duration

  /// Creates an instant from the time since the start of the clock.
  public init(sinceStart: Duration) {
    self.sinceStart = min(
      max(sinceStart, MonotonicInstant.bounds.lowerBound), MonotonicInstant.bounds.upperBound)
  }

  /// Earlier instants are smaller.
  public static func < (lhs: MonotonicInstant, rhs: MonotonicInstant) -> Bool {
    lhs.sinceStart < rhs.sinceStart
  }

  /// Returns the instant after a duration; a negative duration leads to an earlier instant.
  public static func + (lhs: MonotonicInstant, rhs: Duration) -> MonotonicInstant {
    MonotonicInstant(sinceStart: lhs.sinceStart + rhs.clamped)
  }

  /// Returns the duration from the second instant to the first.
  public static func - (lhs: MonotonicInstant, rhs: MonotonicInstant) -> Duration {
    lhs.sinceStart - rhs.sinceStart
  }

  /// Returns the time until another instant; zero if that has passed.
  func remaining(until deadline: MonotonicInstant) -> Duration {
    max(deadline - self, .zero)
  }

  private static let bounds =
    (.zero - Duration.maximumSupported * 2)...(Duration.maximumSupported * 2)

  /// An instant before every event.
  static let distantPast = MonotonicInstant(sinceStart: .zero - .maximumSupported)
  /// The latest time of an event; deadlines can still be later.
  static let distantFuture = MonotonicInstant(sinceStart: .maximumSupported)
}

extension MonotonicInstant: CustomStringConvertible {
  /// The seconds since the start of the clock, such as "1.25".
  public var description: String { sinceStart.secondsText }
}

extension Duration {
  /// The longest duration that the queue uses; the sum of a few of them does not overflow.
  static let maximumSupported = Duration.seconds(Int64.max)
  private static let minimumSupported = Duration.zero - .maximumSupported

  /// The same duration, limited to the longest one that is supported, negative or positive.
  package var clamped: Duration {
    min(max(self, .minimumSupported), .maximumSupported)
  }

  /// The same duration, limited likewise; zero if it is negative.
  var clampedToNonNegative: Duration {
    max(clamped, .zero)
  }

  /// The exact number of seconds, without trailing zeros: "0", "1.25", "-0.001".
  package var secondsText: String {
    // By hand, because the engine does not import Foundation.
    let (seconds, attoseconds) = clamped.components
    // The whole seconds of -0.5 are 0, which has no sign.
    let sign = self < .zero ? "-" : ""
    guard attoseconds != 0 else { return "\(sign)\(seconds.magnitude)" }
    let digits = String(attoseconds.magnitude)
    let fraction = String(repeating: "0", count: 18 - digits.count) + digits
    let end = fraction.lastIndex { $0 != "0" } ?? fraction.startIndex
    return "\(sign)\(seconds.magnitude).\(fraction[...end])"
  }

  /// The seconds, rounded up to tenths, such as "1.3".
  package var tenthsText: String {
    let (seconds, attoseconds) = clamped.components
    let tenth: Int64 = 100_000_000_000_000_000
    let tenths = (attoseconds + tenth - 1) / tenth
    return (Duration.seconds(seconds) + .milliseconds(100 * tenths)).secondsText
  }
}

/// The time at which a request has to be processed; earlier deadlines are smaller.
struct RequestDeadline: Sendable, Equatable, Comparable {
  let time: MonotonicInstant
  let id: PopupID

  static func < (lhs: RequestDeadline, rhs: RequestDeadline) -> Bool {
    lhs.time == rhs.time ? lhs.id < rhs.id : lhs.time < rhs.time
  }
}
