// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import GalleryStories

/// What the report contains about a story. The process that played it sends this.
struct PlayedChapter: Codable, Equatable {
  let id: String
  let title: String
  let pictureCount: Int
  /// The duration of both acts on the phone's clock.
  let seconds: Double
  let failures: [String]
  /// The section of the report, as HTML.
  let section: String

  init(_ chapter: Chapter) {
    id = chapter.story.id
    title = chapter.story.title.english
    pictureCount = chapter.pictureCount
    seconds = chapter.duration / .seconds(1)
    failures = chapter.failures
    section = chapter.section
  }

  /// Creates the chapter of a story that could not be played.
  init(_ story: Story, failure: String) {
    id = story.id
    title = story.title.english
    pictureCount = 0
    seconds = 0
    failures = ["\(story.id): \(failure)"]
    section = Chapter(story: story, acts: [], variations: [], otherFailures: failures).section
  }
}
