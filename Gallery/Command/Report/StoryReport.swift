// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import GalleryStories

/// What the report contains about a story. The process that played it sends this.
struct StoryReport: Codable, Equatable {
  /// What is shown of an act outside of the section of its story.
  struct Act: Codable, Equatable {
    /// Paths of pictures that can be shown for it, the best first; at least one.
    let covers: [String]
    let film: String
  }

  let id: String
  let title: String
  let chineseTitle: String
  let device: String
  let before: Act?
  let after: Act?
  let pictureCount: Int
  /// The paths of all pictures.
  let pictures: Set<String>
  /// The duration of both acts on the phone's clock.
  let seconds: Double
  let failures: [String]
  /// The section of the report, as HTML.
  let section: String

  init(_ played: PlayedStory) {
    let story = played.story
    id = story.id
    title = story.title.english
    chineseTitle = story.title.chinese
    device = story.device.rawValue
    func act(_ name: Story.Act) -> Act? {
      guard let act = played.acts.first(where: { $0.act == name }), let film = act.film,
        !act.files.isEmpty
      else { return nil }
      return Act(covers: act.coverIndices.map { act.files[$0] }, film: film)
    }
    before = act(.before)
    after = act(.after)
    pictureCount = played.pictureCount
    pictures = Set(played.acts.flatMap(\.files) + played.variations.compactMap(\.file))
    seconds = played.duration / .seconds(1)
    failures = played.failures
    section = played.section
  }

  /// Creates the report of a story that could not be played.
  init(_ story: Story, failure: String) {
    self.init(
      PlayedStory(
        story: story, acts: [], variations: [], otherFailures: ["\(story.id): \(failure)"]))
  }

  /// The feature that the story is about: the first part of its ID.
  var feature: String { String(id.prefix { $0 != "/" }) }
}
