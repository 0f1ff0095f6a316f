// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import GalleryStories

extension Chapter {
  /// The section of the report.
  var section: String {
    """
    <section id="\(story.id)" class="\(story.device.rawValue)">
    <p class="id"><code>\(story.id)</code></p>
    <h2>\(story.title.english.escaped)</h2>
    <p class="chinese" lang="zh-Hans">\(story.title.chinese.escaped)</p>
    <p class="trouble"><strong>The problem.</strong> \(story.trouble.english.escaped)</p>
    \(failures.map { "<p class=\"failure\">\($0.escaped)</p>" }.joined(separator: "\n"))
    <div class="acts">
    \(acts.map { html(of: $0) }.joined(separator: "\n"))
    </div>
    \(acts.map(chart).joined())
    \(others)
    </section>
    """
  }

  /// The act without Usher or with Usher; both are side by side if there is space.
  private func html(of act: Act) -> String {
    """
    <div class="act \(act.act.rawValue)">
    <h3>\(act.act == .before ? "Without Usher" : "With Usher")</h3>
    <ol class="strip">
    \(film(act))
    \(act.run.pictures.map { figure($0, in: act) }.joined(separator: "\n"))
    </ol>
    <details><summary>Events and effects</summary>
    <pre>\(timeline(act))</pre></details>
    </div>
    """
  }

  private func figure(_ picture: StoryPicture, in act: Act) -> String {
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

  private var others: String {
    guard !variations.isEmpty else { return "" }
    let figures = variations.map { variation in
      "<li><figure>\(phone(variation.file, variation.title, on: story.device))"
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
  private func chart(_ act: Act) -> String {
    let marks = act.run.pictures.map {
      QueueChart.Mark(number: $0.number, time: $0.time, caption: $0.caption)
    }
    let chart = QueueChart(act.run.traces, until: act.run.duration)
    guard let svg = chart.svg(marks: marks) else { return "" }
    return "<h3>The queue over time</h3><div class=\"over-time\">\(svg)</div>"
  }

  private func timeline(_ act: Act) -> String {
    act.run.timeline.flatMap { entry in
      entry.lines.enumerated().map { index, line in
        guard entry.isOfQueue else { return line.escaped }
        return "<span class=\"\(index == 0 ? "queue" : "order")\">\(line.escaped)</span>"
      }
    }.joined(separator: "\n")
  }

  private func film(_ act: Act) -> String {
    guard act.run.film != nil else { return "" }
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
