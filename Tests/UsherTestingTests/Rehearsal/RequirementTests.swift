// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherTesting

/// What a rehearsal requires, such as "welcome ≥ 95 %".
struct RequirementTests {
  @Test(arguments: [
    "welcome ≥ 95 %", "welcome >= 95%", "welcome>=95", "  welcome  ≥  95.0%  ",
  ])
  func `a requirement can be written in several ways`(text: String) throws {
    let requirement = try RehearsalRequirement(text)
    #expect(requirement == RehearsalRequirement(key: "welcome", percent: 95))
    #expect(requirement.description == "welcome ≥ 95 %")
  }

  @Test(arguments: [
    "", "welcome", "≥ 95 %", "welcome ≥", "welcome ≥ 101 %", "welcome > 95 %", "a ≥ -1",
  ])
  func `other texts are no requirements`(text: String) {
    #expect(throws: PlanError.self) { try RehearsalRequirement(text) }
  }

  @Test func `a key may contain spaces`() throws {
    #expect(try RehearsalRequirement("summer sale ≥ 12.5 %").key == "summer sale")
  }

  @Test func `a requirement names the share that does not meet it`() throws {
    let plan = CampaignPlan.plan([
      CampaignPlan.Campaign(key: "a"), CampaignPlan.Campaign(key: "b", limits: [.atMost(0)]),
      CampaignPlan.Campaign(
        key: "c", arrival: CampaignPlan.Arrival(percentOfLaunches: 0)),
    ])
    let result = try plan.result()

    #expect(try RehearsalRequirement("a ≥ 100 %").failure(in: result) == nil)
    #expect(
      try RehearsalRequirement("b ≥ 5 %").failure(in: result)
        == "b ≥ 5 % is not met: 0 % of the users for whom it arrived saw it")
    #expect(try RehearsalRequirement("b ≥ 0 %").failure(in: result) == nil)
    #expect(
      try RehearsalRequirement("c ≥ 5 %").failure(in: result)
        == "c ≥ 5 % is not met: it arrived for no user")
  }

  @Test func `an unknown campaign is an error`() throws {
    let plan = CampaignPlan.plan([CampaignPlan.Campaign(key: "a")])
    let requirement = try RehearsalRequirement("welcom ≥ 5 %")

    let error = PlanError.self
    #expect(throws: error) { try requirement.check(plan) }
    #expect(throws: error) { try requirement.failure(in: plan.result()) }
  }
}
