// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import ArgumentParser
import Foundation
import GalleryStories
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
        // The films of a story are written while the next story is played.
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
