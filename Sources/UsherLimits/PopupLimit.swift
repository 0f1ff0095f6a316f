// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// How often a popup may be shown.
///
/// A limit counts impressions. One more impression is allowed as long as fewer than the limit's
/// number count; a number of zero or less allows none.
public struct PopupLimit: Sendable, Hashable {
  /// What a limit counts within.
  public enum Period: Sendable, Hashable {
    /// The local day. A new day has begun since an impression when the number of the day is greater
    /// both in the time zone of the impression and in the present one.
    case day
    /// The version of the app.
    case appVersion
    /// The time from the app's launch to its termination.
    case launch
  }

  let kind: LimitKind

  /// At most a number of impressions, ever.
  public static func atMost(_ count: Int) -> PopupLimit {
    PopupLimit(kind: .ever(count))
  }

  /// At most a number of impressions in a period.
  public static func atMost(_ count: Int, per period: Period) -> PopupLimit {
    switch period {
    case .day: PopupLimit(kind: .perDay(count))
    case .appVersion: PopupLimit(kind: .perVersion(count))
    case .launch: PopupLimit(kind: .perLaunch(count))
    }
  }

  /// At most a number of impressions in any span of time with this length.
  ///
  /// A length of zero or less limits nothing, unless the number is not positive. A length of more
  /// than 366 days never ends, because older impressions are kept only as a count.
  public static func atMost(_ count: Int, within length: Duration) -> PopupLimit {
    let milliseconds = length.limitLength
    return PopupLimit(
      kind: milliseconds > LimitLedger.horizon ? .ever(count) : .within(count, milliseconds))
  }

  /// No impression for some time after the user dismissed one; zero or less is no rest.
  public static func rest(afterDismissal length: Duration) -> PopupLimit {
    PopupLimit(kind: .rest(length.limitLength))
  }
}

/// How many unsolicited popups a lane may show: those that the user did not ask for.
///
/// Popups that follow an action of the user neither count nor wait. A budget is that of the device,
/// whichever account is in use.
public struct LaneBudget: Sendable, Hashable {
  /// The most impressions in a launch; `nil` is no limit, and zero or less allows none.
  public var perLaunch: Int?
  /// The most impressions in a local day; `nil` is no limit, and zero or less allows none.
  public var perDay: Int?
  /// How long after the launch the first impression is allowed; zero or less is at once.
  public var afterLaunch: Duration
  /// How long nothing is allowed after the user dismissed an unsolicited popup of the lane.
  public var quietAfterDismissal: Duration

  /// Creates a budget; without arguments it allows everything.
  public init(
    perLaunch: Int? = nil, perDay: Int? = nil, afterLaunch: Duration = .zero,
    quietAfterDismissal: Duration = .zero
  ) {
    self.perLaunch = perLaunch
    self.perDay = perDay
    self.afterLaunch = afterLaunch
    self.quietAfterDismissal = quietAfterDismissal
  }

  /// The same as limits of the history of the lane.
  var limits: [LimitKind] {
    var limits: [LimitKind] = []
    if let perLaunch { limits.append(.perLaunch(perLaunch)) }
    if let perDay { limits.append(.perDay(perDay)) }
    let start = afterLaunch.limitLength
    if start > 0 { limits.append(.afterLaunch(start)) }
    let quiet = quietAfterDismissal.limitLength
    if quiet > 0 { limits.append(.rest(quiet)) }
    return limits
  }
}

/// A window of local time in which nothing unsolicited is shown: do not disturb.
public struct QuietHours: Sendable, Hashable {
  /// The first minute of the window, counted from midnight.
  public let start: Int
  /// The minute after the last one.
  public let end: Int

  /// Creates a window; it contains midnight if it ends earlier than it starts, and nothing if both
  /// times are the same.
  ///
  /// Times wrap around at midnight: 24:00 is 0:00, and 23:75 is 0:15. So no window has a whole day.
  public init(
    startHour: Int, startMinute: Int = 0, endHour: Int, endMinute: Int = 0
  ) {
    start = QuietHours.minutes(startHour, startMinute)
    end = QuietHours.minutes(endHour, endMinute)
  }

  private static func minutes(_ hour: Int, _ minute: Int) -> Int {
    // Each part is reduced first, so that the sum cannot overflow.
    let sum = hour % 24 * 60 + minute % 1440
    return (sum % 1440 + 1440) % 1440
  }
}

/// A share of the users to whom a popup is not shown, so that its effect can be measured.
///
/// The decision depends only on the account and the key, so it is the same at every launch and on
/// every device. A user who is held out at one percentage is so at every higher one, too.
package struct HoldOut: Sendable, Hashable {
  /// The share, from 0 to 100.
  package let percent: Double

  /// Creates a share, limited to 0 through 100; NaN counts as 0.
  package init(percent: Double) {
    self.percent = percent > 0 ? min(percent, 100) : 0
  }

  /// Whether an account is held out from what has a key; `nil` is the user without an account.
  package func contains(account: String?, key: String) -> Bool {
    var hash = StableHash()
    hash.combine(account == nil ? 0 : 1)
    for byte in (account ?? "").utf8 { hash.combine(byte) }
    // No UTF-8 text has this byte, so account and key cannot run into each other.
    hash.combine(0xFF)
    for byte in key.utf8 { hash.combine(byte) }
    // The upper 53 bits are a fraction that `Double` represents exactly.
    return Double(hash.value >> 11) / 9_007_199_254_740_992 * 100 < percent
  }
}
