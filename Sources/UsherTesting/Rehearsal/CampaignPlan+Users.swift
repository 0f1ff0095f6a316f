// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore
import UsherLimits

extension CampaignPlan {
  /// The users of an app: each one lives for some days and belongs to one segment.
  public struct Users: Sendable, Equatable {
    /// How many days each user is observed, from 1 to 366. A user day is one day of one user,
    /// whether or not the app is launched on it.
    public var days: Int
    /// The kinds of users, at least one and at most 20.
    public var segments: [Segment]

    /// Creates users.
    public init(days: Int = 30, segments: [Segment]) {
      self.days = days
      self.segments = segments
    }
  }

  /// A part of every day; it contains midnight if it ends earlier than it starts, and is the whole
  /// day if both times are the same.
  public struct Hours: Sendable, Equatable {
    /// The first minute, counted from midnight.
    public let start: Int
    /// The minute after the last one.
    public let end: Int

    /// Creates a part of the day. Times wrap around at midnight: 24:00 is 0:00.
    public init(startHour: Int, startMinute: Int = 0, endHour: Int, endMinute: Int = 0) {
      let window = QuietHours(
        startHour: startHour, startMinute: startMinute, endHour: endHour, endMinute: endMinute)
      (start, end) = (window.start, window.end)
    }
  }

  /// A kind of users: how often they launch the app and what they do then.
  public struct Segment: Sendable, Equatable {
    /// The name, for messages.
    public var name: String
    /// Its share of the users, as a number that is compared with those of the other segments.
    public var share: Double
    /// How often a user launches the app on an average day, at most 50. The number of each day has a
    /// Poisson distribution.
    public var launchesPerDay: Double
    /// The part of the day in which it is launched, at any time of it alike; `nil`: the whole day.
    public var hours: Hours?
    /// The page after the launch; `nil`: one like the others.
    public var firstPage: String?
    /// The pages by name, each with the number of its visits, compared with the others. A page with
    /// zero is never visited.
    public var pages: [String: Double]
    /// How many pages a user visits in an average launch, from 1 to 200. Single numbers have a
    /// geometric distribution.
    public var pagesPerLaunch: Double
    /// How long a user stays on a page on average, from half a second to an hour, without the time
    /// of modal popups. Single times have an exponential distribution.
    public var timePerPage: Duration

    /// Creates a segment.
    public init(
      name: String = "users", share: Double = 1, launchesPerDay: Double = 1, hours: Hours? = nil,
      firstPage: String? = nil, pages: [String: Double], pagesPerLaunch: Double = 4,
      timePerPage: Duration = .seconds(15)
    ) {
      self.name = name
      self.share = share
      self.launchesPerDay = launchesPerDay
      self.hours = hours
      self.firstPage = firstPage
      self.pages = pages
      self.pagesPerLaunch = pagesPerLaunch
      self.timePerPage = timePerPage
    }
  }
}
