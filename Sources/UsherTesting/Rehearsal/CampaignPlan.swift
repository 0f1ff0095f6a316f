// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// The campaigns of an app, what limits them, and the users to whom they are shown.
///
/// A ``Rehearsal`` plays it. All popups are in one lane. Days are those of one user: day 1 is the
/// first one, and times of day are local.
public struct CampaignPlan: Sendable, Equatable {
  /// The campaigns, at least one and at most a hundred. Those shown at the same time are submitted in
  /// this order.
  public var campaigns: [Campaign]
  /// The groups that campaigns name, with the limits that the campaigns of a group share.
  public var groups: [Group]
  /// The lane of all popups.
  public var lane: Lane
  /// The time of day in which nothing unsolicited is shown; `nil`: none.
  public var quietHours: Hours?
  /// The number of days after which the app has a new version; `nil`: never.
  public var daysPerVersion: Int?
  /// The users.
  public var users: Users

  /// Creates a plan. Whether it makes sense is checked when a rehearsal is created.
  public init(
    campaigns: [Campaign], groups: [Group] = [], lane: Lane = Lane(), quietHours: Hours? = nil,
    daysPerVersion: Int? = nil, users: Users
  ) {
    self.campaigns = campaigns
    self.groups = groups
    self.lane = lane
    self.quietHours = quietHours
    self.daysPerVersion = daysPerVersion
    self.users = users
  }
}

extension CampaignPlan {
  /// One popup that an app shows again and again, or once, and how users react to it.
  public struct Campaign: Sendable, Equatable {
    /// The key of the popup; no other campaign has it.
    public var key: String
    /// Higher priorities start first.
    public var priority: PopupPriority
    /// The names of the pages on which it may appear; empty: any page. It disappears with its page.
    public var pages: [String]
    /// How often each user may see it.
    public var limits: [Limit]
    /// The names of the groups whose limits it shares.
    public var groups: [String]
    /// Whether the user did not ask for it: the budget of the lane and the quiet hours count only
    /// for these.
    public var isUnsolicited: Bool
    /// Whether the page cannot be used meanwhile: the user stays on it until the popup is dismissed.
    public var isModal: Bool
    /// The maximum time until it appears, from the moment when the app shows it; `nil`: no limit.
    public var expiration: Duration?
    /// What happens when a limit does not allow it.
    public var whenLimited: LimitedPolicy
    /// When the app shows it.
    public var arrival: Arrival
    /// How long users look at it on average, from a tenth of a second to an hour. Single times have
    /// an exponential distribution.
    public var lookTime: Duration
    /// How many of a hundred users dismiss it; the others use its button.
    public var dismissPercent: Double

    /// Creates a campaign that the app shows at every launch.
    public init(
      key: String, priority: PopupPriority = .campaign, pages: [String] = [],
      limits: [Limit] = [], groups: [String] = [], isUnsolicited: Bool = true,
      isModal: Bool = true, expiration: Duration? = nil, whenLimited: LimitedPolicy = .wait,
      arrival: Arrival = Arrival(), lookTime: Duration = .seconds(5), dismissPercent: Double = 50
    ) {
      self.key = key
      self.priority = priority
      self.pages = pages
      self.limits = limits
      self.groups = groups
      self.isUnsolicited = isUnsolicited
      self.isModal = isModal
      self.expiration = expiration
      self.whenLimited = whenLimited
      self.arrival = arrival
      self.lookTime = lookTime
      self.dismissPercent = dismissPercent
    }
  }

  /// What happens to a popup that its limits do not allow when it would start.
  public enum LimitedPolicy: String, Sendable, CaseIterable {
    /// It waits until they do, in this launch.
    case wait
    /// It is dismissed for this launch.
    case drop
  }

  /// When the app shows a popup: by default at every launch, at once.
  public struct Arrival: Sendable, Equatable {
    /// Whether the app shows it a single time; otherwise at every launch in these days.
    public var isOnce: Bool
    /// How many of a hundred launches are such that the app shows it.
    public var percentOfLaunches: Double
    /// The first day on which it can arrive, from 1.
    public var firstDay: Int
    /// The last day on which it can arrive; `nil`: that of the user.
    public var lastDay: Int?
    /// The time from the launch until the app shows it, at most an hour.
    public var delay: Duration

