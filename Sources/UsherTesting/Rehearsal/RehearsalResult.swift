// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// What a rehearsal has counted.
public struct RehearsalResult: Sendable, Equatable {
  /// The number of popups from which days are counted together.
  public static let mostPopups = 8

  /// The seed of the random numbers.
  public let seed: UInt64
  /// The number of days of all users together.
  public let userDays: Int
  /// The number of users.
  public let users: Int
  /// How many days each user was observed.
  public let daysPerUser: Int
  /// How often the app was launched.
  public let launches: Int
  /// The number of user days with a launch.
  public let activeDays: Int
  /// How long the app was used, without the time between launches.
  public let timeInApp: Duration
  /// How long a popup was on the screen.
  public let timeWithPopup: Duration
  /// The number of active days on which a user saw 0, 1, 2 … popups; the last number is that of all
  /// days with `mostPopups` or more.
  public let daysByPopups: [Int]
  /// What became of each campaign, in the order of the plan.
  public let campaigns: [Campaign]

  /// The popups that a user sees on an average active day.
  public var popupsPerActiveDay: Double {
    Double(campaigns.reduce(0) { $0 + $1.impressions }) / Double(max(activeDays, 1))
  }

  /// What became of one campaign.
  public struct Campaign: Sendable, Equatable {
    /// The key.
    public let key: String
    /// The users for whom it arrived: in one of their launches the app showed it.
    public let arrivedUsers: Int
    /// Those of them who saw it.
    public let seenUsers: Int
    /// How often it was seen: it was visible for a second, or the user acted sooner.
    public let impressions: Int
    /// How often the user dismissed it.
    public let dismissals: Int
    /// The median time from its arrival to the first impression, of those who saw it.
    public let medianWait: Duration?
    /// The time that nine of ten first impressions do not exceed.
    public let longWait: Duration?
    /// The launches in which the app showed it to users who had not seen it yet.
    public let launchesBeforeImpression: Int
    /// Those of them that ended before the user saw it.
    public let launchesWithoutImpression: Int
    /// What kept it from the screen, by the time in the app from its arrival to its first impression,
    /// the longest first.
    public let blockers: [Blocker]
    /// How many users saw it first on the day of its arrival, on the next day, and so on.
    public let seenUsersByDay: [Int]

    /// The share of users who saw it, of those for whom it arrived, from 0 to 100; `nil` if it
    /// arrived for none.
    public var seenPercent: Double? {
      arrivedUsers == 0 ? nil : Double(seenUsers) / Double(arrivedUsers) * 100
    }

    /// The impressions per user for whom it arrived.
    public var impressionsPerUser: Double { Double(impressions) / Double(max(arrivedUsers, 1)) }
  }

  /// What kept a campaign from the screen, and for how long.
  public struct Blocker: Sendable, Equatable {
    /// What kept it from the screen.
    public let cause: Cause
    /// The time in the app, of all users together.
    public let time: Duration
    /// The share of the time in which it waited, from 0 to 100.
    public let percent: Double
  }

  /// What keeps a campaign from the screen.
  public enum Cause: Sendable, Hashable {
    /// One of its own limits.
    case limit
    /// A limit of one of its groups.
    case groupLimit
    /// The budget of the lane.
    case laneBudget
    /// The quiet hours.
    case quietHours
    /// No page that it may appear on is visible.
    case page
    /// The gap after another popup.
    case gap
    /// Its launch has ended, and the app has not shown it again.
    case launchEnded
    /// It has expired in this launch.
    case expiration
    /// Another campaign, with this key, is on the screen.
    case campaign(String)
  }
}

extension RehearsalResult {
  init(_ tally: RehearsalTally, of plan: CampaignPlan, prepared: PreparedPlan, seed: UInt64) {
    self.seed = seed
    userDays = tally.userDays
    users = tally.users
    daysPerUser = prepared.days
    launches = tally.launches
    activeDays = tally.activeDays
    timeInApp = .milliseconds(tally.timeInApp)
    timeWithPopup = .milliseconds(tally.timeWithPopup)
    daysByPopups = tally.popupsPerDay
    let keys = prepared.campaigns.map { plan.campaigns[$0.index].key }
    let counted = zip(prepared.campaigns, tally.campaigns)
      .sorted { $0.0.index < $1.0.index }
    campaigns = counted.map { campaign, tally in
      Campaign(tally, key: plan.campaigns[campaign.index].key, keys: keys)
    }
  }
}

extension RehearsalResult.Campaign {
  fileprivate init(_ tally: RehearsalTally.Campaign, key: String, keys: [String]) {
    self.key = key
    arrivedUsers = tally.arrivedUsers
    seenUsers = tally.seenUsers
    impressions = tally.impressions
    dismissals = tally.dismissals
    medianWait = tally.waits.percentile(50)
    longWait = tally.waits.percentile(90)
    launchesBeforeImpression = tally.launches
    launchesWithoutImpression = tally.unseenLaunches
    seenUsersByDay = tally.seenOnDay
    let total = tally.keptTimes.reduce(0, +)
    let found = tally.keptTimes.enumerated().filter { $0.element > 0 }
      .sorted { $0.element == $1.element ? $0.offset < $1.offset : $0.element > $1.element }
    blockers = found.map { index, time in
      RehearsalResult.Blocker(
        cause: RehearsalResult.Cause(index, keys: keys), time: .milliseconds(time),
        percent: Double(time) / Double(total) * 100)
    }
  }
}

extension RehearsalResult.Cause {
  fileprivate init(_ index: Int, keys: [String]) {
    self =
      switch index {
      case Kept.limit: .limit
      case Kept.group: .groupLimit
      case Kept.budget: .laneBudget
      case Kept.quietHours: .quietHours
      case Kept.page: .page
      case Kept.gap: .gap
      case Kept.notShown: .launchEnded
      case Kept.expiration: .expiration
      default: .campaign(keys[index - Kept.firstCampaign])
      }
  }
}

extension RehearsalResult.Cause: CustomStringConvertible {
  /// The cause in words, such as "another campaign: “sale”".
  public var description: String {
    switch self {
    case .limit: "its own limits"
    case .groupLimit: "the limits of its group"
    case .laneBudget: "the budget of the lane"
    case .quietHours: "quiet hours"
    case .page: "its page is not visible"
    case .gap: "the gap between popups"
    case .launchEnded: "its launch ended, not shown again"
    case .expiration: "it has expired"
    case .campaign(let key): "another campaign: “\(key)”"
    }
  }
}
