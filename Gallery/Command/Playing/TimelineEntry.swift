// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import UIKitShim
import Usher

/// Something that happened while a story was played.
struct TimelineEntry {
  let time: Duration
  let words: String
  /// What the queue ordered because of it; nothing for a step of the story.
  var effects: [String] = []
  /// Whether it came from the queue and not from the story.
  var isOfQueue = false

  /// What happened and what was ordered, without the time.
  var text: String { ([words] + effects.map { "→ \($0)" }).joined(separator: "\n") }

  /// One line for the entry, and one for each order.
  var lines: [String] {
    let indent = isOfQueue ? "    " : ""
    return ["\(time.secondsColumn)  \(indent)\(words)"]
      + effects.map { String(repeating: " ", count: 11) + "    → \($0)" }
  }
}

extension TimelineEntry {
  /// The queue's own record of an event and of what it ordered; the window is said where there are more.
  init(_ step: PopupQueue.Trace.Step, window: Int? = nil) {
    var single = PopupQueue.Trace(lanes: [])
    single.record(step.event, at: step.time, effects: step.effects)
    var lines = single.description.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces).inHundredths
    }
    let first = lines.isEmpty ? "" : lines.removeFirst()
    // The script begins each line with “at” and the time, which stand in a column of their own.
    let words = first.split(separator: " ").dropFirst(2).joined(separator: " ")
    let prefix = window.map { "window \($0): " } ?? ""
    self.init(time: step.time.sinceStart, words: prefix + words, effects: lines, isOfQueue: true)
  }

  /// Two records as one: in order of time, the story's steps before what follows from them.
  static func merged(_ story: [TimelineEntry], _ queue: [TimelineEntry]) -> [TimelineEntry] {
    (story + queue).ordered(by: \.time)
  }
}

extension Array {
  /// In order of time; what happened at one time stays as it stands.
  func ordered(by time: (Element) -> Duration) -> [Element] {
    enumerated()
      .sorted { (time($0.element), $0.offset) < (time($1.element), $1.offset) }
      .map(\.element)
  }
}

extension String {
  /// The same line, every time in it with at most two decimals.
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
