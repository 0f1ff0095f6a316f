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
  var clamped: Duration {
    min(max(self, .minimumSupported), .maximumSupported)
  }

  /// The same duration, limited likewise; zero if it is negative.
  var clampedToNonNegative: Duration {
    max(clamped, .zero)
  }

  /// The exact number of seconds, without trailing zeros: "0", "1.25", "-0.001".
  var secondsText: String {
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
}

/// The time at which a request has to be processed; earlier deadlines are smaller.
struct RequestDeadline: Sendable, Equatable, Comparable {
  let time: MonotonicInstant
  let id: PopupID

  static func < (lhs: RequestDeadline, rhs: RequestDeadline) -> Bool {
    lhs.time == rhs.time ? lhs.id < rhs.id : lhs.time < rhs.time
  }
}

/// A timer that can be stopped and continued: of a display duration, or of a countdown on a button.
package struct DisplayTimer: Sendable, Equatable {
  /// The whole duration.
  package private(set) var duration: Duration
  /// The time that remained when the timer last started or stopped.
  private(set) var remaining: Duration
  /// When the timer started; `nil` while it is stopped.
  private(set) var startedAt: MonotonicInstant?

  /// Creates a timer that is not running; a negative duration counts as zero, and a longer one than
  /// the longest supported as that.
  init(_ duration: Duration) {
    self.duration = duration.clampedToNonNegative
    remaining = self.duration
  }

  /// When the timer fires; `nil` while it is stopped.
  var fireTime: MonotonicInstant? { startedAt.map { $0 + remaining } }

  mutating func setRunning(_ isRunning: Bool, at now: MonotonicInstant) {
    guard isRunning != (startedAt != nil) else { return }
    if let startedAt { remaining = (remaining - (now - startedAt)).clampedToNonNegative }
    startedAt = isRunning ? now : nil
  }

  /// Restarts the timer, with a new duration if there is one; a stopped timer stays stopped.
  mutating func restart(_ newDuration: Duration?, at now: MonotonicInstant) {
    duration = newDuration ?? duration
    remaining = duration
    if startedAt != nil { startedAt = now }
  }
}

/// The state of a popup's display timer.
package enum DisplayTimerState: Sendable, Equatable, CaseIterable {
  /// The user cannot see and use the popup: it is not visible, is hidden or below a modal popup,
  /// presents a controller, or the scene is not active. → `paused`, `running`
  case stopped
  /// The user can use the popup but must not be hurried: they touch it, or assistive technology
  /// reads it. → `stopped`, `running`
  case paused
  /// The user can use the popup, and its timer is running. → `stopped`, `paused`
  case running
}
