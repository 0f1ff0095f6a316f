// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import ArgumentParser
import Foundation
import GalleryStories
import UIKitShim
import UsherTesting

/// The command that writes a film of one story.
struct FilmCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "film",
    abstract: "Plays one story and writes an animated WebP.")

  @Argument(help: "The ID of the story, as printed by `gallery list`.")
  var story: String

  @Option(help: "The width of the film in pixels.")
  var width = 300

  @Option(help: "Frames per second.")
  var rate = 10

  @Option(help: "The quality, from 0 (small file) to 100.")
  var quality = 78

  @OptionGroup
  var phone: PhoneOptions

  @Option(help: "The output file.")
  var output: String

  func validate() throws {
    _ = try Story.required(id: story)
    guard width > 0, (1...60).contains(rate), (0...100).contains(quality) else {
      throw ValidationError(
        "The width must be positive, the rate 1 to 60, and the quality 0 to 100."
      )
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let story = try Story.required(id: story)
      let file = URL(fileURLWithPath: output)
      let folder = OutputFolder(path: file.deletingLastPathComponent().path)
      let model = phone.hardware ?? story.model
      let film = Film(
        AnimatedWebP(quality: quality, effort: 6), scale: CGFloat(width) / model.size.width,
        rate: rate, longestRest: 900)
      let playing = StoryRun.play(
        story, on: phone.settings, model: model, system: phone.system, scale: 2, film: film,
        onlyPicture: 0)
      if let failure = playing.failure {
        Terminal.writeError(failure)
        throw ExitCode.failure
      }
      if let film = playing.film { try folder.write(film, to: file.lastPathComponent) }
      print(file.path)
    }
  }
}
