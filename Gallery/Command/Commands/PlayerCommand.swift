// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import ArgumentParser
import Foundation
import GalleryStories

/// The command of the processes that `gallery play` starts.
struct PlayerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "player",
    abstract: "Plays the stories whose IDs it reads, one per line, for `gallery play`.",
    shouldDisplay: false)

  /// The line that asks for the sheet of alert styles.
  static let styles = "styles"

  @Option(help: "The output folder.")
  var output: String

  @Option(help: PhoneOptions.System.help)
  var system = PhoneOptions.System.standard

  func run() throws {
    // What a story prints must not be among the replies.
    let replies = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let folder = OutputFolder(path: output)
    while let line = readLine() {
      let reply = MainActor.assumeIsolated {
        do {
          return try self.reply(to: line, folder)
        } catch {
          return PlayerReply.failure("\(error)")
        }
      }
      try replies.write(contentsOf: JSONEncoder().encode(reply) + [UInt8(ascii: "\n")])
    }
  }

  @MainActor
  private func reply(to line: String, _ folder: OutputFolder) throws -> PlayerReply {
    guard line == Self.styles else {
      let story = try Story.required(id: line)
      return .story(StoryReport(try PlayedStory.play(story, system: system, into: folder)))
    }
    let systems = [system] + [.iOS18].filter { $0 != system }
    let sheets = systems.map { StyleSheet(system: $0, scale: 2) }
    let pictures = OutputFolder(path: folder.path(of: StylesSection.folder))
    for sheet in sheets { try sheet.writeCards(into: pictures) }
    try LikenessSheet.write(into: pictures, scale: 2)
    return .styles(StylesSection(sheets: sheets).html)
  }
}
