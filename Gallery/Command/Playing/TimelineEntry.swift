// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim
import Usher
import UsherCore

/// An entry of a story's timeline.
struct TimelineEntry {
  let time: Duration
  let words: String
  /// The effects of the queue; empty for a step of the story.
  var effects: [String] = []
  /// Whether it is an event of a queue, not a step of the story.
  var isOfQueue = false

  /// The event and its effects, without the time.
  var text: String { ([words] + effects.map { "→ \($0)" }).joined(separator: "\n") }

  /// The lines of the entry: one for the event and one for each effect.
  var lines: [String] {
    let indent = isOfQueue ? "    " : ""
    return ["\(time.secondsColumn)  \(indent)\(words)"]
      + effects.map { String(repeating: " ", count: 11) + "    → \($0)" }
  }
}

extension TimelineEntry {
  /// Creates an entry from a step of a trace, with the window number if there are several windows.
  init(_ step: PopupQueue.Trace.Step, naming names: TraceNames, window: Int? = nil) {
    let prefix = window.map { "window \($0): " } ?? ""
    self.init(
      time: step.time.sinceStart, words: prefix + step.eventLine(naming: names).inHundredths,
      effects: step.effectLines(naming: names).map(\.inHundredths), isOfQueue: true)
  }

  /// Returns both lists in order of time; a story's step precedes its consequences.
  static func merged(_ story: [TimelineEntry], _ queue: [TimelineEntry]) -> [TimelineEntry] {
    (story + queue).ordered(by: \.time)
  }
}

extension Array {
  /// Returns the elements sorted by time; the sort is stable.
  func ordered(by time: (Element) -> Duration) -> [Element] {
    enumerated()
      .sorted { (time($0.element), $0.offset) < (time($1.element), $1.offset) }
      .map(\.element)
  }
}

extension String {
  /// The line with all numbers rounded to two decimals.
  fileprivate var inHundredths: String {
    replacing(/\d+\.\d{3,}/) { match in
      String(format: "%.2f", Double(match.output) ?? 0)
    }
  }
}

extension Duration {
  /// Seconds with two decimals.
  var secondsText: String { secondsColumn.trimmingCharacters(in: .whitespaces) }

  /// Seconds with two decimals, right-aligned for a column.
  var secondsColumn: String {
    let text = String(format: "%.2f s", self / .seconds(1))
    return String(repeating: " ", count: max(0, 9 - text.count)) + text
  }
}
