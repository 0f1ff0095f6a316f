// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import GalleryStories
import UsherTesting

/// The HTML report about the played stories.
@MainActor
struct Report {
  let chapters: [Chapter]

  /// The alert styles, with pictures in the folder `styles`; only in a report of all stories.
  let styles: StyleSheet?

  /// The duration of playing in real time.
  let duration: Duration

  /// The summary for the terminal.
  var summary: [String] {
    let time = String(format: "%.1f", duration / .seconds(1))
    var lines = [
      "Played \(chapters.count) \(storyWord) in \(time) s: \(pictureCount) \(pictureWord), "
        + "\(virtualSeconds) s on the phone's clock."
    ]
    if !Film.canBeWritten {
      lines.append("No films: img2webp is not installed (Debian: apt install webp).")
    }
    return lines
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
    \(chapters.map(section).joined(separator: "\n"))
    \(styles.map { StylesSection(sheet: $0).html } ?? "")
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
    String(format: "%.0f", chapters.reduce(0.0) { $0 + $1.duration / .seconds(1) })
  }

  private func fact(_ value: String, _ name: String) -> String {
    "<div><dt>\(name)</dt><dd>\(value)</dd></div>"
  }

  private func link(_ chapter: Chapter) -> String {
    """
    <a href="#\(chapter.story.id)"><code>\(chapter.story.id)</code>\
    <span>\(chapter.story.title.english.escaped)</span></a>
    """
  }

  private func section(_ chapter: Chapter) -> String {
    let story = chapter.story
    return """
      <section id="\(story.id)" class="\(story.device.rawValue)">
      <p class="id"><code>\(story.id)</code></p>
      <h2>\(story.title.english.escaped)</h2>
      <p class="chinese" lang="zh-Hans">\(story.title.chinese.escaped)</p>
      <p class="trouble"><strong>The problem.</strong> \(story.trouble.english.escaped)</p>
      \(chapter.failures.map { "<p class=\"failure\">\($0.escaped)</p>" }.joined(separator: "\n"))
      <div class="acts">
      \(chapter.acts.map { act($0, of: story) }.joined(separator: "\n"))
      </div>
      \(chapter.acts.map(chart).joined())
      \(others(chapter))
      </section>
      """
  }

  /// The act without Usher or with Usher; both are side by side if there is space.
  private func act(_ act: Chapter.Act, of story: Story) -> String {
    """
    <div class="act \(act.act.rawValue)">
    <h3>\(act.act == .before ? "Without Usher" : "With Usher")</h3>
    <ol class="strip">
    \(film(act, of: story))
    \(act.run.pictures.map { figure($0, in: act, of: story) }.joined(separator: "\n"))
    </ol>
    <details><summary>Events and effects</summary>
    <pre>\(timeline(act))</pre></details>
    </div>
    """
  }

  private func figure(
    _ picture: StoryPicture, in act: Chapter.Act, of story: Story
  ) -> String {
    let badge =
      switch picture.kind {
      case .still: ""
      case .moving: "<span class=\"badge\">in transition</span>"
      case .trouble: "<span class=\"badge bad\">the problem</span>"
      }
    return """
      <li class="step"><figure>\(phone(act.file(of: picture), picture.caption, on: story.device))
      <figcaption>\(badge)\(picture.caption.escaped)</figcaption></figure></li>
      """
  }

  private func others(_ chapter: Chapter) -> String {
    guard !chapter.variations.isEmpty else { return "" }
    let figures = chapter.variations.map { variation in
      "<li><figure>\(phone(variation.file, variation.title, on: chapter.story.device))"
        + "<figcaption>\(variation.title.escaped)</figcaption></figure></li>"
    }
    return """
      <h3>The same picture with other settings</h3>
      <ol class="strip small">
      \(figures.joined(separator: "\n"))
      </ol>
      """
  }

  /// The chart of the popups over time.
  private func chart(_ act: Chapter.Act) -> String {
    let marks = act.run.pictures.map {
      QueueChart.Mark(number: $0.number, time: $0.time, caption: $0.caption)
    }
    let chart = QueueChart(act.run.traces, until: act.run.duration)
    guard let svg = chart.svg(marks: marks) else { return "" }
    return "<h3>The queue over time</h3><div class=\"over-time\">\(svg)</div>"
  }

  private func timeline(_ act: Chapter.Act) -> String {
    act.run.timeline.flatMap { entry in
      entry.lines.enumerated().map { index, line in
        guard entry.isOfQueue else { return line.escaped }
        return "<span class=\"\(index == 0 ? "queue" : "order")\">\(line.escaped)</span>"
      }
    }.joined(separator: "\n")
  }

  private func film(_ act: Chapter.Act, of story: Story) -> String {
    guard act.film?.isWritten == true else { return "" }
    return """
      <li class="film"><figure>\(phone(act.filmFile, story.title.english, on: story.device))
      <figcaption>Film</figcaption></figure></li>
      """
  }

  private func phone(_ file: String, _ words: String, on device: Story.Device) -> String {
    let size =
      switch device {
      case .iPhone: "width=\"393\" height=\"852\""
      case .iPad: "width=\"834\" height=\"1194\""
      }
    return """
      <a class="phone" href="\(file)"><img src="\(file)" \(size) loading="lazy" \
      alt="\(words.escaped)"></a>
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
