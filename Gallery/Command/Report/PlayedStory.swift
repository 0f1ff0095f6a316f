// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import GalleryStories
import UIKitShim
import UsherTesting

/// A story in the report: its acts, and its main picture with other settings.
struct PlayedStory {
  /// One act: its result and its files.
  struct Act {
    let act: Story.Act
    let run: StoryRun
    /// The paths of the pictures, in their order.
    let files: [String]
    /// The path of the film; nil if nothing was recorded.
    var film: String?
    /// The path of the page with the events and effects.
    var events: String?
    /// The path of the chart of the popups over time; nil if there was no popup.
    var chart: String?

    /// The pictures that can be shown for the whole act, the best first: screens at rest with a popup,
    /// or the problem, if there are any.
    var coverIndices: [Int] {
      let kinds: [(StoryPicture) -> Bool] = [
        { $0.kind == .still && $0.hasPopup }, { $0.kind == .trouble }, { $0.kind == .still },
        { _ in true },
      ]
      return kinds.lazy.map { run.pictures.indices(where: $0) }.first { !$0.isEmpty } ?? []
    }
  }

  /// The story's main picture with other settings.
  struct Variation {
    let title: String
    /// The path of the picture; nil if the story failed before it was taken.
    let file: String?
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
  static func play(
    _ story: Story, system: PhoneOptions.System = .standard, into folder: OutputFolder
  ) throws -> PlayedStory {
    try folder.remove(story.id)
    let acts = try Story.Act.allCases.map { try play(story, $0, system, into: folder) }
    return PlayedStory(
      story: story, acts: acts,
      variations: try variations(of: story, like: acts, system, into: folder))
  }

  @MainActor
  private static func play(
    _ story: Story, _ name: Story.Act, _ system: PhoneOptions.System, into folder: OutputFolder
  ) throws -> Act {
    let run = StoryRun.play(
      story, name, on: DeviceSettings(), system: system, scale: 2, film: Film(VideoFile()))
    var act = Act(
      act: name, run: run, files: try run.pictures.map { try folder.write(picture: $0.webP) })
    func write(_ data: Data, _ name: String) throws -> String {
      let path = "\(story.id)/\(act.act.rawValue)/\(name)"
      try folder.write(data, to: path)
      return path
    }
    act.film = try run.film.map { try write($0, "film.webm") }
    act.events = try write(Data(EventsPage(story, act).html.utf8), "events.html")
    act.chart = try act.chartDrawing.map { try write(Data($0.utf8), "queue.svg") }
    return act
  }

  @MainActor
  private static func variations(
    of story: Story, like acts: [Act], _ system: PhoneOptions.System, into folder: OutputFolder
  ) throws -> [Variation] {
    guard let act = acts.last, let index = act.coverIndices.first else { return [] }
    let number = act.run.pictures[index].number
    let other = system == .iOS18 ? PhoneOptions.System.iOS26 : .iOS18
    let variations: [(String, DeviceSettings, PhoneOptions.System)] = [
      ("Dark", DeviceSettings(appearance: .dark), system),
      ("简体中文", DeviceSettings(language: "zh-Hans"), system),
      ("Right to left", DeviceSettings(direction: .rightToLeft), system),
      ("Largest text", DeviceSettings(textSize: .accessibilityExtraExtraExtraLarge), system),
      ("iOS \(other.rawValue)", DeviceSettings(), other),
    ]
    // They are shown small, so one pixel per point is enough for a screen with two.
    return try variations.map { title, settings, system in
      let run = StoryRun.play(
        story, on: settings, system: system, scale: 1, onlyPicture: number)
      let file = try run.pictures.first.map { try folder.write(picture: $0.webP) }
      return Variation(title: title, file: file, failure: run.failure)
    }
  }
}

extension [StoryPicture] {
  fileprivate func indices(where isIncluded: (StoryPicture) -> Bool) -> [Int] {
    indices.filter { isIncluded(self[$0]) }
  }
}
