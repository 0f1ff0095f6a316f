// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import GalleryStories

/// The page with the steps of an act and the events and effects of its queues.
struct EventsPage {
  private let story: Story
  private let act: PlayedStory.Act

  init(_ story: Story, _ act: PlayedStory.Act) {
    self.story = story
    self.act = act
  }

  var html: String {
    // The page is in a folder of the act, within that of the story and that of the feature.
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <title>\(story.id), \(act.act.title)</title>
    <link rel="stylesheet" href="../../../\(Report.style)">
    </head>
    <body class="events">
    <pre>\(lines)</pre>
    </body>
    </html>

    """
  }

  private var lines: String {
    act.run.timeline.flatMap { entry in
      entry.lines.enumerated().map { index, line in
        guard entry.isOfQueue else { return line.escaped }
        return "<span class=\"\(index == 0 ? "queue" : "order")\">\(line.escaped)</span>"
      }
    }.joined(separator: "\n")
  }
}
