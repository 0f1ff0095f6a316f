// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import ArgumentParser
import Foundation
import GalleryStories
import UsherTesting

/// Pictures of one story, on a phone set up as asked, or of every style of alert.
struct PicturesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pictures",
    abstract: "Writes the pictures of one story, or of every style of alert, as PNG files.")

  @Option(help: "The story's id, as `gallery list` prints it.")
  var story: String?

  @Flag(
    help: "Instead of a story, every style of alert in both themes, light and dark, and one sheet.")
  var styles = false

  @Option(help: "Pixels per point: 1, 2 or 3.")
  var scale = 2

  @OptionGroup
  var phone: PhoneOptions

  @Option(help: "The folder that the pictures are written to; made if it is not there.")
  var output: String

  func validate() throws {
    guard (1...3).contains(scale) else {
      throw ValidationError("--scale is \(scale); a phone has 1, 2 or 3 pixels per point.")
    }
    guard let story else {
      guard styles else { throw ValidationError("Say which --story, or --styles.") }
      return
    }
    guard !styles else { throw ValidationError("--story and --styles are two things.") }
    _ = try Story.required(id: story)
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let folder = OutputFolder(path: output)
      guard let story = try story.map(Story.required) else {
        return try StyleSheet(scale: CGFloat(scale)).write(into: folder).forEach { print($0) }
      }
      let playing = StoryRun.play(
        story, on: phone.settings, model: phone.hardware, scale: CGFloat(scale))
      for picture in playing.pictures {
        try folder.write(picture.image.png, to: picture.fileName)
        print(folder.path(of: picture.fileName))
      }
      if let failure = playing.failure {
        Terminal.writeError(failure)
        throw ExitCode.failure
      }
    }
  }
}
