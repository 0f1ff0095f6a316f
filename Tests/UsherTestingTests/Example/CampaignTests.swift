// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import Usher
import UsherTesting

/// An example to copy: a test of who sees the campaigns of an app.
struct CampaignTests {
  // snippet.plan
  @Test func `nearly all users see the loyalty card`() throws {
    let plan = CampaignPlan(
      campaigns: [
        .init(key: "daily-deal", limits: [.atMost(3, within: .seconds(7 * 86_400))]),
        .init(key: "loyalty-card", priority: .guide, pages: ["home"], limits: [.atMost(1)]),
      ],
      lane: .init(budget: .init(perDay: 1)),
      users: .init(segments: [
        .init(launchesPerDay: 1.2, firstPage: "home", pages: ["home": 2, "product": 5])
      ]))

    let result = try Rehearsal(plan).run(userDays: 3000)
    #expect(try RehearsalRequirement("loyalty-card ≥ 95 %").failure(in: result) == nil)
  }
  // snippet.end
}
