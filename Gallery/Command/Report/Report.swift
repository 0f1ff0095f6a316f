// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import GalleryStories

/// The HTML report about the played stories.
///
/// The report of all stories begins with one screen that says what Usher is, and a row of covers for
/// each chapter. That of some stories begins with the first of them.
struct Report {
  /// The names of the style sheet and of the script, beside the page.
  static let style = "report.css"
  static let script = "report.js"
  /// The name of the page about the rehearsal, beside the page.
  static let rehearsal = "rehearsal.html"

  let stories: [StoryReport]

  /// The section with the alert styles; only in a report of all stories.
  let styles: String?

  /// Whether the page about the rehearsal was written.
  let hasRehearsal: Bool

  /// The system on which the stories were played.
  let system: PhoneOptions.System

  /// The duration of playing in real time.
  let duration: Duration

  /// The summary for the terminal.
  var summary: String {
    let time = String(format: "%.1f", duration / .seconds(1))
    return "Played \(storyCount) in \(time) s: \(pictureCount), \(virtualSeconds) s on the phone's "
      + "clock."
  }

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title.escaped)</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="\(Self.style)">
    <script src="\(Self.script)" defer></script>
    </head>
    <body>
    \(styles.map { top(styles: $0) } ?? "")
    <div class="\(stories.count > 1 ? "book" : "page")">
    <main>
    \(styles == nil ? "" : introduction)
    \(stories.map(\.section).joined(separator: "\n"))
    </main>
    \(stories.count > 1 ? list : "")
    </div>
    </body>
    </html>

    """
  }

  private var title: String {
    styles == nil ? stories.map(\.title).joined(separator: ", ") : "Usher"
  }

  /// Everything above the stories in full.
  private func top(styles: String) -> String {
    let rows = ReportChapter.allCases.map { chapter in
      chapter.row(of: stories, hasRehearsal: hasRehearsal)
    }
    return ([FirstScreen(stories).html] + rows + [styles]).joined(separator: "\n")
  }

  private var introduction: String {
    """
    <header class="stories">
    <h2>The stories in full</h2>
    <p>\(storyCount), \(pictureCount). Each story is a part of a demo app, played twice on a simulated \
    phone with iOS \(system.rawValue): in plain UIKit as it is often written, and with Usher.\
    \(failureCount) The chart of a story shows its queue over time, with the numbers of the pictures:</p>
    \(QueueChart.legend)
    </header>
    """
  }

  private var list: String {
    """
    <nav aria-label="All stories">
    <label hidden>Filter the stories<input type="search" autocomplete="off"></label>
    <ul>
    \(stories.map(link).joined(separator: "\n"))
    </ul>
    </nav>
    """
  }

  private func link(_ story: StoryReport) -> String {
    "<li><a href=\"#\(story.id)\" data-words=\"\(story.chineseTitle.escaped)\">"
      + "\(story.title.escaped)<code>\(story.id)</code></a></li>"
  }

  private var storyCount: String {
    stories.count == 1 ? "1 story" : "\(stories.count) stories"
  }

  private var pictureCount: String {
    let count = stories.reduce(0) { $0 + $1.pictureCount }
    return count == 1 ? "1 picture" : "\(count) pictures"
  }

  private var failureCount: String {
    let count = stories.reduce(0) { $0 + $1.failures.count }
    guard count > 0 else { return "" }
    return " <strong class=\"bad\">\(count) \(count == 1 ? "expectation" : "expectations") failed."
      + "</strong>"
  }

  private var virtualSeconds: String {
    String(format: "%.0f", stories.reduce(0.0) { $0 + $1.seconds })
  }

  /// Writes the page with its style sheet and script, and removes pictures without a use.
  func write(into folder: OutputFolder) throws {
    for name in [Self.style, Self.script] {
      guard let file = Bundle.module.url(forResource: "Assets/\(name)", withExtension: nil) else {
        throw WriteFailure(path: folder.path(of: name), error: CocoaError(.fileNoSuchFile))
      }
      try folder.write(Data(contentsOf: file), to: name)
    }
    try folder.write(Data(html.utf8), to: "index.html")
    try folder.removePictures(except: stories.reduce(into: []) { $0.formUnion($1.pictures) })
  }
}

extension String {
  /// The text, escaped for HTML and its attributes.
  var escaped: String {
    reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
