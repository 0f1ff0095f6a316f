// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import ArgumentParser
import Foundation
import GalleryStories
import UsherTesting

/// All stories, one after the other, with a report.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Plays stories in virtual time and writes pictures and a report.")

  @Argument(help: "The ids of the stories, as `gallery list` prints them; all, if none is named.")
  var stories: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder that the report is written to; made if it is not there.",
      discussion: """
        Without it that is Gallery/Output for all stories, and a folder in it for some, such as
        Gallery/Output/queue-guide, so that the report of all stories stays.
        """))
  var output: String?

  /// Where the report goes if nobody says: that of some stories never in place of that of all.
  static func folder(for stories: [String]) -> String {
    guard let first = stories.first else { return "Gallery/Output" }
    // A file's name has room for a few.
    let names = stories.count > 4 ? [first, "\(stories.count - 1)-more"] : stories
    return "Gallery/Output/" + names.joined(separator: "+").replacing("/", with: "-")
  }

  func validate() throws {
    for id in stories { _ = try Story.required(id: id) }
  }

  func run() throws {
    let failures = try MainActor.assumeIsolated {
      let folder = OutputFolder(path: output ?? Self.folder(for: stories))
      let chosen = Story.all.filter { stories.isEmpty || stories.contains($0.id) }
      var progress = ProgressLine(total: chosen.count)
      let start = ContinuousClock.now
      var chapters: [Chapter] = []
      for story in chosen {
        progress.begin(story.id)
        // The films of a story are written while the next one is played.
        chapters.last?.finishWriting()
        chapters.append(try Chapter.play(story, into: folder))
      }
      chapters.last?.finishWriting()
      progress.end()
      let styles = stories.isEmpty ? StyleSheet(scale: 2) : nil
      _ = try styles?.write(into: OutputFolder(path: folder.path(of: StylesSection.folder)))
      let report = Report(
        chapters: chapters, styles: styles, duration: ContinuousClock.now - start)
      try folder.write(Data(report.html.utf8), to: "index.html")
      report.summary.forEach { print($0) }
      print("Report: \(folder.path(of: "index.html"))")
      return chapters.flatMap(\.failures)
    }
    failures.forEach(Terminal.writeError)
    if !failures.isEmpty { throw ExitCode.failure }
  }
}
