// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// What was counted in a part of a rehearsal. Only whole numbers, so that the parts can be added in
/// any order.
struct RehearsalTally: Sendable, Equatable {
  struct Campaign: Sendable, Equatable {
    var arrivedUsers = 0
    var seenUsers = 0
    var impressions = 0
    var dismissals = 0
    /// The launches in which it waited for its first impression, and those that ended before it.
    var launches = 0
    var unseenLaunches = 0
    /// The times from the arrival to the first impression.
    var waits = TimeHistogram()
    /// The time in the app before the first impression, by the index of what kept it.
    var keptTimes: [Int64]
    /// How many users saw it for the first time, by the number of days since its arrival.
    var seenOnDay: [Int]
  }

  var userDays = 0
  var users = 0
  var launches = 0
  var activeDays = 0
  var timeInApp: Int64 = 0
  var timeWithPopup: Int64 = 0
  /// The number of days with a launch, by the number of popups; the last one is that number or more.
  var popupsPerDay = [Int](repeating: 0, count: RehearsalResult.mostPopups + 1)
  var campaigns: [Campaign]

  init(campaigns count: Int, days: Int) {
    let campaign = Campaign(
      keptTimes: [Int64](repeating: 0, count: Kept.firstCampaign + count),
      seenOnDay: [Int](repeating: 0, count: days + 1))
    campaigns = [Campaign](repeating: campaign, count: count)
  }

  mutating func add(_ other: RehearsalTally) {
    userDays += other.userDays
    users += other.users
    launches += other.launches
    activeDays += other.activeDays
    timeInApp += other.timeInApp
    timeWithPopup += other.timeWithPopup
    popupsPerDay.add(other.popupsPerDay)
    for index in campaigns.indices { campaigns[index].add(other.campaigns[index]) }
  }
}

extension RehearsalTally.Campaign {
  fileprivate mutating func add(_ other: Self) {
    arrivedUsers += other.arrivedUsers
    seenUsers += other.seenUsers
    impressions += other.impressions
    dismissals += other.dismissals
    launches += other.launches
    unseenLaunches += other.unseenLaunches
    waits.add(other.waits)
    keptTimes.add(other.keptTimes)
    seenOnDay.add(other.seenOnDay)
  }
}

extension Array where Element: AdditiveArithmetic {
  fileprivate mutating func add(_ other: [Element]) {
    for index in indices { self[index] += other[index] }
  }
}

/// The index of what keeps a campaign from the screen; from `firstCampaign` on, other campaigns.
enum Kept {
  static let (limit, group, budget, quietHours, page, gap, notShown, expiration) =
    (0, 1, 2, 3, 4, 5, 6, 7)
  static let firstCampaign = 8
}

/// How many times there were of each length, in buckets of about three percent.
struct TimeHistogram: Sendable, Equatable {
  private static let bits = 5
  private(set) var counts = [Int](repeating: 0, count: 40 << bits)
  private(set) var total = 0

  mutating func insert(_ milliseconds: Int64) {
    counts[Self.bucket(of: UInt64(max(milliseconds, 0)))] += 1
    total += 1
  }

  mutating func add(_ other: TimeHistogram) {
    counts.add(other.counts)
    total += other.total
  }

  /// Returns the time that this share of the times does not exceed; `nil` if there are none.
  func percentile(_ percent: Double) -> Duration? {
    guard total > 0 else { return nil }
    let rank = max(1, Int((Double(total) * percent / 100).rounded(.up)))
    var sum = 0
    for (bucket, count) in counts.enumerated() {
      sum += count
      if sum >= rank { return .milliseconds(Self.middle(of: bucket)) }
    }
    return nil
  }

  /// Short times have buckets of their own; above them each power of two has 32.
  private static func bucket(of value: UInt64) -> Int {
    let size = UInt64.bitWidth - value.leadingZeroBitCount - 1
    guard size > bits else { return Int(value) }
    let shift = size - bits
    return min(shift << bits + Int(value >> UInt64(shift)), 40 << bits - 1)
  }

  private static func middle(of bucket: Int) -> UInt64 {
    let shift = max((bucket >> bits) - 1, 0)
    let start = UInt64(bucket - shift << bits) << UInt64(shift)
    return start + (1 << UInt64(shift)) / 2
  }
}
