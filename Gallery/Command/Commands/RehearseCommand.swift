// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import ArgumentParser
import Foundation
import UsherTesting

/// The command that plays a plan of campaigns for many users.
struct RehearseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rehearse",
    abstract: "Plays a plan of campaigns for many users, and writes a page about who sees what.")

  @Option(help: "The plan, a file in JSON.")
  var plan = "Gallery/Plans/launch-day.json"

  @Option(help: "The number of days of all users together.")
  var userDays = 1_000_000

  @Option(help: "The seed of the random numbers; the same seed leads to the same page.")
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp(
      "What must hold, such as \"welcome ≥ 95 %\"; can be repeated.",
      discussion: """
        The share of users who see a campaign, of those for whom it arrives. If a requirement is not
        met, the exit code is 1.
        """))
  var require: [String] = []

  @Option(help: "The page to write.")
  var output = "Gallery/Output/rehearsal.html"

  func validate() throws {
    guard (1...Rehearsal.mostUserDays).contains(userDays) else {
      throw ValidationError(
        "--user-days is \(userDays); it must be 1 to \(Rehearsal.mostUserDays).")
    }
  }

  func run() throws {
    let start = ContinuousClock.now
    let failures: [String]
    let result: RehearsalResult
    do {
      (result, failures) = try rehearse()
    } catch let error as PlanError {
      error.problems.forEach(Terminal.writeError)
      throw ExitCode.validationFailure
    }
    print(RehearsalPage.table(of: result))
    print("Page: \(URL(fileURLWithPath: output).path)")
    failures.forEach(Terminal.writeError)
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    print("\(result.userDays) user days in \(String(format: "%.1f", seconds)) s")
    if !failures.isEmpty { throw ExitCode.failure }
  }

  /// Plays the plan and writes the page. Returns what was counted and the requirements that are not
  /// met.
  @discardableResult
  func rehearse() throws -> (result: RehearsalResult, failures: [String]) {
    let file = URL(fileURLWithPath: plan)
    let json: Data
    do {
      json = try Data(contentsOf: file)
    } catch {
      throw PlanError(unreadable: plan)
    }
    let rehearsal = try Rehearsal(CampaignPlan(json: json))
    let requirements = try require.map { try RehearsalRequirement($0) }
    // Before it is played, which can take long.
    for requirement in requirements { try requirement.check(rehearsal.plan) }
    let result = rehearsal.run(userDays: userDays, seed: seed)
    let failures = try requirements.compactMap { try $0.failure(in: result) }
    let page = RehearsalPage(
      name: file.deletingPathExtension().lastPathComponent, plan: rehearsal.plan, result: result,
      requirements: requirements, failures: failures)
    let target = URL(fileURLWithPath: output)
    try OutputFolder(path: target.deletingLastPathComponent().path)
      .write(Data(try page.html.utf8), to: target.lastPathComponent)
    return (result, failures)
  }
}
