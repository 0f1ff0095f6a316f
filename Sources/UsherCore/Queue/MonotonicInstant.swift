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

/// A request with the moment at which something happens to it; the earlier comes first.
struct RequestDeadline: Sendable, Hashable, Comparable {
  let time: MonotonicInstant
  let id: PopupID

  static func < (lhs: RequestDeadline, rhs: RequestDeadline) -> Bool {
    lhs.time == rhs.time ? lhs.id < rhs.id : lhs.time < rhs.time
  }
}

/// How long a popup may still be on screen.
struct DisplayTimer: Sendable, Equatable {
  /// All of it.
  private(set) var duration: Duration
  /// What was left when it last started or stopped running.
  private(set) var remaining: Duration
  /// Since when it runs; nil while it stands still.
  private(set) var startedAt: MonotonicInstant?

  init(_ duration: Duration) {
    self.duration = duration
    remaining = duration
  }

  /// When it is over; nil while it stands still.
  var fireTime: MonotonicInstant? { startedAt.map { $0 + remaining } }

  mutating func setRunning(_ isRunning: Bool, at now: MonotonicInstant) {
    guard isRunning != (startedAt != nil) else { return }
    if let startedAt { remaining = (remaining - (now - startedAt)).clampedToNonNegative }
    startedAt = isRunning ? now : nil
  }

  /// Begins anew, with another span if there is one; what keeps it from running stays.
  mutating func restart(_ newDuration: Duration?, at now: MonotonicInstant) {
    duration = newDuration ?? duration
    remaining = duration
    if startedAt != nil { startedAt = now }
  }
}

/// How the time of a popup on the screen stands.
package enum DisplayTimerState: Sendable, Hashable, CaseIterable {
  /// The user cannot see and use all of it, or not now: it waits, comes, leaves, is suspended, or below
  /// something, or the app is not active.
  case stopped
  /// The user can, and is to be left alone: a finger is on it, or assistive technology reads it.
  case paused
  /// The user can, and its time runs.
  case running
}
