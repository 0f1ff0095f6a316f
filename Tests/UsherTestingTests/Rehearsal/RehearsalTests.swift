// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import Usher
import UsherTesting

/// Plans whose results can be computed by hand.
struct RehearsalTests {
  private typealias Campaign = CampaignPlan.Campaign

  @Test func `a campaign at every launch is seen at every launch`() throws {
    let result = try CampaignPlan.plan([Campaign(key: "a")]).result()
    let campaign = try result.campaign("a")

    #expect(result.userDays == 300)
    #expect(result.users == 30)
    #expect(campaign.impressions == result.launches)
    #expect(campaign.arrivedUsers == 30)
    #expect(campaign.seenPercent == 100)
    #expect(campaign.medianWait == .zero)
    #expect(campaign.seenUsersByDay.first == 30)
    #expect(campaign.blockers == [])
    #expect(campaign.launchesBeforeImpression == 30)
    #expect(campaign.launchesWithoutImpression == 0)
  }

  @Test func `all of the users dismiss, or none`() throws {
    for percent in [0.0, 100] {
      let plan = CampaignPlan.plan([Campaign(key: "a", dismissPercent: percent)])
      let campaign = try plan.result().campaign("a")
      #expect(campaign.dismissals == (percent == 0 ? 0 : campaign.impressions))
    }
  }

  @Test func `the second of two campaigns waits only for the first one`() throws {
    let plan = CampaignPlan.plan([Campaign(key: "a"), Campaign(key: "b")])
    let result = try plan.result()

    #expect(try result.campaign("a").blockers == [])
    let second = try result.campaign("b")
    #expect(second.causes == [.campaign("a")])
    #expect(second.seenPercent == 100)
    #expect(try #require(second.medianWait) > .milliseconds(700))
  }

  @Test func `with two places both campaigns are seen at once`() throws {
    let plan = CampaignPlan.plan(
      [Campaign(key: "a"), Campaign(key: "b")], lane: CampaignPlan.Lane(capacity: 2))
    let result = try plan.result()

    for campaign in result.campaigns {
      #expect(campaign.blockers == [])
      #expect(campaign.medianWait == .zero)
      #expect(campaign.impressions == result.launches)
    }
  }

  @Test func `the campaign with the higher priority is first, whatever the order of the plan`()
    throws
  {
    let plan = CampaignPlan.plan([
      Campaign(key: "low", priority: 1), Campaign(key: "high", priority: 2),
    ])
    let result = try plan.result()

    #expect(try result.campaign("high").blockers == [])
    #expect(try result.campaign("low").causes == [.campaign("high")])
  }

  @Test func `with a budget of one a day the second and third campaign are never seen`() throws {
    let plan = CampaignPlan.plan(
      ["a", "b", "c"].map { Campaign(key: $0) },
      lane: CampaignPlan.Lane(budget: LaneBudget(perDay: 1)))
    let result = try plan.result()

    #expect(try result.campaign("a").impressions == result.activeDays)
    for key in ["b", "c"] {
      let campaign = try result.campaign(key)
      #expect(campaign.seenPercent == 0)
      #expect(campaign.medianWait == nil)
      #expect(Set(campaign.causes) == [.campaign("a"), .laneBudget])
    }
    #expect(result.daysByPopups[1] == result.activeDays)
  }

  @Test func `with limits of their own all three are seen on three days`() throws {
    let plan = CampaignPlan.plan(
      ["a", "b", "c"].map { Campaign(key: $0, limits: [.atMost(1)]) },
      lane: CampaignPlan.Lane(budget: LaneBudget(perDay: 1)))
    let result = try plan.result()

    for (day, key) in ["a", "b", "c"].enumerated() {
      let campaign = try result.campaign(key)
      #expect(campaign.impressions == 30)
      // Nearly every day has a launch.
      #expect(campaign.seenUsersByDay.prefix(day).allSatisfy { $0 == 0 })
      #expect(campaign.seenUsersByDay[day] > 20)
    }
  }

  @Test func `what the user asked for neither counts in the budget nor waits for it`() throws {
    let plan = CampaignPlan.plan(
      [Campaign(key: "a", isUnsolicited: false), Campaign(key: "b")],
      lane: CampaignPlan.Lane(budget: LaneBudget(perLaunch: 1)))
    let result = try plan.result()

    #expect(result.campaigns.map(\.impressions) == [result.launches, result.launches])
  }

  @Test func `a campaign whose page is never visited is never seen`() throws {
    let plan = CampaignPlan.plan([Campaign(key: "a", pages: ["cart"])]) {
      $0.users.segments[0].pages["cart"] = 0
    }
    let campaign = try plan.result().campaign("a")

    #expect(campaign.seenPercent == 0)
    #expect(campaign.causes == [.page])
    #expect(campaign.launchesWithoutImpression == campaign.launchesBeforeImpression)
  }

  @Test func `a campaign of a later page waits for the page`() throws {
    let plan = CampaignPlan.plan([Campaign(key: "a", pages: ["cart"])]) {
      $0.users.segments[0].pages["cart"] = 1
      $0.users.segments[0].firstPage = "home"
    }
    let campaign = try plan.result().campaign("a")

    #expect(campaign.causes == [.page])
    #expect(campaign.seenPercent == 100)
    #expect(try #require(campaign.medianWait) > .seconds(1))
  }

  @Test func `the gap keeps the second campaign waiting`() throws {
    let plan = CampaignPlan.plan(
      [Campaign(key: "a"), Campaign(key: "b")], lane: CampaignPlan.Lane(gap: .seconds(2)))
    let second = try plan.result().campaign("b")

    #expect(Set(second.causes) == [.campaign("a"), .gap])
  }

  @Test func `a campaign that arrives later waits for the one that is on the screen`() throws {
    var late = Campaign(key: "late", priority: .urgent)
    late.arrival.delay = .milliseconds(100)
    let result = try CampaignPlan.plan([late, Campaign(key: "first")]).result()

    #expect(try result.campaign("first").medianWait == .zero)
    #expect(try result.campaign("late").causes.first == .campaign("first"))
  }

  @Test func `the share of the launches with a campaign is that of the plan`() throws {
    var rare = Campaign(key: "rare")
    rare.arrival.percentOfLaunches = 25
    let result = try CampaignPlan.plan([rare]).result(userDays: 1000)

    let share = Double(try result.campaign("rare").impressions) / Double(result.launches)
    #expect(abs(share - 0.25) < 0.03)
  }

  @Test func `a campaign arrives only in its days`() throws {
    var short = Campaign(key: "short")
    short.arrival.firstDay = 3
    short.arrival.lastDay = 4
    let result = try CampaignPlan.plan([short]).result(userDays: 1000)

    let perUser = Double(try result.campaign("short").impressions) / Double(result.users)
    #expect(abs(perUser - 8) < 1)
  }
}
