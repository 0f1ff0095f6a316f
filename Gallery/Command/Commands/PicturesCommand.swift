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

  @Flag(
    help: ArgumentHelp(
      "In place of the options of the phone: twelve combinations of them.",
      discussion: """
        They contain every pair of settings, each at the scale of its device. Without --story, the
        stories of all chapters but that of system alerts.
        """))
  var pairs = false

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
    guard story != nil || styles || pairs else {
      throw ValidationError("Specify --story, --styles or --pairs.")
    }
    guard !styles || story == nil && !pairs else {
      throw ValidationError("--styles excludes --story and --pairs.")
    }
    _ = try story.map(Story.required)
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let folder = OutputFolder(path: output)
      guard !pairs else { return try writePairs(into: folder) }
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
      try write(playing, into: folder)
      guard playing.failure == nil else { throw ExitCode.failure }
    }
  }

  /// Writes the pictures of a playthrough, and its first failure to the standard error.
  @MainActor
  private func write(_ playing: StoryRun, into folder: OutputFolder) throws {
    for picture in playing.pictures {
      try folder.write(picture.png, to: picture.fileName)
      print(folder.path(of: picture.fileName))
    }
    playing.failure.map(Terminal.writeError)
  }

  /// Writes the pictures of each combination into a folder of its own.
  @MainActor
  private func writePairs(into folder: OutputFolder) throws {
    let chosen = try story.map { [try Story.required(id: $0)] }
    for combination in Combination.all {
      let name = combination.values.joined(separator: "-")
      for story in chosen ?? combination.stories {
        let pictures = OutputFolder(path: folder.path(of: "\(name)/\(story.id)"))
        try write(combination.play(story), into: pictures)
      }
    }
  }
}
