// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import ArgumentParser
import Foundation
import GalleryStories
import UsherTesting

/// The command that writes the pictures of one story or of all alert styles.
struct PicturesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pictures",
    abstract: "Writes the pictures of one story, or of all alert styles, as PNG files.")

  @Option(help: "The ID of the story, as printed by `gallery list`.")
  var story: String?

  @Flag(
    help: """
      Instead of a story: all alert styles in all themes, light and dark, sheets, and a comparison \
      with other alerts.
      """)
  var styles = false

  @Option(help: "Pixels per point: 1, 2 or 3.")
  var scale = 2

  @OptionGroup
  var phone: PhoneOptions

  @Option(help: "The output folder; created if it does not exist.")
  var output: String

  func validate() throws {
    guard (1...3).contains(scale) else {
      throw ValidationError("--scale is \(scale); it must be 1, 2 or 3.")
    }
    guard let story else {
      guard styles else { throw ValidationError("Specify --story or --styles.") }
      return
    }
    guard !styles else { throw ValidationError("--story and --styles exclude each other.") }
    _ = try Story.required(id: story)
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let folder = OutputFolder(path: output)
      guard let story = try story.map(Story.required) else {
        let scale = CGFloat(scale)
        let sheet = StyleSheet(system: phone.system, scale: scale)
        let files =
          try sheet.writeCards(into: folder) + sheet.writeSheets(into: folder)
          + LikenessSheet.write(into: folder, scale: scale)
        return files.forEach { print($0) }
      }
      let playing = StoryRun.play(
        story, on: phone.settings, model: phone.hardware, system: phone.system,
        scale: CGFloat(scale))
      for picture in playing.pictures {
        try folder.write(picture.png, to: picture.fileName)
        print(folder.path(of: picture.fileName))
      }
      if let failure = playing.failure {
        Terminal.writeError(failure)
        throw ExitCode.failure
      }
    }
  }
}
