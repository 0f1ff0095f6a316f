// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import ArgumentParser
import Foundation
import GalleryStories
import Testing
import UIKitShim

@testable import UsherTesting
@testable import gallery

/// The report that `gallery play` writes.
@MainActor
struct ReportTests {
  @Test func `numbers of one have the singular`() {
    let report = report(stories: 1, pictures: 1)
    #expect(report.summary == "Played 1 story in 0.0 s: 1 picture, 0 s on the phone's clock.")
  }

  @Test func `other numbers have the plural`() {
    let report = report(stories: 2, pictures: 2)
    #expect(
      report.summary == "Played 2 stories in 0.0 s: 4 pictures, 0 s on the phone's clock.")
  }

  @Test func `a report of one story begins with the story`() {
    let html = report(stories: 1, pictures: 1).html

    #expect(html.contains("<main>\n\n<section id=\"launch/day\""))
    #expect(!html.contains("<h1>"))
    #expect(!html.contains("<nav"))
  }

  @Test func `a report of all stories has each in exactly one chapter`() {
    let stories = Story.all.map { StoryReport($0, pictures: 1) }
    let rows = ReportChapter.allCases.map { $0.row(of: stories, hasRehearsal: false) }

    #expect(rows.count == 6)
    for story in Story.all {
      #expect(rows.count { $0.contains("href=\"#\(story.id)\"") } == 1, "\(story.id)")
    }
  }

  @Test func `covers of a row differ where the stories have other pictures`() {
    let stories = Story.all.prefix(3).map { StoryReport($0, covers: ["a", $0.name]) }
    let row = ReportChapter.queue.row(of: Array(stories), hasRehearsal: true)

    let covers = row.matches(of: /src="(.+?)"/).map(\.output.1)
    #expect(covers == ["a", "first-seconds", "tour"])
  }

  @Test func `only the chapter about campaigns links to the rehearsal, if there is one`() throws {
    let link = "href=\"rehearsal.html\""
    for chapter in ReportChapter.allCases {
      #expect(!chapter.row(of: [], hasRehearsal: false).contains(link))
      #expect(
        chapter.row(of: [], hasRehearsal: true).contains(link) == (chapter == .campaigns))
    }
    let command = try PlayCommand.rehearsal(into: OutputFolder(path: "/report"))
    #expect(command.output == "/report/rehearsal.html")
    #expect(try command.plan == RehearseCommand.parse([]).plan)
  }

  @Test func `both acts of the first screen take as long`() throws {
    let story = try Story.required(id: FirstScreen.story)
    let durations = Story.Act.allCases.map {
      StoryRun.play(story, $0, on: DeviceSettings(), scale: 1, onlyPicture: 0).duration
    }

    #expect(abs((durations[0] - durations[1]) / .seconds(1)) < 0.05)
  }

  @Test func `equal pictures are stored once, and those of an earlier run are removed`() throws {
    let folder = OutputFolder(path: NSTemporaryDirectory() + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder.url) }
    let old = try folder.write(picture: Data("old".utf8))
    let first = try folder.write(picture: Data("new".utf8))
    let second = try folder.write(picture: Data("new".utf8))
    try folder.write(Data(), to: "pictures/holiday.webp")

    try folder.removePictures(except: [first])

    #expect(first == second)
    #expect(first != old)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "pictures"))
    #expect(Set(left.map { "pictures/\($0)" }) == [first, "pictures/holiday.webp"])
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
    let stories = Story.all.prefix(stories).map { StoryReport($0, pictures: pictures) }
    return Report(
      stories: stories, styles: nil, hasRehearsal: false, system: .standard, duration: .zero)
  }
}

extension StoryReport {
  fileprivate init(_ story: Story, pictures: Int) {
    self.init(story, covers: Array(repeating: "pictures/0.webp", count: pictures))
  }

  fileprivate init(_ story: Story, covers: [String]) {
    let picture = StoryPicture(
      number: 1, name: "home", caption: "Home", kind: .still, hasPopup: false, time: .zero,
      screen: Surface(width: 1, height: 1, scale: 1))
    let run = StoryRun(
      pictures: Array(repeating: picture, count: covers.count), timeline: [], traces: [],
      failure: nil, duration: .zero, film: nil)
    self.init(
      PlayedStory(
        story: story,
        acts: [PlayedStory.Act(act: .after, run: run, files: covers, film: "film.webm")],
        variations: []))
  }
}
