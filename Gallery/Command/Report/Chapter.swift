// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import GalleryStories
import UIKitShim
import UsherTesting

/// A story in the report: its acts, and its main picture with other settings.
struct Chapter {
  /// One act: its result and its film.
  struct Act {
    let act: Story.Act
    let run: StoryRun

    /// The folder of the act, relative to the report.
    let folder: String

    func file(of picture: StoryPicture) -> String { "\(folder)/\(picture.fileName)" }

    var filmFile: String { "\(folder)/film.webp" }

    var timelineFile: String { "\(folder)/timeline.txt" }

    /// The timeline as text.
    var timeline: String {
      run.timeline.flatMap(\.lines).map { $0 + "\n" }.joined()
    }
  }

  /// The story's main picture with other settings.
  struct Variation {
    let title: String
    let file: String
    let failure: String?
  }

  let story: Story
  let acts: [Act]
  let variations: [Variation]
  /// The failures that belong to no picture.
  var otherFailures: [String] = []

  var pictureCount: Int {
    acts.reduce(0) { $0 + $1.run.pictures.count } + variations.count
  }

  var duration: Duration { acts.reduce(.zero) { $0 + $1.run.duration } }

  /// The failures with all settings.
  var failures: [String] {
    otherFailures + acts.compactMap(\.run.failure)
      + variations.compactMap { variation in
        variation.failure.map { "\($0) (variation “\(variation.title)”)" }
      }
  }

  /// Plays the story and writes its files.
  @MainActor
  static func play(_ story: Story, into folder: OutputFolder) throws -> Chapter {
    try folder.remove(story.id)
    let acts = try Story.Act.allCases.map { try play(story, $0, into: folder) }
    return Chapter(
      story: story, acts: acts, variations: try variations(of: story, like: acts, into: folder))
  }

  @MainActor
  private static func play(
    _ story: Story, _ act: Story.Act, into folder: OutputFolder
  ) throws -> Act {
    let act = Act(
      act: act, run: .play(story, act, on: DeviceSettings(), scale: 2, film: Film()),
      folder: act == .after ? story.id : "\(story.id)/\(act.rawValue)")
    if let film = act.run.film { try folder.write(film, to: act.filmFile) }
    for picture in act.run.pictures {
      try folder.write(picture.image.png, to: act.file(of: picture))
    }
    try folder.write(Data(act.timeline.utf8), to: act.timelineFile)
    return act
  }

  @MainActor
  private static func variations(
    of story: Story, like acts: [Act], into folder: OutputFolder
  ) throws -> [Variation] {
    let still = acts.last?.run.pictures.filter { $0.kind == .still } ?? []
    guard let main = still.first(where: \.hasPopup) ?? still.first else { return [] }
    let variations: [(String, String, DeviceSettings)] = [
      ("dark", "Dark", DeviceSettings(appearance: .dark)),
      ("chinese", "简体中文", DeviceSettings(language: "zh-Hans")),
      ("right-to-left", "Right to left", DeviceSettings(direction: .rightToLeft)),
      (
        "largest-text", "Largest text",
        DeviceSettings(textSize: .accessibilityExtraExtraExtraLarge)
      ),
    ]
    return try variations.map { name, title, settings in
      let playing = StoryRun.play(story, on: settings, scale: 2, onlyPicture: main.number)
      let file = "\(story.id)/\(main.name)-\(name).png"
      if let picture = playing.pictures.first { try folder.write(picture.image.png, to: file) }
      return Variation(title: title, file: file, failure: playing.failure)
    }
  }
}
