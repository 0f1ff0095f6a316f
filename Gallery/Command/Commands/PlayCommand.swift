// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import ArgumentParser
import Foundation
import GalleryStories
import Synchronization
import UsherTesting

/// The command that plays stories and writes a report.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Plays stories in virtual time and writes pictures and a report.")

  @Argument(help: "The IDs of the stories, as printed by `gallery list`; all stories by default.")
  var stories: [String] = []

  @Option(
    help: ArgumentHelp(
      "The output folder; created if it does not exist.",
      discussion: """
        By default Gallery/Output for all stories, and a subfolder such as
        Gallery/Output/queue-guide for some stories, so that the report of all stories is kept.
        """))
  var output: String?

  @Option(help: "The number of processes that play; by default one for each core.")
  var jobs: Int?

  @Option(help: PhoneOptions.System.help)
  var system = PhoneOptions.System.standard

  /// Returns the default output folder. A report of some stories does not replace that of all
  /// stories.
  static func folder(for stories: [String]) -> String {
    guard let first = stories.first else { return "Gallery/Output" }
    // The length of a file name is limited.
    let names = stories.count > 4 ? [first, "\(stories.count - 1)-more"] : stories
    return "Gallery/Output/" + names.joined(separator: "+").replacing("/", with: "-")
  }

  func validate() throws {
    for id in stories { _ = try Story.required(id: id) }
    guard jobs ?? 1 > 0 else {
      throw ValidationError("--jobs is \(jobs ?? 0); it must be positive.")
    }
  }

  func run() throws {
    let folder = OutputFolder(path: output ?? Self.folder(for: stories))
    let chosen = Story.all.filter { stories.isEmpty || stories.contains($0.id) }
    let start = ContinuousClock.now
    let replies = try replies(for: chosen, into: folder)
    let played = zip(chosen, replies).map { story, reply in
      switch reply {
      case .story(let report): report
      case .failure(let reason): StoryReport(story, failure: reason)
      case .styles: StoryReport(story, failure: "the reply was to another line")
      }
    }
    var failures = played.flatMap(\.failures)
    var styles: String?
    if replies.count > chosen.count {
      switch replies[chosen.count] {
      case .styles(let section): styles = section
      case .failure(let reason): failures.append("alert styles: \(reason)")
      case .story: failures.append("alert styles: the reply was to another line")
      }
    }
    var hasRehearsal = false
    if stories.isEmpty {
      do {
        try Self.rehearsal(into: folder).rehearse()
        hasRehearsal = true
      } catch let error as PlanError {
        failures += error.problems.map { "rehearsal: \($0)" }
      }
    }
    let report = Report(
      stories: played, styles: styles, hasRehearsal: hasRehearsal, system: system,
      duration: ContinuousClock.now - start)
    try report.write(into: folder)
    print(report.summary)
    print("Report: \(folder.path(of: "index.html"))")
    failures.forEach(Terminal.writeError)
    if !failures.isEmpty { throw ExitCode.failure }
  }

  /// The command that writes the page about the rehearsal: with so few users it takes no longer than
  /// a story.
  static func rehearsal(into folder: OutputFolder) throws -> RehearseCommand {
    try RehearseCommand.parse([
      "--user-days", "20000", "--output", folder.path(of: Report.rehearsal),
    ])
  }

  /// The arguments of the processes that play.
  func playerArguments(for folder: OutputFolder) -> [String] {
    ["player", "--output", folder.url.path, "--system", system.rawValue]
  }

  /// Plays the stories, and the alert styles last if all stories are played.
  private func replies(for chosen: [Story], into folder: OutputFolder) throws -> [PlayerReply] {
    guard let executable = Bundle.main.executableURL else {
      throw ValidationError("The path of this program is not known.")
    }
    let players = PlayerProcesses(
      executable: executable, arguments: playerArguments(for: folder),
      count: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    let lines = chosen.map(\.id) + (stories.isEmpty ? [PlayerCommand.styles] : [])
    let progress = Mutex(ProgressLine(total: lines.count))
    defer { progress.withLock { $0.end() } }
    return players.replies(to: lines) { line in progress.withLock { $0.begin(line) } }
  }
}