    /// Creates an arrival.
    public init(
      isOnce: Bool = false, percentOfLaunches: Double = 100, firstDay: Int = 1,
      lastDay: Int? = nil, delay: Duration = .zero
    ) {
      self.isOnce = isOnce
      self.percentOfLaunches = percentOfLaunches
      self.firstDay = firstDay
      self.lastDay = lastDay
      self.delay = delay
    }
  }

  /// How often a campaign or a group may be shown to a user.
  public struct Limit: Sendable, Equatable {
    /// What a limit counts within.
    public enum Period: String, Sendable, CaseIterable {
      /// The local day.
      case day
      /// The time from the app's launch to its termination.
      case launch
      /// The version of the app.
      case appVersion
    }

    enum Kind: Sendable, Equatable {
      case total(Int)
      case period(Int, Period)
      case days(Int, Double)
      case rest(Double)
    }

    let kind: Kind

    /// At most a number of impressions, ever.
    public static func atMost(_ count: Int) -> Limit { Limit(kind: .total(count)) }

    /// At most a number of impressions in a period.
    public static func atMost(_ count: Int, per period: Period) -> Limit {
      Limit(kind: .period(count, period))
    }

    /// At most a number of impressions in any span of this many days, at most 366.
    public static func atMost(_ count: Int, inDays days: Double) -> Limit {
      Limit(kind: .days(count, days))
    }

    /// No impression for this many days after the user dismissed one, at most 366.
    public static func rest(days: Double) -> Limit { Limit(kind: .rest(days)) }
  }

  /// Campaigns that share limits.
  public struct Group: Sendable, Equatable {
    /// The name by which campaigns refer to it.
    public var name: String
    /// How often its campaigns together may be shown to a user.
    public var limits: [Limit]

    /// Creates a group.
    public init(name: String, limits: [Limit]) {
      self.name = name
      self.limits = limits
    }
  }

  /// The lane of all popups, and its budget: how many unsolicited ones it may show.
  public struct Lane: Sendable, Equatable {
    /// How many popups it shows at a time, from 1 to 10.
    public var capacity: Int
    /// The minimum time between two popups, at most an hour.
    public var gap: Duration
    /// The most unsolicited impressions in a launch; `nil`: no limit.
    public var perLaunch: Int?
    /// The most unsolicited impressions in a local day; `nil`: no limit.
    public var perDay: Int?
    /// How long after the launch the first one is allowed, at most an hour.
    public var afterLaunch: Duration
    /// How long none is allowed after the user dismissed one, at most 366 days.
    public var quietAfterDismissal: Duration

    /// Creates a lane; without arguments it shows one popup at a time and has no budget.
    public init(
      capacity: Int = 1, gap: Duration = .zero, perLaunch: Int? = nil, perDay: Int? = nil,
      afterLaunch: Duration = .zero, quietAfterDismissal: Duration = .zero
    ) {
      self.capacity = capacity
      self.gap = gap
      self.perLaunch = perLaunch
      self.perDay = perDay
      self.afterLaunch = afterLaunch
      self.quietAfterDismissal = quietAfterDismissal
    }
  }

  /// A part of every day; it contains midnight if it ends earlier than it starts.
  public struct Hours: Sendable, Equatable {
    /// The first minute, counted from midnight, below 1440.
    public var start: Int
    /// The minute after the last one, at most 1440.
    public var end: Int

    /// Creates a part of the day from hours and minutes.
    public init(startHour: Int, startMinute: Int = 0, endHour: Int, endMinute: Int = 0) {
      // Wrong numbers are found when a rehearsal is created; here they must only not overflow.
      start = Hours.minutes(startHour, startMinute)
      end = Hours.minutes(endHour, endMinute)
    }

    static func minutes(_ hour: Int, _ minute: Int) -> Int {
      (0...24).contains(hour) && (0..<60).contains(minute) ? hour * 60 + minute : -1
    }
  }
}
