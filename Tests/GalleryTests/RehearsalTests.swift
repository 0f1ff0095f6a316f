// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import ArgumentParser
import Foundation
import Testing
import UsherTesting

@testable import gallery

/// The command `gallery rehearse` and its page.
struct RehearseCommandTests {
  private static let plans = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Gallery/Plans")

  private func command(_ arguments: String..., plan: String = "launch-day") throws
    -> RehearseCommand
  {
    try RehearseCommand.parse(
      ["--plan", Self.plans.appendingPathComponent("\(plan).json").path, "--user-days", "600"]
        + arguments)
  }

  /// Runs a command whose page is read and removed. Returns the page, too.
  private func rehearse(
    _ arguments: String..., plan: String = "launch-day"
  ) throws -> (page: String, result: RehearsalResult, failures: [String]) {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var command = try command(plan: plan)
    command.require = arguments
    command.output = "\(folder)/sub/rehearsal.html"
    let (result, failures) = try command.rehearse()
    return (try String(contentsOfFile: command.output, encoding: .utf8), result, failures)
  }

  @Test func `without options it plays a million days of the plan that ships`() throws {
    let command = try RehearseCommand.parse([])

    #expect(command.plan == "Gallery/Plans/launch-day.json")
    #expect(command.userDays == 1_000_000)
    #expect(command.output == "Gallery/Output/rehearsal.html")
  }

  @Test(arguments: ["0", "-1", "1000000001", "many"])
  func `other numbers of days are refused`(days: String) {
    #expect(throws: (any Error).self) { try RehearseCommand.parse(["--user-days=\(days)"]) }
  }

  @Test func `every plan in the gallery can be played`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.plans.path)
    #expect(files.count == 3)
    for file in files {
      let json = try Data(contentsOf: Self.plans.appendingPathComponent(file))
      let result = try Rehearsal(CampaignPlan(json: json)).run(userDays: 300)
      #expect(result.launches > 0, "\(file)")
    }
  }

  @Test func `the same seed has the same page`() throws {
    #expect(try rehearse().page == rehearse().page)
  }

  @Test func `the page needs no other file and names every campaign`() throws {
    let (page, result, _) = try rehearse()

    #expect(!page.contains("<link rel=\"stylesheet\""))
    #expect(!page.contains("<script"))
    #expect(page.contains("600 days of 20 users"))
    for campaign in result.campaigns {
      #expect(page.contains("<title>\(campaign.key): "), "\(campaign.key)")
      #expect(page.contains("saw \(campaign.key) on the day of its arrival"), "\(campaign.key)")
    }
    #expect(page.count { $0 == "\u{FFFD}" } == 0)
    // The page has a title, too.
    let titles = page.components(separatedBy: "<title>").count
    #expect(page.components(separatedBy: "<svg").count == titles - 1)
  }

  @Test func `requirements that are not met are on the page`() throws {
    let (page, _, failures) = try rehearse("consent ≥ 90 %", "survey >= 99.5 %")

    #expect(failures.count == 1)
    #expect(failures.first?.hasPrefix("survey ≥ 99.5 % is not met: ") == true)
    #expect(page.contains("class=\"failure\">survey ≥ 99.5&nbsp;% is not met"))
    #expect(page.contains("required 90 %"))
  }

  @Test func `a plan that is wrong or missing is an error before anything is played`() throws {
    var wrong = try command(plan: "nowhere")
    #expect(throws: PlanError.self) { try wrong.rehearse() }
    wrong = try command()
    wrong.require = ["nothing ≥ 1 %"]
    #expect(throws: PlanError.self) { try wrong.rehearse() }
  }

  @Test func `names are escaped`() throws {
    let plan = CampaignPlan(
      campaigns: [.init(key: "<b>&"), .init(key: "\"other\"")],
      users: .init(days: 2, segments: [.init(pages: ["home": 1])]))
    let page = RehearsalPage(
      name: "<i>", plan: plan, result: try Rehearsal(plan).run(userDays: 100), requirements: [],
      failures: [])

    let html = try page.html
    #expect(!html.contains("<b>&"))
    #expect(!html.contains("<i>"))
    #expect(html.contains("&lt;b&gt;&amp;"))
  }

  @Test func `the table of the terminal has a row for each campaign`() throws {
    let rows = RehearsalPage.table(of: try rehearse().result).split(separator: "\n")

    #expect(rows.count == 13)
    #expect(rows[0].hasPrefix("campaign "))
    #expect(rows[1].hasPrefix("consent "))
  }

  @Test(arguments: [
    (0, "0 %"), (0.01, "< 0.1 %"), (12.34, "12.3 %"), (50, "50 %"), (99.97, "> 99.9 %"),
    (100, "100 %"),
  ])
  func `nearly nothing and nearly everything are named so`(percent: Double, text: String) {
    #expect(percent.percentText == text)
  }

  @Test(
    arguments: [
      (nil, "–"), (.milliseconds(100), "at once"), (.seconds(8), "8 s"), (.seconds(600), "10 min"),
      (.seconds(7200), "2 h"), (.seconds(172_800), "2.0 days"),
    ] as [(Duration?, String)])
  func `times have their natural unit`(time: Duration?, text: String) {
    #expect(time.words == text)
  }
}
