// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import GalleryStories
import UIKitShim
import UsherTesting

/// A story in the report: its pictures, the same moment for other users, its film and timeline.
struct Chapter {
  /// The story's main moment on a phone that is set up in another way.
  struct Variation {
    let title: String
    let file: String
    let failure: String?
  }

  let story: Story
  let playing: Playing
  let variations: [Variation]
  /// The file of the animated picture, if it could be written.
  let film: String?

  /// What went wrong on any of the phones, in words.
  var failures: [String] {
    [playing.failure].compactMap { $0 }
      + variations.compactMap { variation in
        variation.failure.map { "\($0) (on the phone “\(variation.title)”)" }
      }
  }

  func file(of picture: StoryPicture) -> String { "\(story.id)/\(picture.fileName)" }

  var timelineFile: String { "\(story.id)/timeline.txt" }

  /// The timeline as text, one line each.
  var timeline: String {
    playing.timeline.flatMap(\.lines).map { $0 + "\n" }.joined()
  }

  /// Plays the story and writes everything but the report's page.
  @MainActor
  static func play(_ story: Story, into folder: OutputFolder) throws -> Chapter {
    try folder.remove(story.id)
    let recording = Film.canBeWritten ? Film() : nil
    let playing = Playing.play(story, on: PhoneSettings(), scale: 2, film: recording)
    let chapter = Chapter(
      story: story, playing: playing,
      variations: try variations(of: story, like: playing, into: folder),
      film: try recording.flatMap { film in
        let name = "\(story.id)/film.webp"
        return try film.write(to: name, in: folder) ? name : nil
      })
    for picture in playing.pictures {
      try folder.write(picture.image.png, to: chapter.file(of: picture))
    }
    try folder.write(Data(chapter.timeline.utf8), to: chapter.timelineFile)
    return chapter
  }

  @MainActor
  private static func variations(
    of story: Story, like playing: Playing, into folder: OutputFolder
  ) throws -> [Variation] {
    let still = playing.pictures.filter { $0.kind == .still }
    guard let main = still.first(where: \.hasPopup) ?? still.first else { return [] }
    let phones: [(String, String, PhoneSettings)] = [
      ("dark", "Dark", PhoneSettings(appearance: .dark)),
      ("chinese", "简体中文", PhoneSettings(language: "zh-Hans")),
      ("right-to-left", "Right to left", PhoneSettings(direction: .rightToLeft)),
      (
        "largest-text", "Largest text",
        PhoneSettings(textSize: .accessibilityExtraExtraExtraLarge)
      ),
    ]
    return try phones.map { name, title, settings in
      let playing = Playing.play(story, on: settings, scale: 2, onlyPicture: main.number)
      let file = "\(story.id)/\(main.name)-\(name).png"
      if let picture = playing.pictures.first { try folder.write(picture.image.png, to: file) }
      return Variation(title: title, file: file, failure: playing.failure)
    }
  }
}
