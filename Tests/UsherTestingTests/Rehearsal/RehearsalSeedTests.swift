// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import Usher

@testable import UsherTesting

/// Seeds, cores and the numbers that come from them.
struct RehearsalSeedTests {
  private let plan = CampaignPlan.plan(
    [
      CampaignPlan.Campaign(key: "a", limits: [.atMost(1, per: .day)]),
      CampaignPlan.Campaign(key: "b", pages: ["cart"]),
    ],
    lane: CampaignPlan.Lane(gap: .seconds(1), budget: LaneBudget(perLaunch: 1))
  ) { $0.users.segments[0].pages["cart"] = 2 }

  @Test func `a seed has one result on one core and on several`() throws {
    let result = try plan.result(userDays: 700, seed: 7, cores: 1)

    #expect(try plan.result(userDays: 700, seed: 7, cores: 2) == result)
    #expect(try plan.result(userDays: 700, seed: 7, cores: 5) == result)
    #expect(try plan.result(userDays: 700, seed: 8, cores: 2) != result)
  }

  @Test func `another campaign does not change what users do`() throws {
    var other = plan
    other.campaigns.append(CampaignPlan.Campaign(key: "c", priority: 1))

    let (first, second) = (try plan.result(), try other.result())
    #expect(first.launches == second.launches)
    #expect(first.activeDays == second.activeDays)
    #expect(first.campaigns[0].impressions == second.campaigns[0].impressions)
  }

  @Test func `campaigns that are over for a launch need not be queued`() {
    var limited = CampaignPlan.Campaign(key: "c", limits: [.atMost(2)], groups: ["g"])
    limited.arrival.delay = .seconds(4)
    let other = CampaignPlan.Campaign(key: "d", groups: ["g"], isModal: false)
    var lane = plan.lane
    lane.budget.afterLaunch = .seconds(2)
    let prepared = PreparedPlan(
      .plan(
        [limited, other] + plan.campaigns, groups: [.init(name: "g", limits: [.atMost(4)])],
        lane: lane, days: 20, change: { $0.users.segments[0].pages["cart"] = 2 }))
    var players = [false, true].map {
      RehearsalPlayer(prepared, seed: 5, queuesEverything: $0)
    }
    for index in players.indices { for user in 0..<20 { players[index].play(user: user) } }

    #expect(players[0].tally.campaigns[0].seenUsers > 0)
    #expect(players[0].tally == players[1].tally)
  }

  @Test(arguments: [(1, 10), (10, 10), (11, 20), (0, 10), (-5, 10)])
  func `as many users are played as the days take`(days: Int, played: Int) throws {
    #expect(try plan.result(userDays: days).userDays == played)
  }

  @Test func `random numbers have their means`() {
    var random = RehearsalRandom(seed: 3, stream: 4)
    let count = 20_000
    func mean(_ draw: () -> Double) -> Double {
      (0..<count).reduce(0) { sum, _ in sum + draw() } / Double(count)
    }

    #expect(abs(mean { Double(random.events(mean: 2.5)) } - 2.5) < 0.05)
    #expect(abs(mean { Double(random.count(mean: 4)) } - 4) < 0.1)
    #expect(abs(mean { Double(random.time(mean: 1000)) } - 1000) < 25)
    #expect(abs(mean { random.isChosen(percent: 30) ? 1 : 0 } - 0.3) < 0.01)
    #expect(abs(mean { Double(random.index(in: [0, 1, 4])) } - 1.75) < 0.02)
    #expect(random.count(mean: 1) == 1)
    #expect(random.events(mean: 0) == 0)
    #expect((0..<1000).allSatisfy { _ in !random.isChosen(percent: 0) })
  }

  @Test func `percentiles are right within three percent`() throws {
    var times = TimeHistogram()
    #expect(times.percentile(50) == nil)
    for time in 1...1000 { times.insert(Int64(time) * 1000) }
    times.insert(-1)

    let median = try #require(times.percentile(50))
    #expect(abs(median / .seconds(500) - 1) < 0.03)
    let ninety = try #require(times.percentile(90))
    #expect(abs(ninety / .seconds(900) - 1) < 0.03)
    #expect(times.percentile(0) == .zero)
    times.insert(.max)
    #expect(times.total == 1002)
  }
}
