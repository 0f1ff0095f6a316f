// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import ArgumentParser
import Foundation
import GalleryStories
import UsherTesting

/// All stories, one after the other, with a report.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Plays every story in virtual time and writes pictures and a report.")

  @Option(help: "The folder that the report is written to; made if it is not there.")
  var output = "Gallery/Output"

  func run() throws {
    let failures = try MainActor.assumeIsolated {
      let folder = OutputFolder(path: output)
      var progress = ProgressLine(total: Story.all.count)
      let start = ContinuousClock.now
      var chapters: [Chapter] = []
      for story in Story.all {
        progress.begin(story.id)
        // The films of a story are written while the next one is played.
        chapters.last?.finishWriting()
        chapters.append(try Chapter.play(story, into: folder))
      }
      chapters.last?.finishWriting()
      progress.end()
      let report = Report(chapters: chapters, took: ContinuousClock.now - start)
      try folder.write(Data(report.html.utf8), to: "index.html")
      report.summary.forEach { print($0) }
      print("Report: \(folder.path(of: "index.html"))")
      return chapters.flatMap(\.failures)
    }
    failures.forEach(Terminal.complain)
    if !failures.isEmpty { throw ExitCode.failure }
  }
}
