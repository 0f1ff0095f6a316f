// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Usher

/// The chart as SVG: time from left to right, one row per popup.
extension QueueChart {
  /// The time of a picture.
  struct Mark {
    let number: Int
    let time: Duration
  }

  private enum Measures {
    /// The margins for the names on the left and the dismissal reasons on the right.
    static let (left, right) = (132.0, 196.0)
    static let (axis, heading, row, bottom) = (44.0, 30.0, 30.0, 14.0)
    static let leastSpacing = 21.0
  }

  /// The size of the drawing, in points.
  var size: (width: Double, height: Double) {
    let rows = lanes.reduce(0) { $0 + $1.rows.count }
    return (
      Measures.left + plotWidth + Measures.right,
      Measures.axis + Double(lanes.count) * Measures.heading + Double(rows) * Measures.row
        + Measures.bottom
    )
  }

  /// Returns the chart as SVG; `nil` if there was no popup.
  func svg(marks: [Mark]) -> String? {
    guard !lanes.isEmpty else { return nil }
    let hasWindows = Set(lanes.map(\.window)).count > 1
    var shapes: [String] = []
    var y = Measures.axis
    for lane in lanes {
      let window = hasWindows ? "window \(lane.window + 1), " : ""
      shapes.append(text(window + "lane \(lane.name)", x: 0, y: y + 20, class: "lane"))
      y += Measures.heading
      for row in lane.rows {
        shapes.append(drawing(of: row, y: y + Measures.row / 2))
        y += Measures.row
      }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" width="\(size.width.short)" height="\(size.height.short)" \
      viewBox="0 0 \(size.width.short) \(size.height.short)"><title>\(summary.escaped)</title>
      <style>\(Self.style)</style>
      \(axis(marks, height: y))
      \(shapes.joined(separator: "\n"))
      </svg>
      """
  }

  /// The text alternative of the chart.
  private var summary: String {
    lanes.flatMap(\.rows).map { row in
      let spans = row.spans.map { "\($0.state.words) \($0.start.short) to \($0.end.short) s" }
      let end = row.end.map { ["\($0.words) at \($0.time.short) s"] } ?? []
      return "\(row.name): \((spans + end).joined(separator: ", "))"
    }.joined(separator: "; ")
  }

  /// The outcomes of the popups, as a short text alternative.
  var outcomes: String {
    lanes.flatMap(\.rows).map { row in
      row.end.map { "\(row.name): \($0.words) at \($0.time.short) s" } ?? row.name
    }.joined(separator: "; ")
  }

  private var seconds: Double { max(duration / .seconds(1), 0.1) }

  private var plotWidth: Double { min(max(seconds * 96, 360), 928) }

  private func x(_ time: Duration) -> Double {
    Measures.left + min(1, max(0, time / .seconds(1) / seconds)) * plotWidth
  }

  private func drawing(of row: Row, y: Double) -> String {
    var parts = [text(row.name, x: 0, y: y + 4.5, class: "name")]
    parts += row.spans.map { bar($0, y: y, name: row.name) }
    if let end = row.end {
      let x = x(end.time)
      parts.append("<circle class=\"end\" cx=\"\((x + 1).short)\" cy=\"\(y.short)\" r=\"2.5\"/>")
      parts.append(text(end.words, x: x + 9, y: y + 4.5, class: "why"))
    }
    return parts.joined(separator: "\n")
  }

  private func bar(_ span: Span, y: Double, name: String) -> String {
    let words = "\(name) \(span.state.words) from \(span.start.short) s to \(span.end.short) s"
    return Self.shape(
      span.state, from: x(span.start), to: x(span.end), y: y,
      title: "<title>\(words.escaped)</title>")
  }

  /// Returns the shape of a state: a thin line while waiting, growing while appearing, shrinking
  /// while disappearing.
  private static func shape(
    _ state: State, from: Double, to: Double, y: Double, title: String
  ) -> String {
    let name = state.rawValue
    switch state {
    case .waiting:
      return "<path class=\"\(name)\" d=\"M\(from.short) \(y.short)H\(to.short)\">\(title)</path>"
    case .appearing, .disappearing:
      let (first, last) = state == .appearing ? (1.0, 8.0) : (8.0, 1.0)
      let points = [(from, y - first), (to, y - last), (to, y + last), (from, y + first)]
      let path = points.map { "\($0.0.short),\($0.1.short)" }.joined(separator: " ")
      return "<polygon class=\"\(name)\" points=\"\(path)\">\(title)</polygon>"
    case .visible, .suspended:
      return "<rect class=\"\(name)\" x=\"\(from.short)\" y=\"\((y - 8).short)\" "
        + "width=\"\(max(to - from, 1).short)\" height=\"16\">\(title)</rect>"
    }
  }

  private func axis(_ marks: [Mark], height: Double) -> String {
    let steps = [0.5, 1, 2, 5, 10, 20, 60]
    let step = steps.first { $0 / seconds * plotWidth >= 56 } ?? 120
    var shapes: [String] = []
    for number in 0...Int(seconds / step) {
      let time = Double(number) * step
      let x = x(.seconds(time))
      shapes.append(
        "<path class=\"tick\" d=\"M\(x.short) \(Measures.axis.short)V\(height.short)\"/>")
      shapes.append(text("\(time.short) s", x: x, y: Measures.axis - 8, class: "time"))
    }
    var last = -Double.infinity
    for mark in marks {
      let x = max(x(mark.time), last + Measures.leastSpacing)
      last = x
      shapes.append(
        "<g class=\"mark\"><circle cx=\"\(x.short)\" cy=\"11\" r=\"9\"/>"
          + "<text x=\"\(x.short)\" y=\"15\">\(mark.number)</text></g>")
    }
    return shapes.joined(separator: "\n")
  }

  private func text(_ words: String, x: Double, y: Double, class name: String) -> String {
    "<text class=\"\(name)\" x=\"\(x.short)\" y=\"\(y.short)\">\(words.escaped)</text>"
  }
}

extension QueueChart.State {
  /// The state as text.
  var words: String {
    switch self {
    case .waiting: "waits"
    case .appearing: "appears"
    case .visible: "is visible"
    case .disappearing: "disappears"
    case .suspended: "is suspended"
    }
  }
}

extension QueueChart {
  /// The style sheet of the drawings, for light and dark mode; a picture has none from its page.
  private static let style = """
    :root { --chart-ink: #24211d; --chart-faded: #6b645a; --chart-line: #e4dccf; --chart-bar: #3f6655; \
    --chart-mark: #efe9de; }
    @media (prefers-color-scheme: dark) { :root { --chart-ink: #f0eae0; --chart-faded: #a9a093; \
    --chart-line: #34302a; --chart-bar: #9cc7b1; --chart-mark: #23201c; } }
    .chart text { font: 13px system-ui, -apple-system, "Segoe UI", Inter, "Noto Sans", sans-serif; \
    fill: var(--chart-ink); }
    .chart .lane { font-weight: 600; fill: var(--chart-faded); }
    .chart .why, .chart .time { fill: var(--chart-faded); }
    .chart .time { font-size: 12px; text-anchor: middle; font-variant-numeric: tabular-nums; }
    .chart .tick { stroke: var(--chart-line); }
    .chart .mark circle { fill: var(--chart-mark); }
    .chart .mark text { fill: var(--chart-bar); font-size: 11px; font-weight: 600; text-anchor: middle; }
    svg .waiting { fill: none; stroke: var(--chart-faded); stroke-width: 2; stroke-dasharray: 2 4; \
    stroke-linecap: round; }
    svg .visible, svg .appearing, svg .disappearing { fill: var(--chart-bar); }
    svg .appearing, svg .disappearing { opacity: .5; }
    svg .suspended { fill: none; stroke: var(--chart-bar); stroke-dasharray: 3 3; }
    svg .end { fill: var(--chart-faded); }
    """

  /// The legend for the top of the report.
  static var legend: String {
    let keys = State.allCases.map { state in
      let shape = shape(state, from: 2, to: 42, y: 9, title: "")
      return "<li><svg width=\"44\" height=\"18\" viewBox=\"0 0 44 18\" aria-hidden=\"true\">"
        + "\(shape)</svg>\(state.words)</li>"
    }
    return "<style>\(style)</style><ul class=\"legend\">\(keys.joined())</ul>"
  }
}

extension Double {
  /// The number with at most two decimals.
  var short: String {
    let text = String(format: "%.2f", self)
    return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
  }
}

extension Duration {
  /// The seconds with at most two decimals.
  fileprivate var short: String { (self / .seconds(1)).short }
}
