// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import Usher
import UsherTesting

extension CampaignPlan {
  /// A plan whose users launch the app often, in the daytime, and visit only the page “home”.
  static func plan(
    _ campaigns: [Campaign], groups: [Group] = [], lane: Lane = Lane(), days: Int = 10,
    change: (inout CampaignPlan) -> Void = { _ in }
  ) -> CampaignPlan {
    var plan = CampaignPlan(
      campaigns: campaigns, groups: groups, lane: lane,
      users: Users(
        days: days,
        segments: [
          Segment(
            launchesPerDay: 4, hours: Hours(startHour: 9, endHour: 18), pages: ["home": 1],
            pagesPerLaunch: 3, timePerPage: .seconds(20))
        ]))
    change(&plan)
    return plan
  }

  /// The result for 300 user days.
  func result(userDays: Int = 300, seed: UInt64 = 1, cores: Int? = nil) throws -> RehearsalResult {
    try Rehearsal(self).run(userDays: userDays, seed: seed, cores: cores)
  }
}

extension RehearsalResult {
  func campaign(_ key: String) throws -> Campaign {
    try #require(campaigns.first { $0.key == key })
  }
}

extension RehearsalResult.Campaign {
  var causes: [RehearsalResult.Cause] { blockers.map(\.cause) }
}
