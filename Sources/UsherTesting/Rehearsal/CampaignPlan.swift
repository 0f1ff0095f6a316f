// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore
import UsherLimits

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
  public var quietHours: QuietHours?
  /// The number of days after which the app has a new version; `nil`: never.
  public var daysPerVersion: Int?
  /// The users.
  public var users: Users

  /// Creates a plan. Whether it makes sense is checked when a rehearsal is created.
  public init(
    campaigns: [Campaign], groups: [Group] = [], lane: Lane = Lane(), quietHours: QuietHours? = nil,
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
    public var limits: [PopupLimit]
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
    public var whenLimited: PopupLimitPolicy
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
      limits: [PopupLimit] = [], groups: [String] = [], isUnsolicited: Bool = true,
      isModal: Bool = true, expiration: Duration? = nil, whenLimited: PopupLimitPolicy = .wait,
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

  /// Campaigns that share limits.
  public struct Group: Sendable, Equatable {
    /// The name by which campaigns refer to it.
    public var name: String
    /// How often its campaigns together may be shown to a user.
    public var limits: [PopupLimit]

    /// Creates a group.
    public init(name: String, limits: [PopupLimit]) {
      self.name = name
      self.limits = limits
    }
  }

  /// The lane of all popups.
  public struct Lane: Sendable, Equatable {
    /// How many popups it shows at a time, from 1 to 10.
    public var capacity: Int
    /// The minimum time between two popups, at most an hour.
    public var gap: Duration
    /// How many unsolicited popups it may show.
    public var budget: LaneBudget

    /// Creates a lane; without arguments it shows one popup at a time and has no budget.
    public init(
      capacity: Int = 1, gap: Duration = .zero, budget: LaneBudget = LaneBudget()
    ) {
      self.capacity = capacity
      self.gap = gap
      self.budget = budget
    }
  }
}
