// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import Usher
import UsherTesting

/// Limits over launches and days.
struct RehearsalLimitTests {
  private typealias Campaign = CampaignPlan.Campaign

  /// The impressions per user, or per day, launch or version.
  @Test func `limits count over launches and days`() throws {
    let limits: [(PopupLimit, (RehearsalResult) -> Int)] = [
      (.atMost(0), { _ in 0 }),
      (.atMost(3), { 3 * $0.users }),
      (.atMost(1, per: .day), \.activeDays),
      (.atMost(1, per: .launch), \.launches),
      (.atMost(1, per: .appVersion), { 2 * $0.users }),
      (.atMost(2, within: .seconds(366 * 86_400)), { 2 * $0.users }),
      (.rest(afterDismissal: .seconds(366 * 86_400)), \.users),
    ]
    for (limit, expected) in limits {
      let plan = CampaignPlan.plan(
        [Campaign(key: "a", limits: [limit], dismissPercent: 100)],
        change: { $0.daysPerVersion = 5 })
      let result = try plan.result()
      #expect(try result.campaign("a").impressions == expected(result), "\(limit)")
    }
  }

  @Test func `an impression rests only after a dismissal`() throws {
    let plan = CampaignPlan.plan([
      Campaign(key: "a", limits: [.rest(afterDismissal: .seconds(366 * 86_400))], dismissPercent: 0)
    ])
    let result = try plan.result()

    #expect(try result.campaign("a").impressions == result.launches)
  }

  @Test func `the lane is quiet after a dismissal`() throws {
    let plan = CampaignPlan.plan(
      [Campaign(key: "a", dismissPercent: 100), Campaign(key: "b")],
      lane: CampaignPlan.Lane(budget: LaneBudget(quietAfterDismissal: .seconds(366 * 86_400))))
    let result = try plan.result()

    #expect(result.campaigns.map(\.impressions) == [30, 0])
    #expect(try result.campaign("b").causes.contains(.laneBudget))
  }

  @Test func `campaigns of a group share its limits`() throws {
    let plan = CampaignPlan.plan(
      [Campaign(key: "a", groups: ["offers"]), Campaign(key: "b", groups: ["offers"])],
      groups: [CampaignPlan.Group(name: "offers", limits: [.atMost(1)])])
    let result = try plan.result()

    #expect(result.campaigns.map(\.impressions) == [30, 0])
    #expect(Set(try result.campaign("b").causes) == [.campaign("a"), .groupLimit])
  }

  @Test func `a campaign without impressions left is kept by its own limit`() throws {
    let plan = CampaignPlan.plan([Campaign(key: "a", limits: [.atMost(0)])])

    #expect(try plan.result().campaign("a").causes == [.limit])
  }

  @Test func `nothing unsolicited is seen in quiet hours`() throws {
    let plan = CampaignPlan.plan(
      [Campaign(key: "a"), Campaign(key: "asked", isUnsolicited: false)],
      change: { $0.quietHours = QuietHours(startHour: 8, endHour: 20) })
    let result = try plan.result()

    #expect(try result.campaign("asked").impressions == result.launches)
    #expect(try result.campaign("a").seenPercent == 0)
    #expect(try result.campaign("a").causes.contains(.quietHours))
  }

  @Test func `a postponed campaign is asked for again after its wait`() throws {
    let lane = CampaignPlan.Lane(budget: LaneBudget(afterLaunch: .seconds(3)))
    let campaign = try CampaignPlan.plan([Campaign(key: "a")], lane: lane).result().campaign("a")

    #expect(campaign.causes == [.laneBudget])
    #expect(campaign.seenPercent == 100)
    let median = try #require(campaign.medianWait)
    #expect(abs(median / .seconds(1) - 3) < 0.1)
  }

  @Test func `a campaign that is dropped when it is limited is not seen in that launch`() throws {
    let plan = CampaignPlan.plan(
      [Campaign(key: "a", whenLimited: .drop)],
      lane: CampaignPlan.Lane(budget: LaneBudget(afterLaunch: .seconds(3))))
    let campaign = try plan.result().campaign("a")

    #expect(campaign.seenPercent == 0)
    #expect(campaign.causes == [.laneBudget])
  }

  @Test func `a campaign that expires meanwhile is not seen in that launch`() throws {
    let plan = CampaignPlan.plan(
      [Campaign(key: "a", expiration: .seconds(1))],
      lane: CampaignPlan.Lane(budget: LaneBudget(afterLaunch: .seconds(3))))
    let campaign = try plan.result().campaign("a")

    #expect(campaign.seenPercent == 0)
    #expect(Set(campaign.causes) == [.laneBudget, .expiration])
  }

  @Test func `what the app shows once is lost with its launch`() throws {
    var once = Campaign(key: "a")
    once.arrival.isOnce = true
    let plan = CampaignPlan.plan(
      [once], lane: CampaignPlan.Lane(budget: LaneBudget(afterLaunch: .seconds(3600))))
    let campaign = try plan.result().campaign("a")

    #expect(campaign.seenPercent == 0)
    #expect(Set(campaign.causes) == [.laneBudget, .launchEnded])
    #expect(campaign.launchesBeforeImpression == 30)
  }

  @Test func `a page that is left within a second takes the impression back`() throws {
    let plan = CampaignPlan.plan(
      [
        Campaign(
          key: "a", pages: ["home"], limits: [.atMost(1)], isModal: false, lookTime: .seconds(60))
      ],
      change: {
        $0.users.segments[0].pages["cart"] = 1
        $0.users.segments[0].pagesPerLaunch = 20
        $0.users.segments[0].timePerPage = .milliseconds(600)
      })
    let campaign = try plan.result().campaign("a")

    // Hardly one in five visits of the page is long enough, and the limit allows one impression.
    #expect(try #require(campaign.seenPercent) > 80)
    #expect(campaign.impressions == campaign.seenUsers)
  }

  @Test func `a popup that is not modal lets the user visit other pages`() throws {
    func timeInApp(isModal: Bool) throws -> Duration {
      try CampaignPlan.plan([Campaign(key: "a", isModal: isModal, lookTime: .seconds(30))])
        .result().timeInApp
    }

    #expect(try timeInApp(isModal: true) > timeInApp(isModal: false) + .seconds(10_000))
  }
}
