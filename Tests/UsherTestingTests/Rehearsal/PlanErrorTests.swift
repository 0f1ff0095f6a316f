// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import Usher
import UsherTesting

/// Plans in JSON: what they contain and what is wrong with them.
struct PlanErrorTests {
  private func plan(campaign: String = "", top: String = "", segment: String = "") -> String {
    """
    {"campaigns": [{"key": "a"\(campaign)}]\(top), "users": {"segments": [\
    {"pages": {"home": 1}\(segment)}]}}
    """
  }

  private func problems(_ json: String) -> [String] {
    do {
      _ = try CampaignPlan(json: Data(json.utf8))
      return []
    } catch let error as PlanError {
      return error.problems
    } catch {
      return ["\(error)"]
    }
  }

  @Test func `every field is read`() throws {
    let json = """
      {"campaigns": [{"key": "a", "priority": "urgent", "pages": ["home"], "limits": [{"atMost": 1},
      {"atMost": 2, "per": "launch"}, {"atMost": 3, "inDays": 7}, {"restDays": 1.5}], "groups": ["g"],
      "unsolicited": false, "modal": false, "expirationSeconds": 60, "whenLimited": "drop",
      "arrival": {"once": true, "percentOfLaunches": 20, "firstDay": 2, "lastDay": 9,
      "secondsAfterLaunch": 1.5}, "lookSeconds": 3, "dismissPercent": 10}],
      "groups": [{"name": "g", "limits": [{"atMost": 1, "per": "day"}]}],
      "lane": {"capacity": 2, "gapSeconds": 1, "perLaunch": 3, "perDay": 4, "afterLaunchSeconds": 5,
      "quietAfterDismissalHours": 6}, "quietHours": {"from": "22:30", "to": "7:05"},
      "daysPerVersion": 14, "users": {"days": 20, "segments": [{"name": "all", "share": 3,
      "launchesPerDay": 2, "hours": {"from": "07:00", "to": "24:00"}, "firstPage": "home",
      "pages": {"home": 1}, "pagesPerLaunch": 5, "secondsPerPage": 9}]}}
      """
    let campaign = CampaignPlan.Campaign(
      key: "a", priority: .urgent, pages: ["home"],
      limits: [
        .atMost(1), .atMost(2, per: .launch), .atMost(3, within: .seconds(7 * 86_400)),
        .rest(afterDismissal: .seconds(36 * 3600)),
      ],
      groups: ["g"], isUnsolicited: false, isModal: false, expiration: .seconds(60),
      whenLimited: .drop,
      arrival: CampaignPlan.Arrival(
        isOnce: true, percentOfLaunches: 20, firstDay: 2, lastDay: 9, delay: .milliseconds(1500)),
      lookTime: .seconds(3), dismissPercent: 10)
    let plan = CampaignPlan(
      campaigns: [campaign],
      groups: [CampaignPlan.Group(name: "g", limits: [.atMost(1, per: .day)])],
      lane: CampaignPlan.Lane(
        capacity: 2, gap: .seconds(1),
        budget: LaneBudget(
          perLaunch: 3, perDay: 4, afterLaunch: .seconds(5),
          quietAfterDismissal: .seconds(6 * 3600))),
      quietHours: QuietHours(startHour: 22, startMinute: 30, endHour: 7, endMinute: 5),
      daysPerVersion: 14,
      users: CampaignPlan.Users(
        days: 20,
        segments: [
          CampaignPlan.Segment(
            name: "all", share: 3, launchesPerDay: 2,
            hours: CampaignPlan.Hours(startHour: 7, endHour: 24), firstPage: "home",
            pages: ["home": 1], pagesPerLaunch: 5, timePerPage: .seconds(9))
        ]))

    #expect(try CampaignPlan(json: Data(json.utf8)) == plan)
  }

  @Test func `fields that are omitted have their defaults`() throws {
    let plan = try CampaignPlan(json: Data(plan().utf8))

    #expect(plan.campaigns == [CampaignPlan.Campaign(key: "a")])
    #expect(plan.users.segments == [CampaignPlan.Segment(pages: ["home": 1])])
    #expect(plan.lane == CampaignPlan.Lane())
  }

