// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import GalleryStories

extension PlayedStory {
  /// The section of the report.
  var section: String {
    """
    <section id="\(story.id)" class="story \(story.device.rawValue)">
    <p class="id"><code>\(story.id)</code></p>
    <h3>\(story.title.english.escaped)</h3>
    <p class="chinese" lang="zh-Hans">\(story.title.chinese.escaped)</p>
    <p class="trouble">\(story.trouble.english.escaped)</p>
    \(failures.map { "<p class=\"failure\">\($0.escaped)</p>" }.joined(separator: "\n"))
    <div class="acts">
    \(acts.map(html).joined(separator: "\n"))
    </div>
    \(acts.compactMap(chart).joined(separator: "\n"))
    \(others)
    </section>
    """
  }

  /// The act without Usher or with Usher; both are side by side if there is space.
  private func html(of act: Act) -> String {
    """
    <div class="act \(act.act.rawValue)">
    <h4>\(act.act.title)</h4>
    <ol class="strip">
    \(film(act))
    \(zip(act.run.pictures, act.files).map(step).joined(separator: "\n"))
    </ol>
    \(events(act))
    </div>
    """
  }

  private func film(_ act: Act) -> String {
    guard let film = act.film, let cover = act.coverIndices.first else { return "" }
    let name = "\(story.title.english), \(act.act.title)"
    return "<li>\(FilmFrame(film, act.files[cover], name).html)</li>"
  }

  /// A picture, which is a link to itself in full size.
  private func step(_ picture: StoryPicture, file: String) -> String {
    let badge =
      switch picture.kind {
      case .still: ""
      case .moving: "<i>in transition</i>"
      case .trouble: "<i class=\"bad\">the problem</i>"
      }
    return "<li class=\"step\"><a href=\"\(file)\"><img loading=\"lazy\" src=\"\(file)\" alt>"
      + "\(badge)\(picture.caption.escaped)</a></li>"
  }

  private func events(_ act: Act) -> String {
    guard let events = act.events else { return "" }
    // The script shows the page in this one.
    return "<details><summary>Events and effects</summary>"
      + "<a href=\"\(events)\">On a page of their own</a></details>"
  }

  /// The chart of the popups over time.
  private func chart(_ act: Act) -> String? {
    act.chart.map { file in
      let chart = act.queueChart
      return """
        <h4>The queue over time</h4><a class="over-time" href="\(file)"><img loading="lazy" src="\(file)" \
        width="\(Int(chart.size.width))" height="\(Int(chart.size.height))" \
        alt="\(chart.outcomes.escaped)"></a>
        """
    }
  }

  private var others: String {
    let figures = variations.compactMap { variation in
      variation.file.map {
        "<li><a href=\"\($0)\"><img loading=\"lazy\" src=\"\($0)\" alt>"
          + "\(variation.title)</a></li>"
      }
    }
    guard !figures.isEmpty else { return "" }
    return """
      <h4>The same picture with other settings</h4>
      <ol class="strip small">
      \(figures.joined(separator: "\n"))
      </ol>
      """
  }
}

extension PlayedStory.Act {
  /// The chart of the popups over time.
  var queueChart: QueueChart { QueueChart(run.traces, until: run.duration) }

  /// The chart as SVG; nil if there was no popup.
  var chartDrawing: String? {
    queueChart.svg(marks: run.pictures.map { QueueChart.Mark(number: $0.number, time: $0.time) })
  }
}

extension Story.Act {
  /// The act's heading.
  var title: String {
    switch self {
    case .before: "Without Usher"
    case .after: "With Usher"
    }
  }
}

/// A phone that shows a film: its cover until it plays. Without scripts the browser has controls.
struct FilmFrame {
  let film: String
  let cover: String
  let name: String

  init(_ film: String, _ cover: String, _ name: String) {
    (self.film, self.cover, self.name) = (film, cover, name)
  }

  var html: String {
    """
    <div class="film"><img loading="lazy" src="\(cover)" alt><video src="\(film)" \
    aria-label="\(name.escaped)" controls muted playsinline preload="none"></video></div>
    """
  }
}
