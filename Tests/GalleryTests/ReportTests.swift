// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import GalleryStories
import Testing

@testable import UsherTesting
@testable import gallery

/// The report that `gallery play` writes.
@MainActor
struct ReportTests {
  @Test func `numbers of one have the singular`() {
    let report = report(stories: 1, pictures: 1)
    #expect(report.summary == "Played 1 story in 0.0 s: 1 picture, 0 s on the phone's clock.")
    #expect(report.html.contains("<dt>story</dt><dd>1</dd>"))
    #expect(report.html.contains("<dt>picture at 2×</dt><dd>1</dd>"))
  }

  @Test func `other numbers have the plural`() {
    let report = report(stories: 2, pictures: 2)
    #expect(
      report.summary == "Played 2 stories in 0.0 s: 4 pictures, 0 s on the phone's clock.")
    #expect(report.html.contains("<dt>stories</dt><dd>2</dd>"))
    #expect(report.html.contains("<dt>pictures at 2×</dt><dd>4</dd>"))
  }

  @Test(arguments: [
    (0, "Gallery/Output"), (1, "Gallery/Output/queue-guide"),
    (2, "Gallery/Output/queue-guide+queue-update"), (5, "Gallery/Output/queue-guide+4-more"),
  ])
  func `a report of some stories does not replace the report of all stories`(
    count: Int, folder: String
  ) {
    let ids = [
      "queue/guide", "queue/update", "queue/overlap", "queue/logout", "queue/interrupt",
    ]
    #expect(PlayCommand.folder(for: Array(ids.prefix(count))) == folder)
  }

  private func report(stories: Int, pictures: Int) -> Report {
    let chapters = Story.all.prefix(stories).map { PlayedChapter($0, pictures: pictures) }
    return Report(chapters: chapters, styles: nil, duration: .zero)
  }
}

extension PlayedChapter {
  fileprivate init(_ story: Story, pictures: Int) {
    let picture = StoryPicture(
      number: 1, name: "home", caption: "Home", kind: .still, hasPopup: false, time: .zero,
      image: ScreenImage(pixelWidth: 1, pixelHeight: 1, scale: 1, png: Data()))
    let run = StoryRun(
      pictures: Array(repeating: picture, count: pictures), timeline: [], traces: [], failure: nil,
      duration: .zero, film: nil)
    self.init(
      Chapter(
        story: story, acts: [Chapter.Act(act: .after, run: run, folder: story.id)], variations: []))
  }
}