  @Test(arguments: [
    (#", "prio": 3"#, "campaigns[0]: unknown field “prio”; the fields are arrival,"),
    (
      #", "priority": "high""#,
      "campaigns[0].priority: unknown priority “high”; the names are urgent,"
    ),
    (#", "priority": true"#, "campaigns[0].priority: expected a whole number, found true"),
    (#", "priority": 1.5"#, "campaigns[0].priority: expected a whole number, found 1.5"),
    (#", "pages": "home""#, "campaigns[0].pages: expected a list, found “home”"),
    (#", "pages": [7]"#, "campaigns[0].pages[0]: expected a text, found 7"),
    (#", "pages": ["hom"]"#, "campaigns[0] “a”: there is no page “hom”; the names are home"),
    (#", "groups": ["g"]"#, "campaigns[0] “a”: there is no group “g”; the names are "),
    (#", "limits": [{"per": "day"}]"#, "campaigns[0].limits[0]: expected atMost, atMost with per,"),
    (
      #", "limits": [{"atMost": 1, "per": "week"}]"#,
      "campaigns[0].limits[0].per: expected “day” or “launch” or “appVersion”, found “week”"
    ),
    (
      #", "limits": [{"atMost": 1, "inDays": 400}]"#,
      "campaigns[0].limits[0].inDays: expected 0 to 366, found 400"
    ),
    (#", "limits": [3]"#, "campaigns[0].limits[0]: expected an object, found 3"),
    (#", "lookSeconds": 1e300"#, "campaigns[0] “a”: lookTime is 1000000000.0 seconds;"),
    (#", "lookSeconds": "5""#, "campaigns[0].lookSeconds: expected a number, found “5”"),
    (#", "modal": 1"#, "campaigns[0].modal: expected true or false, found 1"),
    (
      #", "dismissPercent": -1"#,
      "campaigns[0] “a”: dismissPercent is -1.0; it must be 0.0 to 100.0"
    ),
    (
      #", "arrival": {"firstDay": -9, "lastDay": -10}"#, "campaigns[0] “a”: arrival.firstDay is -9;"
    ),
    (#", "whenLimited": "retry""#, "campaigns[0].whenLimited: expected “wait” or “drop”, found"),
  ])
  func `a wrong campaign is named with its place`(fields: String, problem: String) {
    let problems = problems(plan(campaign: fields))
    #expect(problems.first?.hasPrefix(problem) == true, "\(problems)")
  }

  @Test(arguments: [
    (#", "lane": {"capacity": 0}"#, "lane.capacity is 0; it must be 1 to 10"),
    (#", "lane": {"gap": 2}"#, "lane: unknown field “gap”"),
    (#", "lane": {"perDay": -1}"#, "lane.perDay: expected 0 to 1000000, found -1"),
    (
      #", "lane": {"afterLaunchSeconds": 3601}"#,
      "lane.afterLaunchSeconds: expected 0 to 3600, found 3601"
    ),
    (
      #", "lane": {"quietAfterDismissalHours": -1}"#,
      "lane.quietAfterDismissalHours: expected 0 to 8784, found -1"
    ),
    (#", "quietHours": {"from": "22:00"}"#, "quietHours.to: it is required"),
    (#", "quietHours": {"from": "22", "to": "7:00"}"#, "quietHours.from: expected a time from"),
    (#", "quietHours": {"from": "25:00", "to": "7:00"}"#, "quietHours.from: expected a time from"),
    (#", "daysPerVersion": 0"#, "daysPerVersion is 0; it must be 1 to 366"),
    (#", "groups": [{"name": "g"}, {"name": "g"}]"#, "groups[1]: the name “g” is in use already"),
    (#", "groups": [{}]"#, "groups[0].name: it is required"),
    (#", "color": 1"#, "unknown field “color”; the fields are campaigns, daysPerVersion, groups,"),
  ])
  func `a wrong plan is named with its place`(fields: String, problem: String) {
    let problems = problems(plan(top: fields))
    #expect(problems.first?.hasPrefix(problem) == true, "\(problems)")
  }

  @Test(arguments: [
    (#", "share": 0"#, "users.segments: at least one must have a share above 0"),
    (#", "launchesPerDay": 51"#, "users.segments[0] “users”: launchesPerDay is 51.0;"),
    (#", "firstPage": "cart""#, "users.segments[0] “users”: there is no page “cart”"),
    (#", "secondsPerPage": 0"#, "users.segments[0] “users”: timePerPage is 0.0 seconds;"),
    (
      #", "hours": {"from": "7:00", "to": "7:77"}"#,
      "users.segments[0].hours.to: expected a time from “0:00” to “24:00”, found “7:77”"
    ),
  ])
  func `a wrong segment is named with its place`(fields: String, problem: String) {
    let problems = problems(plan(segment: fields))
    #expect(problems.first?.hasPrefix(problem) == true, "\(problems)")
  }

  @Test func `what is not JSON is named`() {
    #expect(problems("{").first?.hasPrefix("the plan is not JSON: ") == true)
    #expect(problems("").first?.hasPrefix("the plan is not JSON: ") == true)
    #expect(problems("[]") == ["expected an object, found a list"])
    #expect(problems("{}") == ["users: it is required"])
    #expect(problems(#"{"users": null}"#) == ["users: it is required"])
    #expect(problems(String(repeating: "[", count: 100_000)).count == 1)
    #expect(problems(#"{"users": {"days": 1e999}}"#).count == 1)
  }

  @Test func `a plan has at most a million bytes and a hundred campaigns`() {
    let long = plan() + String(repeating: " ", count: 1_000_000)
    #expect(problems(long).first?.hasSuffix("1000000 are the most") == true)
    let campaigns = (0...100).map { #"{"key": "\#($0)"}"# }.joined(separator: ",")
    let many = #"{"campaigns": [\#(campaigns)], "users": {"segments": [{"pages": {"home": 1}}]}}"#
    #expect(problems(many) == ["campaigns has 101 elements; it must have 1 to 100"])
  }

  @Test func `all problems of a plan are named at once`() {
    let json = """
      {"campaigns": [], "users": {"days": 0, "segments": [{"pages": {}}]}}
      """
    #expect(problems(json).count == 4)
  }

  @Test func `a plan in Swift is checked, too`() {
    #expect(throws: PlanError.self) {
      try Rehearsal(.plan([CampaignPlan.Campaign(key: "a", dismissPercent: .nan)]))
    }
    #expect(throws: PlanError.self) {
      try Rehearsal(.plan([CampaignPlan.Campaign(key: "a"), CampaignPlan.Campaign(key: "a")]))
    }
  }
}
