// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// The HTML report about the played stories.
struct Report {
  let chapters: [PlayedChapter]

  /// The section with the alert styles; only in a report of all stories.
  let styles: String?

  /// The duration of playing in real time.
  let duration: Duration

  /// The summary for the terminal.
  var summary: String {
    let time = String(format: "%.1f", duration / .seconds(1))
    return "Played \(chapters.count) \(storyWord) in \(time) s: \(pictureCount) \(pictureWord), "
      + "\(virtualSeconds) s on the phone's clock."
  }

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Usher gallery</title>
    <style>
    \(ReportStyle.css)
    </style>
    </head>
    <body>
    <header class="top">
    <p class="mark">Usher</p>
    <h1>The gallery</h1>
    <p class="lead">One queue for everything an app shows in front of its pages. Each story below \
    is a part of a demo app, played on a simulated phone in virtual time.</p>
    <dl class="facts">
    \(fact("\(chapters.count)", storyWord))
    \(fact("\(pictureCount)", "\(pictureWord) at 2×"))
    \(fact("\(virtualSeconds) s", "on the phone’s clock"))
    \(fact("\(failureCount)", failureCount == 1 ? "failed expectation" : "failed expectations"))
    </dl>
    <p class="key">The chart of each story shows its queue over time, with the numbers of the \
    pictures:</p>
    \(QueueChart.legend)
    <nav aria-label="Stories">
    \(chapters.map(link).joined(separator: "\n"))
    \(styles == nil ? "" : Self.linkToStyles)
    </nav>
    </header>
    <main>
    \(chapters.map(\.section).joined(separator: "\n"))
    \(styles ?? "")
    </main>
    <footer><p>Rendered on Linux by Understudy, a stand-in for UIKit, with Inter instead of San \
    Francisco. The stories have not been run on a device yet.</p></footer>
    </body>
    </html>

    """
  }

  private static let linkToStyles =
    "<a href=\"#styles\"><code>styles</code><span>All alert styles</span></a>"

  private var pictureCount: Int {
    chapters.reduce(0) { $0 + $1.pictureCount }
  }

  private var storyWord: String { chapters.count == 1 ? "story" : "stories" }

  private var pictureWord: String { pictureCount == 1 ? "picture" : "pictures" }

  private var failureCount: Int { chapters.reduce(0) { $0 + $1.failures.count } }

  private var virtualSeconds: String {
    String(format: "%.0f", chapters.reduce(0.0) { $0 + $1.seconds })
  }

  private func fact(_ value: String, _ name: String) -> String {
    "<div><dt>\(name)</dt><dd>\(value)</dd></div>"
  }

  private func link(_ chapter: PlayedChapter) -> String {
    """
    <a href="#\(chapter.id)"><code>\(chapter.id)</code>\
    <span>\(chapter.title.escaped)</span></a>
    """
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
